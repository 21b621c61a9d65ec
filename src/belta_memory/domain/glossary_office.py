"""People, office and business, above all their verbs and relations: read by search alone, as `domain.glossary_notes`."""

OFFICE = """\
giveback: give back|gives back|hand back|handed back|bring back|返す|返却|返して|返し忘れ|반납|돌려주|돌려줘|돌려줄|归还|歸還|交还|交還|还回|還回
leavebehind: leave behind|left behind|forgotten item|置き忘れ|忘れ物|置いていく|분실물|遗落|遺落|忘了拿|遗忘在|遺忘在|두고간|물건을 두고
leaveplace: leave the building|leave the room|leaving the office|last to leave|退室|退館|退出|최종 퇴실|퇴실|离开|離開|离场|離場|퇴실할
goout: go out|going out|step out|外出|出かけ|外に出|席を外|외출|밖으로 나가|자리를 비우|出门|出門|外出时|外出時
comein: come inside|get into the building|enter the building|enter the room|入室|入館|立ち入|中に入|입실|들어오|들어가|출입|进入|進入|入内|入內
turnup: turn up|turned up|show up|showed up|appeared|現れ|来なかった|姿を見せ|나타나|나타난|出现|出現|没来|沒來|到场|到場|나타났
noshow: never came|booked but absent|no-show|without cancelling|無断キャンセル|ノーショー|連絡なしで来な|노쇼|예약 부도|爽约|爽約|放鸽子|放鴿子
fillin: filling in the form|complete the form|fill out|filled out|記入|書き込|記載|기입|기재|작성란|填写|填寫|填上|填表|填入|적어주
leaveblank: leave blank|left blank|leave empty|left empty|blank field|空欄|空白|未記入|빈칸|공란|비워둔|留空|空着|空著|不填|비워두
enclose: enclose|enclosed|enclosure|同封|封入|동봉|함께 넣어|随附|隨附|随信|隨信|附在信封
attach: attach|attaches|attached|添付する|添付して|付けて送|첨부하|첨부해|붙여서|붙임|附上|附加|附带|附帶
signname: undersigned|signature|countersign|署名|サイン|自署|서명|사인|자필|签名|簽名|签字|簽字|签署|簽署
sealstamp: rubber stamp|seal|hanko|company seal|押印|捺印|判子|ハンコ|印鑑|도장|날인|직인|盖章|蓋章|印章|公章
postpone: postpone|postponed|put off|push back|pushed back|延期|先送り|後ろ倒し|繰り延べ|연기|미루|미뤄|미뤘|推迟|推遲|延后|延後|改期|顺延|順延
bringforward: bring forward|brought forward|move up|moved up|earlier than planned|前倒し|繰り上げ|早める|早めた|앞당|당겨서|조기|提前|提早|往前挪
prolong: prolong|prolonged|extend|extended|extends|延長|延ばす|延ばし|延びる|연장|늘려|延长|展期|宽限|寬限|늘린
fallbelow: fall below|falls below|drop below|drops below|below|fewer than|下回|未満|割り込|切ったら|밑돌|미만|아래로 떨어|低于|低於|未满|未滿|跌破|少于|少於
beenough: enough|sufficient|suffices|suffice|足りる|十分|事足り|間に合う|충분|넉넉|足够|足夠|够用|夠用|充足|就夠
shortage: scarce|shortage|insufficient|run out|ran out|足りない|足りなく|不足|欠乏|부족|모자라|모자란|떨어지면|不够|不夠|短缺|缺口|用完了
bemissing: missing|lacking|left out|omitted|欠けて|抜けて|記載漏れ|記入漏れ|누락|빠진|빠뜨|缺少|遗漏|遺漏|缺失|漏掉|漏填|빠졌
deemed: count as one|treated like|considered|regarded as|deemed|みなす|みなされ|見なす|見なされ|간주|취급|인정되|算作|算是|视为|視為|当作|當作|视作|計為|计为
countfrom: counting period|day count|count begins|clock starts|起算|から数え|から計算|数え始め|부터 계산|기산|算起|开始计算|開始計算|起计|起計|부터 세어
splitup: split|split up|divide|divided|分割|分ける|分けて|小分け|나누|나눠|분할|쪼개|拆分|拆成|分成|切分
splitcost: split the cost|split the bill|share the cost|go dutch|割り勘|折半|費用を分担|더치페이|분담|반씩|分摊|分攤|均摊|均攤|平摊|平攤
forwardto: passed along|forward|forwarded|forwarding|転送|回送|回して|포워딩|전달해|넘겨주|转发|轉發|转交|轉交|转寄|轉寄
handover: hand over|handed over|handover|take over|takes over|引き継|引継|申し送り|인수인계|인계|이어받|넘겨받|交接|移交|接手
quotation: quotation|price quote|written estimate|見積|見積書|相見積|견적|견적서|报价|報價|估价|估價|报价单|報價單
billto: bill|billed|billing|charge|charged|charges|請求|課金|徴収|청구|과금|부과|收取|计费|計費|扣款|加收
owe: owe|owed|owing|debt|outstanding amount|負債|未払い|借金|ツケ|미지급|미납|欠款|欠着|欠著|未付|拖欠|빚진|갚아|갚을
lend: lends|lent|loaned|loaner|貸す|貸して|貸与|貸し出す|借りた|빌려주|빌려줘|대여|빌린|借给|借給|租借
sharewith: shared|sharing|shares|共有|分け合|共用|公開範囲|공유|공용|共享|分享|公用
conceal: hide|hides|conceal|concealed|隠す|隠し|隠れ|伏せ|숨기|숨겨|감추|가려|隐藏|隱藏|隐瞒|隱瞞|遮住|遮盖
lockup: lock up|locked up|locking|lock the door|施錠|鍵をかけ|鍵を閉め|戸締|잠그|잠가|잠금|문단속|上锁|上鎖|锁上|鎖上|锁门|鎖門
unlockdoor: unlock|unlocks|unlocked|解錠|開錠|鍵を開け|ロック解除|잠금 해제|잠금을 해제|开锁|開鎖|解锁|解鎖|잠금해제
doublecheck: double-check|check twice|checked twice|cross-check|second pair of eyes|二重チェック|ダブルチェック|再確認|見直|재확인|다시 확인|이중 확인|复核|覆核|复查|複查|再次确认|再次確認|더블체크
apart: separate|separately|set apart|kept apart|別々|別途|別に|分けて置|따로|별도|별개|单独|單獨|另行|分开|分開|另外
sametime: at the same time|simultaneously|simultaneous|concurrently|all at once|同時|一度に|いっぺんに|동시에|한꺼번에|동시|同时|一并|一併|一次性
beforehand: in advance|beforehand|ahead of time|prior notice|事前|あらかじめ|前もって|予め|미리|사전에|사전|事先|预先|預先
afterwards: afterwards|afterward|after the fact|retroactively|事後|後から|後日|あとで|나중에|사후|추후|事后|过后|過後|随后|隨後|日后|日後
behalf: substitute signer|deputy|on behalf|deputize|代理|代わって|代行|대리|대행|대신해|代为|代為|代办|代辦|代替
except: apart from|を除き|除いて|抜きで|빼고|말고|제외하고|之外|除去|不含|不包括
perperson: per person|per head|each person|per employee|一人あたり|一人につき|一人当たり|인당|每人|人均|每位|每个人|每個人|사람당|명당
intotal: in total|altogether|total amount|sum total|合計|総額|全部で|トータル|합계|총액|모두 합쳐|총계|合计|总计|總計|总额|總額|共计|共計
exemptfee: waive|waived|waiver|exempt|exempted|免除|免じ|適用外|면제|감면|免除了|豁免|减免|減免
deduct: deduct|deducted|deducts|deduction|subtract|控除|差し引|天引き|공제|차감|빼고 지급|扣除|扣减|扣減|减去|減去
offsetamount: offset|set off against|net against|相殺|差し引き相殺|充当|상계|충당|抵消|抵銷|冲抵|沖抵|抵扣
entrust: entrust|entrusted|leave in the care|預ける|預け|任せる|委ね|맡기|맡겨|위임|寄放|托付|託付|交给保管|交給保管
pickupitem: collect in person|come and collect|pick it up|picked up at|引き取り|取りに来|受け取りに来|찾으러|찾아가|직접 수령|自取|来取|來取|领取|領取
distribute: hand out|handed out|distribute|distributed|配る|配布|配って|나눠주|배포|배부|分发|分發|发放|發放|派发|派發
bringalong: bring along|bring your own|持参|持ってくる|持って来|持ち込|지참|가져오|챙겨|携带|攜帶|自带|自帶|带来|帶來
carryout: take home|take out of the building|carry off premises|持ち出|持ち帰|社外に持|반출|가지고 나가|가져가|带出|帶出|带回家|帶回家|外带|携出
probation: probation|probationary|trial employment|試用期間|試用|見習い|수습|수습기간|시용|试用期|試用期|见习|見習
jobtransfer: transferred to another|job rotation|reassignment|reassigned|異動|配置転換|転勤|転任|인사이동|전근|전보|부서 이동|调岗|調職|调动|調動|轮岗|輪調
secondment: dispatched to|secondment|seconded|出向|派遣先|出向先|파견|借调|借調|外派|派驻|派駐
promotion: promotion to|promoted|promote|昇進|昇格|昇任|승진|승급|진급|晋升|晉升|升职|升職|升迁|升遷
payraise: pay raise|salary increase|raise in pay|昇給|賃上げ|ベースアップ|임금 인상|연봉 인상|급여 인상|加薪|涨薪|調薪|调薪|漲薪
dismissal: get fired|dismissal|dismissed|sacked|let go|解雇|懲戒解雇|首にな|해고|잘린|잘렸|开除|開除|辞退|辭退|炒鱿鱼|炒魷魚
disciplinary: disciplinary|reprimand|written warning|懲戒|処分|始末書|けん責|징계|시말서|견책|处分|處分|惩戒|记过|記過|检讨书
harassment: harassment|harassed|bullying|bullied|ハラスメント|パワハラ|セクハラ|いじめ|괴롭힘|성희롱|갑질|骚扰|騷擾|欺凌|霸凌
performancereview: performance review|appraisal|performance evaluation|人事評価|人事考課|査定|業績評価|인사평가|인사고과|성과평가|绩效|績效|考核|考绩|考績
resume: curriculum vitae|résumé|job application form|履歴書|職務経歴書|이력서|자기소개서|简历|簡歷|履历|履歷
employeereferral: employee referral|referral bonus|referred by|リファラル|社員紹介|紹介者|사내 추천|추천인|추천 채용|内推|內推|员工推荐|員工推薦
jobposting: job posting|job advert|vacancy|open position|求人|募集要項|欠員|채용 공고|구인|모집 공고|职缺|職缺|招聘启事|徵才|岗位空缺
joboffer: job offer|offer letter|内定|採用通知|オファー|합격 통보|채용 통지|처우 협의|录用|錄用|录取通知|錄取通知
parttime: part-time|part-timer|part time job|パート|アルバイト|バイト|아르바이트|알바|시간제|파트타임|兼职|兼職|打工|计时工|工讀|钟点工
fulltime: full-time|permanent employee|regular employee|正社員|常勤|フルタイム|정규직|정직원|상근|正职|正職|全职|全職|正式员工|正式員工
tempstaff: temp worker|temp agency|agency worker|fixed-term|派遣社員|契約社員|有期雇用|계약직|파견직|비정규직|派遣员工|派遣員工|合同工|約聘|临时工|臨時工
intern: intern|internship|interns|インターン|実習生|研修生|인턴|실습생|实习|實習|实习生|實習生
freelancer: freelancer|freelance|self-employed|フリーランス|個人事業主|業務委託|프리랜서|개인사업자|自由职业|自由工作者|自由職業|接案
sidejob: side job|moonlighting|second job|side business|副業|兼業|掛け持ち|부업|겸업|겸직|투잡|副业|兼差
conflictofinterest: conflict of interest|conflicts of interest|利益相反|利害関係|이해충돌|이해관계|利益冲突|利益衝突|利益回避|利害关系|利害關係
whistleblow: whistleblower|whistleblowing|ethics hotline|内部通報|通報窓口|告発|내부고발|내부 신고|제보|举报|舉報|检举|檢舉|吹哨
union: labor union|labour union|trade union|works council|労働組合|労組|組合員|노동조합|노조|工会|工會
retirementage: retirement age|mandatory retirement|定年|定年退職|再雇用|정년|정년퇴직|재고용|退休|退休年龄|退休年齡|返聘
severance: severance|severance pay|retirement allowance|退職金|解雇手当|퇴직금|퇴직 위로금|위로금|遣散费|遣散費|资遣|資遣|离职补偿|退休金
noticeperiod: notice period|give notice|weeks' notice|days' notice|予告期間|退職の申し出|何日前までに|통보 기간|사전 통보|해고 예고|며칠 전까지|预告期|預告期|通知期|提前几天|提前幾天
headcount: headcount|head count|staffing level|understaffed|人員数|要員|人手不足|頭数|인원수|인력 부족|编制|編制|人头数|缺人|人力不足|인원 현황
orgchart: line manager|org chart|organization chart|reporting line|組織図|指揮系統|レポートライン|조직도|보고 라인|직속|组织架构|組織圖|组织图|汇报线|直属|直屬
jobtitle: job title|job grade|position title|役職|肩書|職位|職名|직함|직책|직급|职位|职称|職稱|头衔|頭銜|职级|職級
dresscode: dress code|business casual|suit and tie|服装規定|服装|ドレスコード|スーツ|복장|드레스코드|정장|着装|著裝|穿着|穿著|正装|正裝
namecard: business card|business cards|名刺|名刺交換|명함|名片|交换名片|交換名片
nametag: name tag|name badge|employee badge|staff id|名札|社員証|ネームプレート|명찰|이름표|사원증|胸牌|名牌|工牌|员工证|員工證|识别证|識別證
flextime: flextime|flexitime|flexible hours|flexible working|フレックス|時差出勤|裁量労働|유연근무|시차출퇴근|탄력근무|탄력 근무|弹性工作|彈性工時|弹性上班|弹性工时|彈性上班
coretime: core hours|core time|コアタイム|必ず勤務|코어타임|집중근무|핵심 근무|核心工作时间|核心时段|核心時段|核心工時
shiftswap: swap shifts|shift swap|trade shifts|cover a shift|シフト交代|シフトを代わ|勤務交替|근무 교대|근무 바꾸|교대 변경|换班|換班|调班|調班|代班|顶班
clockin: clocking|punch card|clock out|timecard|time clock|打刻|タイムカード|出勤記録|출퇴근 기록|출근 체크|타임카드|打卡|签到|簽到|刷卡上班|补卡|補打卡
lateness: late for work|arrive late|tardy|lateness|come in late|遅刻|遅れて出社|遅れます|지각|늦게 출근|늦잠|迟到|遲到|晚到
leaveearly: leave early|leaving early|left early|go home early|早退|早上がり|조퇴|일찍 퇴근|提前下班|提早下班|早走
absence: absence|absences|absent from work|day off sick|absenteeism|欠勤|欠席|無断欠勤|결근|결석|무단결근|缺勤|缺席|旷工|曠職|旷职|曠工
sickleave: sick leave|sick day|call in sick|off sick|病欠|病気休暇|傷病休暇|体調不良|병가|병결|病假|아파서
compensatoryday: day off in lieu|compensatory leave|comp time|comp day|代休|振替休日|振休|대체휴무|대휴|보상휴가|调休|調休|补休|補休
halfday: half day|half-day off|morning off|afternoon off|半休|半日休|午前休|午後休|반차|반일|오전 반차|오후 반차|半天假|请半天|請半天|半日
hourlyleave: hourly leave|leave by the hour|a few hours off|時間休|時間単位の休|中抜け|시간차|시간 단위 휴가|반반차|按小时请假|小時計假|时假|時假
bereavement: bereavement|compassionate leave|death in the family|忌引|慶弔|弔事|不幸があ|경조사|경조휴가|조의|丧假|喪假|奔丧|奔喪|婚丧|婚喪
maternity: maternity|maternity leave|childbirth|産休|産前産後|出産|출산휴가|출산|산전후|产假|產假|生育|生产假|分娩
carryover: carry over|carried over|carryover|unused days|roll over|繰り越し|繰越|持ち越し|残日数|이월|남은 연차|잔여 연차|结转|結轉|递延|遞延|剩余假期|剩餘天數
leaveofabsence: leave of absence|sabbatical|unpaid leave|career break|休職|復職|無給休暇|휴직|복직|무급 휴가|무급휴가|停薪留职|留職停薪|停薪留職|无薪假|無薪假|复职|復職申請
commuting: commute|commuting|commuter pass|travel to work|通勤|定期券|通勤費|출퇴근|통근|교통비|정기권|通勤费|上下班|通勤費用|月票
perdiem: per diem|daily allowance|travel allowance|日当|出張手当|出張日当|출장비|일비|일당|出差补贴|出差補貼|差旅补助|日支|每日津贴
standby: standby list|on standby|standby duty|待機当番|待機|自宅待機|대기조|자택 대기|비상 대기|待命|值守|备勤|備勤
payslip: payslip|pay slip|pay stub|wage slip|給与明細|給料明細|급여명세서|급여 명세|월급 명세|工资条|薪資單|工资单|薪资单|薪水單
netpay: net pay|take-home pay|after tax|手取り|税引後|差引支給額|실수령|세후|到手|税后|稅後|实发|實發|實領
grosspay: gross pay|before tax|gross salary|額面|税引前|総支給額|세전|총급여|총지급액|税前|稅前|应发|應發
withholding: withholding|withheld tax|tax withheld|income tax|源泉徴収|所得税|源泉|원천징수|소득세|갑근세|个税|個稅|代扣代缴|扣繳|所得稅
yearendadjustment: year-end adjustment|year-end tax|年末調整|연말정산|年终汇算|年度汇算|汇算清缴|年終調整|結算申報
socialinsurance: social insurance|social security|national insurance|社会保険|社保|厚生年金|雇用保険|사대보험|사회보험|고용보험|社会保险|社會保險|五险一金|勞保|健保|국민연금|건강보험
overtimepay: overtime pay|overtime premium|overtime rate|残業代|割増賃金|時間外手当|야근수당|연장수당|초과근무수당|加班费|加班費|加班工资
taxreturn: tax return|tax filing|file taxes|file a return|確定申告|納税申告|申告書|세금 신고|종합소득세|신고서|报税|報稅|纳税申报|申報所得稅|税务申报
vat: vat|value added tax|consumption tax|sales tax|消費税|付加価値税|インボイス制度|부가세|부가가치세|增值税|增值稅|營業稅|消费税|消費稅
taxexempt: tax-exempt|tax exemption|duty-free status|zero-rated|免税|非課税|不課税|면세|비과세|영세율|免稅|不征税|零税率|零稅率
stampduty: stamp duty|revenue stamp|stamp tax|収入印紙|印紙税|印紙|인지세|수입인지|印花税|印花稅
creditnote: credit note|credit memo|negative invoice|赤伝|クレジットノート|返品伝票|マイナス請求|대변메모|수정세금계산서|마이너스 계산서|红字发票|紅字發票|贷项|折讓單|冲红
invoiceissue: issue an invoice|issue invoices|invoice issued|invoicing|請求書を発行|請求書発行|請求書を出|세금계산서 발행|계산서 발행|청구서 발행|开票|開票|开发票|開發票|开具发票|開立發票
invoicetitle: invoice title|billing name|addressee of the receipt|宛名|請求先名|上様|수취인 명의|영수증 명의|抬头|抬頭|发票抬头|發票抬頭
paymentterms: payment terms|net 30|days after invoice|支払条件|支払サイト|翌月末払い|月末締め|결제 조건|지급 조건|월말 마감|付款条件|付款條件|账期|帳期|月结|月結
installment: installment|instalment|installments|instalments|pay in parts|分割払い|分割で|回払い|할부|분납|나눠 납부|分期|分期付款|分期支付
prepayment: prepay|prepaid|prepayment|pay upfront|paid up front|前払い|先払い|前金|前納|선불|선납|선결제|예치|预付|預付|先付款|预缴|預繳|预收
postpayment: pay later|postpaid|pay afterwards|deferred payment|後払い|後納|後で支払|후불|나중에 결제|외상|后付|後付|先用后付|赊账|賒帳|貨到後付
downpayment: down payment|earnest money|initial payment|手付金|頭金|着手金|계약금|착수금|선급금|定金|訂金|订金|首付|首期款|頭期款
finalpayment: final payment|remaining payment|remaining balance|balance due|残金|残額|最終支払|잔금|나머지 금액|최종 지급|尾款|余款|餘款|剩余款项
reimburse: reimburse|reimbursed|reimbursement|claim back|expense claim|立替|精算|経費精算|立て替え|경비 정산|비용 정산|정산|환급 신청|报销|報銷|核销|核銷|垫付|墊付|報帳
overpayment: overpayment|overpaid|paid too much|double payment|過払い|払いすぎ|二重払い|過入金|초과 지급|과오납|이중 납부|多付|溢付|溢缴|溢繳|重复付款|重複付款|더내
corpcard: company card|corporate card|corporate credit card|法人カード|社用カード|コーポレートカード|법인카드|회사 카드|公司卡|公务卡|公務卡|企业信用卡|企業信用卡
pettycash: petty cash|cash box|cash float|小口現金|小口|手提げ金庫|釣り銭|소액현금|시재|전도금|备用金|零用金|備用金|小额现金
voucherbook: accounting voucher|journal entry|journal entries|bookkeeping entry|仕訳|伝票|起票|분개|전표|회계 처리|凭证|憑證|记账|記帳|分录|傳票
ledger: ledger|general ledger|account book|元帳|帳簿|台帳|원장|장부|대장|总账|總帳|账簿|台账
closebooks: close the books|month-end close|closing entries|year-end closing|決算|月次決算|締め処理|月締め|결산|월마감|마감 처리|结账|關帳|关账|月结账|决算|結算
depreciation: depreciation|depreciate|write down|useful life|減価償却|償却|耐用年数|감가상각|상각|내용연수|折旧|折舊|摊销|攤銷|使用年限
receivable: accounts receivable|receivable|uncollected|collect the money|売掛|売掛金|未収|回収|미수금|외상매출|매출채권|수금|应收|應收|催收|收款|未收款
payable: accounts payable|payables|amounts payable|買掛|買掛金|未払金|미지급금|매입채무|외상매입|应付账款|應付帳款
dunning: dunning|payment reminder|chase payment|demand letter|催促|督促|督促状|未入金|독촉|독촉장|납부 안내|催款|催缴|催繳|催告|催讨
baddebt: bad debt|write off|written off|uncollectible|貸倒|貸倒れ|回収不能|대손|떼인|회수 불능|坏账|壞帳|呆账|呆帳
fixedasset: fixed asset|asset register|asset tag|inventory sticker|固定資産|資産管理|備品台帳|資産シール|고정자산|자산 등록|자산 스티커|固定资产|固定資產|资产标签|資產標籤|财产编号
costcenter: cost center|cost centre|charge code|billed to which department|原価部門|負担部署|コストセンター|部門コード|비용 부서|원가센터|부담 부서|코스트센터|成本中心|费用归属|費用歸屬|成本部門
bookinvoice: book the expense|posted to the account|accrue|accrued|計上|費用計上|未払計上|계상|비용 처리|발생주의|入账科目|计提|計提|列帳|预提|認列
exchangeratebasis: rate of the day|conversion rate|convert the currency|換算|換算レート|환산|환율 적용|적용 환율|折算|折合|换算|汇率按|匯率以
purchaseorder: purchase order|order form|po number|注文書|発注書|注文番号|발주서|구매 주문|주문서|采购订单|採購單|订购单|訂購單|采购单
minimumorder: minimum order|moq|smallest order|最低注文|最小ロット|最低発注|최소 주문|최소 수량|최소 발주|起订量|起訂量|最小订购|最低訂購|起订
bulkorder: bulk order|order in bulk|volume discount|quantity discount|まとめ買い|大量注文|一括購入|数量割引|대량 주문|대량 구매|묶음 구매|일괄 구매|批量采购|大宗採購|大量訂購|批量订购|量大优惠
leadtime: lead time|delivery time|time to deliver|納期|リードタイム|納品まで|납기|리드타임|소요 기간|交期|交货期|交貨期|交付周期
acceptanceinspection: inspect on arrival|goods received|acceptance check|accept delivery|検収|受入検査|検品|검수|입고 검사|수령 검사|验收|驗收|验货|驗貨|点收|點收
partialdelivery: partial delivery|split delivery|partial shipment|分納|分割納品|一部納品|分割配送|부분 납품|분할 납품|나눠 배송|분할 배송|分批交货|分批交貨|部分发货|分批出貨|分批到货
stockout: out of stock|stockout|sold out|backorder|backordered|在庫切れ|品切れ|欠品|売り切れ|入荷待ち|품절|재고 없음|매진|입고 대기|缺货|缺貨|断货|斷貨|售罄|售完
supplierreview: vendor screening|supplier check|new vendor registration|credit check|与信|取引先登録|新規取引先|反社チェック|거래처 등록|신규 거래처|신용 조회|업체 심사|供应商准入|新供應商|资信|徵信|供应商审核
trackingnumber: tracking number|tracking code|track the parcel|追跡番号|伝票番号|問い合わせ番号|送り状番号|송장번호|운송장 번호|운송장|배송 조회|运单号|快递单号|物流單號|追踪号|追蹤號|查件
cashondelivery: cash on delivery|collect on delivery|freight collect|pay on arrival|代引き|代金引換|着払い|착불|후불 배송|대금 상환|货到付款|貨到付款|到付|運費到付
redelivery: redelivery|redeliver|second delivery attempt|missed delivery|再配達|不在票|不在通知|재배송|재배달|부재중 배송|再次派送|重新配送|重新投递|二次派送
undeliverable: undeliverable|returned to sender|wrong address|address unknown|宛先不明|返送|住所不明|あて所|반송|주소 불명|수취인 불명|退件|退回寄件人|地址不详|查無此人|查无此人|地址錯誤
recipient: recipient|addressee|consignee|受取人|宛先|届け先|荷受人|수취인|받는 사람|수신자|수령인|收件人|收货人|收貨人|收信人
expressmail: express delivery|express mail|rush delivery|urgent delivery|速達|特急便|お急ぎ便|빠른우편|특급 배송|급송|퀵서비스|加急|特快|快件|急件|限時
registeredmail: signature on delivery|registered mail|certified mail|proof of delivery|書留|簡易書留|内容証明|配達証明|등기|등기우편|내용증명|挂号信|掛號信|挂号|掛號|存证信函|存證信函
dangerousgoods: dangerous goods|hazardous goods|not allowed to ship|危険物|発送できない|禁制品|위험물|발송 금지|배송 불가|危险品|危險品|违禁品|違禁品|禁运|禁運
helpdesk: helpdesk|help desk|support desk|ヘルプデスク|サポート窓口|相談窓口|헬프데스크|지원 창구|전산팀|客服台|服務台|技术支持|技術支援|服务台|帮助台
callcenter: call center|call centre|hotline|customer line|コールセンター|お客様窓口|ホットライン|콜센터|고객센터|상담 전화|상담원|呼叫中心|客服热线|客服專線|热线|專線
callback: call back|callback|return the call|ring back|折り返し|かけ直|折り返し電話|다시 전화|콜백|회신 전화|전화 드리|回电|回電|回拨|回撥|回个电话
onhold: put on hold|hold music|on the line waiting|保留にし|保留音|電話を保留|통화 대기|대기음|보류음|保持音乐|通话保留|通話保留|占线|占線|等候音
transfercall: transfer the call|put through|connect the caller|取り次|電話を回|内線に回|つなぐ|돌려드|전화 돌려|전화 연결|转接|轉接|接通|转过去
extensionphone: phone extension|internal number|dial an outside line|outside line|内線|内線番号|外線|代表番号|내선|내선번호|외선|대표번호|分机|分機|内线|內線|外线|總機|总机
missedcall: unanswered call|missed call|unanswered|不在着信|電話に出な|つながらない|부재중 전화|未接来电|未接來電|没人接|沒人接|打不通
answerphone: answer the phone|pick up the phone|take a call|ring three times|電話に出る|電話応対|電話対応|受話器|전화 응대|수화기|接电话|接電話|接听|接聽|来电|來電|전화응대
angrycustomer: angry customer|upset customer|difficult customer|rude customer|怒っている客|カスハラ|怒鳴|厄介な客|화난 고객|진상|악성 민원|폭언|愤怒的客户|生气的顾客|奧客|情绪激动|生氣的客人
goodwill: goodwill gesture|compensate the customer|compensation|補償|お詫びの品|埋め合わせ|弁償|보상|배상|변상|补偿|赔偿|賠償|赔付|賠付
feedback: customer feedback|suggestion box|opinions from|voice of the customer|ご意見|お客様の声|意見箱|フィードバック|고객 의견|건의함|피드백|의견함|意见箱|反馈|回饋|用户意见|使用者意見
satisfaction: satisfaction|satisfied|nps|csat|満足度|満足|顧客満足|만족도|만족|고객 만족|满意度|滿意度|满意|滿意
appeal: appeal|appeals|appealed|objection|異議|異議申し立て|不服|不服申し立て|이의 제기|이의신청|항소|소명|申诉|申訴|异议|复议|覆議|上诉
suspendaccount: suspended account|account suspension|suspend|suspended|frozen account|利用停止|アカウント停止|凍結|一時停止|이용 정지|계정 정지|정지된|동결|封停|停权|停權|冻结|凍結帳|账号被停|帳號停用
banuser: banned user|ban|banned|permanently banned|kicked out|追放|出入り禁止|出禁|永久停止|バン|영구 정지|영구정지|추방|차단|강퇴|封号|封禁|封鎖帳|永久停權|踢出|拉黑
reinstate: reinstate|reinstated|reinstatement|lift the ban|lifted|解除|復帰|凍結解除|停止を解|정지 해제|해제|복귀|풀어주|解封|恢复权限|恢復使用|解除封禁|复权|復權
blacklist: blacklist|blacklisted|blocklist|denylist|ブラックリスト|要注意人物|取引禁止|블랙리스트|거래 금지|요주의|黑名单|黑名單|拒绝往来|拒絕往來
rulebreaking: violation|violate|violates|breach of the rules|break the rules|違反|規約違反|破った|ルールを破|위반|규정 위반|어긴|어기면|违规|違規|违反|犯规
strikecount: first offence|second offence|third strike|repeat offender|repeated violation|累積|再犯|三回目の違反|一度目の警告|누적 경고|재범|삼진|반복 위반|累犯|屡犯|屢犯|累计警告|累計警告|再次违规
impersonate: impersonate|impersonation|pretend to be|fake identity|なりすまし|偽名|成り済|사칭|도용|가장한|冒充|冒名|假冒|盗用身份|盜用身分
scam: scam|phishing|fraud|fraudulent|suspicious mail|詐欺|フィッシング|不審なメール|怪しいメール|사기|피싱|스팸 메일|수상한 메일|诈骗|詐騙|钓鱼|釣魚郵件|可疑邮件|可疑郵件
identitycheck: verify identity|proof of identity|identity check|photo id|本人確認|身分証|身元確認|本人であること|본인 확인|신분증|신원 확인|본인 인증|身份验证|身分驗證|身份证|身分證|核实身份|核對身分
nda: nda|non-disclosure|confidentiality agreement|秘密保持|守秘義務|機密保持|비밀유지|기밀유지|비밀 유지 계약|保密协议|保密協議|保密合約|保密义务|保密義務
confidential: confidential|top secret|internal only|classified|社外秘|機密|極秘|部外秘|기밀|대외비|사내 한정|机密|保密|内部资料|不得外传|不得外流
terminatecontract: terminate the contract|contract termination|end the contract|早期解約|契約解除|中途解約|契約を終|계약 해지|중도 해지|계약 종료|해약|解约|终止合同|終止合約|解除合同
breachofcontract: breach of contract|breach|契約違反|債務不履行|不履行|계약 위반|불이행|채무불이행|违约|違約|不履约|不履約
penaltyfee: penalty|penalties|liquidated damages|cancellation fee|cancellation charge|違約金|解約金|罰金|위약금|취소 수수료|벌금|违约金|罚款|罰款|取消费用|取消費用
autorenewal: automatic renewal|auto-renew|renews automatically|rolls over automatically|自動更新|自動継続|自動的に更新|자동 갱신|자동 연장|자동갱신|자동연장|自动续约|自動續約|自动续费|自動續訂|自动续期
effectivedate: validity starts|effective date|takes effect|come into force|発効|発効日|効力発生|施行日|발효|시행일|효력 발생|적용일|生效|生效日|起生效
contractparty: other party|counterparty|contracting party|both parties|契約相手|相手方|甲乙|双方の|계약 상대|상대방|쌍방|양측|契约方|甲方|乙方|对方当事人|當事人|缔约方
subcontract: subcontract|subcontractor|outsource|outsourced|outsourcing|下請け|再委託|外注|外部委託|하청|재위탁|외주|하도급|分包|转包|轉包|外包|委外
addendum: addendum|amendment|side letter|supplementary agreement|覚書|変更契約|付属書|別紙|부속합의|변경 계약|각서|별지|补充协议|補充協議|附约|備忘錄|增补|增補
termsofuse: terms of service|terms of use|terms and conditions|利用規約|約款|取引条件|이용약관|약관|거래 조건|服务条款|服務條款|使用条款|使用條款|條款與條件
powerofattorney: power of attorney|letter of authority|proxy form|委任状|委任|代理権|위임장|대리권|위임받|委托书|委託書|授权书|授權書
guarantor: guarantor|co-signer|surety|stand surety|保証人|連帯保証|身元保証|보증인|연대보증|신원보증|担保人|擔保人|保证人|保證人|连带保证
lawsuit: lawsuit|sue|sued|litigation|legal action|訴訟|訴える|提訴|裁判沙汰|소송|고소|제소|诉讼|起诉|起訴|打官司|提告
trademark: trademark|trademarks|brand name rights|商標|商標登録|登録商標|상표|상표권|商标|注册商标
copyright: copyright|copyrighted|image rights|著作権|無断転載|転載|版権|저작권|무단 전재|초상권|版权|版權|著作权|著作權|转载|轉載
patent: patent|patents|invention|特許|発明|出願|특허|발명|출원|专利|專利|发明人|發明
databreach: data breach|personal data leak|leaked personal|information leak|情報漏洩|情報漏えい|流出|漏えい|개인정보 유출|정보 유출|유출|数据泄露|資料外洩|泄露|洩漏|外泄|外洩
erasurerequest: right to erasure|right to be forgotten|request for deletion|delete my data|削除請求|個人情報の削除|忘れられる権利|삭제 요청|개인정보 삭제|잊힐 권리|파기 요청|删除个人数据|刪除個資|被遗忘权|要求删除|要求刪除
disclosurerequest: disclosure request|subject access request|access to personal data|hand over data to police|開示請求|開示|情報開示|열람 요청|정보 공개|공개 청구|열람 청구|查阅个人|信息披露|資訊揭露|調閱|调取|披露
anonymize: anonymize|anonymized|anonymous|anonymise|pseudonym|匿名|匿名化|仮名|伏せ字|익명|익명화|가명|비식별|匿名处理|匿名處理|去标识化|去識別化|化名
thirdparty: third party|third parties|outside parties|第三者|第三者提供|社外の人|제삼자|외부인|第三方|外部人员|外部人員|外人|제삼자에게
underage: minor|minors|underage|parental consent|未成年|保護者の同意|親権者|미성년|미성년자|보호자 동의|법정대리인|未成年人|监护人|監護人|家長同意|法定代理人
destroydocs: shred|shredder|shredded|dispose of documents|destroyed securely|シュレッダー|裁断|溶解処理|書類の廃棄|파쇄|파쇄기|문서 폐기|세단|碎纸|碎紙|碎纸机|碎紙機|销毁|銷毀
dispose: dispose|disposal|discard|throw away|scrap|廃棄|捨てる|捨て|処分する|폐기|버리|버려|폐기물|废弃|廢棄|丢弃|丟棄|报废|報廢|扔掉
retentionperiod: retention period|retention|keep for years|how long to keep|保存期間|保管期間|保存年限|보존 기간|보관 기간|보존 연한|保存期限|保管期限|保留期限|留存期|보관기간
approvalroute: approval route|approval flow|approval chain|sign-off|signed off|稟議|決裁|承認ルート|承認フロー|결재|결재 라인|품의|기안|审批|審批|签核|簽核|审批流程|核准流程
approvallimit: approval limit|spending limit|authority up to|needs a second approval|決裁権限|承認金額|決裁額|결재 한도|전결|승인 한도|审批权限|核決權限|審批額度|审批额度|授权额度
sendback: send back for correction|sent back|returned for revision|resubmit|resubmitted|差し戻し|差戻し|再提出|突き返|반려|재제출|다시 제출|돌려보|退回修改|退件重送|重新提交|打回重|补件|補件
dailyreport: daily report|end-of-day report|日報|業務日報|일일 보고|일보|업무일지|日报|工作日报|工作日誌
weeklyreport: weekly report|weekly status|週報|週次報告|주간 보고|주보|주간보고|周报|週報告|每周汇报|每週報告
monthlyreport: monthly report|月報|月次報告|月次レポート|월간 보고|월보|월간보고|月报|月度报告|月報告
nearmiss: near miss|near-miss|close call|ヒヤリハット|ヒヤリ|事故寸前|아차사고|아차 사고|险情|虚惊|虛驚|未遂事故|差点出事
incidentform: incident report|accident report|written account|事故報告|顛末書|報告書を書|사고 보고서|사고 경위|경위서|事故报告|事故報告書|情况说明|事件報告
carboncopy: in cc|blind copy|bcc|keep in the loop|写しを送|同報|参照に入れ|メールの宛先に|참조로|숨은 참조|참조에|抄送|副本給|密送|密件副本
originaldoc: signed original|original document|hard copy original|原本|正本|原紙|원본|정본|원본 서류|原件
photocopy: photocopy|photocopies|photocopied|certified copy|複写|謄本|복사본|복사기|등본|复印|影印|复印件|影本|複印
handwriting: handwritten|handwriting|pen and ink|手書き|手書|直筆|수기|손글씨|자필로|手写|手寫|亲笔|親筆|손으로
blankform: application form|blank form|official form|form sheet|申請書|申込書|用紙|所定の様式|신청서|양식|서식|申请表|申請表|表格|空白表
bindfile: binder|ring binder|put on file|バインダー|ファイリング|綴じ|製本|바인더|철하|편철|제본|文件夹|資料夾|装订|裝訂|归档|歸檔
envelope: envelope|sealed envelope|padded envelope|封筒|封をする|封緘|봉투|봉인|밀봉|信封|封口|密封
postage: postage|stamps|franking|postal rate|切手|郵送料|郵便料金|우표|우편 요금|우편료|邮票|郵票|邮资|郵資|邮费
mailroom: mailroom|mail room|post room|internal mail|incoming mail|社内便|郵便物|郵便受け|우편실|사내 우편|우편물|우편함|收发室|收發室|內部郵件|信箱|邮件室
parcellocker: parcel|parcels|package locker|delivery locker|宅配便|宅配ボックス|小包|荷物の受け取り|택배|택배함|소포|무인 택배|包裹|快递柜|包裹櫃|快遞櫃|宅配
receptiondesk: reception|receptionist|front desk|受付|受付係|受付で|안내데스크|접수처|프런트|리셉션|前台|櫃台|柜台|接待处|接待處
receiveguest: receive a guest|greet visitors|escort visitors|accompany visitors|来客対応|お出迎え|付き添い|案内する|손님 맞이|손님 응대|동행|안내해|接待|迎接|陪同|招待客人
visitorpass: visitor badge|visitor pass|guest pass|visitor log|来客証|入館証|来訪者カード|入館票|방문증|방문자 명찰|출입 신청|방문 기록|访客证|訪客證|来访登记|來訪登記|临时证|臨時證
tailgating: tailgating|tailgate|hold the door|let strangers in|共連れ|一緒に入らせ|後ろについて|꼬리물기|따라 들어|뒤따라|尾随|尾隨|跟着进|跟著進|带陌生人
sparekey: spare key|master key|duplicate key|extra key|合鍵|予備の鍵|マスターキー|スペアキー|여분 열쇠|예비 열쇠|마스터키|보조키|备用钥匙|備用鑰匙|备份钥匙|万能钥匙|萬用鑰匙
lostcard: lost card|lost badge|lost key|lose the key|カードを紛失|鍵をなく|カードをなく|紛失届|카드 분실|열쇠 분실|카드를 잃어|분실 신고|丢卡|卡片遗失|卡片遺失|钥匙丢|鑰匙遺失|挂失|掛失
doorcode: door code|entry code|keypad|alarm code|pin for the door|暗証番号|入口の番号|テンキー|현관 비밀번호|출입 번호|도어락|门禁密码|門禁密碼|开门密码|大門密碼
securityalarm: burglar alarm|arm the alarm|disarm|security system|警備システム|機械警備|警報|セキュリティをかけ|경비 시스템|경보|방범|무인경비|警报器|警報器|保全設定|布防|撤防|防盗
roombooking: room booking|book a room|meeting room reservation|reserve a room|会議室予約|会議室を予約|会議室を取|部屋を押さえ|회의실 예약|회의실을 예약|订会议室|預訂會議室|预订会议室|預約會議室|预约会议室
hotdesk: hot desk|hot desking|free seating|unassigned seat|フリーアドレス|自由席|固定席|자율좌석|공유 좌석|고정석|自由座位|共享工位|流动工位|彈性座位|固定座位
rearrange: restore the room|put back in place|tidy up after|元に戻す|元の位置|原状回復|原状|원래대로|제자리|원상복구|원상태|放回原处|放回原處|恢复原状|恢復原狀|归位|歸位
lightsoff: lights off|turn off the lights|switch off lights|消灯|電気を消|照明を消|소등|전등|关灯|關燈|熄灯|熄燈|조명 소등
rsvp: rsvp|confirm attendance|出欠|出欠確認|参加可否|参加するか|참석 여부|참가 여부|참석 회신|出席回复|出席回覆|是否参加|是否參加|出席与否
waitlist: waitlist|waiting list|waitlisted|キャンセル待ち|補欠|順番待ち|대기자|대기 명단|대기 순번|候补|候補名單|等候名单|候位|备取|備取
earlybird: early bird|early registration|early discount|早割|早期割引|早期申込|조기 등록|얼리버드|조기 신청|早鸟|早鳥|提早报名|提早報名
applyforevent: sign up|sign-up|registration fee|register for the event|申し込み|申込|参加申込|参加登録|신청하|참가 신청|참가 등록|등록비|报名|報名|报名费|報名費
lottery: lottery|raffle|prize draw|drawn by lot|抽選|くじ|当選|추첨|당첨|제비뽑기|抽签|抽籤|抽奖|抽獎|中签
prizegift: prize|award|trophy|winner gets|賞品|景品|表彰|副賞|상품권|시상|포상|경품|奖品|獎品|奖励|獎勵|颁奖|頒獎
booth: booth|exhibition stand|stall|trade fair stand|ブース|出展|屋台|부스|전시 부스|展位|攤位|摊位|参展|參展
keynote: keynote|guest speaker|lecture by|speaking slot|基調講演|講演|登壇|講師|기조연설|강연|연사|발표자|主旨演讲|專題演講|演讲|演講|讲者|講者
afterparty: after-party|company dinner|farewell party|welcome party|year-end party|懇親会|打ち上げ|送別会|歓迎会|忘年会|飲み会|회식|뒤풀이|송별회|환영회|송년회|聚餐|欢送会|歡送會|迎新|尾牙|年会
organizing: host the event|organize the event|person organizing|hosted by|幹事|主催|開催|主催者|주최|개최|총무|주관|主办|主辦|举办|舉辦|承办|承辦
rainplan: rain or shine|in case of rain|bad weather plan|called off for rain|雨天|雨天決行|雨天中止|荒天|우천|비가 오면|악천후|雨天照常|下雨改期|雨备|雨天備案|遇雨
flyer: flyer|flyers|leaflet|brochure|pamphlet|チラシ|パンフレット|冊子|전단지|팸플릿|브로슈어|리플릿|传单|傳單|宣传册|宣傳冊|小册子|小冊子
sponsor: sponsor|sponsored|sponsorship|協賛|後援|スポンサー|후원|협찬|스폰서|赞助|贊助|赞助商|贊助商
loyaltypoints: loyalty points|reward points|points expire|earn points|ポイント還元|ポイント付与|貯まる|적립금|적립|마일리지 적립|포인트 적립|积分|積分|点数累积|點數|累积积分|紅利
targetaudience: intended readers|target audience|target group|対象顧客|想定読者|타깃|타겟|대상 고객|목표 고객|目标客户|目標客群|目标受众|目標受眾|客群
embargo: embargo|under embargo|not before the announcement|情報解禁|解禁|公表前|発表前|엠바고|禁发期|发布前不得|解禁時間|公布前|發布前|공개전|발표전
saleslead: sales lead|prospect|prospects|prospective customer|見込み客|リード獲得|引き合い|잠재 고객|가망 고객|영업 기회|潜在客户|潛在客戶|商机|商機|意向客户
salesquota: sales target|sales quota|quota|ノルマ|売上目標|販売目標|영업 목표|매출 목표|할당량|销售目标|業績目標|销售指标|业绩指标|銷售配額
churn: churn|churned|customers lost|win back|解約率|離脱|顧客離れ|이탈률|이탈|해지율|流失率|客户流失|客戶流失|流失
closedeal: close a deal|closed the deal|win the order|成約|受注|契約を取|商談成立|수주|계약 성사|체결|成交|签单|簽單|拿下订单|接到訂單|签约|簽約
pricenegotiation: negotiate|negotiation|bargain|haggle|price talks|交渉|価格交渉|値切|협상|가격 협상|흥정|네고|谈判|談判|议价|議價|砍价|講價|讨价还价
listprice: list price|catalog price|recommended retail|定価|希望小売|標準価格|정가|권장소비자가|소비자가|标价|定價|牌价|牌價|建议零售|建議售價
priceincrease: price increase|raise prices|prices go up|price hike|値上げ|値上がり|価格改定|가격 인상|값이 오르|인상된 가격|涨价|漲價|提价|调价|調漲
margin: profit margin|gross margin|markup|粗利|利益率|利幅|마진|이익률|이윤|毛利|毛利率|利润率|利潤率|加价率
bundle: bundle|bundled|package deal|sold as a set|セット販売|抱き合わせ|묶음 상품|결합 상품|세트 판매|번들|套装|套裝|捆绑|綑綁|组合销售|組合價
mandatorytraining: mandatory training|compulsory training|must attend training|refresher course|必須研修|必修研修|受講必須|再研修|의무 교육|필수 교육|법정 교육|보수교육|必修培训|强制培训|必修課程|強制訓練|复训|回訓
mentor: mentor|mentoring|buddy|shows newcomers|メンター|教育係|指導係|世話役|멘토|사수|지도 담당|导师|導師|带教|師傅|帶新人
passmark: passing score|pass mark|pass the test|passed the exam|合格点|合格|及第|합격 점수|합격|커트라인|及格|合格线|通过考试|通過考試|及格線
retake: retake|resit|take the exam again|second attempt|再試験|追試|再受験|재시험|재응시|다시 응시|补考|補考|重考
qualification: qualification|qualified person|licensed|professional certificate|資格|有資格者|免許|자격증|유자격|면허|자격|资格证|資格證|持证|證照|执照|執照
medicalcheck: health check|checkup|medical examination|annual physical|健康診断|人間ドック|検診|健診|건강검진|검진|종합검진|体检|體檢|健康检查|健康檢查|健檢
doctorsnote: medical certificate|sick note|診断書|医師の証明|진단서|소견서|진료확인서|诊断书|診斷書|病假条|病假單|医生证明|醫生證明|doctor note
workinjury: work injury|injured at work|workplace accident|industrial accident|労災|業務災害|仕事中のけが|산재|산업재해|업무상 재해|다쳤|工伤|職災|职业伤害|職業災害|工安
mentalhealth: mental health|counselling|counseling|stress check|メンタルヘルス|ストレスチェック|カウンセリング|心の健康|정신건강|심리 상담|스트레스 검사|心理健康|心理咨询|心理諮商|压力测试问卷|壓力檢測
fasting: fasting|empty stomach|nothing to eat before|絶食|空腹|食べずに|금식|공복|굶고|禁食|空腹时|空腹時
outpatient: outpatient|consultation hours|see a doctor|外来|診察|受診|통원|외래|진료|진찰|门诊|門診|看诊|看診|就诊|就診
hospitalstay: hospitalized|inpatient|admitted to hospital|discharged from hospital|入院|退院|病棟|입원|퇴원|병동|住院|出院|病房
copay: copay|co-payment|own contribution|out of pocket|自己負担|窓口負担|自腹|본인부담|자기부담|자비로|自费|自費|自付|自负额|自負額
inspremium: insurance premium|premiums|premium payment|保険料|掛け金|掛金|보험료|납입금|保费|保費|保险费|保險費
inscoverage: coverage|covered by insurance|insured|policy covers|補償範囲|補償対象|保険の対象|보장 범위|보장|보험 적용|가입된|保障范围|保障範圍|承保|理赔范围|理賠範圍
insbenefit: insurance payout|beneficiary|benefit paid|保険金|給付金|受益者|보험금|급여금|수익자|保险金|保險金|受益人|给付|給付
familydependents: dependents|dependent family|spouse and children|扶養|扶養家族|配偶者|부양가족|피부양자|배우자|抚养|扶養親屬|受抚养人|眷属|眷屬|配偶
emergencycontact: emergency contact|next of kin|emergency number|緊急連絡先|緊急連絡網|連絡網|비상연락처|비상연락망|비상 연락|紧急联系人|緊急聯絡人|紧急联络|緊急連絡人
residence: residence certificate|address change|moved house|proof of address|住民票|転居届|住所変更|引っ越し届|주소 변경|주민등록등본|전입신고|주소지|住址变更|地址變更|居住证明|居住證明|户口|戶籍
eligible: eligible|eligibility|entitled|entitled to|qualifies for|対象者|対象となる|受けられる|資格がある|대상자|해당되|符合条件|符合資格|有资格|有資格|有权|有權|자격요건|신청 자격
compulsory: compulsory|obligatory|mandatory|義務|必須|強制|의무|필수|강제|强制|义务|必填
proofdocument: proof|supporting document|evidence|as evidence|証明書|証拠|証憑|裏付け|증빙|증거|증명서|증빙서류|证明|證明|证据|證據|佐证|佐證
silentmode: silent mode|mute|muted|ringer off|マナーモード|ミュート|消音|진동 모드|음소거|무음|매너모드|静音|靜音|调成震动|震動模式
seatorder: seat of honor|seat of honour|seating order|where the guest sits|上座|下座|席次|席順|상석|말석|자리 순서|좌석 순서|上位席|座次|主位|主賓
giftrule: accept gifts|gift from a supplier|gifts from clients|small gifts|贈答|手土産|贈り物|お中元|お歳暮|접대|금품|뇌물|收礼|收禮|送礼|送禮|馈赠|饋贈|礼品|선물받
honorific: address people|form of address|first name basis|titles and names|敬称|様付け|呼び方|さん付け|호칭|존칭|称呼|稱呼|尊称|尊稱
apologizeletter: letter of apology|written apology|apology letter|詫び状|謝罪文|お詫び文|사과문|사과 편지|사과 메일|道歉信|致歉信|道歉函|致歉函
outofoffice: out of office|auto-reply|automatic reply|away message|不在通知メール|自動返信|自動応答|不在設定|부재중 자동|자동 회신|자동 응답|부재 알림|自动回复|自動回覆|外出自动|不在辦公室
remindagain: reminder|remind|reminded|follow up|nudge|リマインド|催促する|念押し|再度連絡|리마인드|상기시|다시 알려|재촉|提醒|催一下|再次提醒|跟催
unattended: unattended|left alone|nobody present|without supervision|無人|放置|目を離|立ち会いなし|무인|방치|자리를 비운|감독 없이|无人看管|無人看管|无人|没人在场
firstcome: first come|first served|in order of arrival|order of application|先着|先着順|早い者勝ち|선착순|접수순|先到先得|先到先|先来后到|按顺序|依序
oneofeach: only one each|one per person|limit of one|お一人様|一人一つ|一人一回|一人一個|限一份|每人限|限领一|限領一|每人一份|인당 하나
halfoff: half price|half off|fifty percent|半額|半値|五割引|반값|절반 가격|半价|半價|五折|对折|對折
prorated: pro rata|prorated|proportionally|for part of a month|日割り|按分|月割り|일할|일할 계산|비례|안분|按比例|按天计算|按日計算|依比例|按日折算
roundup: rounded up|round up|rounded down|fractions are|切り上げ|切り捨て|端数|올림|버림|절사|반올림|进位|進位|舍去|捨去|四舍五入|四捨五入
nonworking: shut for the day|office closed|closing day|closed for business|company holiday|休業|定休日|休業日|休館|휴무|휴무일|휴업|휴관|休业|歇业|歇業|公休|休馆
businessday: business day|business days|working day|working days|営業日|平日の|稼働日|영업일|근무일|평일 기준|工作日|营业日|營業日|工作天
graceperiod: grace period|grace|leeway|still accepted after|猶予|猶予期間|支払猶予|유예|유예 기간|말미|宽限期|寬限期|缓冲期|緩衝期|缓期
latestdate: no later than|latest by|until when at the latest|遅くとも|までに必着|必着|当日消印|늦어도|필착|소인|最迟|最遲|最晚|不得晚于|不得晚於
outofscope: exempted from the rule|out of scope|not applicable|対象外|範囲外|該当なし|해당 없음|적용 제외|不适用|不適用|不在范围|不在範圍|范围之外|적용되지|범위밖
"""
