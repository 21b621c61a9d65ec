"""People, office and business, above all their verbs and relations: read by search alone, as `domain.glossary_notes`."""

OFFICE = """\
giveback: give back|gives back|hand back|handed back|bring back|返す|返して|返し忘れ|돌려주|돌려줘|돌려줄|交还|还回|return the key|return the laptop|返しま|返さな|返そう|お返し|반환|돌려받|갖다줘|交回|退还|送回来|拿回来还
leavebehind: leave behind|left behind|forgotten item|置き忘れ|忘れ物|置いていく|분실물|遗落|忘了拿|遗忘在|두고간|물건을 두고|forgot my umbrella|lost and found|忘れてき|忘れてった|置いてき|落とし物|忘在|失物|遺失物|忘記帶走|놓고 왔어|놓고 왔습|두고 왔어|두고 왔습|놓고갔|두고갔|두고왔|놓고왔
leaveplace: leave the building|leave the room|leaving the office|last to leave|退室|退館|退出|최종 퇴실|离开|离场|퇴실할|head home|heading out for the day|帰るとき|帰り際|最後に出る|最後に帰る|나오면서|마지막 퇴근|走之前|下班走|走的时候|離場時|나갈때|퇴근할때|퇴근 직전
goout: go out|going out|step out|外出|出かけ|外に出|席を外|외출|밖으로 나가|자리를 비우|出门|外出时|out of the office for lunch|pop out|出かけて|外出中|席を離れ|出てきます|나갔다|나갔다가|잠깐 나가|外勤|出去一趟|出去一下|跑外
comein: come inside|get into the building|enter the building|enter the room|入室|入館|立ち入|中に入|들어오|출입|进入|入内|get inside|入って来|入れない|中に入れ|入ってい|들어와|들어온|들어갈|출입구|进来|进门|进不去|进得去
turnup: turn up|turned up|show up|showed up|appeared|現れ|来なかった|姿を見せ|나타나|나타난|出现|没来|到场|나타났|made it to the meeting|来てくれ|来ません|来ていな|顔を出し|안왔|왔는지|来了没|没来过|沒出現|没露面|露面|沒有到|안왔다|안왔어|안나왔
noshow: never came|booked but absent|no-show|without cancelling|無断キャンセル|ノーショー|連絡なしで来な|노쇼|예약 부도|爽约|放鸽子|ドタキャン|すっぽかし|来なかった予約|펑크내|바람맞|没来吃|预约没来|預約未到|放鸽|不来也不说|未到场|안나타|펑크냈|나타나지
fillin: filling in the form|complete the form|fill out|filled out|書き込|記載|기입|기재|작성란|填上|填表|填入|적어주|write down your name|put your name on the form|書いて出|書いてくだ|書いてもら|ご記入|써넣|채워넣|写上|填好|填完|填一下|填表格|써넣어|적어내|써주세요|적어주세요
leaveblank: leave blank|left blank|leave empty|left empty|blank field|未記入|빈칸|공란|비워둔|留空|空着|空著|不填|비워두|空けてお|空けたまま|書かないで|空のまま|ブランク|비어있|비워놔|不写|空白不填|不用填|別填|空着不|비워놓|비워둬|비어있는
enclose: enclose|enclosed|enclosure|同封|封入|동봉|함께 넣어|随附|随信|附在信封|put in the envelope|同梱|一緒に入れて送|封筒に入れ|동봉된|함께 보내|一起寄|随信附|附在里面|装进信封
attach: attach|attaches|attached|添付する|添付して|付けて送|첨부하|첨부해|붙여서|붙임|附上|附加|附带|see attached|添付しま|첨부파일|붙여 보내|달아서 보내|夹带|附上文件|贴附
signname: undersigned|countersign|自署|사인|자필|sign here|署名欄|記名|署名し|서명란|사인해|서명해|서명하|싸인|签个字|签个名|落款|签字栏|簽收
sealstamp: rubber stamp|hanko|company seal|判子|ハンコ|印鑑|직인|印章|公章|stamped|company chop|ハンコを押|はんこ|印を押|捺す|도장을|인감|盖个章|盖章了|章子|图章|用章|도장찍|도장을 찍어|직인을
postpone: postpone|postponed|put off|push back|pushed back|延期|先送り|後ろ倒し|繰り延べ|연기|미루|미뤄|미뤘|推迟|延后|改期|顺延|reschedule|delay until|defer|deferred|延ばす|延びた|先延ばし|後日に|リスケ|日延べ|미룬|미룰|미뤄졌|늦춰|늦췄|往后推|往後延|推后|拖后|延期到|延到|改到下|推到下|뒤로 미뤄|다음주로
bringforward: bring forward|brought forward|move up|moved up|earlier than planned|前倒し|繰り上げ|早める|早めた|앞당|당겨서|조기|提早|往前挪|sooner than planned|ahead of schedule|早まっ|早めて|前に倒|당겼|일찍 시작|往前提|往前移|提前到|提前了|提早到|앞으로 당겨
prolong: prolong|prolonged|extend|extended|extends|延ばし|延びる|늘려|展期|宽限|늘린|extend the deadline|延ばして|延びて|長くす|延長し|연장해|연장하|늘렸|加长|再延|拉长|延多久|续期|기간을 늘려
fallbelow: fall below|falls below|drop below|drops below|fewer than|下回|割り込|切ったら|밑돌|아래로 떨어|低于|跌破|under the limit|dip below|下回る|下回っ|より少な|より低|아래로 내려|밑으로 내려|이하로|跌到|不到一半|小于|低過
beenough: enough|sufficient|suffices|suffice|足りる|十分|事足り|間に合う|충분|넉넉|足够|够用|充足|就夠|足りま|足りている|足りて|たりる|賄え|충분히|충분한|충분하|넉넉히|넉넉하|够吗|够不够|足以|够了
shortage: scarce|ran out|足りない|足りなく|欠乏|모자란|떨어지면|缺口|用完了|running low|足りませ|たりない|底をつ|切れそう|부족한|부족하|부족해|모자랐|모자람|바닥나|동났|缺了|不太够|快没了|快用完|用光|耗尽|不足够|短少
bemissing: lacking|left out|omitted|欠けて|抜けて|記載漏れ|記入漏れ|누락|빠뜨|漏掉|漏填|overlooked|skipped over|抜けてい|漏れてい|抜け漏れ|入っていな|書き忘れ|빠져|빠뜨렸|빠트|빼먹|누락된|누락되|없는 항목|少了一|没写上|少填|漏写|遺漏了|缺漏
deemed: count as one|treated like|considered|regarded as|deemed|みなす|みなされ|見なす|見なされ|간주|취급|인정되|算作|算是|视为|当作|视作|計為|扱いになる|扱いとする|とみな|扱いにな|간주됩|취급됩|算不算|当成|认定为|等同于
countfrom: counting period|day count|count begins|clock starts|起算|から数え|から計算|数え始め|부터 계산|기산|算起|开始计算|起计|부터 세어|から起算|数えて|から数える|初日を含|부터 따져|부터 계산해|기산일|从哪天算|开始算|从收到|起算日
splitup: split up|divide|divided|分けて|小分け|나눠|分成|divide into|split into|break up into|break into parts|分割し|分かれ|小分けに|나눈|나눌|나누어|쪼갠|쪼개서|갈라|여러 개로|分开来|分成几|分割成|拆开|切成|分几次
splitcost: split the cost|split the bill|share the cost|go dutch|割り勘|折半|費用を分担|더치페이|분담|반씩|分摊|均摊|平摊|each pay their share|everyone pays their own|ワリカン|割勘|頭割り|各自払い|出し合|엔빵|뿜빵|각자 계산|各付各的|分担费用|大家平分|一起分担|凑钱
forwardto: passed along|forward|forwarded|forwarding|転送|回送|回して|포워딩|전달해|넘겨주|转发|转交|转寄|転送し|回しま|転送先|転送する|전달하|전달했|넘겨줘|돌려서 보내|转给|转一下|转发给|转来|代转
handover: hand over|handed over|take over|takes over|引き継|引継|申し送り|인수인계|인계|이어받|넘겨받|交接|移交|接手|knowledge transfer|pass on my tasks|handoff|引き継ぐ|引き継い|引継ぎ|バトンタッチ|인계하|인수하|인계받|인수 인계|업무 넘겨|넘겨주고|물려받|물려주|交给下|接班|交班|接替|交出去|接管|接任
quotation: price quote|written estimate|相見積|估价|estimate the price|cost estimate|見積もっ|見積を|견적을|얼마 나오|견적가|报个价|询价|估個價|开价
billto: bill|billed|charges|課金|徴収|과금|부과|计费|扣款|加收|put it on the bill|請求し|請求先|請求さ|課金さ|費用がかか|청구하|청구해|청구된|부과하|비용이 나오|要收钱|账单寄|向客户收
owe: owe|owed|owing|debt|outstanding amount|負債|未払い|借金|ツケ|미지급|미납|欠款|欠着|欠著|未付|拖欠|빚진|갚아|갚을|still owes|unpaid|借りがある|未払|払っていな|つけ払|滞納|밀린 요금|빚이|갚지|채무|欠钱|欠多少|欠费|欠我|没付|没还|還沒付|未結清|안낸돈|밀린요금|빚을|빚도
lend: lends|lent|loaned|loaner|貸す|貸して|貸与|貸し出す|借りた|빌려주|빌려줘|빌린|借给|lend out|borrow|貸出|貸した|貸しま|借りる|借りて|お借り|빌려|빌릴|빌렸|빌리|빌려간|대출해|借用|借出|借走|借一下|借來|借了|外借|出借|빌려가
sharewith: shared|sharing|shares|共有|分け合|共用|公開範囲|공유|공용|共享|分享|公用|share with the team|let others see|共有し|共有フォルダ|みんなで使|シェアする|공유해|공유하|공유된|共用的|大家一起用|共同使用|分享给|共享给|같이쓰|함께쓰
conceal: hides|conceal|concealed|伏せ|숨겨|가려|隐瞒|遮住|遮盖|keep secret|cover up|out of sight|隠した|隠さ|隠して|伏せて|見えなくす|숨길|감춘|감췄|가린|가리고|藏起来|藏在|遮起来|瞒着|瞞著|盖住|不让人看
lockup: lock up|locked up|locking|lock the door|施錠|鍵を閉め|戸締|잠가|문단속|上锁|锁上|锁门|lock the cabinet|lock the office|鍵をし|鍵かけ|鍵を締め|戸締まり|カギをかけ|잠궈|잠갔|잠근|자물쇠|锁好|锁门了|关好门|鎖起來|문을 잠가|문을 잠그|문잠
unlockdoor: unlock|unlocks|unlocked|解錠|開錠|鍵を開け|ロック解除|잠금 해제|잠금을 해제|开锁|解锁|잠금해제|open the lock|open with a key|鍵をあけ|鍵が開か|カギを開け|開けてもら|ドアを開け|打开门|打开锁|解除锁|解除鎖定|开不了门|문을 열어|문을 열면
doublecheck: double-check|check twice|checked twice|cross-check|second pair of eyes|二重チェック|ダブルチェック|再確認|見直|재확인|다시 확인|이중 확인|复核|覆核|再次确认|더블체크|check again|recheck|re-check|verify again|もう一度確認|見直す|読み返|確かめ直|다시 체크|다시 한번 확인|거듭 확인|재검토|再核对|再看一遍|再检查|检查两遍|二次确认|核一遍|再三确认
apart: separately|set apart|kept apart|別々|別途|別に|分けて置|따로|별도|별개|单独|另行|分开|另外|individually|切り離し|分けてく|따로따로|각각 따로|分开放|分別|隔开|单放|따로 두세|따로 보관
sametime: simultaneously|all at once|一度に|いっぺんに|동시에|한꺼번에|一并|一併|一次性|both at once|並行して|한번에|같은 시간에|一起做|一次全|同一时间|一口气
beforehand: ahead of time|prior notice|予め|사전에|up front|事前に|前日まで|先んじ|미리미리|사전 연락|提前通知|先说一声|先打招呼|事先说|先知會|事先告知|미리 말해|미리 알려
afterwards: afterwards|afterward|after the fact|retroactively|事後|後から|後日|あとで|나중에|사후|추후|过后|随后|日后|後ほど|後で|のちほど|そのあと|이따가|끝나고 나서|다음에 따로|之后再|回头再|後來|事后再|晚点再|稍后|以后再
behalf: substitute signer|deputy|on behalf|deputize|代わって|代行|대리|대행|대신해|代为|代办|代わりに|代理で|代理人|かわりに|代筆|대신 서명|대리인|대신하|대신할|代签|代班|替我|替他|帮忙代|替人
except: apart from|を除き|抜きで|빼고|말고|之外|除去|不含|不包括|except|excluding|other than|以外|除く|除いた|を抜いて|は別とし|제외|제외한|빼고는|외에는|除了|除外|扣除以外|不算|不计入
perperson: per person|per head|each person|per employee|一人あたり|一人につき|一人当たり|인당|每人|人均|每位|每个人|사람당|명당|each of us|one each|per attendee|一人いくら|ひとりあたり|一人分|人数分|일인당|한명당|두당|一个人多少|一人一份|每人多少|每人分|一人份|按人头
intotal: in total|altogether|total amount|sum total|全部で|トータル|모두 합쳐|총계|共计|all together|grand total|adds up to|合計で|合わせて|全部あわせ|計いくら|총합|총금액|도합|합쳐서|一共|总共|加起来|总数|合起来|全部加
exemptfee: waive|waived|waiver|exempt|exempted|免除|免じ|適用外|면제|감면|免除了|豁免|减免|fee waiver|免除され|払わなくて|無料になる|かからない料金|면제되|면제해|감면해|공짜로|감면받|免收|不用交钱|不用付|免掉|免缴|내지 않아도
deduct: deduct|deducted|deducts|deduction|subtract|控除|差し引|天引き|공제|차감|빼고 지급|扣除|扣减|减去|taken off|take off|takes out|引かれ|差し引く|差し引い|控除さ|引き落と|차감되|공제하|공제되|扣掉|扣钱|扣了|从工资里扣|從薪水扣|减掉|扣多少
offsetamount: offset|set off against|net against|相殺|差し引き相殺|充当|상계|충당|抵消|抵銷|冲抵|抵扣|balance out|set against|相殺し|充てる|充当し|相殺す|差額だけ|퉁치|상쇄|상계하|상계 처리|充抵|对冲|冲掉|抵掉|冲账|沖帳|拿来抵
entrust: entrust|entrusted|leave in the care|預ける|預け|任せる|委ね|맡겨|위임|寄放|托付|交给保管|hand to the front desk|預けて|預かっ|任せて|任せま|お任せ|頼んで|맡긴|맡길|맡겼|맡아|위탁|存放在|寄存|交給他|请人代|交由
pickupitem: collect in person|come and collect|pick it up|picked up at|取りに来|受け取りに来|찾으러|찾아가|직접 수령|来取|领取|go and collect|取りに行|受け取りに行|引き取っ|取りに伺|引き取る|찾아오|가지러|방문 수령|가져가세요|去取|来拿|去拿|领走|自己取|自行领|自行取|取件|찾으러 가세|직접 찾아
distribute: hand out|handed out|distribute|distributed|配る|配布|配って|나눠주|배부|分发|派发|pass around|hand round|配りま|配った|配付|回覧|行き渡|나눠줬|배포하|发给大家|分给|发下去|分派|나눠준
bringalong: bring along|bring your own|持参|持ってくる|持って来|持ち込|지참|챙겨|自带|带来|take along|持ってき|持って行|もってき|持ち物|持参し|가져와|가져올|챙겨오|준비물|带上|随身带|記得帶|要带|自備|가지고 오세|들고 오세|들고와
carryout: take home|take out of the building|carry off premises|持ち出|持ち帰|社外に持|반출|가지고 나가|가져가|带出|带回家|携出|take out of the office|remove from the premises|持って帰|持ち出す|持ち出し|家に持|外に持ち|반출하|집에 가져|들고 나가|밖으로 가져|가져나가|带回去|带走|拿出去|拿回家|带离
probation: probation|probationary|trial employment|試用期間|見習い|수습|수습기간|시용|见习|trial period|probation period|試用期間中|仮採用|お試し期間|本採用|수습 기간|시용기간|試用中|转正|考察期|过试用
jobtransfer: transferred to another|job rotation|reassignment|reassigned|異動|配置転換|転勤|転任|인사이동|전근|전보|부서 이동|调岗|調職|调动|轮岗|輪調|job transfer|moved to another team|change teams|部署異動|異動にな|異動する|부서이동|발령|인사 발령|전출|换部门|调部门|调到|转岗|轉調|调离|부서를 옮겨|팀을 옮겨
secondment: dispatched to|secondment|seconded|出向|派遣先|出向先|파견|借调|外派|派驻|assigned to a client|出向する|出向中|客先常駐|派遣する|파견근무|파견 근무|상주|驻场|派到|派往|外借人|派去|駐點|借将
promotion: promotion to|promoted|promote|昇進|昇格|昇任|승진|승급|진급|晋升|升职|升迁|get promoted|moving up|昇進し|出世|昇格し|승진하|승진했|진급하|승진 대상|승진자|升官|晉級|提拔|升主管|升经理
payraise: pay raise|salary increase|raise in pay|昇給|賃上げ|ベースアップ|임금 인상|연봉 인상|급여 인상|加薪|涨薪|調薪|salary raise|higher salary|pay rise|salary review|昇給する|給料が上が|給料アップ|賃上|월급 인상|봉급 인상|호봉|연봉 협상|涨工资|加工资|加薪水|调工资|升工资|提薪
dismissal: get fired|dismissal|dismissed|sacked|let go|解雇|懲戒解雇|首にな|해고|잘린|잘렸|开除|辞退|炒鱿鱼|laid off|layoff|lay off|クビ|首を切|解雇され|リストラ|잘리|짤리|짤렸|해고되|해고당|정리해고|권고사직|被裁|裁员|炒掉|辞掉|炒了
disciplinary: disciplinary|reprimand|written warning|懲戒|処分|始末書|けん責|징계|시말서|견책|记过|检讨书|warning letter|disciplined|sanction|懲罰|減給|戒告|処分を受|譴責|징계위|징계를|경고장|감봉|징계받|정직 처분|处罚|警告信|记大过|受罚|懲處
harassment: harassment|harassed|bullying|bullied|ハラスメント|パワハラ|セクハラ|いじめ|괴롭힘|성희롱|갑질|骚扰|欺凌|霸凌|harass|sexual harassment|嫌がらせ|モラハラ|カスハラ|ハラスメ|괴롭히|괴롭혀|성추행|희롱|왕따|欺负|性骚扰|职场霸凌|被欺负|排挤
performancereview: performance review|appraisal|performance evaluation|人事評価|人事考課|査定|業績評価|인사평가|인사고과|성과평가|绩效|考核|考绩|annual review|evaluation talk|assessment by the manager|評価面談|評価シート|人事評定|評価制度|평가 면담|인사 평가|성과 평가|고과|근무평가|업무 평가|考评|年终考核|年度考核|评估面谈|打绩效|打考績
resume: curriculum vitae|résumé|job application form|履歴書|職務経歴書|이력서|자기소개서|简历|cv|application documents|職歴|履歴書を|経歴書|レジュメ|이력서를|경력기술서|자소서|경력서|個人简历|求职信|履歷表|简历表
employeereferral: employee referral|referral bonus|referred by|リファラル|社員紹介|紹介者|사내 추천|추천인|추천 채용|内推|员工推荐|refer a friend|recommend a friend for a job|知人の紹介|社員の紹介|リファラル採用|紹介制度|지인 추천|직원 추천|추천 보너스|사내추천|内推码|推荐朋友|介绍朋友来|内部推荐|推薦獎金
jobposting: job posting|job advert|vacancy|open position|募集要項|欠員|채용 공고|모집 공고|职缺|招聘启事|岗位空缺|job ad|採用募集|求人票|求人広告|人を募集|채용공고|구인 공고|모집공고|招人|徵人|招人启事|职位空缺|開缺|구인중|모집중
joboffer: job offer|offer letter|内定|採用通知|オファー|합격 통보|채용 통지|처우 협의|录用|录取通知|offer accepted|employment offer|accept an offer|内定者|内々定|採用が決|内定が|내정|합격자|합격했|최종 합격|입사 제안|오퍼 레터|拿到offer|收到录用|录取|聘书
parttime: part-time|part-timer|part time job|パート|アルバイト|バイト|아르바이트|알바|시간제|파트타임|兼职|打工|计时工|工讀|钟点工|part timer|work part-time|パートさん|短時間勤務|短期バイト|알바생|아르바이트생|단시간 근로|파트 타임|알바비|小时工|钟点|零工|临时帮忙|打工仔|兼差
fulltime: full-time|permanent employee|regular employee|正社員|常勤|フルタイム|정규직|정직원|상근|正职|全职|正式员工|permanent staff|permanent position|正規雇用|正規社員|社員登用|無期雇用|정규직원|정규 직원|정규직 전환|풀타임|正式工|编制内|长期员工|正式職員|正編
tempstaff: temp worker|temp agency|agency worker|fixed-term|派遣社員|契約社員|有期雇用|계약직|파견직|비정규직|派遣员工|合同工|約聘|临时工|temporary worker|contractors on site|派遣さん|派遣の人|非正規|臨時職員|嘱託|파견 직원|파견직원|계약 직원|임시직|기간제|촉탁|派遣工|劳务派遣|外派员工|合约工|約聘人員|短期工
intern: intern|internship|interns|インターン|実習生|研修生|인턴|실습생|实习|placement student|インターンシップ|職場体験|인턴십|인턴사원|인턴 직원|교육생|实习岗|實習期|實習生們|见习生
freelancer: freelance|self-employed|フリーランス|個人事業主|프리랜서|개인사업자|自由职业|自由工作者|接案|independent contractor|個人で請|フリーの人|外注さん|業務委託の|외주 인력|외주자|위촉|自由接单|接私活|接私單|自雇|外包人员|獨立承包
sidejob: side job|moonlighting|second job|side business|副業|兼業|掛け持ち|부업|겸업|겸직|투잡|side hustle|side gig|work elsewhere|副業を|副業OK|ダブルワーク|兼業する|かけもち|겸직 금지|부업을|부업하|副業收入|做兼职|搞副业|第二份工作|外快|兼第二|下班接案
conflictofinterest: conflict of interest|conflicts of interest|利益相反|利害関係|이해충돌|이해관계|利益冲突|利益回避|personal interest in|interest conflict|利益の相反|利害が対立|이해 충돌|이해 상충|이해상충|사적 이해|避嫌|关联关系|利益关联|亲属关系|私人利益
whistleblow: whistleblower|whistleblowing|ethics hotline|内部通報|通報窓口|告発|내부고발|내부 신고|제보|举报|检举|吹哨|report misconduct|speak up about|report wrongdoing|内部告発|公益通報|공익제보|고발|내부제보|비리 신고|고발하|匿名举报|揭发|告密|吹哨人|投诉上级|舉發
union: labor union|labour union|trade union|works council|労働組合|労組|組合員|노동조합|노조|工会|unions|unionized|collective bargaining|組合費|団体交渉|春闘|노조원|조합원|단체교섭|노조 가입|노조비|工会会费|集体谈判|團體協商|入会工会|工會幹部
retirementage: retirement age|mandatory retirement|定年|定年退職|再雇用|정년|정년퇴직|재고용|退休|退休年龄|返聘|retire|retirement|引退|退職年齢|定年後|定年延長|은퇴|정년 연장|정년이|은퇴하|退休后|退休了|几岁退休|屆齡|退下来
severance: severance|severance pay|retirement allowance|退職金|解雇手当|퇴직금|퇴직 위로금|위로금|遣散费|资遣|离职补偿|退休金|severance package|exit payment|退職慰労|退職金の|退職一時金|割増退職|퇴직금을|퇴직 수당|퇴직수당|해고수당|명퇴금|补偿金|离职金|退職金計算|赔多少个月
noticeperiod: notice period|give notice|weeks' notice|days' notice|予告期間|退職の申し出|何日前までに|통보 기간|사전 통보|해고 예고|며칠 전까지|预告期|通知期|提前几天|how much notice|resign in advance|退職予告|辞める前|退職届|미리 통보|퇴사 통보|提前一个月|提前多久|预先通知|預告工資|离职前|한달전|퇴사 전에
headcount: head count|staffing level|understaffed|人員数|要員|人手不足|頭数|인원수|인력 부족|编制|人头数|缺人|人力不足|인원 현황|how many staff|how many people work|number of employees|人手|従業員数|人が足り|増員|직원수|인원이|인원 부족|일손|충원|缺人手|人数不足|人員編制|员工人数|增编
orgchart: org chart|organization chart|reporting line|組織図|指揮系統|レポートライン|조직도|보고 라인|직속|组织架构|汇报线|直属|組織体制|組織の図|直属の上司|체계도|직속 상사|조직 구조|上級主管|主管是|汇报对象|向谁汇报|顶头上司
jobtitle: job title|job grade|position title|役職|肩書|職位|職名|직함|직책|직급|职称|头衔|职级|rank in the company|役職名|職階|役職者|肩書き|役職が|직위|직함이|직급이|직책이|호칭 직급|职务|職務名稱|职等|什么级别|官衔|抬頭職稱
dresscode: business casual|suit and tie|服装規定|ドレスコード|スーツ|드레스코드|정장|著裝|穿着|穿著|正装|clothes at work|formal wear|服装の|何を着|私服|クールビズ|ネクタイ|옷차림|복장 규정|사복|穿什么|穿衣|西装|便服|便装|领带|穿正式
namecard: business card|business cards|名刺|名刺交換|명함|名片|交换名片|calling card|visiting card|名刺を|名刺入れ|名刺切れ|명함을|명함 교환|명함지갑|名片夹|递名片|换名片|印名片
nametag: name tag|name badge|employee badge|staff id|名札|ネームプレート|명찰|이름표|胸牌|名牌|员工证|lanyard|名札を|社員カード|ネームホルダー|名札の|명찰을|신분 카드|목걸이 카드|사원 카드|네임택|名牌卡|挂牌|胸卡|工卡|工作证|員工卡
flextime: flextime|flexitime|flexible hours|flexible working|フレックス|時差出勤|裁量労働|유연근무|시차출퇴근|탄력근무|탄력 근무|弹性工作|彈性工時|弹性上班|flexible schedule|choose your own hours|start whenever|フレックスタイム|勤務時間をずら|自由な出社|時差通勤|유연 근무|시차 출근|자율 출근|출근 시간 조정|자율출퇴근|탄력근로|弹性工时制|彈性時間|弹性打卡|错峰上班|自由上下班
coretime: core hours|core time|コアタイム|必ず勤務|코어타임|집중근무|핵심 근무|核心工作时间|核心时段|核心工時|must be present between|everyone present between|必ずいる時間|全員がいる時間|코어 타임|필수 근무 시간|반드시 근무|집중 근무|核心时间|必须在岗|必須在線|必到时间
shiftswap: swap shifts|shift swap|trade shifts|cover a shift|シフト交代|シフトを代わ|勤務交替|근무 교대|근무 바꾸|교대 변경|换班|调班|顶班|switch shifts|シフトを替|シフト変更|シフト交換|交代してもら|근무를 바꿔|시프트 변경|근무변경|대타|换个班|替班|跟人换班|班次调
clockin: clocking|punch card|clock out|timecard|time clock|打刻|タイムカード|出勤記録|출퇴근 기록|출근 체크|타임카드|打卡|签到|刷卡上班|补卡|補打卡|punched|打刻漏れ|打刻忘れ|タイムレコーダー|출근 찍어|출근체크|출퇴근기록|지문 찍어|출근부|忘记打卡|忘打卡|上班卡|漏打卡|考勤机|出勤紀錄
lateness: late for work|arrive late|tardy|lateness|come in late|遅れて出社|遅れます|늦게 출근|늦잠|running late|late again|遅れそう|遅れて来|寝坊|遅れまし|늦을|늦어서|늦게 오는|지각하|睡过头|来晚|晚来|会晚点到|迟来
leaveearly: leave early|leaving early|left early|go home early|早退|早上がり|조퇴|일찍 퇴근|提前下班|提早下班|早走|early leave|leave work early|早めに帰|先に帰|早退し|早く帰|일찍 가도|일찍 나가|일찍퇴근|조퇴하|조퇴계|먼저 퇴근|提前走|提早走|先走|早点走|早下班|早點下班
absence: absences|absent from work|day off sick|absenteeism|欠席|無断欠勤|결석|무단결근|旷工|曠職|did not come to work|absent|miss a day|休んだ|休みます|欠席し|仕事を休|결근하|결석하|没来上班|不来上班|没上班|旷班|請假沒來
sickleave: sick leave|sick day|call in sick|off sick|病欠|病気休暇|傷病休暇|体調不良|병결|아파서|fell ill|feeling unwell|out sick|具合が悪|熱が出|病気で休|体調が悪|体調を崩|몸이 안좋|몸살|감기|아플때|병가를|不舒服|发烧|感冒|病了|請病假
compensatoryday: day off in lieu|compensatory leave|comp time|comp day|代休|振替休日|振休|대체휴무|대휴|보상휴가|调休|time off in lieu|make-up day off|代わりの休み|代休を|振り替え|休みを振|대체 휴무|대체휴일|보상 휴가|대체 휴가|换休|存休|倒休|串休|调个休|補假
halfday: half day|half-day off|morning off|afternoon off|半休|半日休|午前休|午後休|반차|반일|오전 반차|오후 반차|半天假|请半天|半日|half day off|午前だけ|午後だけ|半日だけ|午前休み|半休を|반나절|오전반차|오후반차|반차를|上午请假|下午請假|半天的假|请个半天
hourlyleave: hourly leave|leave by the hour|a few hours off|時間休|時間単位の休|中抜け|시간차|시간 단위 휴가|반반차|按小时请假|小時計假|时假|leave for two hours|one hour off|time off by hours|時間給|時間有給|時間年休|一時間だけ休|시간 휴가|시간연차|시간차를|한두 시간|两小时假|請兩小時|请一小时|小时假|按時請假
bereavement: bereavement|compassionate leave|death in the family|忌引|慶弔|弔事|不幸があ|경조사|경조휴가|조의|丧假|奔丧|婚丧|passed away|condolence|お葬式|お通夜|香典|亡くなっ|부고|상을 당한|부의금|돌아가셨|去世|过世|白事|办丧事|奠仪
maternity: maternity|maternity leave|childbirth|産休|産前産後|出産|출산휴가|출산|산전후|产假|生育|生产假|分娩|pregnant|pregnancy|newborn|妊娠|育休|育児休業|出産予定|産後|妊婦|임신|육아휴직|육아 휴직|산후|출산예정|怀孕|生孩子|坐月子|孕妇|育兒假|育婴|預產期
carryover: carry over|carried over|carryover|unused days|roll over|繰り越し|繰越|持ち越し|残日数|이월|남은 연차|잔여 연차|结转|递延|剩余假期|剩餘天數|roll over to next year|left over days|leftover leave|繰り越せ|繰り越さ|持ち越せ|翌年に繰|残りの有給|이월되|이월해|넘어가는 연차|남은 휴가|连着用到明年|留到明年|顺到下|累积到下|沒休完|剩下的假|結轉到
leaveofabsence: leave of absence|sabbatical|unpaid leave|career break|休職|復職|無給休暇|휴직|복직|무급 휴가|무급휴가|停薪留职|留職停薪|无薪假|復職申請|long leave|time off unpaid|take a year off|休職中|休職する|長期休暇|復職する|長期間休|휴직계|휴직하|휴직 중인|복직하|장기 휴가|长假|休长假|离岗|重新上岗|留職|無薪休假|复工
commuting: commute|commuting|commuter pass|travel to work|通勤|定期券|通勤費|출퇴근|통근|교통비|정기권|上下班|通勤費用|月票|way to work|bus pass|train fare|通勤手当|電車代|定期代|通勤経路|交通費|출근길|출퇴근길|교통카드|출근 경로|차비|통근버스|車資|通勤车|班车|上班路上|車馬費
perdiem: per diem|daily allowance|travel allowance|日当|出張手当|出張日当|출장비|일비|일당|出差补贴|差旅补助|日支|每日津贴|meal allowance on trips|travel expenses|daily rate|出張費|日当は|旅費|出張旅費|출장 수당|출장수당|일당을|식비 지원|差旅费|出差费|餐补|每天补|膳雜費|住宿补助
standby: standby list|on standby|standby duty|自宅待機|대기조|자택 대기|비상 대기|备勤|待機する|待機手当|呼び出し当番|대기 근무|대기근무|비상대기|당직자|值班表|on call值班|随叫随到|随时待
payslip: payslip|pay slip|pay stub|wage slip|給与明細|給料明細|급여명세서|급여 명세|월급 명세|工资条|薪資單|工资单|薪水單|wage statement|salary slip|paycheck|給与の明細|給料の明細|明細書|賃金明細|월급명세서|명세서|급여 내역|월급 내역|급여 명세서|工资明细|薪资明细|工资单子|薪資條
netpay: net pay|take-home pay|after tax|手取り|税引後|差引支給額|실수령|세후|到手|税后|实发|實領|actually receive|in hand salary|paid into my account|手取り額|手取りは|振り込まれる額|手元に残|실수령액|통장에 들어|실제 받는|세후 금액|拿到手|到手工资|到手多少|实际到账|實際拿到|實拿|扣完税
grosspay: gross pay|gross salary|額面|税引前|総支給額|세전|총급여|총지급액|税前|应发|salary before deductions|gross|総額で|税込み年収|支給総額|額面で|세전 금액|세전 월급|扣税前|税前工资|稅前薪資|应发工资|毛薪
withholding: withholding|withheld tax|tax withheld|income tax|源泉徴収|所得税|源泉|원천징수|소득세|갑근세|个税|代扣代缴|扣繳|tax deducted|payroll tax|taken from salary|天引きされ|源泉税|源泉徴収票|所得税が|원천세|원천징수영수증|떼는 세금|소득세를|근로소득세|扣税|个人所得税|预扣|扣繳憑單
yearendadjustment: year-end adjustment|year-end tax|年末調整|연말정산|年终汇算|年度汇算|汇算清缴|年終調整|結算申報|tax refund at year end|annual tax adjustment|年調|年末の税|扶養控除申告|보험료控除|연말 정산|연말정산을|정산 환급|소득공제|年度个税|退税|个税汇算|年底报税|综合所得
socialinsurance: social insurance|social security|national insurance|社会保険|社保|厚生年金|雇用保険|사대보험|사회보험|고용보험|五险一金|勞保|健保|국민연금|건강보험|pension contribution|health insurance|unemployment insurance|健康保険|健保組合|社会保険料|사대 보험|건보|고용 보험|산재보험|社保费|公积金|養老保險|医保|失业保险|五險
overtimepay: overtime pay|overtime premium|overtime rate|残業代|割増賃金|時間外手当|야근수당|연장수당|초과근무수당|加班费|加班工资|paid overtime|time and a half|extra pay for overtime|残業手当|残業手|深夜手当|休日手当|割増|야근비|야근 수당|초과 수당|연장근로수당|특근비|잔업수당|加班有没有钱|加班有錢|三倍工资|加給|加班补贴
taxreturn: tax return|tax filing|file taxes|file a return|確定申告|納税申告|申告書|세금 신고|종합소득세|신고서|报税|纳税申报|申報所得稅|税务申报|tax declaration|declare income|確定申告を|税の申告|申告期限|納税|세금신고|세금 내는|종소세|소득 신고|납세|홈택스|交税|繳稅|报个税|申报税|報所得稅|税表
vat: value added tax|consumption tax|sales tax|付加価値税|インボイス制度|부가가치세|tax rate|軽減税率|부가세 포함|부가세 별도|과세|进项|税点
taxexempt: tax-exempt|tax exemption|duty-free status|zero-rated|免税|非課税|不課税|면세|비과세|영세율|不征税|零税率|tax free|duty free|税金がかから|非課税扱い|タックスフリー|免税店|비과세 항목|면세점|면세품|不用交税|不用繳稅|不征|免税额
stampduty: stamp duty|revenue stamp|stamp tax|収入印紙|印紙税|印紙|인지세|수입인지|印花税|tax stamp|fiscal stamp|収入印紙を|印紙を貼|印紙代|印紙が|수입 인지|인지를 붙여|인지대|贴花|印花稅票
creditnote: credit note|credit memo|negative invoice|赤伝|クレジットノート|返品伝票|マイナス請求|대변메모|수정세금계산서|마이너스 계산서|红字发票|贷项|折讓單|冲红|corrected invoice|cancel the invoice|reversed invoice|赤伝票|赤黒|請求の取り消し|請求書を取り消|정정 계산서|수정 계산서|계산서 취소|마이너스 발행|红票|开红字|作废发票|發票作廢
invoiceissue: issue an invoice|issue invoices|invoice issued|invoicing|請求書を発行|請求書発行|請求書を出|세금계산서 발행|계산서 발행|청구서 발행|开票|开发票|开具发票|開立發票|send an invoice|write an invoice|bill the client|請求書送付|請求書を送|請求書を作|インボイス発行|청구서를 보내|계산서 끊어|계산서를 발행|세금계산서 끊어|계산서발행|开张发票|开个发票|发票怎么开|寄发票
invoicetitle: invoice title|billing name|addressee of the receipt|宛名|請求先名|上様|수취인 명의|영수증 명의|抬头|发票抬头|company name on the invoice|invoice name|made out to|領収書の名前|宛名は|宛名が|領収書の宛|영수증 이름|회사 이름으로 발행|상호 기재|公司抬头|开什么抬头|统一编号|統編|税号
paymentterms: net 30|days after invoice|支払サイト|翌月末払い|月末締め|월말 마감|月结|payment due|pay within|支払期限|支払期日|末締め|翌月払い|支払い条件|지급일|지불 조건|월말 결제|익월|결제일|付款期限|付款期|月結30|多久付款|次月付|结算周期|票期
installment: installment|instalment|installments|instalments|pay in parts|分割払い|分割で|回払い|할부|분납|나눠 납부|分期|分期付款|分期支付|monthly payments|pay monthly|split payment|分割で払|ローン払い|月々払|할부로|나눠서 결제|무이자|개월 할부|분할 납부|分几期|分期付|月供|分三期|分期還|免息|免息分期|零利率
prepayment: prepay|prepaid|prepayment|pay upfront|paid up front|前払い|先払い|前金|前納|선불|선납|선결제|예치|预付|先付款|预缴|预收|paid in advance|advance payment|pay in advance|前払|先に払|事前支払|プリペイド|前もって支払|미리 결제|미리 내는|먼저 결제|선결제하|선지급|先付钱|先付|预存|预先支付|先给钱|先繳|预收款
postpayment: pay later|postpaid|pay afterwards|deferred payment|後払い|後納|後で支払|후불|나중에 결제|외상|后付|先用后付|赊账|賒帳|貨到後付|invoice afterwards|pay on credit|buy now pay later|後で払|後払|あと払い|つけで|나중에 내도|후불로|외상으로|외상값|후결제|后付款|以后付|挂账|掛帳|赊着|先拿货|事后付|後結
downpayment: earnest money|initial payment|頭金|着手金|착수금|선급금|定金|首付|首期款|頭期款|upfront deposit|deposit paid|前受金|内金|予約金|예약금|선금|계약금을|착수금을|预付款|预付金|定金付|付个定金|訂金退
finalpayment: final payment|remaining payment|remaining balance|balance due|残金|残額|最終支払|잔금|나머지 금액|최종 지급|尾款|余款|剩余款项|rest of the money|balance payment|pay the rest|残りの支払|残りの代金|残金の|残りを払|잔금을|나머지 결제|남은 금액|잔액 지급|잔금일|剩下的钱|付清|結清|结尾款|剩余款|余下的钱
reimburse: reimbursed|claim back|経費精算|경비 정산|비용 정산|환급 신청|垫付|expenses back|claim expenses|expense report|get my money back|立て替えた|立替金|精算する|経費で落|経費申請|정산해|경비 처리|비용 청구|경비청구|사비로|报一下|报账|報帳單|自己先垫|先垫|代垫|能报吗|报销单|请款单
overpayment: overpayment|overpaid|paid too much|double payment|過払い|払いすぎ|二重払い|過入金|초과 지급|과오납|이중 납부|多付|溢付|溢缴|重复付款|더내|paid twice|charged twice|too much money|多く払|払い過ぎ|二重に払|二重請求|重複支払|이중 결제|중복 결제|과다 청구|초과납부|多收|付多了|付了两次|重复扣款|多交|多繳
corpcard: company card|corporate card|corporate credit card|法人カード|社用カード|コーポレートカード|법인카드|회사 카드|公司卡|公务卡|企业信用卡|business credit card|company credit card|会社のカード|コーポレート カード|会社カード|법카|법인 카드|회사카드|公司信用卡|商务卡|公司的卡|公司刷卡
pettycash: petty cash|cash box|cash float|小口現金|小口|手提げ金庫|釣り銭|소액현금|시재|전도금|备用金|零用金|小额现金|cash drawer|cash in the office|small cash|小口の現金|現金出納|手元現金|小銭|소액 현금|현금함|잔돈|현금 시재|거스름돈|小额备用|零钱|现金盒|找零|小錢櫃|零用
voucherbook: accounting voucher|journal entry|journal entries|bookkeeping entry|仕訳|起票|분개|전표|회계 처리|记账|記帳|分录|posting entry|book entry|debit and credit|仕訳を|伝票を|借方|貸方|勘定科目|전표를|계정과목|차변|분개를|记个账|记账凭证|做账|作帳|借贷|会计分录|入帳
ledger: ledger|general ledger|account book|元帳|帳簿|台帳|원장|장부|대장|总账|總帳|账簿|台账|book of accounts|帳面|台帳に|帳簿を|出納帳|장부를|장부에|대장에|회계장부|账本|帳本|台账登记|记在账|明细账|明細帳|帳冊
closebooks: close the books|closing entries|year-end closing|決算|月次決算|締め処理|月締め|결산|월마감|마감 처리|结账|關帳|月结账|monthly closing|月末締め処理|締め作業|月締めの|本決算|期末|결산일|월말 결산|마감하는|결산을|月底结|月結帳|做月结|年结|封账|年底结账
depreciation: depreciation|depreciate|write down|useful life|減価償却|償却|耐用年数|감가상각|상각|내용연수|折旧|摊销|使用年限|lose value over|written down|償却期間|償却資産|法定耐用|価値が減|감가|감가 상각|상각비|가치가 떨어|折旧费|折旧年限|贬值|提折旧
receivable: accounts receivable|receivable|uncollected|collect the money|売掛|売掛金|未収|미수금|외상매출|매출채권|수금|应收|催收|未收款|unpaid invoices|money customers owe|money owed to us|未回収|入金待ち|入金がな|売掛を|回収でき|미수채권|입금 안된|외상 대금|未收帳款|没收到钱|没回款|回款|应收款|收不回|欠我们
payable: accounts payable|payables|amounts payable|買掛|買掛金|未払金|미지급금|매입채무|외상매입|应付账款|應付帳款|bills to pay|owed to suppliers|money we owe|支払予定|買掛を|仕入代金|未払の|갚을 대금|외상 매입|应付款|应付账|要付给供应商|待付款|待付
dunning: dunning|payment reminder|chase payment|demand letter|催促|督促|督促状|未入金|독촉|독촉장|납부 안내|催款|催缴|催告|催讨|overdue invoice|late payment|overdue notice|payment chase|支払いの催促|入金催促|未払いの連絡|支払督促|督促の|납부 독촉|독촉 전화|입금 요청|입금 재촉|미납 안내|催钱|催账|催帳|催付款|追款|追討|讨债|催他付
baddebt: bad debt|write off|written off|uncollectible|貸倒|貸倒れ|回収不能|대손|떼인|회수 불능|坏账|壞帳|呆账|呆帳|never going to pay|cannot collect|uncollectable|貸し倒れ|焼け付|取りはぐれ|回収できない|떼였|대손 처리|부실채권|收不回来|死账|死帳|烂账|爛帳|打消呆|核销坏
fixedasset: fixed asset|asset register|asset tag|inventory sticker|固定資産|資産管理|備品台帳|資産シール|고정자산|자산 등록|자산 스티커|资产标签|财产编号|company property tag|equipment register|asset label|資産番号|資産ラベル|備品シール|備品管理|자산번호|자산 번호|비품 대장|자산 관리|비품관리|资产编号|资产登记|财产标签|设备台账
costcenter: cost centre|charge code|billed to which department|原価部門|負担部署|コストセンター|部門コード|비용 부서|원가센터|부담 부서|코스트센터|费用归属|成本部門|charged to which team|whose budget|budget owner|部門負担|どの部署の予算|負担先|予算部門|어느 부서 예산|부서 비용|비용부서|예산 부서|哪个部门出|算哪个部门|費用部門|部门费用|掛哪個部門|预算归|费用挂
bookinvoice: book the expense|posted to the account|accrue|accrued|計上|費用計上|未払計上|계상|발생주의|入账科目|计提|列帳|预提|認列|record the expense|expensed|計上す|計上し|費用処理|経費に計上|비용처리|비용으로 처리|계상하|비용 계상|장부에 올려|列支|做成费用|记到费用|認列費用|列為費用|提列
exchangeratebasis: rate of the day|conversion rate|convert the currency|換算レート|환율 적용|적용 환율|折算|折合|汇率按|匯率以|which exchange rate|in local currency|円換算|원화 환산|환율은|환율로|환율 기준|원화로|折成|换成人民币|換成台幣|折合人民|按当天汇率
purchaseorder: purchase order|order form|po number|注文書|発注書|注文番号|발주서|구매 주문|주문서|采购订单|採購單|订购单|purchase request|place an order|issue a po|発注を|発注し|注文書を|注文を出|발주를|주문을 넣어|구매 요청|구매주문|下个单|订单号|请购|采购申请|下采购
minimumorder: moq|smallest order|最低注文|最小ロット|最低発注|최소 주문|최소 수량|최소 발주|起订量|最小订购|最低訂購|起订|minimum quantity|at least order|minimum lot|何個から|最小注文|最低ロット|注文単位|최소주문|최소 단위|최소 구매|最少订|最低起订|几件起|起批|至少要订|起购|最小起订
bulkorder: bulk order|order in bulk|volume discount|quantity discount|まとめ買い|大量注文|一括購入|数量割引|대량 주문|대량 구매|묶음 구매|일괄 구매|批量采购|大宗採購|大量訂購|批量订购|量大优惠|buy in bulk|bulk purchase|large order|大量購入|まとめて注文|まとめて購入|まとめ割|한꺼번에 주문|대량으로|많이 사면|단체 주문|대량주문|共同구매|大批采购|团购|批量买|一次买多|大量採購|整箱|批发
leadtime: lead time|delivery time|time to deliver|リードタイム|納品まで|리드타임|소요 기간|交货期|交付周期|how long until delivered|turnaround time|weeks to deliver|何日で届|いつ届|納入まで|언제 도착|배송 기간|며칠 걸려|납품까지|多久到货|几天到|什么时候到货|到货时间|多久能交
acceptanceinspection: inspect on arrival|goods received|acceptance check|accept delivery|検収|受入検査|입고 검사|수령 검사|验收|验货|点收|check the delivery|inspect the goods|goods receipt|検収書|納品確認|納品チェック|検収する|受け入れ検査|검수하|검수를|납품 확인|물건 확인|입고검사|收货检查|点货|检货|到货检|簽收檢查
partialdelivery: partial delivery|split delivery|partial shipment|分納|分割納品|一部納品|分割配送|부분 납품|분할 납품|나눠 배송|분할 배송|分批交货|部分发货|分批出貨|分批到货|delivered in two lots|rest will follow|remaining items later|一部だけ届|残りは後日|分けて納|分けて発送|일부만 도착|나머지는 나중|나눠서 배송|나눠서 납품|부분 배송|분할 발송|先发一部分|分几批|分兩批|剩下的后发|分开发货|陆续到货
stockout: out of stock|stockout|sold out|backorder|backordered|在庫切れ|品切れ|欠品|売り切れ|入荷待ち|품절|재고 없음|매진|입고 대기|断货|售罄|售完|none left|sells out|在庫なし|在庫がな|在庫ゼロ|入荷未定|完売|売切れ|재고없|재고 부족|품절이|품절된|没货|卖完|卖光|没库存|无货
supplierreview: vendor screening|supplier check|new vendor registration|credit check|与信|取引先登録|新規取引先|反社チェック|거래처 등록|신규 거래처|신용 조회|업체 심사|供应商准入|新供應商|资信|徵信|供应商审核|vet suppliers|onboard a supplier|supplier onboarding|vendor check|新規の取引|取引審査|信用調査|取引開始|신규 업체|업체 등록|신용조회|거래처 심사|협력사 등록|新厂商|供应商审|廠商審核|供应商评估|供應商評鑑|背调
trackingnumber: tracking number|tracking code|track the parcel|追跡番号|伝票番号|問い合わせ番号|送り状番号|송장번호|운송장 번호|배송 조회|运单号|快递单号|物流單號|追踪号|查件|track my order|shipment status|配送状況|荷物の番号|追跡番|お問い合わせ番号|配達状況|송장 번호|배송조회|택배 번호|택배번호|배송 추적|快递单|查快递|物流信息|物流进度|到哪了|貨態
cashondelivery: cash on delivery|collect on delivery|freight collect|pay on arrival|代引き|代金引換|着払い|착불|후불 배송|대금 상환|货到付款|到付|運費到付|pay the courier|pay when it arrives|cod|着払|代引|受取時払い|届いた時に払|착불로|착불 배송|받고 결제|물건 받고|现付|到货付|收货付|到付件|收到再付
redelivery: redelivery|redeliver|second delivery attempt|missed delivery|再配達|不在票|不在通知|재배송|재배달|부재중 배송|再次派送|重新配送|重新投递|二次派送|deliver again|failed delivery|nobody home|もう一度配達|再配達を|持ち戻り|再配達依頼|다시 배송|다시 배달|재배송 요청|배송 실패|重送|再送一次|再配送|改天再送|没人在家|重新派|二次配送|派送失败
undeliverable: undeliverable|returned to sender|wrong address|address unknown|宛先不明|返送|住所不明|あて所|반송|주소 불명|수취인 불명|退件|退回寄件人|地址不详|查無此人|地址錯誤|came back to us|wrong postal address|宛所|戻ってきた荷物|宛名不備|届かずに戻|住所が違|돌아온 우편|주소 오류|주소가 틀려|잘못된 주소|주소불명|被退回|退回来|地址错|寄不到|查无|無法投遞|送不到
recipient: recipient|addressee|consignee|受取人|届け先|荷受人|수취인|받는 사람|수신자|수령인|收件人|收货人|收信人|send it to whom|お届け先|受取り手|受け取る人|受取人名|받는사람|받을 사람|수령자|배송지|收件地址|取件人|收信|寄给谁|收件方
expressmail: express delivery|express mail|rush delivery|urgent delivery|速達|特急便|お急ぎ便|빠른우편|특급 배송|급송|퀵서비스|特快|快件|限時|same-day delivery|overnight shipping|速達で|即日配送|当日配送|急ぎ便|빠른 배송|당일 배송|당일배송|퀵으로|익일|次日达|当天送|当日达|加急件|同城急送|闪送|快遞急
registeredmail: signature on delivery|registered mail|certified mail|proof of delivery|書留|簡易書留|内容証明|配達証明|등기|등기우편|내용증명|挂号信|挂号|存证信函|recorded delivery|needs a signature|書留で|特定記録|受取サイン|配達記録|등기로|등기 우편|등기 번호|내용 증명|挂号寄|要签收|雙掛號|回执
dangerousgoods: dangerous goods|hazardous goods|not allowed to ship|危険物|発送できない|禁制品|위험물|발송 금지|배송 불가|危险品|违禁品|禁运|hazmat|lithium battery shipping|prohibited items|flammable|発送不可|送れないもの|可燃物|引火|위험 물품|배송금지|인화성|발송불가|易燃|不能寄|不可寄|禁寄|禁止寄|危化品|寄不了|不給寄
helpdesk: support desk|サポート窓口|相談窓口|헬프데스크|지원 창구|전산팀|客服台|服務台|技術支援|帮助台|support team|tech support|サポート担当|問い合わせ窓口|サポートデスク|전산실|지원팀|문의 창구|기술 지원|기술지원|网管|運維|找客服|客服窗口|支援窗口|资讯部|資訊室
callcenter: hotline|customer line|お客様窓口|ホットライン|고객센터|상담 전화|상담원|客服热线|客服專線|热线|專線|phone support|support line|customer service number|電話窓口|お客様センター|カスタマーセンター|お客様相談|고객 센터|상담센터|상담사|상담전화|고객상담|客服电话|电话客服|打客服|坐席
callback: call back|return the call|ring back|折り返し|かけ直|折り返し電話|다시 전화|회신 전화|전화 드리|回电|回拨|回个电话|phone back|call me back|折返し|電話をください|かけ直し|掛け直|お電話ください|다시 걸어|전화 달라|전화주세|회신전화|전화를 다시|콜백해|打回来|打回去|回个电|回電話|给我回电
onhold: put on hold|hold music|on the line waiting|保留にし|保留音|電話を保留|통화 대기|대기음|보류음|保持音乐|通话保留|占线|等候音|waiting on the phone|keep the caller waiting|hold the line|保留中|保留ボタン|電話口で待|お待たせ|통화대기|전화 대기|기다리게|보류 버튼|通話等候|请稍等|請稍候|占線中|等待音|按保留|让客人等
transfercall: transfer the call|put through|connect the caller|取り次|電話を回|内線に回|つなぐ|돌려드|전화 돌려|전화 연결|转接|接通|转过去|pass the call|forward a call|電話を取り次|電話をつな|転送電話|電話を転送|내선 연결|전화를 돌려|전화를 연결|담당자 연결|바꿔 드려|电话转|转给同事|转到分机|帮您转|转过来
extensionphone: phone extension|internal number|dial an outside line|outside line|内線|内線番号|外線|代表番号|내선|내선번호|외선|대표번호|分机|總機|extension number|internal call|内線は|内線で|内線表|外線発信|내선 번호|내선으로|외선 발신|구내번호|直通|分机号|打内线|打外线|撥外線|内线号|拨九|拨零
missedcall: unanswered call|missed call|unanswered|不在着信|電話に出な|つながらない|부재중 전화|未接来电|没人接|打不通|nobody answered|did not pick up|電話が来て|電話に出ら|出られな|着信あり|着信履歴|전화 못받|부재중전화|没接到|没接电话|漏接|无人接|没人接电话
answerphone: answer the phone|pick up the phone|take a call|ring three times|電話に出る|電話応対|電話対応|受話器|전화 응대|수화기|接电话|接听|전화응대|answer calls|answering the phone|phone rings|電話を取|電話をと|電話番|電話が鳴|コール以内|전화 받으|전화 받는|전화받|接起|接起来|接電|电话响|接一下电话|响三声
angrycustomer: angry customer|upset customer|difficult customer|rude customer|怒っている客|怒鳴|厄介な客|화난 고객|진상|악성 민원|폭언|愤怒的客户|生气的顾客|奧客|情绪激动|生氣的客人|complaining customer|furious|クレーマー|怒った客|怒らせ|お怒り|理不尽|激怒|화내는|진상 손님|진상고객|갑질 손님|욕설|클레임 고객|发火|骂人|难缠|发飙|發飆|刁难|投诉客
goodwill: goodwill gesture|compensate the customer|compensation|補償|お詫びの品|埋め合わせ|弁償|보상|배상|변상|赔偿|赔付|make it up to|voucher as an apology|compensate|お詫びとして|補填|お詫びクーポン|보상금|보상해|보상을|배상금|물어줘|물어내|변상해|赔钱|赔多少|賠償金|补偿客户|赔给|赔一个
feedback: customer feedback|suggestion box|opinions from|voice of the customer|ご意見|お客様の声|意見箱|フィードバック|고객 의견|건의함|의견함|用户意见|使用者意見|what customers say|customer opinion|user feedback|お客様から|要望|感想|고객 목소리|불편 사항|고객의 소리|의견을|建议箱|顾客意见|客戶意見|用户反馈|使用者回饋|提意见
satisfaction: satisfaction|satisfied|nps|csat|満足度|満足|顧客満足|만족도|만족|고객 만족|满意度|满意|happy customers|satisfied customers|満足して|満足いた|만족하|만족도 조사|불만족|만족스|好评|不满意|满意吗
appeal: appeal|appeals|appealed|objection|異議|異議申し立て|不服|不服申し立て|이의 제기|이의신청|항소|소명|复议|覆議|上诉|contest the decision|dispute|object to the decision|不服申立|異議を|申し立て|이의를|이의 신청|불복|억울|소명서|不服气|提出异议|提出申訴|翻案
suspendaccount: suspended account|account suspension|suspend|suspended|frozen account|利用停止|アカウント停止|凍結|一時停止|이용 정지|계정 정지|정지된|동결|封停|停权|凍結帳|账号被停|帳號停用|account frozen|account on hold|アカウントが止|アカウントが凍結|凍結され|使えなくされ|계정이 정지|계정정지|이용정지|계정 동결|정지당|账号冻结|帳號凍結|账号停了|账号被封|帳號被停|被停用|停用账号
banuser: banned user|permanently banned|kicked out|追放|出入り禁止|出禁|永久停止|バン|영구 정지|영구정지|추방|차단|강퇴|封号|封禁|封鎖帳|永久停權|踢出|拉黑|barred|block a user|BANされ|締め出|退会させ|強制退会|출입 금지|강제 탈퇴|강퇴당|쫓겨|밴당|拉黑了|踢人|踢出去|禁言|赶出|封鎖用戶|封他
reinstate: reinstate|reinstated|reinstatement|lift the ban|lifted|解除|復帰|凍結解除|停止を解|정지 해제|해제|복귀|풀어주|解封|恢复权限|恢復使用|解除封禁|复权|unfreeze|unban|restore access|restore the account|停止解除|凍結を解|利用再開|풀어달|계정 복구|解冻|解禁|恢复账号|恢復帳號|重新启用|重新開通
blacklist: blacklist|blacklisted|blocklist|denylist|ブラックリスト|要注意人物|取引禁止|블랙리스트|거래 금지|요주의|黑名单|拒绝往来|banned customers|ブラリ|取引停止|블랙 리스트|블랙컨슈머|거래금지|요주의 고객|拉入黑名单|列入黑名單|拒绝合作|黑單
rulebreaking: violation|violate|violates|breach of the rules|break the rules|違反|規約違反|破った|ルールを破|위반|규정 위반|어긴|어기면|违规|犯规|against the rules|broke the rules|not allowed by the rules|infringe|ルール違反|規則違反|決まりを破|守らなか|어겼|어기|규칙 위반|안지키|위반하|不守规矩|違規的|破坏规则|違反規定|不遵守
strikecount: first offence|second offence|third strike|repeat offender|repeated violation|累積|再犯|三回目の違反|一度目の警告|누적 경고|재범|삼진|반복 위반|累犯|屡犯|累计警告|再次违规|second time|third time caught|repeated offence|二回目の違反|何度も違反|繰り返し違反|違反回数|경고 누적|상습|다시 걸리면|两次警告|三次警告|第二次违规|第三次違規|屢次
impersonate: impersonate|impersonation|pretend to be|fake identity|なりすまし|偽名|成り済|사칭|도용|가장한|冒充|冒名|假冒|盗用身份|盜用身分|なりすま|ふりをし|装って|騙って|偽者|사칭하|사칭한|흉내|인척하|가짜 계정|冒名顶替|假装|假扮|装成|冒充别人
scam: fraudulent|suspicious mail|不審なメール|怪しいメール|스팸 메일|수상한 메일|釣魚郵件|可疑邮件|suspicious email|fake mail|騙され|迷惑メール|詐欺メール|なりすましメール|사기꾼|사기당|속았|의심스러운 메일|피싱 메일|보이스피싱|骗子|被骗|骗钱|诈骗短信|詐騙簡訊|可疑邮|可疑信
identitycheck: verify identity|proof of identity|identity check|photo id|本人確認|身分証|身元確認|本人であること|본인 확인|신분증|신원 확인|본인 인증|身分驗證|身份证|核实身份|核對身分|id check|show id|proof of id|passport copy|本人確認書類|身分証明|免許証|マイナンバー|身分を証明|신분 확인|본인인증|본인확인|주민등록증|신분증을|身份核实|实名|验证身份|驗證身分|證件|看身份证|核對證件
nda: nda|non-disclosure|confidentiality agreement|秘密保持|守秘義務|機密保持|비밀유지|기밀유지|비밀 유지 계약|保密协议|保密合約|保密义务|confidentiality|sign an nda|秘密保持契約|NDA締結|機密保持契約|秘密を守|비밀 유지|비밀유지계약|기밀 유지|보안 서약|보안서약서|保密协定|签保密|保密书
confidential: confidential|top secret|internal only|classified|社外秘|極秘|部外秘|기밀|대외비|사내 한정|保密|内部资料|不得外传|不得外流|for internal use|do not share outside|社外に出|内密|外部に漏ら|極秘資料|외부 유출 금지|사외비|극비|외부에 알리|绝密|机密文件|保密资料|不能外传|对外保密|不可外流
terminatecontract: terminate the contract|contract termination|end the contract|早期解約|契約解除|中途解約|契約を終|계약 해지|중도 해지|계약 종료|해약|终止合同|終止合約|解除合同|cancel the contract|end an agreement|termination|解約した|契約をやめ|契約を打ち切|途中解約|계약을 해지|해지하|해지할|해약금|退约|终止协议|終止契約|提前解约|解除契約|不续约
breachofcontract: breach of contract|breach|契約違反|債務不履行|不履行|계약 위반|불이행|채무불이행|违约|不履约|broke the contract|did not keep the contract|violate the contract|契約に違反|約束を破|契約を守ら|契約不履行|계약을 위반|계약위반|약속 불이행|违反合同|違反合約|违背合同|毁约|不守约
penaltyfee: liquidated damages|cancellation fee|cancellation charge|解約金|취소 수수료|取消费用|pay a fine|early termination fee|罰則金|ペナルティ|解約料|해지 위약금|위약금이|패널티|페널티|취소수수료|벌점|取消费|罚钱|罚多少|違約罰
autorenewal: automatic renewal|auto-renew|renews automatically|rolls over automatically|自動更新|自動継続|自動的に更新|자동 갱신|자동 연장|자동갱신|자동연장|自动续约|自动续费|自動續訂|自动续期|renews by itself|auto renew|勝手に更新|自動で更新|自動延長|自動更新を止|자동으로 갱신|자동으로 연장|자동 결제 연장|저절로 갱신|自动延期|自动扣费|自動扣款|自动续|到期自动
effectivedate: validity starts|effective date|takes effect|come into force|発効|発効日|効力発生|施行日|발효|시행일|효력 발생|적용일|生效|生效日|起生效|comes into effect|施行|適用開始|から有効|から適用|発効す|시행되|시행 일자|부터 적용|부터 시행|효력이|发生效力|實施日|开始生效|何时生效|起施行
contractparty: other party|counterparty|contracting party|both parties|契約相手|相手方|甲乙|双方の|계약 상대|상대방|쌍방|양측|契约方|乙方|对方当事人|當事人|缔约方|the other side|contract partner|who signs the contract|契約先|契約相手方|乙は|当事者|계약 당사자|당사자|계약처|상대 회사|相对方|对方公司|双方|签约方|立約人
subcontract: subcontract|outsource|outsourced|下請け|再委託|外部委託|하청|재위탁|하도급|分包|转包|委外|hand work to another firm|third-party contractor|下請|外注する|丸投げ|하청업체|외주업체|협력업체|외주를|도급|外包给|外發|发包|承包商|下包
addendum: addendum|amendment|side letter|supplementary agreement|覚書|変更契約|付属書|別紙|부속합의|변경 계약|각서|별지|补充协议|附约|備忘錄|增补|addenda|amended|contract change|contract amendment|追加契約|変更覚書|契約変更|追加条項|추가 계약|추가 합의|계약 변경|변경 합의|附加条款|补充合同|補充合約|变更协议|追加协议
termsofuse: terms of service|terms of use|terms and conditions|利用規約|約款|取引条件|이용약관|약관|거래 조건|服务条款|使用条款|條款與條件|fine print|conditions of use|利用条件|契約条項|細則|이용 약관|약관에|이용 조건|규약|약관을|用户协议|使用者協議|使用规定|使用須知|服务协议
powerofattorney: power of attorney|letter of authority|proxy form|委任状|委任|代理権|위임장|대리권|위임받|委托书|授权书|authorization letter|authorise someone to|give authority to|委任状を|代理委任|代理人選任|委任する|위임장을|위임해|위임하|대리 위임|委托授权|代办委托|授权委托|委任書
guarantor: guarantor|co-signer|surety|stand surety|保証人|連帯保証|身元保証|보증인|연대보증|신원보증|担保人|guarantee for someone|co-sign|personal guarantee|連帯保証人|保証人に|保証会社|身元引受|보증인을|연대 보증|신원 보증|做担保|作擔保|做保|担保方|找人担保|保人
lawsuit: lawsuit|sue|sued|litigation|legal action|訴訟|訴える|提訴|裁判沙汰|소송|고소|제소|起诉|打官司|提告|take to court|court case|suing|訴えられ|訴え|法廷|法的措置|訴訟を|소송을|고소하|고소당|법적 조치|법적 대응|告上|上法院|告我们|官司|走法律|法律途径
trademark: trademark|trademarks|brand name rights|商標登録|登録商標|상표|상표권|注册商标|brand name registered|registered mark|商標権|ロゴの登録|商標出願|商標を|상표 등록|상표등록|상표를|상표 출원|商标注册|注册了商标
copyright: copyright|copyrighted|image rights|著作権|無断転載|転載|版権|저작권|무단 전재|초상권|rights to the image|pirated|pirate copy|無断使用|勝手に使|著作物|パクリ|画像の権利|무단 사용|무단사용|표절|저작물|이미지 저작|盗版|盗图|抄袭|侵权|图片版权|擅自使用
patent: patent|patents|invention|特許|発明|出願|특허|발명|출원|专利|发明人|inventor|patent application|特許を|特許出願|特許権|実用新案|특허를|특허 출원|특허권|특허출원|발명자|专利权|申请专利|专利申请
databreach: data breach|personal data leak|leaked personal|information leak|情報漏洩|情報漏えい|漏えい|개인정보 유출|정보 유출|数据泄露|資料外洩|leaked data|hacked data|data got out|customer data exposed|情報が漏|個人情報が流|流出した|유출되|유출된|정보유출|개인정보가 유출|外流|泄密|数据外泄|資料外流|信息泄露|個資外洩|被盗取
erasurerequest: right to erasure|right to be forgotten|request for deletion|delete my data|削除請求|個人情報の削除|忘れられる権利|삭제 요청|개인정보 삭제|잊힐 권리|파기 요청|删除个人数据|刪除個資|被遗忘权|要求删除|delete my account data|erase my data|wipe my data|データを消してほし|情報を消して|削除依頼|消去請求|データ削除依頼|정보 삭제|삭제해 달라|지워 달라고|파기 요구|删掉我的|删我的数据|刪除我的資料|删除请求|清除個資
disclosurerequest: disclosure request|subject access request|access to personal data|hand over data to police|開示請求|開示|情報開示|열람 요청|정보 공개|공개 청구|열람 청구|查阅个人|信息披露|資訊揭露|調閱|调取|披露|ask for my data|copy of my data|police request|情報開示請求|開示を求|個人情報の開示|警察からの照会|照会|정보 열람|자료 제출 요구|경찰 요청|수사 협조|查询个人信息|查詢個資|警察来要|警方調|警方要求|协查|公開資料
anonymize: anonymize|anonymized|anonymise|pseudonym|匿名化|仮名|伏せ字|익명|익명화|가명|비식별|匿名处理|去标识化|去識別化|化名|without names|remove names|anonymously|名前を伏せ|名前を隠|匿名で|無記名|イニシャル|익명으로|무기명|실명 제외|익명 처리|不记名|隐去姓名|去掉名字|匿名的|不具名|不写名字
thirdparty: third party|third parties|outside parties|第三者|第三者提供|社外の人|제삼자|외부인|第三方|外部人员|外人|제삼자에게|outsiders|someone outside|other companies|部外者|外部の人|第三者に|외부 사람|타인|다른 회사|第三人|外面的人|公司外部|公司外的人|旁人|别家公司|外部单位
underage: minors|underage|parental consent|未成年|保護者の同意|親権者|미성년|미성년자|보호자 동의|법정대리인|未成年人|监护人|家長同意|法定代理人|children under|under 18|under eighteen|teenager|18歳未満|親の同意|未成年者|청소년|부모 동의|부모님 동의|미성년자는|未满18|未满十八|父母同意|监护
destroydocs: shred|shredder|shredded|dispose of documents|destroyed securely|シュレッダー|裁断|溶解処理|書類の廃棄|파쇄|파쇄기|문서 폐기|세단|碎纸|碎纸机|销毁|destroy papers|paper shredder|シュレッダーにかけ|細断|機密書類を処分|書類を処分|문서 파쇄|서류 파쇄|파쇄하|갈아버|세절|粉碎|撕碎|文件销毁|绞碎|碎掉|機密文件銷毀
dispose: dispose|disposal|discard|throw away|scrap|捨てる|捨て|処分する|버리|버려|丢弃|报废|扔掉|get rid of|thrown away|捨てま|捨てない|ゴミに出|処分して|廃棄する|粗大ごみ|버려도|폐기하|처분|扔了|扔到|丢掉|处理掉|当垃圾
retentionperiod: keep for years|how long to keep|保存期間|保管期間|保存年限|보존 기간|보관 기간|보존 연한|保存期限|保管期限|保留期限|留存期|보관기간|keep records for|how many years to keep|store for years|何年保存|何年保管|いつまで保存|いつまで保管|保存しておく|몇년간 보관|언제까지 보관|보존기간|보관해야|保存几年|留几年|保留多久|保管多久|存档多久|要留多久
approvalroute: approval route|approval flow|approval chain|signed off|承認ルート|承認フロー|결재 라인|품의|기안|审批流程|核准流程|approval workflow|approval step|誰が承認|ハンコをもら|稟議書|決裁を|상신|결재를|결재선|누가 승인|승인 절차|품의서|谁批|谁审批|批一下|批准流程|走流程|簽呈|送簽|会签
approvallimit: approval limit|spending limit|authority up to|needs a second approval|決裁権限|承認金額|決裁額|결재 한도|전결|승인 한도|审批权限|核決權限|審批額度|授权额度|how much may approve|approve up to|amount that needs approval|いくらまで|承認権限|決裁金額|金額の上限|上長承認|얼마까지|결재 금액|승인 권한|결재권|전결 금액|전결권|多少钱以上|多少以内|审批金额|批准额度|權限額度|超过多少要批
sendback: send back for correction|sent back|returned for revision|resubmit|resubmitted|差し戻し|差戻し|再提出|突き返|재제출|다시 제출|돌려보|退回修改|退件重送|重新提交|打回重|补件|returned for correction|rejected and returned|submit again|差し戻され|差し戻す|突っ返|出し直|やり直して提出|반려된|반려하|반려됐|돌려보내|재상신|退回来改|退回重|重交|补交|被退
dailyreport: daily report|end-of-day report|日報|業務日報|일일 보고|일보|업무일지|工作日报|工作日誌|report of the day|daily summary|日報を|日次報告|一日の報告|その日の報告|일일보고|업무 일지|하루 보고|일지를|일일 업무|日報表|每日汇报|写日报|日結報告
weeklyreport: weekly report|weekly status|週報|週次報告|주간 보고|주보|주간보고|週報告|每周汇报|每週報告|report each week|weekly summary|report on fridays|週報を|週次レポート|毎週の報告|週間報告|주간 업무|주보를|매주 보고|주간 리포트|每週回報|写周报|周汇报|周总结
monthlyreport: monthly report|月報|月次報告|月次レポート|월간 보고|월보|월간보고|月度报告|月報告|report each month|monthly summary|月報を|毎月の報告|月間報告|月例報告|월간 리포트|매월 보고|월말 보고|每月汇报|每月報告|写月报|月總結|月度汇报|月度總結
nearmiss: near miss|near-miss|close call|ヒヤリハット|ヒヤリ|事故寸前|아차사고|아차 사고|险情|虚惊|未遂事故|差点出事|almost an accident|nearly happened|narrowly avoided|危うく|危なかっ|事故になりかけ|もう少しで事故|큰일 날뻔|사고 날뻔|날뻔|아찔|险些|差一点出|好险
incidentform: incident report|accident report|written account|事故報告|顛末書|報告書を書|사고 보고서|사고 경위|경위서|事故報告書|情况说明|事件報告|accident form|write up the accident|report an accident|事故の報告|経緯書|状況報告|사고보고서|사고 신고|사고 내용|사유서|사고경위|事故单|事故登记|通報單|事故经过|写个说明
carboncopy: in cc|blind copy|bcc|keep in the loop|写しを送|同報|参照に入れ|メールの宛先に|참조로|숨은 참조|참조에|抄送|副本給|密送|密件副本|copied on the email|add to cc|ccに入れ|宛先に入れ|写しを|メールに入れて|참조 넣어|메일 참조|抄给|抄一份|副本抄|密件|邮件抄|抄一下|加到抄送|副本收件
originaldoc: signed original|original document|hard copy original|原本|正本|原紙|원본|정본|원본 서류|原件|paper original|the original copy|原本を|紙の原本|契約書の原本|원본을|원본은|원본으로|종이 원본|正本和|正本要|原件要|纸质原件|原版文件|正本文件
photocopy: photocopy|photocopies|photocopied|certified copy|複写|謄本|복사본|복사기|등본|复印|影印|复印件|影本|copy of the document|make a copy|copier|コピーを取|写しを取|복사해|복사를|복사하|카피|印一份|影印機|复印机|复印一|影印本|印几份|副本影印
handwriting: handwritten|handwriting|pen and ink|手書き|手書|直筆|수기|손글씨|자필로|手写|亲笔|write by hand|written by hand|手で書|手書きで|ボールペン|直筆で|볼펜|친필|用手写|手写的|手抄|用笔写|筆跡
blankform: blank form|official form|form sheet|申請書|申込書|所定の様式|신청서|申请表|空白表|form to fill|request form|template form|申請用紙|申請の紙|届出書|신청 양식|양식을|서식을|신청용지|신청서를|申请单|空白表格|填的表|表单下载|單子|报名表
bindfile: binder|ring binder|put on file|バインダー|ファイリング|綴じ|製本|바인더|철하|편철|제본|装订|file the papers|file folder|punched and filed|ファイルに綴|ファイルにとじ|ファイルする|綴じる|파일철|묶어 보관|서류철|철해서|제본해|装订成册|夹在文件夹|活页夹|訂起來|订成|归到文件夹
envelope: sealed envelope|padded envelope|封をする|封緘|봉인|밀봉|封口|密封|封筒に|封を|封して|封書|窓付き封筒|봉투에|봉투를|편지 봉투|서류봉투|봉하|信封里|装信封|公文袋|牛皮纸袋|封好
postage: postage|stamps|franking|postal rate|切手|郵送料|郵便料金|우표|우편 요금|우편료|邮票|邮资|stamp on the letter|mailing cost|postal charge|shipping stamp|切手を|切手代|郵便代|우표를|우표값|우편비|우편요금|우송료|寄费|贴邮票|邮寄费|寄信要多少
mailroom: mailroom|mail room|post room|internal mail|incoming mail|社内便|郵便物|郵便受け|우편실|사내 우편|우편물|우편함|收发室|內部郵件|邮件室|post arrives|letters arrive|郵便が届|郵便室|私書箱|우편함에|우편물이|우편물을|사서함|우편 도착|信件|收发处|邮箱室|邮件收发|信報箱|寄信
parcellocker: parcels|package locker|delivery locker|宅配ボックス|小包|荷物の受け取り|택배함|무인 택배|快递柜|包裹櫃|locker for parcels|荷物が届|荷物を受け取|置き配|宅配ロッカー|宅配便が|택배를|택배가|택배보관|택배 보관|무인택배|拿快递|代收点|自提柜|智取柜|置物櫃收
receptiondesk: receptionist|受付|受付係|受付で|안내데스크|접수처|리셉션|接待处|at the entrance desk|lobby desk|front office|受付の|受付に|総合受付|접수대|안내실|데스크에|接待台|服务前台|门口前台|大厅前台|总台
receiveguest: receive a guest|greet visitors|escort visitors|accompany visitors|来客対応|お出迎え|付き添い|案内する|손님 맞이|손님 응대|동행|안내해|接待|迎接|陪同|招待客人|pick up guests|welcome guests|meet visitors|customers visiting|お客様を案内|お客様を迎|お茶を出|손님 안내|손님을|마중|방문객을|接客|客人来|招呼客人|带客人|接待客|迎宾
visitorpass: visitor badge|visitor pass|guest pass|visitor log|来客証|来訪者カード|入館票|방문증|방문자 명찰|출입 신청|방문 기록|访客证|来访登记|临时证|guests need a badge|visitor registration|sign in visitors|visitor card|来客カード|入館手続|ゲストカード|入館バッジ|방문자 카드|방문증을|방문 등록|방문자증|방문신청|访客登记|访客卡|換證|登记访客
tailgating: tailgating|tailgate|hold the door|let strangers in|共連れ|一緒に入らせ|後ろについて|꼬리물기|따라 들어|뒤따라|尾随|跟着进|跟著進|带陌生人|follow someone through the door|strangers in the building|someone slips in behind|後に続いて入|知らない人を入|一緒に入る|ドアを押さえ|뒤따라 들어|같이 들어|모르는 사람|함께 들어|跟在后面|陌生人进|混进来|一起刷卡|顺便放人
sparekey: master key|duplicate key|extra key|合鍵|予備の鍵|マスターキー|スペアキー|여분 열쇠|예비 열쇠|마스터키|보조키|备用钥匙|备份钥匙|万能钥匙|萬用鑰匙|second key|backup key|copy of the key|予備鍵|スペア|合い鍵|合鍵を|もう一本の鍵|여벌 열쇠|예비키|비상키|여분의 열쇠|复制钥匙|另一把钥匙|多一把|备用锁匙|总钥匙
lostcard: lost card|lost badge|lost key|lose the key|カードを紛失|鍵をなく|カードをなく|紛失届|카드 분실|열쇠 분실|카드를 잃어|분실 신고|丢卡|卡片遗失|钥匙丢|鑰匙遺失|挂失|misplaced|cannot find my card|カードを落と|鍵を落と|社員証をなく|鍵を紛失|紛失した|なくした|카드 잃어|잃어버|분실했|사원증 분실|카드분실|卡丢|卡不见|钥匙不见|丢了钥匙|弄丢|工牌丢|搞丢|補辦
doorcode: door code|entry code|keypad|alarm code|pin for the door|暗証番号|入口の番号|テンキー|현관 비밀번호|출입 번호|门禁密码|开门密码|大門密碼|code for the door|pin for the entrance|entrance password|入口のパスワード|ドアの番号|入館番号|ドアの暗証|オートロック|출입문 비번|현관 비번|문비번|도어락 비번|비번|门的密码|进门密码|按密码|密码锁|门锁密码
securityalarm: burglar alarm|arm the alarm|disarm|security system|警備システム|機械警備|セキュリティをかけ|경비 시스템|방범|무인경비|警报器|保全設定|布防|撤防|防盗|alarm system|set the alarm|alarm went off|警報が鳴|セコム|警備会社|防犯|警備をセット|경보기|경보가|세콤|경비 업체|보안 경비|방범 시스템|警报响|警铃|保全系統|保全公司|安保系统|防盗系统
roombooking: room booking|book a room|meeting room reservation|reserve a room|会議室予約|会議室を予約|会議室を取|部屋を押さえ|회의실 예약|회의실을 예약|订会议室|預訂會議室|預約會議室|reserve the meeting room|is the room free|会議室が空|会議室を押さえ|会議室の予約|部屋を予約|部屋を取|회의실예약|订会议|抢会议室|借會議室|会议室被占
hotdesk: hot desk|hot desking|free seating|unassigned seat|フリーアドレス|自由席|固定席|자율좌석|공유 좌석|고정석|自由座位|共享工位|流动工位|彈性座位|固定座位|desk sharing|share desks|no fixed desk|any free desk|席が自由|固定席な|好きな席|座席自由|자유석|자율 좌석|지정석|아무 자리|공유좌석|자리가 정해|随便坐|没有固定位|沒有固定座位|不固定座|共用座位|自由坐
rearrange: restore the room|put back in place|tidy up after|元に戻す|元の位置|原状回復|原状|원래대로|제자리|원상복구|원상태|放回原处|恢复原状|归位|move the chairs back|put the chairs back|leave as found|もとに戻|元通り|机を戻|元の場所|원위치|원래 자리|제자리로|摆回去|放回去|还原成|收拾好|收好|挪回
lightsoff: lights off|turn off the lights|switch off lights|消灯|電気を消|照明を消|소등|전등|关灯|熄灯|조명 소등|light switch|leave the lights on|電気消し|電気をけ|電気がつけっぱ|電気をつけたまま|照明を落|전등을|불끄|关掉灯|灯没关|随手关灯|灯关|關電燈|把灯
rsvp: rsvp|confirm attendance|出欠確認|参加可否|参加するか|참석 여부|참가 여부|참석 회신|出席回复|出席回覆|是否参加|出席与否|reply whether you come|let us know if you can come|参加の返事|出欠を|参加できるか|出席するか|欠席連絡|참석 가능|참가여부|참석여부|참석하실|참석할지|来不来|去不去|能不能来|参加吗|报人数|回覆出席|出席吗
waitlist: waitlist|waiting list|waitlisted|キャンセル待ち|補欠|順番待ち|대기자|대기 명단|대기 순번|候补|候補名單|等候名单|候位|备取|in line for a place|queue for a place|spot opens up|空き待ち|待ちリスト|空いたら|順番を待|キャンセルが出|대기자 명단|대기자로|대기명단|순번|예비 번호|자리가 나면|排队等|排候补|有位子|遞補|等位
earlybird: early bird|early registration|early discount|早割|早期割引|早期申込|조기 등록|얼리버드|조기 신청|早鸟|提早报名|early price|book early|sign up early|早期予約|早めの申し込み|早割り|早期割|조기 할인|조기할인|얼리 버드|미리 신청|早订|早鸟价|早鳥票|提前报名|早报名|早買
applyforevent: sign-up|registration fee|register for the event|申し込み|申込|参加申込|参加登録|신청하|참가 신청|참가 등록|등록비|报名费|signup for the course|enrol|join the event|申し込む|申し込ん|参加費|申込み|신청해|신청했|참가비|접수하|등록하고|신청을|怎么报|报个名|登记参加
lottery: lottery|raffle|prize draw|drawn by lot|抽選|くじ|当選|추첨|당첨|제비뽑기|抽签|抽奖|中签|draw lots|drawing for prizes|winner drawn|くじ引き|抽選で|当たった人|あみだ|뽑기로|추첨으로|당첨자|당첨된|제비|경품 추첨|摇号|抽到|中奖|抽中|抓阄|抽個獎|抽号
prizegift: prize|award|trophy|winner gets|賞品|景品|表彰|副賞|상품권|시상|포상|경품|奖品|奖励|颁奖|winner|reward|ご褒美|景品を|賞金|優勝者|プレゼント|상금|포상금|우승자|奖状|奖杯|得奖|小奖品
booth: booth|exhibition stand|stall|trade fair stand|ブース|出展|屋台|부스|전시 부스|展位|攤位|参展|stand at the fair|exhibitor|trade show|出展者|展示ブース|부스를|박람회|전시부스|매대|展台|摆摊|設攤|出摊
keynote: guest speaker|lecture by|speaking slot|基調講演|講演|登壇|기조연설|강연|主旨演讲|專題演講|演讲|opening talk|give a talk|スピーチ|講演者|강연자|기조 연설|연설|강의를|主讲|致辞|致詞|演說|讲话人
afterparty: after-party|company dinner|farewell party|welcome party|year-end party|懇親会|打ち上げ|送別会|歓迎会|忘年会|飲み会|회식|뒤풀이|송별회|환영회|송년회|聚餐|欢送会|迎新|尾牙|年会|team dinner|drinks after work|office party|farewell|飲みに行|二次会|新年会|食事会|宴会|송년 모임|회식비|신년회|회식을|뒷풀이|종무식|团建|吃饭聚会|部门聚餐|春酒|年终聚餐|喝一杯|慶功
organizing: host the event|organize the event|person organizing|hosted by|幹事|주최|개최|주관|in charge of the party|organise|幹事は|행사 담당|준비위원|개최하|여는 사람|负责活动|承办方|办活动|張羅|牵头
rainplan: rain or shine|in case of rain|bad weather plan|called off for rain|雨天決行|雨天中止|荒天|비가 오면|악천후|雨天照常|下雨改期|雨备|雨天備案|遇雨|rained off|雨が降|雨の場合|雨だったら|雨のとき|荒天時|비오면|비올|우천시|우천 취소|下雨天|下雨怎么|雨天怎么|落雨|如果下雨|遇到下雨|因雨
flyer: flyer|flyers|leaflet|brochure|pamphlet|チラシ|パンフレット|冊子|전단지|팸플릿|브로슈어|리플릿|传单|宣传册|小册子|print leaflet|ビラ|リーフレット|ちらし|パンフ|ポスター|전단|팜플렛|찌라시|홍보물|안내 책자|海报|宣传单|單張|广告单|折页
sponsor: sponsor|sponsored|sponsorship|協賛|後援|スポンサー|후원|협찬|스폰서|赞助|赞助商|backer|協賛金|支援企業|協力企業|후원사|협찬사|후원금|협찬을|스폰|赞助方|赞助费|金主|出钱赞助|協辦單位
loyaltypoints: loyalty points|reward points|points expire|earn points|ポイント還元|ポイント付与|貯まる|적립금|적립|마일리지 적립|포인트 적립|点数累积|累积积分|紅利|bonus points|points card|collect points|use points|ポイントカード|ポイントの期限|貯まっ|포인트가|포인트를|적립되|포인트 소멸|쌓인 포인트|멤버십 포인트|积分兑换|点数兑换|集點|会员积分|會員點數|攒积分|积分过期|积分清零
targetaudience: intended readers|target audience|target group|対象顧客|想定読者|타깃|타겟|대상 고객|목표 고객|目标客户|目標客群|目标受众|客群|meant for whom|audience|ターゲット|誰向け|対象者層|想定ユーザー|客層|대상층|타겟층|독자층|누구를 위한|타깃 고객|目标人群|目標族群|面向谁|給誰看的|给谁看|受众|目标群体
embargo: embargo|under embargo|not before the announcement|情報解禁|公表前|発表前|엠바고|禁发期|发布前不得|解禁時間|公布前|發布前|공개전|발표전|do not publish before|keep quiet until|not public yet|公開前|まだ公表|情報解禁日|解禁日|発表まで|보도 유예|발표 전까지|아직 공개|还不能公布|先不要公布|先别说出去|保密到
saleslead: sales lead|prospect|prospects|prospective customer|見込み客|リード獲得|引き合い|잠재 고객|가망 고객|영업 기회|潜在客户|商机|意向客户|potential customer|interested customer|hot lead|見込客|見込みの|商談先|問い合わせ客|新規顧客候補|잠재고객|관심 고객|가망고객|영업기회|리드를|潛在客|有意向|有意願的客|准客户|销售线索
salesquota: sales target|sales quota|売上目標|販売目標|영업 목표|매출 목표|销售目标|業績目標|销售指标|业绩指标|銷售配額|sales goal|revenue target|monthly target|売上の目標|営業目標|目標達成|数字を達|売り上げ目標|매출목표|영업목표|목표 매출|실적 목표|销售任务|業績達成|达标|任务额|完成率|業績壓力
churn: churn|churned|customers lost|win back|解約率|離脱|顧客離れ|이탈률|이탈|해지율|流失率|客户流失|流失|losing customers|customers leave|customer loss|顧客が離|客離れ|解約する客|解約者|고객 이탈|이탈하|떠나는 고객|해지한 고객|跑掉的客户|客户跑|流失客|掉客户|退订率|解約客戶
closedeal: close a deal|closed the deal|win the order|成約|契約を取|商談成立|수주|계약 성사|체결|成交|签单|拿下订单|接到訂單|签约|deal closed|won the deal|sign the deal|signed the contract|契約が決ま|受注し|成約し|商談がまと|契約が取|계약이 성사|계약 체결|수주하|수주한|谈成|签下|拿下客户|成单|搞定客户|签合同|簽約成功|接单
pricenegotiation: negotiate|negotiation|bargain|haggle|price talks|交渉|価格交渉|値切|협상|가격 협상|흥정|네고|谈判|议价|砍价|講價|讨价还价|discount request|ask for a lower price|bring the price down|値段交渉|値下げ交渉|まけて|安くして|깎아달|가격 흥정|흥정하|할인 요청|네고 가능|还价|杀价|便宜一点|谈价|談價錢|砍到|压价
listprice: list price|catalog price|recommended retail|定価|希望小売|標準価格|정가|권장소비자가|소비자가|标价|牌价|建议零售|建議售價|regular price|full price|normal price|通常価格|通常料金|定価は|定価で|メーカー希望|정상가|정가로|정상 가격|출고가|原价|全价|正价|零售价|牌告價|公告價
priceincrease: price increase|raise prices|prices go up|price hike|値上げ|値上がり|価格改定|가격 인상|값이 오르|인상된 가격|涨价|提价|调价|調漲|more expensive|costs more from|price goes up|値段が上が|料金が上が|値上げす|올린 가격|인상되|비싸졌|비싸지|变贵|上调|涨了|调高|要涨|漲多少
margin: profit margin|gross margin|markup|利益率|利幅|이익률|이윤|毛利率|利润率|加价率|how much we earn|profit per sale|粗利率|儲け|利ざや|もうけ|마진율|이윤이|이익율|赚多少|毛利多少|赚头|抽成|差价
bundle: bundle|bundled|package deal|sold as a set|セット販売|抱き合わせ|묶음 상품|결합 상품|세트 판매|번들|套装|捆绑|组合销售|組合價|set price|sold together|buy together|まとめ売|セット価格|バンドル|세트로|패키지 상품|묶음 판매|세트 할인|合购|一起卖|成套|打包卖|打包价|組合包|搭售|搭着卖
mandatorytraining: mandatory training|compulsory training|must attend training|refresher course|必須研修|必修研修|受講必須|再研修|의무 교육|필수 교육|법정 교육|보수교육|必修培训|强制培训|必修課程|強制訓練|复训|回訓|training everyone must take|required course|annual training|全員受講|受講が必|義務研修|年次研修|受けなければな|필수 교육을|의무교육|교육 이수|필수교육|이수해야|법정의무교육|必须培训|必修课|必上的课|必上課程|年度培训|强制参加|全员培训|必訓
mentor: mentor|mentoring|buddy|shows newcomers|メンター|教育係|指導係|世話役|멘토|사수|지도 담당|导师|带教|師傅|帶新人|someone to show the ropes|newcomer guide|指導役|先輩社員|OJT|新人担当|멘토링|사수가|멘토가|선배가|담당 선배|师父|带我的人|前輩帶|学长带
passmark: passing score|pass mark|pass the test|passed the exam|合格点|合格|及第|합격 점수|합격|커트라인|及格|合格线|通过考试|及格線|how many points to pass|passed|pass rate|合格ライン|合格基準|受かる|受かっ|何点で合格|합격하|합격선|합격률|통과 점수|过关|过线|几分算过|幾分及格|过了考试|考过|通过分数|錄取線
retake: retake|resit|take the exam again|second attempt|再試験|追試|再受験|재시험|재응시|다시 응시|补考|重考|take again|second try at the exam|failed the exam|受け直|もう一度受|落ちた場合|追試験|再試|다시 시험|재시험을|떨어지면 다시|재응시는|시험에 떨어|再考|重新考|再考一次|挂了重考|没过怎么办|沒過可以|補考費
qualification: qualification|qualified person|licensed|professional certificate|資格|有資格者|免許|자격증|유자격|면허|자격|资格证|持证|證照|执照|license required|who may operate|certified|certificate required|資格が必要|有資格|資格者|免許が必|国家資格|자격증이|자격 있는|자격이|면허가|자격증 소지|上岗证|持证上岗|考证|有證照|牌照|具備資格
medicalcheck: health check|medical examination|annual physical|健康診断|人間ドック|検診|健診|종합검진|健康检查|annual health check|health examination|medical check|健診を|検診の|健康診断を|定期検診|バリウム|건강 검진|검진을|신체검사|건진|건강진단|体检报告|做体检|身体检查|入职体检|年度健檢
doctorsnote: medical certificate|sick note|診断書|医師の証明|진단서|소견서|진료확인서|病假条|病假單|医生证明|doctor note|note from the doctor|doctor certificate|医者の証明|診断書を|医師の診断書|病院の証明|진단서를|의사 소견|병원 서류|진료 확인|진료확인|医生开的|病历证明|就醫證明|就诊证明|診斷證明|医院证明|假条
workinjury: work injury|injured at work|workplace accident|industrial accident|労災|業務災害|仕事中のけが|산재|산업재해|업무상 재해|다쳤|工伤|職災|职业伤害|職業災害|工安|hurt at work|hurt on the job|accident at work|仕事中にけが|業務中の怪我|仕事で怪我|労働災害|労災保険|산재 처리|工作受伤|上班受傷|工作中受傷|因公受伤|职伤|工地受伤|算工伤
mentalhealth: mental health|counselling|counseling|stress check|メンタルヘルス|ストレスチェック|カウンセリング|心の健康|정신건강|심리 상담|스트레스 검사|心理健康|心理咨询|心理諮商|压力测试问卷|壓力檢測|burnout|stressed|depressed|psychologist|therapist|心の悩み|心療内科|悩み相談|우울|번아웃|마음 건강|심리상담|스트레스가|抑郁|憂鬱|压力大|心理辅导|心理師|倦怠|心情不好|崩溃想哭
fasting: fasting|empty stomach|nothing to eat before|絶食|空腹|食べずに|금식|공복|굶고|禁食|空腹时|do not eat before|without breakfast|no food before|朝食抜き|何も食べ|飲食禁止|絶食し|금식하|공복으로|不吃东西|空着肚子|空腹抽血|不吃早饭|不吃早餐|别吃早饭
outpatient: consultation hours|see a doctor|外来|受診|통원|doctor visit|clinic hours|通院|診療時間|病院に行|医者に行|진료 시간|외래 진료|병원 진료|진료를|통원치료|看病|看医生|挂号看|门诊时间|去医院|複診
hospitalstay: hospitalized|inpatient|admitted to hospital|discharged from hospital|入院|退院|입원|퇴원|住院|出院|overnight in hospital|hospital stay|入院する|入院中|退院し|病室|입원하|입원해|입원비|퇴원하|병실|住院部|住院费|住院几天|住院中|住進醫院
copay: copay|co-payment|own contribution|out of pocket|自己負担|窓口負担|自腹|본인부담|자기부담|자비로|自费|自付|自负额|pay myself|pay yourself|own share|own pocket|自己負担額|負担割合|自費で|自分で払|実費|자기 부담|본인 부담|내가 내는|자부담|자비 부담|실비|自己掏|自己付|自己出钱|自掏腰包|自己承担|自负部分
inspremium: insurance premium|premiums|premium payment|保険料|掛け金|掛金|보험료|납입금|保费|保险费|insurance costs|cost of insurance|pay for insurance|保険の掛金|保険料が|保険料は|月々の保険|보험료가|보험료를|보험 납입|보험료는|보험금 납입|保费多少|保險多少錢|交保险|繳保費|交保费|yearly premium|monthly premium
inscoverage: coverage|covered by insurance|insured|policy covers|補償範囲|補償対象|保険の対象|보장 범위|보장|보험 적용|가입된|保障范围|承保|理赔范围|does insurance pay|insurance covers|保険が効|保険がき|保険でカバー|保険が下り|保険適用|보험 되나|보험으로|보장되|보험 처리|보험적용|보장 내용|保不保|保险赔|保险管|能不能赔|保险包|保險有沒有|在保
insbenefit: insurance payout|beneficiary|benefit paid|保険金|給付金|受益者|보험금|급여금|수익자|受益人|给付|insurance money|insurance claim|claim payout|保険金の請求|保険が下りた|お金がおり|保険請求|보험금을|보험금 청구|보험금청구|理赔款|理賠金|赔付金|保险赔款|领保险
familydependents: dependents|dependent family|spouse and children|扶養|扶養家族|부양가족|피부양자|抚养|扶養親屬|受抚养人|眷属|配偶|my kids on insurance|family members covered|扶養に入|扶養の|妻と子|家族手当|扶養を外|부양 가족|가족 등록|가족수당|피부양|配偶者子女|眷保|爱人和孩子
emergencycontact: emergency contact|next of kin|emergency number|緊急連絡先|緊急連絡網|連絡網|비상연락처|비상연락망|비상 연락|紧急联系人|緊急聯絡人|紧急联络|緊急連絡人|who to call in an emergency|contact in an emergency|緊急の連絡|緊急時の連絡|家族の連絡先|긴급 연락처|긴급연락처|비상연락|보호자 연락처|紧急联系|出事联系谁|紧急电话|家人电话
residence: residence certificate|address change|moved house|proof of address|住民票|転居届|住所変更|引っ越し届|주소 변경|주민등록등본|전입신고|住址变更|地址變更|居住证明|户口|戶籍|moved to a new address|new home address|change of address|引越し|引っ越し|引っ越した|転居|住所が変わ|이사했|이사한|이사하|전입|주소가 바뀌|주소변경|搬到新|换地址|改地址|居住证
eligible: eligible|eligibility|entitled|entitled to|qualifies for|対象者|対象となる|受けられる|資格がある|대상자|해당되|符合条件|符合資格|有权|자격요건|신청 자격|対象になる|対象者は|もらえる人|誰が受け|申請できる人|신청 대상|지급 대상|谁能申请|谁可以领|够资格|适用对象|享受条件
compulsory: compulsory|obligatory|강제|義務が|義務付け|絶対に必要|必ず受け|しなければなら|의무적|의무로|필수로|非做不可|硬性规定|强制性
proofdocument: proof|supporting document|evidence|as evidence|証拠|証憑|裏付け|증빙|증거|증명서|증빙서류|证明|佐证|documentation as proof|receipts as proof|証明する書類|証拠に|証明書類|証明になる|エビデンス|증빙을|증빙자료|증명 서류|증거 자료|증명할|证明材料|證明文件|佐證資料|拿什么证明|举证
silentmode: silent mode|ringer off|マナーモード|ミュート|消音|진동 모드|무음|매너모드|调成震动|震動模式|silence your phone|phone on silent|sound off|turn off sound|音を消|音が出ない設定|サイレント|무음으로|진동으로|휴대폰 진동|调静音|手机静音|关声音|調震動|闭麦
seatorder: seat of honor|seat of honour|seating order|where the guest sits|上座|下座|席次|席順|상석|말석|자리 순서|좌석 순서|上位席|主位|主賓|head of the table|上座は|座る順|座る場所|席の順|席順は|자리 배치|윗자리|앉는 자리|앉는 순서|坐哪里|坐主位|主座|座位顺序|排座
giftrule: accept gifts|gift from a supplier|gifts from clients|small gifts|贈答|手土産|贈り物|お中元|お歳暮|접대|금품|뇌물|收礼|送礼|馈赠|饋贈|礼品|선물받|presents from clients|accept a present|gift policy|お土産をもら|贈り物を受け|贈答品|お返しの品|付け届け|접대받|금품을|선물 금지|명절 선물|收红包|回扣|收礼物|客户送的|客戶送|收受|送的礼
honorific: address people|form of address|first name basis|titles and names|敬称|様付け|呼び方|さん付け|호칭|존칭|称呼|尊称|how to call someone|call each other by|さんづけ|呼び捨て|何と呼|様をつけ|敬称を|호칭은|이름 뒤에|怎么称呼|叫什么好|您还是你|直呼其名|直呼名字
apologizeletter: letter of apology|written apology|apology letter|詫び状|謝罪文|お詫び文|사과문|사과 편지|사과 메일|道歉信|致歉信|道歉函|致歉函|say sorry in writing|email to apologize|謝罪メール|お詫びメール|お詫びのメール|お詫びの手紙|謝罪の手紙|사과메일|사과 문자|사과문을|道歉邮件|道歉文|道歉声明|写信道歉|書面道歉|赔礼道歉
outofoffice: out of office|auto-reply|automatic reply|away message|不在通知メール|自動返信|自動応答|不在設定|부재중 자동|자동 회신|자동 응답|부재 알림|自动回复|自動回覆|外出自动|不在辦公室|vacation reply|holiday auto|automatic email while away|不在時の自動|自動返信を|自動返信メール|休暇中の返信|자동회신|자동응답|부재중 메일|부재 메일|자동 답장|自动回信|休假自动|休假回覆|自动答复|外出回复|假期自动
remindagain: reminder|remind|reminded|follow up|nudge|リマインド|催促する|念押し|再度連絡|리마인드|상기시|다시 알려|재촉|催一下|再次提醒|跟催|send a reminder|chase up|ping again|リマインドメール|催促メール|もう一度連絡|再通知|忘れないように連絡|독려|재차 안내|다시 한번 알려|다시 연락|재알림|再催|催催|再提醒|再通知一次|提醒一下|提個醒|追一下
unattended: unattended|left alone|nobody present|without supervision|無人|目を離|立ち会いなし|무인|방치|자리를 비운|감독 없이|无人看管|没人在场|leave alone|nobody watching|nobody around|一人にしな|目を離さ|放ったらか|置きっぱなし|見張り|자리를 비우면|방치하|방치된|내버려|지켜보는 사람|没人看|没人管|没有人在|离人|人不在旁|放着不管
firstcome: first come|first served|in order of arrival|order of application|先着|先着順|早い者勝ち|선착순|접수순|先到先得|先到先|先来后到|按顺序|依序|whoever comes first|first to apply|order of sign-up|先着で|早い順|来た順|申込順|先に来た|선착순으로|먼저 신청|오는 순서|신청 순서|신청순|先来先|谁先来|誰先到|先到的|按报名顺序|按登記順序|手快有
oneofeach: only one each|one per person|limit of one|お一人様|一人一つ|一人一回|一人一個|限一份|每人限|限领一|每人一份|인당 하나|one for each person|at most one each|ひとり一つ|お一人につき|한사람당|하나씩만|一人一次|每人一个|只能领一|限购一|每人只能
halfoff: half price|half off|fifty percent|半額|半値|五割引|반값|절반 가격|半价|五折|对折|50% off|50 percent off|半額に|半額で|半額セール|50%オフ|반값으로|반값에|반값할인|절반가|오십 퍼센트 할인|打对折|打五折|半价卖|便宜一半|一半的价
prorated: pro rata|prorated|proportionally|for part of a month|日割り|按分|月割り|일할|일할 계산|비례|안분|按比例|按天计算|按日計算|依比例|按日折算|only part of the month|daily proportion|日割りで|日割り計算|日割計算|月の途中から|日数分|일할계산|일수 계산|날짜만큼|일수만큼|按天算|按天数|按日算|按比例算|按日扣|照天數|用几天算|折算成天
roundup: rounded up|round up|rounded down|fractions are|切り上げ|절사|舍去|round off|端数処理|端数は|切り捨てる|切り上げる|반올림해|올림해|절사하|去零头|零头|去尾數|进一法
nonworking: shut for the day|office closed|closing day|closed for business|company holiday|休業|定休日|休業日|休館|휴무|휴무일|휴업|휴관|歇业|公休|closed today|days we are closed|holiday closing|休みの日|お休みです|店が休|年末年始の休|臨時休業|休業し|휴무일은|임시 휴무|휴점|정기휴일|休息日|不营业|关门日|店休|公休日|暂停营业|放假不开|没开门
businessday: 平日の|稼働日|근무일|평일 기준|工作天|monday to friday|営業日以内|平日のみ|何営業日|土日を除|영업일 기준|영업일로|평일에|주말 제외|근무일 기준|工作日内|工作天內|不含周末|几个工作日
graceperiod: grace period|grace|leeway|still accepted after|猶予|猶予期間|支払猶予|유예|유예 기간|말미|宽限期|缓冲期|缓期|a few more days to pay|extra days|猶予を|少し待って|待ってもら|猶予が|期限後|유예를|봐주는 기간|유예해|通融|宽限几天|多给几天|缓几天|晚几天
latestdate: no later than|latest by|until when at the latest|遅くとも|までに必着|必着|当日消印|늦어도|필착|소인|最迟|最晚|不得晚于|last day to|遅くても|必着で|締切は|늦더라도|도착분|最晚什么|最迟几号|截止到|什么时候之前|之前必须到
outofscope: exempted from the rule|out of scope|not applicable|対象外|範囲外|該当なし|해당 없음|적용 제외|不适用|不在范围|范围之外|적용되지|범위밖|対象になら|該当しな|含まれな|適用されな|対象外です|해당되지|포함되지|제외 대상|不属于|不包含在|不算在|不在内|管不着
"""
