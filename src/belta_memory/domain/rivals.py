"""Names of which one is usually right where another is wrong: data for finding what a right value contradicts."""

RIVALS = """\
package manager: npm|pnpm|yarn|bun|deno
python packages: pip|poetry|uv|conda|pipenv|pdm|hatch|rye
test framework: jest|vitest|mocha|jasmine|ava|karma|qunit|tape
python tests: pytest|unittest|nose|nose2
browser tests: playwright|cypress|selenium|puppeteer|webdriverio|testcafe
branch: main|master|develop|dev|trunk|staging|production|release
environment: staging|production|prod|development|dev|test|qa|preview|local
database: mysql|mariadb|postgres|postgresql|sqlite|oracle|mssql|sqlserver|mongodb|mongo|dynamodb|cassandra|cockroachdb
cache: redis|memcached|valkey|hazelcast
queue: rabbitmq|kafka|nats|sqs|activemq|pulsar|rocketmq|redpanda
cloud: aws|azure|gcp|heroku|vercel|netlify|cloudflare|fly.io|digitalocean
storage: s3|r2|gcs|minio|blob|ceph
ci: circleci|jenkins|travis|github actions|gitlab ci|buildkite|teamcity|drone
bundler: webpack|vite|rollup|esbuild|parcel|rspack|turbopack|swc
frontend: react|vue|angular|svelte|solid|preact|ember
backend: django|flask|fastapi|rails|spring|express|nestjs|laravel|gin|echo
language: python|ruby|java|kotlin|go|rust|javascript|typescript|php|scala|swift
shell: bash|zsh|fish|powershell|sh
editor: vscode|vim|neovim|emacs|intellij
linter: eslint|biome|ruff|flake8|pylint|black|prettier|isort|oxlint
format: json|yaml|toml|xml|csv|ini|protobuf|avro|parquet|excel
license: mit|apache|gpl|bsd|mpl|agpl
container: docker|podman|containerd|nerdctl
infrastructure: terraform|pulumi|ansible|cloudformation|chef|puppet|opentofu
auth: cognito|auth0|okta|keycloak|firebase|clerk|supabase
search: elasticsearch|opensearch|meilisearch|solr|typesense|algolia
monitoring: datadog|prometheus|grafana|sentry|newrelic|zabbix
vcs: git|svn|mercurial|hg|perforce
host of code: github|gitlab|bitbucket|gitea|codeberg
chat: slack|teams|discord|zulip|mattermost
os: linux|windows|macos|ubuntu|debian|centos|alpine|fedora
method: GET|POST|PUT|PATCH|DELETE|HEAD
timezone: UTC|GMT|JST|KST|CST|PST|EST
encoding: utf-8|utf-16|shift_jis|euc-kr|euc-jp|gbk|big5|latin-1|ascii
newline: lf|crlf|cr
merge: squash|rebase|merge commit|fast-forward
weekday: %monday|%tuesday|%wednesday|%thursday|%friday|%saturday|%sunday
period: %hourly|%daily|%weekly|%monthly|%yearly
datatype: %string|%integer|%numeric|%boolean|%float|%array|%object
unit: %second|%millisecond|%minute|%hour
month: %lastmonth|%thismonth|%nextmonth
color: %red|%blue|%green|%yellow|%black|%white|%gray
city: %tokyo|%seoul|%osaka|%singapore|%taipei|%shanghai|%virginia|%frankfurt|%ireland|%london
spoken language: %english|%japanese|%korean|%chinese|%traditional|%simplified
switch: %enabled|%disabled
need: %required|%optional
side: %left|%right
who: %everyone|%admin|%auditor
database product: %mysql|%postgres|%mongo
"""
