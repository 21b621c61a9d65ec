create table session (id text primary key, directory text, parent_id text, permission text, time_created integer);
create table message (id text primary key, session_id text, time_created integer, data text);
create table part (id text primary key, message_id text, session_id text, time_created integer, data text);
insert into session values ('s1', '/home/mia/shop', null, null, 1), ('s2', '/home/mia/shop', 's1', null, 2),
 ('s3', '/srv/ci', null, '[{"permission":"question","pattern":"*","action":"deny"}]', 3);
insert into message values ('m1','s1',1794474000000,'{"role": "user"}');
insert into part values ('pm1','m1','s1',1794474000000,'{"type": "text", "text": "which registry do we push to?"}');
insert into message values ('m2','s2',1794474001000,'{"role": "user"}');
insert into part values ('pm2','m2','s2',1794474001000,'{"type": "text", "text": "find the registry"}');
insert into message values ('m3','s1',1794474002000,'{"role": "assistant"}');
insert into part values ('pm3','m3','s1',1794474002000,'{"type": "text", "text": "To hub-a."}');
insert into message values ('m4','s3',1794474003000,'{"role": "user"}');
insert into part values ('pm4','m4','s3',1794474003000,'{"type": "text", "text": "\"no, the port is 1\""}');
insert into message values ('m5','s1',1794474004000,'{"role": "assistant"}');
insert into part values ('pm5','m5','s1',1794474004000,'{"type": "tool", "tool": "bash", "state": {"status": "completed", "input": {"command": "docker push"}, "output": "no, wrong"}}');
insert into message values ('m6','s1',1794474005000,'{"role": "user"}');
insert into part values ('pm6','m6','s1',1794474005000,'{"type": "text", "text": "Called the Read tool", "synthetic": true}');
insert into message values ('m7','s1',1794474006000,'{"role": "user"}');
insert into part values ('pm7','m7','s1',1794474006000,'{"type": "text", "text": "no, we push to hub-b"}');
