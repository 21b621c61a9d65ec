create table messages (id integer primary key autoincrement, session_id text not null, role text not null, content text,
 tool_calls text, timestamp real not null, active integer default 1, display_kind text);
insert into messages (session_id, role, content, tool_calls, timestamp, active, display_kind) values
 ('h1', 'user', 'what is the retention of the logs?', null, 1794474000.5, 1, null),
 ('h2', 'user', 'hello', null, 1794474001.0, 1, null),
 ('h1', 'assistant', 'Thirty days.', '[{"id":"c","function":{"name":"terminal","arguments":"{\"command\":\"cat logs.yml\"}"}}]', 1794474002.0, 1, null),
 ('h1', 'tool', 'no, wrong', null, 1794474003.0, 1, null),
 ('h1', 'user', 'Review the conversation above and update your memory. No, this is wrong.', null, 1794474004.0, 1, null),
 ('h1', 'user', 'no, hidden', null, 1794474005.0, 1, 'hidden'),
 ('h1', 'user', 'no, taken back', null, 1794474006.0, 0, null),
 ('h1', 'user', 'no, it is ninety days', null, 1794474007.0, 1, null);
