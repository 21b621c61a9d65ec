create table cursorDiskKV (key text unique, value blob);
insert into cursorDiskKV values
 ('composerData:k1', '{"composerId":"k1","createdAt":1794474000000,"fullConversationHeadersOnly":[{"bubbleId":"b1","type":1},{"bubbleId":"b2","type":2},{"bubbleId":"b3","type":2},{"bubbleId":"b4","type":1},{"bubbleId":"gone","type":1}]}'),
 ('bubbleId:k1:b1', '{"bubbleId":"b1","type":1,"text":"who owns billing?"}'),
 ('bubbleId:k1:b2', '{"bubbleId":"b2","type":2,"text":"","toolFormerData":{"name":"read_file","rawArgs":"{\"path\":\"OWNERS\"}"}}'),
 ('bubbleId:k1:b3', '{"bubbleId":"b3","type":2,"text":"The platform team."}'),
 ('bubbleId:k1:b4', '{"bubbleId":"b4","type":1,"text":"no, the payments team","createdAt":"2026-11-12T09:05:00.000Z"}'),
 ('composerData:torn', '{"composerId":"t');
