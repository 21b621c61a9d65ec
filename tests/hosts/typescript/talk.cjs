// Says to a server what it reads on stdin, step by step, and prints what came of each as a line of JSON.
// usage: node talk.cjs FOLDER sdk|client MODE COMMAND [ARGUMENT…]
const { createRequire } = require('node:module');
const { readFileSync } = require('node:fs');
const [folder, generation, mode, command, ...args] = process.argv.slice(2);
const load = createRequire(`${folder}/index.js`);

const isGreeted = ['legacy', 'auto'].includes(mode);
// A client that speaks the newer generation alone has to know already that the server does: asked, it leads to the older.
const discover = { supportedVersions: [mode], capabilities: { tools: {}, resources: {}, prompts: {} } };
const MOMENT = 350; // milliseconds that a person needs at the least

function sdk(elicit) {
  const { Client } = load('@modelcontextprotocol/sdk/client/index.js');
  const { StdioClientTransport } = load('@modelcontextprotocol/sdk/client/stdio.js');
  const { ElicitRequestSchema } = load('@modelcontextprotocol/sdk/types.js');
  const client = new Client({ name: 'typescript-sdk', version: '1' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, elicit);
  return [client, StdioClientTransport];
}

function newer(elicit) {
  const { Client } = load('@modelcontextprotocol/client');
  const { StdioClientTransport } = load('@modelcontextprotocol/client/stdio');
  const options = {
    capabilities: { elicitation: { form: {} } },
    versionNegotiation: { mode: isGreeted ? mode : { pin: mode } },
  };
  const client = new Client({ name: 'typescript-client', version: '2' }, options);
  client.setRequestHandler('elicitation/create', elicit);
  return [client, StdioClientTransport];
}

async function main() {
  const { answers, steps } = JSON.parse(readFileSync(0, 'utf8'));
  const elicit = async (request) => {
    await new Promise((done) => setTimeout(done, MOMENT));
    const [field] = Object.keys(request.params.requestedSchema.properties);
    return { action: 'accept', content: { [field]: answers.shift() } };
  };
  const [client, Transport] = generation === 'sdk' ? sdk(elicit) : newer(elicit);
  client.onerror = (error) => console.log(JSON.stringify({ complaint: String(error) }));
  const transport = new Transport({ command, args, env: process.env, stderr: 'inherit' });
  await client.connect(transport, isGreeted ? {} : { prior: { kind: 'modern', discover } });
  for (const [method, params] of steps) {
    try {
      console.log(JSON.stringify({ result: await client[method](params) }));
    } catch (error) {
      console.log(JSON.stringify({ error: { code: error.code, message: error.message } }));
    }
  }
  await client.close();
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
