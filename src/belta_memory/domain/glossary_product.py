"""Software and its products as a team speaks of them, in several languages: read by search alone, in the format of `domain.glossary`."""

PRODUCT = """\
popup: pop-up|dialogue box|다이얼로그|弹出|跳出視窗|pops up|小窓|確認画面|팝업창|팝업이|알림창|弹框|弹出来|對話方塊|彈出視窗|跳出来
toast: toast|snackbar|トースト|スナックバー|토스트|스낵바|轻提示|吐司提示|快顯訊息|토스트 메시지|bottom message bar|画面下の通知|トースト通知|하단 알림|토스트 알림|토스트가|一闪而过的提示|气泡提示|提示條|浮动提示|吐司
dropdown: dropdown|drop-down|pulldown|select box|combobox|プルダウン|ドロップダウン|セレクトボックス|드롭다운|셀렉트 박스|콤보박스|下拉|下拉框|下拉菜单|下拉選單|select menu|picklist|選択リスト|選択肢から選|リストから選|선택 상자|선택 목록|목록에서 선택|드롭박스 메뉴|下拉列表|下拉式|下拉清單|选择框|選單選
checkbox: checkbox|check box|tick box|チェックボックス|체크박스|체크 박스|复选框|勾选|核取方塊|checkmark|チェックを入れ|チェックを外|체크 표시|체크를 해제|체크해제|打勾|勾起来|取消勾选|勾上
radiobutton: radio button|ラジオボタン|라디오 버튼|单选|单选按钮|라디오버튼|choose only one option|択一|一つだけ選|단일 선택|하나만 선택|하나만 고르|单选框|單選鈕|只能选一个|二选一
toggle: toggle|toggle switch|トグル|オンオフ|토글|切换开关|切換鈕|껐다 켰다|켜고 끄는|开关切换|switch on and off|on/off switch|切り替えスイッチ|オン・オフ|켜고 끄기|온오프|开关按钮|打开开关
slider: slider|スライダー|슬라이더|滑块|滑桿|滑動條|슬라이드 바를|range slider|slide bar|つまみを動|スライドバー|슬라이드바|슬라이더를|막대를 움직|拖动滑块|拉桿
tooltip: tooltip|hover|hovering|ツールチップ|ホバー|툴팁|호버|말풍선|工具提示|悬停|悬浮|滑鼠移到|mouse over|mouseover|マウスを乗せ|マウスオーバー|吹き出し|마우스를 올리|마우스 오버|도움말 풍선|鼠标移上|鼠标放上|滑鼠移上|悬浮提示|提示框
placeholder: placeholder|プレースホルダ|プレースホルダー|플레이스홀더|자리표시자|占位符|占位文字|placeholder text|hint text|gray text in the field|薄い文字|入力例|灰色の文字|입력 예시|안내 문구|회색 글씨|힌트 텍스트|提示文字|灰色文字|灰色的字|输入提示|預留文字
spinner: spinner|loading indicator|loading screen|ローディング|くるくる|読み込み中|스피너|로딩|로딩 표시|加载中|转圈|載入中|keeps spinning|spinning wheel|loading icon|ぐるぐる|ずっと回って|뱅글뱅글|빙글빙글|로딩중|一直转|转个不停|转圈圈|轉不停
progressbar: progress bar|プログレスバー|進捗|進み具合|진행률|진행 상황|프로그레스|进度条|进度|progress indicator|percent done|どこまで進|進捗バー|진행바|진행도|진행 막대|進度列|百分比条|跑到百分之|完成百分比
sidebar: side bar|navigation drawer|侧边栏|side menu|사이드 메뉴|left menu|side panel|左のメニュー|横のメニュー|サイドメニュー|왼쪽 메뉴|사이드메뉴|左边菜单|左側選單|左侧栏|边栏|左侧菜单
navbar: navbar|navigation bar|header bar|ナビゲーションバー|ナビバー|グローバルナビ|导航栏|顶栏|導覽列|頂部列|내비게이션바|상단바|네비게이션바|top menu|menu bar|上のメニュー|メニューバー|グロナビ|상단 메뉴|메뉴바|상단메뉴|위쪽 메뉴|顶部菜单|頂部選單|菜单栏|選單列|导航条|導航列
breadcrumb: breadcrumb|パンくず|パンくずリスト|브레드크럼|빵부스러기|경로 표시|面包屑|breadcrumb trail|breadcrumb navigation|現在位置の表示|パンくずナビ|현재 위치 표시|브레드크럼이|面包屑导航|路径导航|當前位置導覽
sortorder: ascending|descending|昇順|降順|오름차순|내림차순|升序|降序|升冪|降冪|並べ替え|並び替え|新しい順|정렬이|정렬하|최신순|순서대로 정렬|倒序|正序|排列顺序|按时间排|由新到舊|排序乱
scrolling: scroll|scrollbar|スクロール|スクロールバー|스크롤|스크롤바|滚动|滚屏|滚动条|捲動|捲軸|scroll down|スクロールでき|下まで行け|スワイプで下|스크롤이|스크롤을|아래로 내리|휠이|滚轮|往下滑|往下拉|上下滑|滑不动
infinitescroll: infinite scroll|endless scroll|無限スクロール|무한 스크롤|无限滚动|无限下拉|無限捲動|무한스크롤|끝없이|keeps loading more|load more on scroll|もっと見る|自動で続きを|次々読み込|계속 내려|더보기|끝없는 스크롤|계속 불러오|一直往下|无限滚|加载更多|載入更多|自动加载下一页
pulltorefresh: pull-to-refresh|pull refresh|引っ張って更新|引き下げて更新|당겨서 새로고침|下拉刷新|下拉更新|아래로 당겨|pull down to refresh|swipe down to refresh|引っ張って|下に引っ張|引っぱって更新|아래로 당기|당겨 새로고침|내려서 새로고침|往下拉刷新|下拉一下|下拉重新整理|往下拉更新
dragdrop: drag|drag-and-drop|ドラッグ|ドラッグアンドドロップ|드래그|끌어다|끌어서|拖拽|拖动|拖放|拖曳|拖拉|drag and drop|draggable|掴んで動か|引っ張って移動|드래그해|드래그앤드롭|끌어놓|拖动排序|拖過去|拖进来|拖進|拉进去|拖移
swipe: swipe|スワイプ|フリック|스와이프|밀어서|滑动手势|左滑|右滑|撥動|swipe gesture|swipe left|横にスライド|指で払|쓸어넘|스와이프해|向左滑|往左滑|滑一下|左右滑|滑動切換|划一下
tapclick: click|tapped|double-click|クリック|タップ|ダブルクリック|클릭|더블클릭|点击|单击|双击|點選|pressing the button|ボタンを押|押しても|押すと|클릭해|클릭하|눌러도|눌렀|누르면|터치해|点一下|点了没|點了|点按|按一下|按下去|双击打开
longpress: long press|long-press|press and hold|長押し|길게 누르|롱프레스|长按|長押しする|长按住|hold down|hold the button|押し続け|長く押|長押しで|길게 눌러|오래 눌러|꾹누르|길게눌|按住不放|一直按|按久|按住
pinchzoom: zoom|pinch|ズーム|拡大縮小|ピンチ|확대 축소|핀치|缩放|放大缩小|捏合|zoom out|enlarge|拡大でき|二本指|ピンチアウト|放大|放大看|两指|双指
clipboard: clipboard|paste|copy-paste|クリップボード|貼り付け|コピペ|클립보드|붙여넣기|복붙|剪贴板|粘贴|剪貼簿|貼上|붙여넣|copied text|copy and paste|コピーして貼|ペースト|コピー&ペースト|복사 붙여|复制粘贴|複製貼上|粘进去|贴进去|复制不了
hotkey: hotkey|keybinding|ショートカットキー|キー割り当て|热键|快速鍵|키바인딩|keyboard shortcut|key combination|キーボードショートカット|ホットキー|キー操作|단축키가|组合键|鍵盤捷徑|按键绑定
onscreenkeyboard: soft keyboard|on-screen keyboard|virtual keyboard|ソフトキーボード|ソフトウェアキーボード|화면 키보드|가상 키보드|软键盘|虚拟键盘|螢幕鍵盤|keyboard covers|keyboard pops up|キーボードが隠|キーボードが出|画面キーボード|키보드가 가려|키보드가 올라|키패드|자판이|键盘挡住|鍵盤遮住|键盘弹出|弹出键盘|键盘遮
inputmethod: ime|input method|kana conversion|変換候補|日本語入力|かな漢字変換|입력기|한글 입력|输入法|拼音输入|注音輸入|typing japanese|composition input|変換中|変換確定|漢字変換|入力中の文字|한글 조합|한글 자모|한영|자모 분리|选字|拼音|注音|打字輸入法|中文输入
autocomplete: autocomplete|auto-complete|typeahead|suggestions|オートコンプリート|入力補完|サジェスト|자동완성|자동 완성|추천 검색어|自动补全|联想词|自動完成|suggested words|suggestion list|search suggestions|補完候補|候補が出|予測変換|入力候補|자동완성이|추천어|연관 검색어|검색어 추천|补全|联想|自动提示|搜尋建議|搜索建议|自动填
autosave: autosave|auto-save|saved automatically|自動保存|オートセーブ|자동 저장|자동저장|自动存档|自動儲存|자동으로 저장|saves by itself|save automatically|勝手に保存|自動で保存|自動セーブ|自動的に保存|저절로 저장|자동 세이브|자동 저장이|自己保存|自动存|隨時儲存
unsaved: unsaved|unsaved changes|保存していない|未保存|保存せず|미저장|没保存|未儲存|沒存檔|저장하지 않고|저장되지|forgot to save|without saving|保存し忘れ|保存されていな|保存しないで閉|保存されな|저장 안하|저장안|저장 없이|忘了保存|忘記存|没有保存|没存|没保存就|還沒存
validationerror: validation error|input check|invalid input|入力チェック|入力エラー|バリデーション|유효성 검사|입력 오류|입력값 검증|表单校验|输入校验|輸入驗證|表單驗證|invalid value|wrong input|required field|入力値|必須チェック|入力内容に誤|入力ミス|형식이 맞지|입력값|잘못 입력|필수 입력|입력 검증|유효하지|填错|输错|輸入錯誤|格式不对|欄位驗證
focusui: focus|focused|focus ring|tab order|フォーカス|포커스|초점|焦点|聚焦|對焦|focus lost|tabbing|loses focus|フォーカスが外|タブ移動|タブキー|포커스가|탭키|포커스를|失去焦点|焦点丢失|失焦
cursor: cursor|caret|mouse pointer|カーソル|キャレット|マウスポインタ|커서|마우스 포인터|光标|鼠标指针|游標|滑鼠指標|깜빡이는 커서|cursor jumps|cursor position|カーソル位置|マウスカーソル|커서가|커서 위치|마우스 커서|마우스 화살표|光标跳|光标位置|鼠标箭头|滑鼠游標|滑鼠箭頭
darkmode: dark theme|night mode|ダークテーマ|夜間モード|다크모드|야간 모드|暗黑模式|夜间模式|暗色模式|dark background|dark screen theme|黒い画面|暗い画面|黒背景|背景を黒|다크 테마|다크테마|어두운 화면|어두운 테마|까만 배경|검은 배경|黑底|暗色|暗色主题|黑色背景|深色主題|黑暗模式
responsive: responsive|breakpoint|screen width|レスポンシブ|画面幅|ブレークポイント|반응형|화면 너비|响应式|屏幕宽度|自适应|螢幕寬度|small screens|mobile layout|fits the screen|スマホ表示|スマホで見ると|画面サイズ|モバイル表示|모바일 화면|화면 크기|작은 화면|屏幕大小|螢幕大小|手机端显示|小屏|小螢幕|手機版面|適應螢幕|响应式布局
fullscreen: fullscreen|full-screen|全画面|フルスクリーン|전체 화면|전체화면|풀스크린|全屏|全螢幕|full screen|whole screen|画面いっぱい|全画面で|全画面表示|화면 가득|전체화면으로|满屏|滿版|全屏播放|放到全屏|全螢幕播放
screenrotation: screen rotation|rotated|画面の回転|화면 회전|가로 모드|세로 모드|屏幕旋转|横屏|竖屏|螢幕旋轉|直向|landscape mode|portrait mode|turn the phone sideways|横画面|縦画面|画面を横|横にする|가로모드|세로모드|화면 돌리|横过来|转屏|轉橫|手机横|手機打橫|旋轉螢幕
blankscreen: blank screen|white screen|blank page|真っ白|白い画面|画面が白|하얀 화면|백지 화면|白屏|空白页|空白畫面|白畫面|흰화면|백화 현상|screen stays white|nothing but white|empty screen|真っ白に|何も表示されない画面|画面が真っ白|하얗게|백지로|화이트 스크린|一片空白|全白|白茫茫|一片白|打开是白|畫面全白|页面空白
flicker: flicker|flickering|flashing|ちらつき|ちらつく|点滅|깜빡|깜박|플리커|闪烁|闪屏|閃動|blinking|チカチカ|ちらつい|点いたり消え|깜빡이|깜빡거|깜빡여|번쩍|깜박이|一闪一闪|闪一下|抖动|屏闪|閃來閃去
layoutbroken: layout broken|overlaps|misaligned|layout shift|レイアウト崩れ|表示が崩れ|ずれる|어긋나|布局错乱|错位|重叠|跑版|레이아웃 깨짐|화면 깨짐|broken layout|out of place|崩れる|レイアウトが崩|崩れて|はみ出|ずれて|밀려나|삐져나|错乱|排版乱|排版跑掉|叠在一起|挤在一起|歪了
ellipsis: ellipsis|truncated|cut off|省略表示|途中で切れ|見切れ|切り詰め|말줄임|잘려|잘림|截断|省略号|被截|刪節號|被切掉|text cut|gets cut off|three dots|文字が切れ|途切れ|切れて見え|最後まで表示されな|三点リーダ|잘려서|짤려|끝까지 안보|점점점|显示不全|被截断|没显示完|显示不完整|截掉|三个点|點點點
thumbnail: thumbnail|preview image|サムネイル|サムネ|縮小画像|썸네일|미리보기 이미지|缩略图|预览图|縮圖|small preview|preview picture|小さい画像|プレビュー画像|섬네일|미리보기 사진|썸네일이|작은 이미지|小图|封面图
avatar: avatar|profile picture|profile photo|アバター|プロフィール画像|アイコン画像|아바타|프로필 사진|프로필 이미지|头像|头像图|大頭貼|user picture|profile image|プロフィール写真|プロフ画像|アイコンを変え|프사|프로필사진|프로필 변경|프로필이미지|大头照|头像换|頭貼|換頭像|個人照片|头像不
widget: widget|home screen widget|ウィジェット|ホーム画面|위젯|小组件|桌面小部件|小工具|小部件|홈화면|homescreen tile|ホーム画面に置|위젯이|위젯을|바탕화면에|桌面组件|桌面小工具|微件|主畫面小工具
splashscreen: splash screen|launch screen|startup screen|スプラッシュ|起動画面|스플래시|시작 화면|启动页|开屏|啟動畫面|startup logo|opening screen|起動時の画面|起動時のロゴ|スプラッシュ画面|실행 화면|로딩 로고|인트로 화면|开机画面|启动图|启动界面
onboardingflow: walkthrough|tutorial screens|first-run|product tour|チュートリアル|初回起動|使い方ガイド|튜토리얼|이용 안내|新手引导|新手教程|首次启动|新手教學|first launch guide|getting started screens|初回ガイド|最初の説明|使い方の説明|操作説明|처음 실행|사용법 안내|가이드 화면|新手指引|引导页|入门引导|首次使用|第一次打开|新手任務
deeplink: deep link|deeplink|universal link|app link|ディープリンク|ユニバーサルリンク|딥링크|유니버설 링크|深度链接|深层链接|深層連結|通用連結|앱링크|link opens the app|open in app|リンクからアプリ|アプリが開か|アプリで開く|앱이 열리지|打开app|跳转app|链接打开|唤起|拉起app|連結打開
webview: webview|in-app browser|embedded browser|ウェブビュー|웹뷰|인앱 브라우저|内嵌浏览器|内置浏览器|内嵌网页|內建瀏覽器|in-app web page|アプリ内の画面|앱안 브라우저|인앱브라우저|内置网页|应用内打开|app内网页|內建網頁
appstore: play store|store listing|アプリストア|ストア審査|ストア公開|앱스토어|플레이스토어|应用市场|應用程式商店|google play|publish to the store|アップストア|ストアに出|ストアから|ストア掲載|스토어에|플레이 스토어|구글플레이|스토어 등록|上架|应用商城|商店页面|上架審核|苹果商店
enumtype: enum|enumeration|enumerated|列挙型|列挙値|이넘|열거형|열거 타입|枚举|枚举值|列舉|列舉型別|イーナム|이넘값|list of allowed values|enum value|列挙|列挙体|選択値|이늄|열거값|열거형에|枚举类型|列舉值|枚举里
nullvalue: nullable|ヌル|欠損値|空値|널값|널이|결측|缺失值|可為空|null check|none value|値がない|空になる|ヌルチェック|빈값|空值判断|沒有值|空的值|值为空
primarykey: primary key|surrogate key|auto-increment|プライマリキー|自動採番|기본키|기본 키값|자동 증가|主键|自增|自動遞增|프라이머리 키값|unique id column|自動連番|고유키|고유 번호|自增主键|主键冲突|主鍵重複|流水號
foreignkey: foreign key|referential integrity|cascade|外部キー|参照整合性|외래키|참조 무결성|外键|级联|外來鍵|參照完整性|fk|foreign key constraint|参照先|外部キー制約|FK制約|참조 제약|부모 레코드|참조키|外键约束|关联键|父表
rowlock: row lock|table lock|exclusive lock|lock contention|テーブルロック|排他ロック|ロック待ち|테이블 잠금|行锁|表锁|锁等待|排他锁|行級鎖定|鎖定等待|資料表鎖|행잠금|테이블락|락경합|locked row|waiting for a lock|ロックされて更新|ロック競合|ロックが取れ|锁住了表|锁冲突|表被锁|被锁住|鎖住資料表|行锁等待
deadlock: 교착 상태|mutual blocking|互いに待ち|waiting for each other|デッドロックした|데드락이|서로 기다리|교착상태|互相等待|互相锁|互相等鎖|发生死锁
optimisticlock: optimistic lock|lost update|楽観ロック|楽観的ロック|悲観ロック|낙관적|비관적|갱신 손실|乐观锁|悲观锁|overwritten by another user|version conflict|他の人に上書|同時編集|楽観排他|排他制御|동시 수정|동시에 수정|버전 충돌|同时编辑|同时修改|版本冲突
schemamigration: schema migration|schema change|alter table|ddl|スキーマ変更|スキーマ移行|스키마 변경|스키마 마이그레이션|表结构变更|改表|表结构|結構描述變更|資料表變更|add a column|db migration|column change|カラム追加|列を追加|テーブル変更|テーブル定義|DBマイグレーション|컬럼 추가|칼럼 추가|테이블 변경|디비 마이그레이션|加字段|加欄位|新增字段|表结构调整|改字段|改欄位|数据库迁移|資料庫遷移
isolationlevel: commit transaction|savepoint|isolation level|read committed|セーブポイント|分離レベル|격리 수준|세이브포인트|隔离级别|保存点|隔離等級|交易隔離|begin transaction|途中コミット|트랜잭션이|트랜잭션 격리|격리수준|事务没提交|開交易|交易未提交|脏读|幻读
readreplica: replica lag|replication|リードレプリカ|レプリカ遅延|レプリケーション|읽기 복제본|복제 지연|리플리카|只读副本|主从延迟|唯讀副本|複寫延遲|lagging replica|slave database|複製遅延|読み取り専用DB|レプリカの遅れ|읽기 전용 디비|슬레이브|복제 서버|读库|主从同步|副本延迟|备库|读写分离
primarynode: primary node|leader election|master database|プライマリ|リーダー選出|프라이머리|마스터 노드|리더 선출|主库|主节点|选主|主資料庫|primary server|マスターDB|マスタサーバ|フェールオーバー|마스터 디비|주노드|主备切换|选主失败|主機切換
slowquery: slow query|full table scan|explain plan|query plan|スロークエリ|全件走査|フルスキャン|実行計画|느린 쿼리|슬로우 쿼리|풀스캔|실행 계획|慢查询|全表扫描|执行计划|執行計畫|query takes long|slow sql|missing index|クエリが遅|SQLが遅|インデックスがな|検索が遅い|느린쿼리|쿼리 속도|슬로우쿼리|查询慢|没走索引|sql跑很慢|查詢太慢
nplusone: eager loading|lazy loading|まとめて読み込み|遅延読み込み|即時読み込み|지연 로딩|즉시 로딩|懒加载|预加载|延遲載入|預先載入|too many queries|queries in a loop|ループ内でクエリ|クエリが大量|반복 쿼리|엔플러스원|루프 안에서 쿼리|循环查询|循环里查|查询次数太多|迴圈查詢|多次查库
joinsql: inner join|left join|joined table|結合条件|内部結合|外部結合|テーブル結合|조인|내부 조인|외부 조인|联表|连表|关联查询|聯結|合併查詢|join two tables|テーブルを結合|JOINする|表を結合|조인해|조인하|테이블 조인|조인이|关联表|表连接|左连接|内连接|多表查询
groupby: group-by|aggregate|aggregation|グルーピング|集約|그룹화|묶어서|묶음|집계 함수|分组|聚合|彙總|grouping|sum per|count per|グループごと|ごとに集計|그룹별|그룹바이|별로 집계|그룹핑|按组统计|按天汇总|聚合函数|分類統計|統計彙總
distinctvalue: distinct|deduplicated|unique constraint|一意制約|一意性|重複排除|ユニーク制約|고유 제약|중복 제거|唯一约束|唯一性|唯一索引|唯一限制|排除重複|duplicates|duplicate rows|重複を除|重複データ|중복 데이터|중복값|중복되지|중복없이|중복이|重复数据|重複資料|重复行|去除重复
vacuumdb: vacuum|autovacuum|table bloat|reindex|バキューム|肥大化|断片化|비대화|단편화|表膨胀|碎片|碎片整理|膨脹|重建索引|bloated table|optimize the table|テーブル肥大|デフラグ|空き領域の回収|테이블 비대|조각 모음|재색인|배큠|리인덱스|表空间膨胀|表變大|碎片化|回收空间|清理空间|重整索引
connectionpool: connection pool|too many connections|pool exhausted|コネクションプール|接続プール|接続数|커넥션 부족|连接池|连接数|連線池|連線數|connections exhausted|max connections|接続が足り|接続上限|コネクション枯渇|커넥션풀|커넥션이 부족|디비 연결이|连接数满|連線數滿|连接耗尽|連線用盡|连接不够|数据库连接|資料庫連線
softdelete: soft delete|soft-delete|tombstone|logical deletion|論理削除|ソフトデリート|削除フラグ|소프트 삭제|논리 삭제|삭제 플래그|软删除|逻辑删除|marked as deleted|deleted flag|削除済みフラグ|論理的に削除|物理削除|삭제 여부|삭제처리만|논리삭제|삭제 표시|물리 삭제|删除标记|假删除|标记删除
storedprocedure: stored procedure|trigger function|ストアド|ストアドプロシージャ|저장 프로시저|프로시저|存储过程|预存程序|database function|sql function|ストプロ|トリガー関数|DB関数|스토어드|저장프로시저|디비 함수|디비 프로시저|数据库函数|存过|触发器
partitioning: 分割テーブル|파티셔닝|分区表|分割區|table partition|テーブル分割|月別パーティション|파티션을|테이블 분할|테이블 파티션|월별 파티션|分表|分区键|分割資料表|按月分表|分庫分表|資料分區|按月分区
backfill: backfill|reprocess|バックフィル|過去分の埋め|再集計|백필|과거 데이터|재처리|소급|回填|补数据|补录|補資料|重新處理|fill in past data|rerun for past days|過去データ|遡って|さかのぼって|再投入|후처리 재수집|소급 적용|과거데이터|지난 데이터|다시 채워|补历史数据|補歷史|补跑|历史数据补|補登|重跑
cachehit: cache hit|cache miss|hit rate|hit ratio|キャッシュヒット|キャッシュミス|적중률|캐시 히트|캐시 미스|命中率|缓存命中|缓存穿透|快取命中|快取未命中|served from cache|cached response|キャッシュが効|キャッシュから|캐시에서|캐시 적중|캐시적중|走缓存|走快取|没走缓存|缓存没命中|快取沒中|讀快取|读缓存
cacheinvalidation: invalidate|invalidation|evict|eviction|cache busting|キャッシュ破棄|無効化|追い出|캐시 무효화|무효화|캐시 삭제|축출|缓存失效|清缓存|淘汰策略|快取失效|清快取|clear cache|stale cache|キャッシュクリア|キャッシュを消|古いキャッシュ|キャッシュ削除|캐시를 지우|캐시 비우|캐시 초기화|캐시 지워|오래된 캐시|清除缓存|清除快取|清理缓存|清掉快取|旧缓存|缓存没更新|快取沒更新|刷新缓存
warmup: warm up|warm-up|prewarm|cold start|ウォームアップ|暖機|コールドスタート|事前読み込み|워밍업|웜업|예열|콜드 스타트|预热|冷启动|slow first request|first request|first call is slow|初回が遅い|初回だけ遅|最初だけ遅|ウォーミングアップ|콜드스타트|미리 데워|第一次很慢|第一次請求|第一次访问慢
stampede: stampede|thundering herd|avalanche|一斉に再取得|殺到|雪崩|몰려|쏠림|쇄도|缓存雪崩|击穿|蜂擁|everyone at once|surge of requests|burst of traffic|一斉アクセス|アクセスが集中|アクセス集中|一気に来|동시 접속|동시접속|접속 폭주|폭주|同时涌入|一窝蜂|瞬间流量|雪崩效应|擠爆|緩存擊穿
deadletter: dead letter|dead-letter|dlq|poison message|デッドレター|配信不能|데드레터|데드 레터|처리 불가|死信|死信队列|死信佇列|failed messages|messages that cannot be processed|処理できないメッセージ|失敗したメッセージ|エラーキュー|실패한 메시지|처리 안되는 메시지|처리 실패 메시지|失败消息|失敗訊息|失败队列|处理不了的消息|處理失敗的訊息
consumerlag: consumer lag|queue depth|backlogged|piled up|滞留|溜まっ|溜まる|たまって|쌓여|쌓이|밀려|堆积|消费延迟|queue grows|キューが溜|キューに溜|溜まり|処理待ち|たまる|밀려있|밀리는|처리 지연|堆起来|队列堆|消息堆积|訊息堆積|塞住|消费不过来|消化不完
pubsub: pub/sub|pubsub|publish-subscribe|event bus|パブサブ|購読者|イベントバス|펍섭|발행 구독|구독자|이벤트 버스|发布订阅|订阅者|事件总线|事件匯流排|subscribe to events|event subscription|イベントを購読|購読する|イベント通知|パブリッシュ|이벤트 구독|구독하는 서비스|이벤트 발행|구독 발행|订阅消息|訂閱事件|消息订阅|监听事件
exactlyonce: exactly-once|ちょうど一度|再配信|정확히 한번|재전달|恰好一次|重复投递|剛好一次|at-least-once delivery|processed twice|duplicate messages|delivered twice|二回処理|二重に処理|重複配信|一度だけ処理|두번 처리|중복 처리|중복처리|메시지 중복|한번만 처리|重复消费|处理两次|只处理一次|消息重复|不重不漏
backpressure: backpressure|back-pressure|バックプレッシャ|スロットリング|流量制御|배압|스로틀|背压|节流|slow down the producer|流量を絞|流量調整|処理が追いつかない|詰まらせ|유량 제어|흐름 제어|속도 조절|처리량 제한|流控|流量控制|削峰|限速了|降速|流量管制
ratelimited: rate limited|rate-limited|quota exceeded|429|回数制限|쿼터 초과|请求过多|超出配额|request limit|too many calls|呼び出し回数|リクエスト制限|制限に引っかか|叩きすぎ|호출량|요청 횟수|횟수 제한|呼叫次數|请求太频繁|次数限制|被限流|超过频率
idempotencykey: idempotency key|idempotent request|double submit|二重送信|冪等キー|二重登録|멱등키|중복 요청|중복 전송|幂等键|重复提交|重複送出|sent twice|submitted twice|duplicate request|二重リクエスト|二回送信|二度押し|連打|중복결제|두번 눌러|중복 등록|중복 클릭|重复点击|重复请求|点了两次|點兩次|防重
restapi: restful|openapi|swagger|graphql|그래프큐엘|스웨거|接口文档|接口规范|介面文件|介面規格|レストフル|オープンエーピーアイ|API仕様書|API 명세|API 문서|api spec|api docs|endpoint documentation|API定義|API仕様|インターフェース仕様|API ドキュメント|인터페이스 명세|연동 규격|接口定义|接口说明|介面定義|API文檔
grpcproto: grpc|protobuf|protocol buffers|rpc|プロトコルバッファ|リモート呼び出し|프로토버프|프로토콜 버퍼|원격 호출|远程调用|远程过程调用|遠端呼叫|遠端程序呼叫|remote procedure|proto file|プロトファイル|リモートプロシージャ|RPC呼び出し|프로토 파일|원격호출|원격 프로시저|proto文件|远程接口|遠端程序
websocket: websocket|server-sent events|long polling|ウェブソケット|ロングポーリング|常時接続|웹소켓|롱폴링|상시 연결|长连接|长轮询|長連線|real-time connection|keep connection open|リアルタイム通信|接続を維持|ソケット接続|ソケット切断|실시간 연결|소켓 연결|소켓이|实时连接|即時連線|实时推送|套接字|保持连接
polling: polling|ポーリング|定期的に問い合わせ|폴링|주기적으로 조회|주기적 확인|轮询|定时拉取|定期查詢|polling interval|poll every|check repeatedly|定期的に確認|定期的に取りに|定期取得|주기적으로 확인|주기적으로 호출|일정 간격으로|계속 조회|定时查询|定時輪詢|每隔几秒|不断查询|反复查询
breakingchange: breaking change|backward compatible|backwards compatibility|incompatible|破壊的変更|後方互換|互換性|하위 호환|호환성|호환되지|破坏性变更|向后兼容|兼容性|不兼容|向下相容|相容性|不相容|互換性がな|하위호환|breaks existing clients|old clients break|互換がな|既存が動かな|下位互換|互換を壊|기존 클라이언트가|구버전 호환|호환안|不向下兼容|舊版不能用|兼容问题|相容問題|老版本不能|破坏兼容
corsorigin: cors|cross-origin|same-origin|preflight|クロスオリジン|プリフライト|교차 출처|크로스 오리진|프리플라이트|跨域|同源|预检|跨來源|跨網域|cors error|blocked by cors|CORSエラー|オリジンが違|ドメインが違|코스 에러|다른 도메인|도메인이 달라|CORS 오류|오리진|跨域报错|跨域錯誤|不同域名|不同網域|跨域请求|预检请求
badrequest: bad request|unprocessable|malformed|不正なリクエスト|不正な値|잘못된 요청|형식 오류|잘못된 형식|请求错误|参数错误|格式错误|錯誤的請求|invalid request|invalid parameter|パラメータ不正|パラメータエラー|パラメータが間違|リクエスト不正|파라미터 오류|파라미터가 잘못|잘못된 파라미터|요청 형식|요청 오류|参数不对|参数有误|請求格式|参数缺失
notfound: 404|missing page|dead link|broken link|見つかりません|リンク切れ|ページがない|찾을 수없|페이지 없음|깨진 링크|링크 깨짐|找不到页面|死链|链接失效|失效連結|page not found|리소스 없음|does not exist anymore|link is dead|ページが見つか|存在しないページ|リンクが切れ|없는 페이지|页面不存在|链接打不开|連結打不開|连结失效|打不开链接|頁面找不到
internalerror: internal server error|503|サーバーエラー|内部エラー|서버 오류|서버 에러|내부 오류|服务器错误|内部错误|伺服器錯誤|server error|server crashed|error 500|サーバが落ち|サーバーが落ち|鯖落ち|サーバエラー|서버 다운|서버가 다운|오백 에러|服务器挂|伺服器掛|服务挂了|服务器崩|后端报错
singlesignon: single sign-on|saml|oidc|openid|統合認証|싱글 사인온|통합 로그인|통합 인증|统一登录|單一登入|單點登入|log in once|company login|one login for all|一度のログイン|SSO連携|共通ログイン|한번 로그인|회사 계정으로|사내 계정|SSO 로그인|统一认证|統一登入|一次登录|一次登入|公司账号登录|公司帳號登入|企业登录
twofactor: multi-factor|otp|one-time password|authenticator app|二段階認証|ワンタイム|일회용 비밀번호|两步验证|多因素|动态口令|双重认证|兩步驟驗證|一次性密碼|이단계 인증|verification code|security code|認証コード|確認コード|二要素認証|認証アプリ|인증번호|인증 번호|인증코드|오티피|验证码|二次验证|短信验证|簡訊驗證|动态密码
passkey: passkey|webauthn|fingerprint login|face id|biometric|パスキー|指紋認証|顔認証|生体認証|패스키|지문 인증|얼굴 인식|생체 인증|通行密钥|指纹登录|人脸识别|生物识别|通行金鑰|指紋登入|臉部辨識|fingerprint|face recognition|touch id|指紋|顔で認証|指紋でログイン|フェイスID|지문|지문으로|안면 인식|안면인식|생체인증|指紋辨識|刷脸|人臉辨識|人脸登录|生物辨識|面容
loggedout: logged out|logout|sign-out|signed out|session expired|ログアウト|サインアウト|セッション切れ|ログインが切れ|로그아웃|세션 만료|로그인 풀림|登出|退出登录|会话过期|掉登录|被登出|工作階段過期|kicked out of the session|ログアウトされ|勝手にログアウト|ログインし直|로그아웃되|자동 로그아웃|다시 로그인|自动退出|自動登出|登录过期|登入過期|被踢下线|被踢出|重新登录|重新登入|掉线登录|登出了
signin: signin|ログインでき|사인인|접속해|log into|로그인하|ログインする|user login|sign-in page|cannot log in|login page|ログインできな|ログイン画面|로그인이|로그인을|登不进|登不進去|登录不了|登入不了|登不了|登录页|登入頁面|登录失败
signup: create account|サインアップ|新規登録|アカウント作成|회원 등록|계정 생성|注册账号|建立帳號|sign up for an account|register an account|新規会員|会員になる|登録画面|アカウントを作|가입하|회원 가입|가입이|가입을|계정을 만들|계정 만들|新用户注册|注册不了|註冊會員|开账号|申請帳號|新註冊|申请账号
oauthtoken: oauth|access token|refresh token|jwt|bearer|アクセストークン|リフレッシュトークン|액세스 토큰|리프레시 토큰|访问令牌|刷新令牌|存取權杖|auth token|token expired|トークン切れ|トークンが切れ|認証トークン|인증 토큰|토큰이|토큰 만료|엑세스 토큰|토큰을|token过期|權杖過期|令牌过期|登录凭证|存取令牌
passwordreset: password reset|reset password|forgot password|forgotten password|パスワード再設定|パスワードリセット|パスワードを忘れ|비밀번호 재설정|비밀번호 초기화|비밀번호 찾기|비밀번호 분실|重置密码|忘记密码|找回密码|重設密碼|change my password|lost my password|new password|パスワード忘れ|パスワード変更|パスワードが分から|パスを忘れ|비번 찾기|비밀번호 변경|비번 초기화|비번을 까먹|비번 재설정|비밀번호를 까먹|密码忘了|改密码|密码重置|修改密码|密碼重設
accountlocked: locked out|account locked|lockout|too many attempts|アカウントロック|ロックされ|ログイン試行|계정 잠금|계정이 잠겨|로그인 시도|账号锁定|账户被锁|帳號鎖定|帳戶遭鎖|wrong password too often|ロックアウト|パスワードを間違え|ロックがかか|계정잠금|비밀번호 틀려|비밀번호 오류 횟수|잠긴 계정|账号被锁|帳號被鎖|帳號鎖住|锁号|鎖帳戶|密码错太多|输错密码
rolebased: rbac|role-based|access control|least privilege|ロールベース|アクセス制御|最小権限|役割ごと|역할 기반|접근 제어|최소 권한|권한 부여|角色权限|访问控制|权限控制|存取控制|user roles|permissions by role|権限設定|役割別|権限ごと|ロール権限|역할별|권한 설정|권한설정|권한 관리|접근권한|按角色|依角色|权限设置|权限管理|谁能看
pushnotice: push notification|apns|fcm|プッシュ通知|通知が来|푸시 알림|푸시알림|알림 수신|推送通知|推播|推播通知|消息推送|phone notification|push message|alerts on the phone|通知が届かな|スマホの通知|通知が来な|푸시가|푸시 메시지|推送收不到|收不到推播|手机通知|通知不来|收不到通知|弹通知
unreadbadge: unread|unread count|badge count|mark as read|未読|既読|バッジの数|안읽은|읽음|미확인|읽지 않은|已读|角标|紅點|red dot|unread messages|notification count|未読数|未読が|赤い丸|未読件数|안읽음|읽지않은|읽음 처리|小红点|标为已读
unsubscribe: opt out|opt-out|配信停止|購読解除|オプトアウト|수신거부|수신 거부|구독 해지|구독 취소|取消订阅|stop the emails|stop receiving|cancel the newsletter|メルマガ解除|配信を止め|配信解除|メールを止め|메일 수신 거부|메일 그만|구독해지|구독취소|不想收到邮件|不想收信|取关|不再接收
mailbounce: bounce|undelivered|hard bounce|不達|バウンス|戻ってきたメール|반송 메일|바운스|수신 실패|退信|弹回|送达失败|無法送達|mail came back|mail not delivered|delivery failed|メールが届かな|メールが戻|送信エラー|エラーメール|메일이 돌아|메일 반송|메일 발송 실패|메일이 반송|邮件退回|郵件被退|邮件发不出|信寄不出|发送失败|寄送失敗|收不到邮件|没收到邮件
spamfolder: spam|junk|spam folder|スパム|스팸|스팸함|정크|垃圾邮件|垃圾箱|垃圾信|junk mail|lands in spam|marked as spam|迷惑メールフォルダ|ゴミ箱に入|스팸으로|스팸 처리|스팸메일|스팸 메일함|정크 메일|垃圾信件|进了垃圾|進垃圾信|被当成垃圾|广告邮件|廣告信|垃圾郵件匣
spfdkim: spf|dkim|dmarc|sender domain|送信ドメイン認証|送信元ドメイン|발신 도메인|발송 도메인|스푸핑|发信域名|发件域名|伪造发件人|寄件網域|冒名寄件|sender authentication|spoofed sender|mail authentication|メール認証|送信者認証|差出人詐称|送信元詐称|발신자 인증|메일 인증 설정|발신자 위조|발신자 사칭|发件人验证|寄件人驗證|郵件驗證|伪造邮件|偽造寄件|发信认证
objectstorage: object storage|blob storage|オブジェクトストレージ|ストレージ|스토리지|오브젝트 스토리지|객체 저장소|对象存储|物件儲存|儲存空間|file storage|ファイル置き場|파일 저장소|저장소 용량|스토리지에|버켓|存储空间|云存储|雲端儲存|文件存储|檔案儲存|物件存儲|存到桶
presignedurl: presigned|pre-signed|signed url|signed link|署名付きURL|署名付きリンク|期限付きリンク|서명된 링크|임시 링크|프리사인드|预签名|签名链接|预签名链接|預簽章|簽署連結|temporary link|expiring link|temporary download link|一時URL|一時リンク|ダウンロードリンクの期限|임시링크|만료되는 링크|서명 링크|링크 만료|기한 있는 링크|临时链接|臨時連結|限时链接|限時連結|带签名|过期链接|簽名連結
diskfull: disk full|out of space|storage full|ディスクフル|容量不足|空き領域|디스크 부족|용량 부족|공간 부족|디스크가 가득|磁盘满|磁盘空间|空间不足|硬碟滿|磁碟空間|no space left|disk space|ran out of disk|容量がいっぱい|ディスクがいっぱい|空きがな|ディスク容量|ディスク逼迫|저장공간|용량이 부족|디스크 용량|磁盘爆|硬盘满|磁碟滿|容量滿|空间满|硬碟空間|没空间|塞滿
retentionpolicy: retention policy|data retention|lifecycle rule|ライフサイクル|수명 주기|保留策略|how long data is kept|delete after days|data kept for|何日残|いつ消える|自動削除|データ保存期間|며칠 보관|자동 삭제|데이터 보관|데이터 보존|며칠간 보관|数据保留|資料保留|保留几天|自动清理|自動清除|过多久删
coldarchive: cold storage|長期保存|장기 보관|보관 처리|冷存储|封存|冷儲存|long-term storage|古いデータを移|アーカイブする|아카이빙|오래된 데이터|아카이브에|보관함으로|历史数据归档|归档到|舊資料封存|冷資料|冷数据
imagecompression: compress|compressed|compression|画像圧縮|圧縮|압축|이미지 압축|용량 줄이|图片压缩|画像を軽く|이미지 용량|reduce image size|smaller images|image too heavy|画像が重|容量を減ら|サイズを小さく|画像を圧縮|이미지 줄이|사진 압축|압축해|사진 용량|图片太大|压缩图片|压小|圖檔太大
transparency: transparent|transparency|alpha channel|透過|半透明|アルファチャンネル|투명|반투명|알파 채널|透明|半透明图|透明通道|去背|see-through|transparent background|opacity|背景を透|透過PNG|透明度|背景透過|透ける|투명도|배경 투명|투명하게|투명 배경|누끼|透明背景|抠图|摳圖|不透明|去背景
resizeimage: resize|crop image|downscale|リサイズ|縮小する|トリミング|리사이즈|크기 조절|이미지 자르기|裁剪|调整尺寸|缩小图片|裁切|cropping|image dimensions|サイズ変更|画像サイズ|切り抜き|サイズを変え|이미지 크기|사진 자르|사진 크기|크롭|크기 조정|裁图|图片尺寸|改尺寸|調整大小|剪裁|截一部分
exifdata: exif|metadata|geotag|メタデータ|位置情報付き|撮影情報|메타데이터|촬영 정보|위치 태그|元数据|拍摄信息|中繼資料|拍攝資訊|詮釋資料|photo location|location in photos|写真の位置|撮影日時|撮影場所|写真の情報|사진 정보|촬영 날짜|사진 위치|사진에 위치|촬영일|拍摄时间|照片信息|照片位置|拍攝地點|照片資訊|拍照时间
screenshot: screenshot|screen capture|screen recording|スクリーンショット|スクショ|画面録画|스크린샷|화면 캡처|캡처|화면 녹화|截图|截屏|螢幕截圖|螢幕錄影|screen shot|capture the screen|screencast|画面キャプチャ|画面を撮|画面収録|キャプチャ画像|스샷|캡쳐|화면캡처|캡처해|화면녹화|截个图|螢幕擷取|屏幕录制|畫面截圖|擷圖
framerate: frames per second|dropped frames|stutter|コマ落ち|カクつき|カクつく|프레임 레이트|프레임 드랍|끊김|끊긴|掉帧|卡帧|影格率|choppy|jerky|カクカク|コマ送り|処理落ち|フレーム落ち|뚝뚝|버벅거|프레임이|프레임드랍|掉格|画面卡|不流畅|一顿一顿
buffering: buffering|rebuffering|playback stops|playback stalls|バッファリング|再生が止ま|再生停止|버퍼링|재생 끊김|재생 중단|缓冲|播放卡顿|播放卡住|재생이 멈춰|재생이 멈추|video keeps loading|video stops|video stutters|動画が止ま|動画が途切|再生が途切|再生されな|読み込みで止|버퍼링이|视频卡|影片卡|视频加载|影片讀取|播放不了|播不动|播不出|影片停住
videocodec: hevc|動画形式|영상 포맷|编解码|编码格式|視訊格式|動画コーデック|비디오 코덱|video format|cannot play the format|再生できない形式|動画フォーマット|動画の形式|영상 형식|동영상 형식|재생 불가 형식|영상 코덱|코덱이|视频格式|影片格式|視頻編碼|影片編碼|解码器不|不支持的视频
lipsync: out of sync audio|audio delay|lip sync|音ずれ|音声のずれ|음성 싱크|싱크 밀림|소리 밀림|音画不同步|声画不同步|影音不同步|sound lags behind|audio and video drift|音がずれ|口と音|音声が遅れ|映像と音|싱크가|입모양|声音对不上|声音慢|對嘴|嘴型|口型|声音延迟
garbledtext: mangled|unreadable characters|question marks instead|글자 깨짐|한글 깨짐|乱码问题|方块字|豆腐字|weird characters|strange symbols|文字が化け|読めない文字|変な文字|글자가 깨져|한글이 깨져|깨져서 나와|이상한 글자|显示成问号|顯示問號|奇怪的字符|怪字
utfencoding: shift_jis|sjis|euc-kr|gbk|character encoding|シフトJIS|문자 인코딩|캐릭터셋|字符编码|编码转换|字元編碼|文字編碼|文字セット|ユーティーエフ|글자 인코딩|字元集|编码不对|編碼錯誤
bomheader: byte order mark|バイトオーダーマーク|바이트 순서 표시|바이트 순서|字节序标记|字节顺序|位元組順序|位元組順序記號|utf bom|BOM付き|BOM 문자
emojichar: emoji|emoticon|surrogate pair|絵文字|顔文字|サロゲートペア|이모지|이모티콘|그림문자|表情符号|smiley|絵文字が|이모지가|이모티콘이|表情包|小表情
webfont: webfont|web font|glyph|fallback font|ウェブフォント|グリフ|웹폰트|字体文件|字形|网页字体|網頁字型|字型檔|フォントファイル|웹폰트 파일|폰트가|字型檔案
normalization: normalize|normalization|nfc|nfd|full-width|half-width|正規化|全角|半角|ノーマライズ|정규화|전각|반각|规范化|归一化|全角字符|全形|半形|fullwidth|halfwidth|全角数字|半角に|전각문자|반각문자|全角半角|全形半形|半角字符
daylightsaving: dst|daylight saving|summer time|サマータイム|夏時間|서머타임|썸머타임|일광 절약|夏令时|夏时制|夏令時間|日光節約|clocks change|夏時間の|썸머 타임|서머 타임|夏时|冬令时|冬令時間
utctime: gmt|協定世界時|협정 세계시|世界协调时|世界標準時|세계 표준시|greenwich|universal time|UTC時間|세계시|그리니치|世界时|格林威治|格林尼治
timestamp: unix time|epoch time|日時の記録|유닉스 시간|date and time stamp|登録日時|更新日時|타임 스탬프|에포크|생성 시각|纪元时间
clockskew: clock skew|clock drift|ntp|system clock|時刻ずれ|時計のずれ|時刻同期|시계 오차|시각 오차|시간 동기화|시계가 어긋|时钟偏差|时钟漂移|对时|时间同步|時鐘偏移|校時|clock is wrong|clock off by|時計が狂|時刻が狂|時計が進ん|시계가 틀려|시간이 어긋|서버 시간이|时钟不准|時間不準|时间对不上|系统时间不
leapyear: leap year|leap day|february 29|うるう年|閏年|윤년|윤일|29 february|二月二十九|うるう日|이월 이십구일|闰日
expirydate: valid until|기한 만료|no longer valid|期限が切れ|有効期限が|만료되|만료된|기한이 지나|유효기한|失效日|到期日
floatingpoint: floating point|floating-point|precision loss|rounding error|誤差|桁落ち|부동소수점|부동 소수점|오차|정밀도|精度丢失|精確度|誤差值|decimals wrong|off by a cent|小数の誤差|一円ずれ|소수 오차|실수 오차|일원 차이|差一分钱|小数误差
integeroverflow: overflow|integer overflow|int32|オーバーフロー|桁あふれ|あふれる|溢れ|오버플로|오버플로우|넘침|넘쳐|溢出|整数溢出|溢位|整數溢位|number too big|桁が足り|上限を超え|桁あふれし|자릿수 초과|범위 초과|숫자가 너무|超出范围|数字太大
roundinghalf: bankers rounding|round half|half-even|round down|偶数丸め|올림 처리|내림 처리|버림 처리|银行家舍入|向上取整|向下取整|四捨六入|無條件進位|無條件捨去|half up|丸める|끝자리 처리|반올림 방식|소수점 처리
thousandseparator: thousands separator|decimal comma|digit grouping|桁区切り|カンマ区切り|千の位|천단위|자릿수 구분|千分位|千位分隔|千分位逗號|千位分隔符|comma in numbers|commas in the amount|三桁ごと|カンマが入|세자리마다|千位符|数字逗号|金額逗號
negativevalue: minus|below zero|マイナス|負の値|負数|음수|마이너스|负值|变成负|negative number|negative value|negative balance|negative stock|goes negative|マイナスにな|負になる|음수가|음수로|마이너스가|变负
divisionbyzero: division by zero|divide by zero|nan|ゼロ除算|ゼロで割|非数|제로 나눗셈|영으로 나눗|除零|除以零|除数为零|영으로 나누|零で除算|被零除|zero denominator|ゼロで割る|分母がゼロ|分母为零
unittest: unittest|pytest|junit|jest|単体テスト|ユニットテスト|단위 테스트|유닛 테스트|유닛테스트|单元测试|单测|tests for a function|single test|テストコード|테스트 코드|테스트코드|단위테스트|測試程式碼|测试代码|写单测
mockobject: mock|stub|test double|モック|スタブ|목업 객체|모킹|스텁|模拟对象|打桩|桩函数|模擬物件|假物件|測試替身|목객체|가짜 객체|모의 객체|fake object|ダミーデータ|목킹|가짜 데이터|더미 데이터|假数据|假資料|模拟数据|模擬資料
testfixture: fixture|test data|seed data|factory data|フィクスチャ|テストデータ|픽스처|테스트 데이터|시드 데이터|测试数据|测试夹具|測試資料|初期データ|테스트용 데이터|샘플 데이터|초기 데이터|样例数据|範例資料|测试用数据|测试用的数据
regression: regression|regressed|reappeared|デグレ|リグレッション|回帰|再発|회귀|리그레션|재발|다시 발생|回归测试|复发|再次出现|再度發生|broke again|またバグ|また発生|前は動い|다시 나타|又出现|以前好好的|之前正常|又坏了
coverage: test coverage|code coverage|uncovered|カバレッジ|網羅率|커버리지|테스트 범위|覆盖率|测试覆盖|涵蓋率|how much is tested|covered by tests|テスト網羅|カバレージ|커버율|테스트 비율|测试比例|測試涵蓋
loadtest: load test|stress test|benchmarking|負荷試験|負荷テスト|ストレステスト|부하 테스트|부하테스트|스트레스 테스트|성능 테스트|压测|压力测试|负载测试|負荷をかけ|負荷検証|부하 검증|부하시험|压一下
skiptest: xfail|スキップ|飛ばし|読み飛ばし|건너뛰|건너뛴|스킵|생략|飛ばした|건너뛰고|건너뜀|스킵하
assertion: assert|assertion|アサート|アサーション|단언문|어설션|단언|断言|断言失败|assertion failed|アサーションエラー|단언 실패|검증문|断言报错
reproduce: reproduce|reproducible|repro|再現|再現手順|再現でき|재현|재현 방법|재현되|复现|重现|复现步骤|再現步驟|happens again when|steps to trigger|再現する|再現しな|再現率|재현이|재현해|재현 절차|复现不了|能重现|怎么触发
bisect: bisect|narrowed down|二分探索|切り分け|絞り込ん|이분 탐색|원인을 좁혀|범위를 좁혀|二分查找|二分定位|缩小范围|二分搜尋|find the commit that broke|絞り込む|原因を絞|切り分ける|원인 좁히|어느 커밋|범인 커밋|定位到提交|逐步排除|哪个提交
lintwarning: static analysis|type check|typecheck|静的解析|リント|型検査|정적 분석|타입 검사|타입 체크|静态检查|静态分析|类型检查|型別檢查|type error|静的チェック|타입 오류|타입에러|类型错误|型別錯誤
buildartifact: build artifact|minified|ビルド成果|빌드 결과|构建产物|打包产物|建置產物|打包檔|built files|build result|ビルド結果|生成物|ビルドしたファイル|빌드 파일|빌드 산출|结果包|构建结果|編譯產物|打包结果
incrementalbuild: incremental build|clean build|rebuild|rebuilt|build cache|差分ビルド|クリーンビルド|증분 빌드|클린 빌드|다시 빌드|재빌드|增量构建|重新构建|全量构建|增量建置|重新建置|full rebuild|ビルドし直|リビルド|全体ビルド|전체 빌드|빌드 다시|처음부터 빌드|重新编译|全量编译|重新打包
crosscompile: cross-compile|cross compile|arm64|amd64|クロスコンパイル|크로스 컴파일|교차 컴파일|交叉编译|build for another platform|arm build|別の環境向け|ARM向け|다른 플랫폼용|크로스컴파일|跨平台编译
pinversion: pinned|version pin|バージョン固定|ピン留め|版を固定|버전 고정|고정된 버전|버전을 고정|锁定版本|固定版本|锁版本|釘選|pin version|fixed version|lock the version|バージョンを固定|バージョン指定|버전 지정|버전고정|指定版本|版本锁定
reinstall: reinstall|install again|入れ直|インストールし直|재설치|다시 설치|다시 깔아|重装|重新安装|再びインストール|インストールし直し|入れなおし|다시 깔면|새로 설치|재설치하|重新装|卸了重装
uninstall: uninstall|アンインストール|削除してから入れ|アプリを消|언인스톨|제거 프로그램|설치 해제|卸载|解除安裝|移除程式|언인스톨하|remove the app|delete the app|アプリ削除|アプリを削除|アンインスト|앱을 지우|앱을 삭제|지웠다가 다시|删除应用|刪除app|移除應用|卸掉|刪掉應用
monorepo: monorepo|submodule|workspace packages|モノレポ|サブモジュール|모노레포|서브모듈|하위 모듈|单仓库|子模块|單一儲存庫|子模組|one repository for all|one repo|単一リポジトリ|リポジトリをまとめ|단일 저장소|레포 하나|同一个仓库|單一倉庫|大仓
pullrequest: pull request|merge request|プルリクエスト|プルリク|マージリクエスト|풀리퀘|머지 요청|병합 요청|拉取请求|合并请求|合併請求|풀리퀘스트|피알 올려|PR 올려|合并申请
rebase: rebase|squash|cherry-pick|リベース|スカッシュ|チェリーピック|리베이스|스쿼시|체리픽|变基|压缩提交|挑选提交|揀選|コミットをまとめ|커밋 합치|리베이스하|커밋을 합쳐|合并提交|合併提交|整理提交
mergeconflict: merge conflict|conflicting changes|マージ競合|衝突を解消|머지 충돌|병합 충돌|충돌 해결|合并冲突|解决冲突|合併衝突|conflicted|マージで衝突|머지하다 충돌|컨플릭트|代码冲突|程式碼衝突|合并时冲突|解衝突
gitignore: gitignore|untracked|stash|追跡対象外|管理対象外|スタッシュ|추적 제외|추적되지 않는|스태시|忽略文件|未跟踪|未追蹤|忽略檔案|ignored files|コミットしない|コミット対象外|깃에 안올|깃이그노어|不要提交|沒進版控|不进版本库
trunkbased: main branch|release branch|feature branch|long-lived branch|ブランチ運用|リリースブランチ|トランク|릴리스 브랜치|기능 브랜치|트렁크|发布分支|功能分支|branching|branch strategy|ブランチ戦略|ブランチの切り方|브랜치 전략|메인 브랜치|브랜치 운영|分支策略|分支管理
semver: semver|semantic versioning|major version|minor version|patch version|メジャーバージョン|マイナーバージョン|セマンティックバージョニング|메이저 버전|마이너 버전|시맨틱 버저닝|主版本|次版本|语义化版本|主版號|語意化版本|version number|version bump|バージョン番号|版番号|버전 번호|버전번호|버전 올리
rollout: rolled out|gradual release|phased release|canary|段階的に公開|段階公開|段階リリース|カナリア|단계적 배포|점진 배포|점진적|카나리|순차 배포|灰度|灰度发布|逐步放量|分批发布|金絲雀|分批釋出|逐步推出|release to a few users|percent of users|徐々に公開|少しずつ公開|조금씩 배포|部分使用者|慢慢放量|灰階
bluegreen: blue-green|blue/green|zero downtime|zero-downtime|rolling update|ブルーグリーン|無停止|ローリング更新|블루그린|무중단|롤링 업데이트|蓝绿|不停机|滚动更新|without downtime|止めずに|サービスを止めず|ダウンタイムなし|중단 없이|무정지|不停服|不中断|零停機
releasefreeze: code freeze|freeze period|release freeze|change freeze|コードフリーズ|リリース凍結|凍結期間|코드 프리즈|배포 동결|배포 금지 기간|封版|封网|冻结期|程式碼凍結|deploy ban|リリース禁止|デプロイ禁止|リリース停止|배포금지|배포 중지|배포 금지|禁止发布|禁止上線|不准上线|禁止部署|停止發版
rollbackrelease: revert release|previous version|前の版に戻|이전 버전으로|되돌려|되돌린|回退版本|旧版本|回復舊版|還原版本|go back to the old version|元のバージョン|切り戻す|이전버전|되돌리|롤백하|退回上一版|退回旧版|復原版本|还原到|倒回
storereview: app review|review rejection|審査に落ち|審査落ち|リジェクト|審査待ち|심사 거절|심사 반려|리젝|심사 대기|审核被拒|审核不通过|等待审核|審核未過|app rejected|rejected by the store|審査が通|アプリ審査|被退審|过审
forcedupdate: forced update|mandatory update|minimum version|強制アップデート|強制更新|最低バージョン|강제 업데이트|필수 업데이트|최소 버전|강제업데이트|强制升级|最低版本|最低版號|have to update the app|アップデート必須|更新しないと使え|업데이트 강제|업데이트해야|무조건 업데이트|必须更新|不更新不能用
deprecation: deprecate|deprecation|eol|廃止予定|サポート終了|提供終了|지원 종료|사용 중단|폐기 예정|서비스 종료|停止支持|停止支援|終止服務|디프리케이트|即将下线|no longer supported|サポート切れ|使えなくなる機能|지원종료|不再支持|不再支援
healthcheck: healthcheck|liveness|readiness|heartbeat|ヘルスチェック|死活監視|ハートビート|생존 확인|헬스체크|헬스 체크|하트비트|存活探针|心跳|心跳偵測|is the service alive|生きているか|死活|살아있는지|서버 상태 확인|探活|存活檢查
observability: observability|tracing|distributed trace|opentelemetry|trace id|可観測性|トレーシング|分散トレース|옵저버빌리티|관측성|분산 추적|트레이싱|链路追踪|分散式追蹤|트레이스|추적 로그|可观测
alertfatigue: alert fatigue|false alarm|noisy alert|false positive|誤検知|誤報|アラート疲れ|鳴りすぎ|오탐|오경보|알람 피로|허위 알람|告警疲劳|告警风暴|誤報率|誤判|警報疲勞|too many alerts|alert noise|アラートが多|通知が多すぎ|알림이 너무|알람 폭주|告警太多|警報太多|報警太多
loglevel: log level|verbose|debug log|debug level|info level|ログレベル|デバッグログ|詳細ログ|로그 레벨|디버그 로그|상세 로그|日志级别|调试日志|日誌等級|除錯日誌|記錄層級|more logs|log verbosity|ログ出力|ログを減ら|로그레벨|日志太多|调试信息|log等级
logrotation: log rotation|logrotate|rotated logs|log retention|ログローテーション|ログの肥大|古いログ|로그 로테이션|로그 순환|오래된 로그|로그 보존|日志轮转|日志切割|日誌輪替|logs fill the disk|old logs|ログが溜|ログ削除|ログの世代|로그 삭제|로그 파일이|로그가 쌓여|日志清理|日志文件太大|日誌太大
stacktrace: stack trace|stacktrace|traceback|backtrace|スタックトレース|トレースバック|呼び出し履歴|스택 트레이스|스택트레이스|호출 스택|堆栈|调用栈|堆疊追蹤|呼叫堆疊|call stack|スタトレ|エラーの行|에러 로그|에러 스택|콜스택|报错信息|堆疊|错误堆栈|報錯訊息
postmortem: post-mortem|incident review|root-cause analysis|rca|再発防止|장애 보고|장애 회고|재발 방지|사후 분석|事后分析|故障报告|防止再发|事後檢討|檢討報告|lessons learned|what went wrong|障害の振り返り|反省会|원인 보고|장애보고|장애 원인|事故复盘|事故檢討|故障复盘|事故总结
blastradius: blast radius|impact scope|affected users|impacted|影響範囲|影響を受け|被害範囲|영향 범위|영향받은|피해 범위|受影响|波及|how many users are affected|影響したユーザー|影響の範囲|影響がある|영향 받은|영향범위|影响多少
workaround: stopgap|temporary fix|band-aid|回避策|応急処置|暫定対応|その場しのぎ|임시 조치|임시방편|땜질|응급 조치|临时方案|权宜|暫時解法|權宜之計|우회 방법|우회책|for the time being|quick fix|とりあえずの対応|仮対応|暫定処置|일단 이렇게|임시조치|우회해|우회하|暂时这样|先这样处理|臨時處理
bottleneck: bottleneck|hot spot|hotspot|profiling|ボトルネック|律速|プロファイラ|병목|병목 현상|프로파일링|핫스팟|瓶颈|性能瓶颈|性能分析|效能分析|what slows it down|slowest part|遅い原因|足を引っ張|느린 원인|느린 부분|느린 이유|慢在哪|卡在哪|最慢的
latencyp99: tail latency|レイテンシ|応答が遅|レスポンスタイム|레이턴시|응답 속도|지연 시간|响应慢|时延|延遲時間|反應慢|slow response|responds slowly|レスポンスが遅|返りが遅|反応が遅|응답이 느려|반응이 느려|响应时间长|回應慢|延迟高|回應很慢
throughput: throughput|requests per second|qps|rps|tps|スループット|処理能力|처리량|초당|처리 성능|스루풋|吞吐|吞吐量|每秒请求|并发量|處理量|how many requests|毎秒|さばける|さばけ|초당 요청|처리속도|一秒几|並發|并发数
memoryleak: memory leak|メモリリーク|メモリ不足|메모리 누수|메모리 부족|内存泄漏|内存溢出|内存不足|記憶體洩漏|記憶體不足|memory keeps growing|memory usage|メモリが増え|メモリ使用量|メモリが足り|메모리가 계속|메모리 사용량|메모리가 부족|内存一直涨|内存爆|記憶體爆|内存占用|吃内存|吃記憶體
garbagecollection: garbage collection|garbage collector|gc pause|stop-the-world|ガベージコレクション|ガーベジ|가비지 컬렉션|가비지 컬렉터|垃圾回收|停顿|記憶體回收|資源回收機制|gc|GCで止|メモリ解放|메모리 회수|메모리 해제|지씨|内存回收|垃圾收集|釋放記憶體|释放内存
hang: hung|freezes|froze|frozen screen|unresponsive|stuck|固まる|固まっ|フリーズ|ハングアップ|応答なし|반응하지 않는|멈춤|프리징|응답 없음|卡死|卡住|无响应|假死|當住|沒有回應|無回應|沒反應|unresponsive app|反応しな|動かなくな|止まったまま|固まった|멈췄어|반응이 없어|얼어붙|没有反应|卡住不动|定住
stophalfway: halfway|midway|partway|interrupted|途中で止ま|途中で落ち|途中まで|中途半端|도중에|중간에|중도에|하다가 멈춰|半途|中途|做到一半|一半停了|跑到一半|半路|stops in the middle|aborted|途中で終わ|途中で失敗|중간까지|도중 중단|하다 말고|中途停|中途断|跑一半|传到一半
racecondition: race condition|data race|concurrency bug|thread-safe|競合状態|レースコンディション|同時実行|スレッドセーフ|경쟁 상태|레이스 컨디션|동시성|스레드 안전|竞态|竞争条件|并发问题|线程安全|執行緒安全|at the same moment|concurrent update|同時に実行|同時アクセス|タイミングによって|동시에 실행|동시 접근|타이밍 문제|同时执行|并发冲突|併發
infiniteloop: infinite loop|endless loop|infinite recursion|stack overflow|無限ループ|無限再帰|終わらないループ|무한 루프|무한루프|무한 반복|무한 재귀|死循环|无限循环|无限递归|無窮迴圈|無限迴圈|loops forever|never ends|ループが終わ|無限に繰り返|ループが止ま|계속 반복|무한으로|끝나지 않는|一直循环|一直迴圈|死迴圈|停不下来
segfault: segfault|segmentation fault|null pointer|npe|core dumped|セグフォ|セグメンテーション違反|ヌルポ|세그폴트|널포인터|段错误|空指针|記憶體區段錯誤|空指標|널포인터 예외|null reference|nil pointer|ぬるぽ|널포인트|空引用|空指针异常|野指针|空參考
appcrash: app crash|crash report|crash rate|crashlytics|force close|強制終了|アプリが落ち|クラッシュレポート|강제 종료|튕기|튕김|튕겨|크래시 리포트|崩溃率|崩溃日志|異常退出|앱이 꺼져|앱이 꺼지|앱이 종료|アプリ落ち|勝手に終了|앱이 죽어|꺼져요|꺼졌|꺼져버|崩了|當掉|自己关掉
retrybackoff: exponential backoff|backoff|jitter|指数バックオフ|やり直|다시 시도|백오프|지수 백오프|指数退避|再试一次|もう一度試|再送する|다시 해보|재시도하|재전송|多试几次|自动重试
timedout: timed out|timeouts|deadline exceeded|時間切れ|応答待ち|시간 초과|시간초과|응답 대기|请求超时|連線逾時|타임 아웃|time-out error|takes too long to answer|応答がな|時間内に|응답이 없어|시간이 초과|타임아웃이|请求没回|響應超時|连接超时
circuitbreaker: circuit breaker|graceful degradation|degraded mode|サーキットブレーカー|フォールバック|縮退|서킷 브레이커|서킷브레이커|폴백|기능 축소|熔断|兜底|斷路器|備援方案|fall back to|fail fast|代替処理|대체 처리|차단기|备用方案
packetloss: packet loss|dropped packets|network drop|connection dropped|パケットロス|通信断|回線断|接続が切れ|패킷 손실|패킷 유실|연결 끊김|접속 끊김|丢包|断网|断线|掉线|封包遺失|掉封包|connection lost|network is unstable|回線が不安定|通信が切れ|電波が悪|연결이 끊겨|네트워크가 불안|网络不稳|網路不穩|断开连接
dnsrecord: dns record|name resolution|cname|nameserver|dns propagation|名前解決|ネームサーバ|レコード設定|도메인 연결|레코드 설정|域名解析|解析记录|網域解析|名稱伺服器|domain does not resolve|domain settings|ドメイン設定|ドメインが引け|도메인 설정|디엔에스|도메인이 안붙|域名设置|网域设定|域名指向|域名解析不
sslcertificate: ssl|https certificate|self-signed|letsencrypt|certificate renewal|自己署名|証明書の更新|자체 서명|인증서 갱신|自签名|证书续期|自簽|憑證更新|certificate expired|https|証明書切れ|証明書の期限|証明書が切|인증서 만료|인증서가|인증서를|证书过期|憑證過期|证书到期|憑證到期|换证书
handshakefail: handshake|cipher suite|certificate chain|untrusted certificate|ハンドシェイク|証明書チェーン|暗号スイート|핸드셰이크|인증서 체인|암호 스위트|握手失败|证书链|加密套件|交握|憑證鏈|secure connection failed|cannot establish tls|安全な接続|TLS接続|보안 연결|연결 협상|安全连接|安全連線|加密连接
bandwidth: bandwidth|egress|data transfer|traffic volume|帯域|通信量|転送量|대역폭|트래픽|전송량|통신량|带宽|流量|出网流量|頻寬|流量費|傳輸量|トラフィック|データ転送|network traffic|data usage|通信料|데이터 사용량|데이터 요금|트래픽이|流量用|流量超|頻寬不足
httpredirect: redirect|redirect loop|リダイレクト|リダイレクトループ|리다이렉트|리디렉션|넘어가는 주소|重定向|跳转|重新導向|轉址|forwards to another page|飛ばされ|別のページに移|다른 페이지로|튕겨나|페이지 이동|自动跳|跳到别的|跳到別|轉到別|重導
dockerimage: dockerfile|container image|base image|docker compose|ドッカー|コンテナイメージ|ベースイメージ|컨테이너 이미지|베이스 이미지|容器镜像|基础镜像|容器映像|도커 이미지|이미지 빌드|容器映像檔
podrestart: crashloop|crashloopbackoff|helm|再起動を繰り返|再起動ループ|재시작 반복|재시작 루프|反复重启|容器组|無限重啟|反覆重啟|keeps restarting|restarts again and again|何度も再起動|再起動し続|계속 재시작|자꾸 재시작|一直重启|不停重启|老是重启
autoscaling: autoscale|auto-scaling|scale out|scale up|オートスケール|スケールアウト|自動拡張|台数を増や|오토스케일|오토스케일링|스케일 아웃|자동 확장|증설|自动扩容|扩容|缩容|弹性伸缩|自動擴展|擴充|add servers|more instances|サーバーを増や|サーバー増設|서버를 늘려|서버 증설|加机器|加服务器|水平扩展
cloudbill: cloud bill|cloud cost|cloud spend|hosting bill|reserved instance|spot instance|クラウド費用|クラウド料金|請求額|클라우드 비용|클라우드 요금|서버 비용|서버비|云费用|云账单|云成本|雲端費用|雲端帳單|雲端成本|server costs|aws bill|サーバー費用|서버 요금|AWS 요금|서버비용|服务器费用|伺服器費用|主機費用|云服务费|服务器多少钱
serverless: serverless|lambda|cloud function|サーバーレス|ラムダ|クラウド関数|서버리스|람다|클라우드 함수|无服务器|云函数|無伺服器|雲端函式|function as a service|サーバレス|関数実行|서버 없이|람다 함수|无伺服|云端函数|免服务器
terraform: terraform|infrastructure as code|iac|provision|テラフォーム|構成管理|プロビジョニング|테라폼|인프라 코드|프로비저닝|基础设施即代码|资源编排|基礎設施即程式碼|佈建|infra code|インフラ構築|インフラ自動化|인프라 자동화|인프라 구성|基础设施代码|自动建环境
vulnerability: vulnerability|vulnerable|security hole|cve|exploit|脆弱性|セキュリティホール|弱点を突|취약점|보안 구멍|보안 허점|安全漏洞|弱點掃描|資安漏洞|security flaw|security issue|セキュリティ問題|脆弱|セキュリティの穴|보안 취약|보안 문제|취약한|安全问题|安全隐患|資安問題
sqlinjection: sql injection|prepared statement|parameterized|インジェクション|プリペアド|エスケープ漏れ|인젝션|삽입 공격|바인딩 변수|注入攻击|预编译语句|參數化查詢|에스큐엘 인젝션|SQL注入|SQL 인젝션|sqli|SQLインジェクション|入力をそのままSQL|쿼리 조작|쿼리에 직접|拼接sql|注入漏洞
xssattack: xss|cross-site|csrf|script injection|sanitize|クロスサイト|スクリプト埋め込み|サニタイズ|크로스사이트|크로스 사이트|스크립트 삽입|跨站脚本|跨站请求|跨站攻击|malicious script|cross site|悪意のあるスクリプト|不正スクリプト|악성 스크립트|스크립트 공격|恶意脚本|跨站
ddosattack: ddos|denial of service|brute force|総当たり|大量アクセス|サービス拒否|디도스|무차별 대입|서비스 거부|攻击流量|暴力破解|拒绝服务|阻斷服務|暴力破解法|流量攻擊|attack on the server|攻撃され|大量リクエスト|攻撃を受け|공격당|비정상 트래픽|被攻击|刷接口
secretleak: leaked key|leaked credentials|exposed secret|hardcoded|hard-coded|鍵の漏洩|ハードコード|直書き|秘密情報|하드코딩|시크릿 노출|비밀키 노출|密钥泄露|硬编码|明文密码|金鑰外洩|寫死|憑證外洩|비밀키 유출|키가 유출|액세스키 유출|password in the code|key in the repo|鍵が漏れ|パスワードが漏れ|コードに鍵|비밀번호 노출|비밀번호가 노출|密码泄露|密碼外洩|密钥外泄|写死在代码|寫死在程式
keyrotation: key rotation|rotate keys|credential rotation|鍵の更新|鍵を入れ替|키를 교체|비밀키 교체|시크릿 로테이션|轮换密钥|密钥轮换|更换密钥|金鑰輪替|更換金鑰|鍵のローテーション|키를 바꾸|키로테이션|change the keys|new api key|キーを交換|鍵交換|鍵を変え|换密钥|換金鑰|密钥更新|定期更换密
hashing: hash|salted|bcrypt|sha256|checksum|ハッシュ|チェックサム|해시|해싱|체크섬|哈希|散列|校验和|雜湊|檢查碼|해시값|해시로|해쉬|哈希值|雜湊值|散列值|加盐
maskdata: masked|redact|マスキング|마스킹|가림 처리|脱敏|打码|匿名化处理|遮罩|去識別|mask personal|マスクする|마스킹 처리|hide personal data|blur out|個人情報を隠|個人情報を伏|개인정보 가려|가려서 보여|별표 처리|打马赛克|隐藏手机号|遮蔽|個資遮罩
sandboxing: sandbox|isolated environment|サンドボックス|隔離環境|샌드박스|격리 환경|沙箱|沙盒|隔離され|격리된|隔離執行
dailyusers: dau|mau|daily active users|active users|monthly active|日次利用者|アクティブユーザー|일간 사용자|활성 사용자|활성 이용자|일일 이용자|일간 활성|日活|月活|活跃用户|日活躍|活躍使用者|daily users|users per day|一日の利用者|毎日の利用者|利用者数|하루 사용자|일일 사용자|이용자 수가|每天用户|每日使用者|日活量|使用人数|用户活跃
retentionrate: retention rate|cohort|継続率|離脱率|リテンション|잔존율|리텐션|재방문율|留存率|續用率|users who come back|come back after|再訪率|戻ってくるユーザー|使い続け|계속 쓰는 사용자|다시 오는|잔존|回访|留下来的用户|次日留存
conversionrate: funnel|checkout rate|コンバージョン|転換率|ファネル|成約率|전환율|퍼널|구매 전환|컨버전|转化率|漏斗|conversions|how many buy|buy after visiting|購入率|購入に至|申込率|구매율|구매로 이어|가입 전환|下单率|购买率
abtest: split test|variant|エービーテスト|出し分け|에이비 테스트|AB테스트|变体|分流|分流測試|compare two versions|試験的に半分|二つの案を比較|比較テスト|对比实验|對比測試|分组实验
pageviews: page view|pageview|impressions|ページビュー|閲覧数|表示回数|페이지뷰|조회수|노출수|방문수|浏览量|访问量|曝光量|點閱率|曝光數|visitors to the page|訪問数|방문자수|조회 수가|페이지 조회|点击量|點擊數|访客数|瀏覽數
eventtracking: event tracking|tracking event|analytics event|google analytics|計測タグ|イベント計測|行動ログ|이벤트 로깅|행동 로그|추적 코드|이벤트 수집|埋点|事件上报|行为日志|事件追蹤|追蹤碼|track clicks|ログ計測|計測が漏れ|アクセス解析|클릭 추적|이벤트 추적|이벤트 로그|打点|统计代码|用户行为|使用者行為
featureflag: kill switch|機能の出し分け|피처 플래그|피처플래그|기능 토글|特性开关|特性標記|turn the feature off|turn on for some users|機能を切り|機能をオフ|機能の切り替え|기능 끄기|关掉功能|關閉功能|开关功能
overfitting: overfitting|underfitting|generalization|過学習|過剰適合|汎化|과적합|과대적합|오버피팅|일반화 성능|过拟合|欠拟合|過度擬合|オーバーフィット|オーバーフィッティング|memorizes the training data|学習しすぎ|汎用性がな|과학습|외워버린|훈련에만|学得太死
finetuning: fine-tune|fine-tuned|fine-tuning|finetune|ファインチューニング|追加学習|微調整|파인튜닝|미세 조정|미세조정|추가 학습|微调|精调|微調模型|retrain|train on our data|再学習|学習し直|재학습|추가로 학습|모델 튜닝|再训练|重新训练
inference: inference|infer|model serving|inference server|推論|推論サーバ|推論時間|추론|추론 서버|모델 서빙|推理|推理服务|模型部署|推論服務|模型推論|run the model|model response time|モデルの実行|モデルを動か|모델 실행|모델 응답|추론이|跑模型|跑模型推|推論速度
hallucination: hallucination|hallucinate|made-up answer|ハルシネーション|幻覚|でっち上げ|환각|할루시네이션|지어낸|胡编|makes things up|invented answer|嘘をつく|もっともらしい嘘|ありもしない|없는 내용을|없는 말을|지어내서|瞎說|胡说|乱编
modelaccuracy: accuracy|precision recall|recall rate|正解率|適合率|精度が|정확도|재현율|정밀도 재현율|准确率|召回率|精确率|正確率|wrong predictions|予測が外れ|정확도가|예측이 틀려|맞히는|准不准|準確度|召回
traininglabels: annotation|annotated|labeled data|labelling|ground truth|アノテーション|教師データ|正解データ|어노테이션|라벨링|정답 데이터|标注|训练集|訓練資料|標記資料|labels for training|ラベル付け|教師ラベル|라벨 작업|훈련 데이터|打标签
recommendation: recommender|recommendation|recommended items|レコメンド|おすすめ|推薦|추천 시스템|추천 알고리즘|추천 상품|推荐系统|推荐算法|推薦演算法|suggested items|you may also like|お勧め|オススメ|추천 목록|추천 결과|推薦商品|猜你喜欢|推荐位
bricked: bricked|boot loop|bootloop|bootloader|文鎮化|起動しなく|ブートループ|벽돌이|벽돌 현상|부팅 불가|무한 부팅|变砖|开不了机|无法启动|無法開機|does not start anymore|電源が入らな|起動しない|立ち上がらな|부팅이 안되|전원이 안들|벽돌됐|开机不了|开不了|起不来
otaupdate: ota|over-the-air|firmware update|flash firmware|無線アップデート|ファームウェア更新|書き込み失敗|펌웨어 업데이트|무선 업데이트|固件升级|空中升级|刷机|韌體更新|韌體升級|ファームの更新|ファームアップ|펌웨어가|펌웨어를|远程升级|遠端更新
bluetooth: bluetooth|ble|pairing|unpaired|ブルートゥース|ペアリング|블루투스|페어링|蓝牙|配对|藍芽|pair the headset|ペアリングでき|블루투스가|블투|페어링이|連不上藍牙|蓝牙连不
batterydrain: battery drain|drains battery|power consumption|battery life|バッテリー消費|電池の減り|電池消耗|消費電力|배터리 소모|배터리 광탈|배터리 수명|소비 전력|耗电|电池续航|功耗|battery runs out|battery dies|電池がすぐ|電池の持ち|バッテリーの減り|バッテリーがすぐ|배터리가 빨리|배터리가 금방|배터리 빨리|掉电|电池不耐|電池撐|費電|没电快
serialport: serial port|uart|gpio|シリアルポート|シリアル通信|시리얼 포트|시리얼 통신|직렬 통신|串口|串行通信|序列埠|串列埠|com port|rs232|シリアル接続|COMポート|시리얼 연결|컴포트|串列通訊|串口通信|串口线
screenreader: screen reader|voiceover|talkback|aria|alt text|スクリーンリーダー|読み上げ|代替テキスト|스크린 리더|스크린리더|화면 낭독기|음성 낭독|대체 텍스트|读屏|屏幕阅读器|无障碍朗读|替代文本|螢幕閱讀器|報讀|替代文字|read aloud|blind users|読み上げソフト|音声読み上げ|目の不自由|읽어주는|시각장애|시각 장애|화면 읽어|朗读|視障|盲人|語音朗讀
contrast: contrast|contrast ratio|コントラスト|명도 대비|대비율|对比度|명암비|hard to read colors|text too pale|文字が薄|色が薄|色の差|글씨가 흐려|색이 연해|对比不够|颜色太浅|看不清字
accessibility: wcag|アクセシビリティ|障害のある人|배리어프리|可访问性|可及性|for disabled people|disabled users|障害者|障がい|장애가 있는|장애인도|장애인 접근|残障|身心障礙|残疾人
localization: localisation|localized|internationalization|国際化|多言語|地域化|로컬라이즈|다국어|국제화|多语言|在地化|多語系|多國語言|translated into|other languages|外国語対応|多言語対応|言語対応|다국어 지원|本地化翻译
untranslated: untranslated|missing translation|translation key|未翻訳|訳漏れ|翻訳漏れ|訳抜け|미번역|번역 누락|漏翻|漏译|still in english|英語のまま|翻訳されてい|訳されてい|영어로 나와|영어 그대로|번역이 안되|번역 안된|还是英文|没翻译
righttoleft: rtl|right-to-left|arabic layout|bidi|右から左|右書き|우측에서|아랍어|오른쪽에서 왼쪽|从右到左|从右向左|阿拉伯语|由右至左|阿拉伯文|アラビア文字|hebrew|右横書き|오른쪽부터|히브리어|아랍어로|從右往左|希伯来
pluralform: plural|pluralization|singular and plural|複数形|単数形|単複の区別|복수형|단수형|복수 표현|复数形式|单复数|複数のとき|単数と複数|단수 복수|단복수|复数|复数规则
leaderboard: leaderboard|ladder rank|ランキング|順位表|順位が|랭킹|순위표|리더보드|순위가|排行榜|榜单|天梯|排行|highscore|high score|スコア順位|上位ランク|랭킹이|名次|排名榜|榜上|第几名
matchmaking: mmr|elo|matched players|マッチング|対戦待ち|매칭|매치메이킹|대전 상대|상대 찾기|匹配机制|对战匹配|配對機制|對戰配對|匹配对手|匹配不到|find an opponent|対戦が組|マッチしな|매칭이|상대가 안잡|매칭 대기|匹配到|配對不到|排不到人|对手太强
gachadraw: gacha|loot box|lootbox|ガチャ|排出率|가챠|뽑기|확률형|드랍률|抽卡|开箱|掉率|保底|轉蛋|抽獎機率|pull rate|draw rate|ガチャの確率|ガチャを引|가챠 확률|뽑기 확률|抽卡概率|抽卡機率|抽池|卡池|爆率|出货率
gameseason: season pass|battle pass|season reset|new season|season end|シーズン開始|シーズン終了|バトルパス|シーズンパス|시즌 종료|시즌 시작|시즌 초기화|배틀패스|시즌패스|新赛季|通行证|戰鬥通行證|start of the season|season rewards|シーズン報酬|シーズン切り替え|シーズンリセット|시즌 보상|赛季奖励|赛季结束
banaccount: account ban|banned account|ban wave|shadowban|밴당한|정지당한|封鎖帳號|鎖帳號|got banned|BANされた|アカBAN|被封号|被封了|封号了|帳號被封
cheating: cheat|aimbot|macro use|チート|不正行為|チーター|マクロ使用|치트|핵쟁이|부정행위|불법 프로그램|作弊|开挂|使用外掛|ズルをし|不正ツール|ボット使用|치트를|치터|开外挂|作弊器|脚本挂
gamebalance: nerf|buff|buffed|balance patch|game balance|弱体化|上方修正|下方修正|バランス調整|너프|버프|밸런스 패치|밸런스 조정|平衡性|削弱|加强角色|平衡調整|平衡性調整|하향 패치|상향 패치|too strong|overpowered|強すぎ|弱すぎ|バランスが悪|バランス崩壊|너무 강해|밸런스가|사기캐|太强了|數值平衡|太弱|削弱了
savedata: save data|save file|game progress lost|savegame|セーブデータ|セーブが消え|引き継ぎ|세이브 파일|세이브 데이터|저장 데이터|데이터 이전|存档丢失|游戏进度|引繼碼|saved game|lost progress|セーブできな|データ引き継ぎ|세이브가|저장이 날아|진행 상황이 사라|存檔不見|进度没了|進度不見|进度丢
inapppurchase: in-app purchase|iap|microtransaction|top-up|アプリ内課金|ゲーム内課金|인앱결제|인앱 결제|앱내 결제|현질|内购|充值|氪金|儲值|buy in the app|bought coins|アプリ内で購入|アプリで課金|課金した|앱에서 결제|결제한 아이템|현질한|应用内购买|應用內購|充钱|内购失败|儲值失敗
cooldown: cooldown|クールタイム|쿨타임|冷却时间|쿨다운|冷却中|skill cooldown|wait before using again|再使用まで|リキャスト|재사용 대기|재사용 시간|冷卻|冷却时|技能冷却
maintenancewindow: maintenance window|scheduled maintenance|planned downtime|under maintenance|定期メンテ|計画停止|정기 점검|점검 시간|서버 점검|점검 공지|停机维护|维护窗口|例行维护|維護時段|メンテナンス時間|メンテ時間|down for maintenance|メンテ明け|メンテのお知らせ|점검 중인|점검중|점검이|서버점검|维护中|系統維護
outofsync: out of sync|out-of-sync|desync|食い違い|不整合|同期されない|一致しない|어긋난|동기화 안되|정합성|不同步|數據不符|合っていな|맞지 않는|안맞아|안맞는|다르게 나와|对不上数|不吻合|数据对不|兜不攏
syncing: sync|synchronize|同期|同期する|シンク|동기화|싱크|同步|同步到|数据同步|資料同步|synchronization|同期でき|同期が|同期さ|동기화가|동기화되|동기화해|싱크가 안맞|同步不了|没同步|同步失败|同步中
lagbehind: lag behind|falls behind|fell behind|追いつか|追いつけ|遅れをとる|뒤처|따라잡지|따라가지|밀린|跟不上|落後於|趕不上|cannot keep up|trails behind|遅れてい|遅れが|追いつい|뒤처져|밀려서|没跟上|落后了|落在后
refresh: refresh|reload|再読み込み|リロード|更新ボタン|読み直|새로고침|새로 고침하|다시 불러|리로드|刷新|重新加载|重新載入|重新整理|再読込|새로고침하|새로고침을|새로 불러|重新刷|刷一下|刷新一下|重新整理頁面
slowloading: slow loading|loads slowly|takes forever|sluggish|laggy|読み込みが遅|表示が遅|もっさり|重く|렉이 걸려|로딩이 느려|굼뜨|加载慢|打开很慢|載入很慢|跑很慢|遅すぎ|なかなか開か|느리게|오래 걸려|버벅이|렉이|慢死|好慢|卡卡的|跑不動
loadpage: loaded|読み込む|読み込ん|読み込め|ロード|불러오|불러와|로드|讀取中|page load|fails to load|loading fails|読み込まれ|読み込みが|ロードされ|불러올|불러오지|안열려|열리지|加载不出来|载不出|打不开页面|讀不出
disappear: disappear|vanished|went missing|gone missing|消えた|消える|見当たらな|無くなっ|사라져|사라지|사라졌|없어졌|없어진|消失|不见了|消えて|消えま|사라진|사라짐|없어져|없어지|날아갔|날아간|消失了|找不到了
notshown: 表示されない|表示されな|出てこない|見えない|映らない|안보이|표시되지|나오지 않는|不显示|看不到|没显示|显示不出来|沒有出現|안보여|보이지|hidden from view|表示されず|出てこな|見えなく|映らな|안나와|안나오|안뜨|안떠|뜨지 않는|보이지 않는|没出来|出不来|不出現
datalost: data loss|lost data|lost messages|missing records|データ消失|データ欠落|取りこぼし|欠落|유실|데이터 유실|데이터 손실|数据丢失|丢数据|漏数据|資料遺失|資料流失|漏資料|data is gone|lost records|データが消|データがなくな|データが飛|データを失|데이터가 사라|데이터가 날아|자료가 날아|기록이 사라|数据没了|資料不見|数据不见|資料遺漏|数据丢|丢了数据
corrupted: corrupt|corruption|damaged file|壊れたファイル|データ破壊|손상|파일 손상|깨진 파일|변조된|文件损坏|数据损坏|毀損|檔案損毀|broken file|cannot open the file|ファイルが開けな|ファイルが壊れ|파일이 깨져|파일이 열리지|망가진|망가졌|손상된|文件打不开|檔案打不開|损毁
overwrite: overwrite|overwritten|overwrote|clobber|clobbered|上書き|書き換わ|上書きされ|덮어쓰|덮어써|덮어씌|덮어쓴|覆盖|被覆盖|覆写|覆蓋掉|replaced my changes|上書きし|上書き保存|書き換えられ|덮어|덮어버|덮였|盖掉|被冲掉|改掉了
ignorecase: disregard|無視する|無視され|取り合わない|무시하|무시되|무시한|不理会|無視掉|忽視|無視し|スルー|무시해|무시됨|무시당|忽略掉|被忽略|不管它|不予理會
warnmessage: warn|注意喚起|ワーニング|경고문|경고창|워닝|警告信息|提示警告|警告訊息|warning message|警告が|警告文|注意メッセージ|경고가|경고 메시지|주의 문구|警告框|跳警告|警告提示|提示警告信息
blockedaccess: block|ブロック|遮断|遮断され|막혀|막힌|블록당|拦截|屏蔽|封锁|ブロックされ|弾かれ|締め出され|차단되|차단된|막혔|막히|접속 차단|被拦|被擋|被屏蔽|挡住了|擋掉|被拦截
allowlist: allowlist|whitelist|allow-list|許可リスト|ホワイトリスト|허용 목록|화이트리스트|예외 등록|白名单|允許清單|allowed addresses|allow only|許可する一覧|許可した相手|허용목록|허용된 주소|화이트 리스트|加白|允许列表
permissiondenied: permission denied|access denied|403|unauthorized|権限エラー|アクセス拒否|権限がない|権限不足|권한 없음|접근 거부|권한 오류|无权限|拒绝访问|没有权限|存取被拒|권한없음|권한 부족|権限がありま|許可されてい|アクセスできな|권한이 없어|권한이 부족|접근이 거부|접근 불가|没权限|拒绝存取
escaping: escaped|quoting|backslash|エスケープ|引用符|バックスラッシュ|이스케이프|역슬래시|따옴표|转义|反斜杠|引号|跳脫|反斜線|escape character|quote marks|クォート|ダブルクォート|따옴표가|이스케이프 처리|백슬래시|双引号|单引号
regexpattern: regex|regexp|regular expression|wildcard|正規表現|ワイルドカード|정규식|정규 표현식|정규표현식|와일드카드|正则|正则表达式|通配符|正規表示式|萬用字元|pattern matching|正規表現で|パターンマッチ|정규식으로|정규식이|패턴 매칭|正規表達式|正则匹配|模式匹配|正規式
decode: decode|base64|デコード|復号|デコーダ|디코딩|디코드|복호화|디코더|解码|解密|解碼器|デコードでき|디코딩이|복호화가|디코드해|解密失败|解码失败
serialize: serialize|serialization|deserialize|marshalling|シリアライズ|直列化|직렬화|역직렬화|시리얼라이즈|序列化|反序列化|序列化資料|シリアライザ|JSONに変換|직렬화가|직렬화해|제이슨으로 변환|序列化失败|转成json
trailingspace: whitespace|trailing space|leading spaces|trim|空白文字|余分な空白|前後の空白|スペースが入|앞뒤 공백|띄어쓰기|空格|多余空格|首尾空格|空白字元|extra spaces|blank spaces|空白が入|空白を削除|공백이|띄어 쓰기|공백을 제거|공백 제거|多了空格|有空格|去空格|空白鍵
casesensitive: case sensitive|case-sensitive|case-insensitive|uppercase|lowercase|大文字|小文字|大文字小文字|대소문자|대문자|소문자|大小写|区分大小写|大写|小写|ケースを区別|upper case|lower case|capital letters|大文字と小文字|大文字で|小文字で|대문자로|소문자로|大写字母|小写字母
filenotfound: missing file|file missing|file path|ファイルがない|ファイルが見つから|ファイルパス|パスが違|파일 없음|파일 경로|파일을 찾을|找不到文件|文件不存在|文件路径|找不到檔案|檔案不存在|檔案路徑|파일없음|파일이 없어|file not exist|no such file|cannot find the file|ファイルが存在しな|ファイルがあり|ファイルが無い|파일이 없다|파일을 못찾|파일이 존재하지|경로가 틀려|文件没找到|没有这个文件|沒這個檔案|檔案找不到|路径不对|路径错
filesizelimit: file too large|file size limit|upload limit|payload too large|ファイルサイズ上限|容量制限|サイズ超過|용량 제한|파일 용량|용량 초과|업로드 제한|文件过大|文件太大|大小限制|檔案過大|檔案太大|檔案大小上限|too big to upload|file too big|ファイルが大きすぎ|サイズが大きすぎ|容量オーバー|용량이 커서|용량초과|파일 크기|文件大小|檔案大小|太大传不上|上传限制|超过大小
fulltextsearch: full-text search|fulltext|elasticsearch|tokenizer|inverted index|全文検索|転置インデックス|形態素解析|전문 검색|형태소 분석|형태소|역색인|全文搜索|分词|倒排索引|斷詞|倒排|search inside the text|word splitting|本文検索|単語分割|文中検索|본문 검색|전문검색|단어 분리|切词|斷字
searchresults: search results|zero results|search ranking|relevance|検索結果|ヒットしない|検索順位|검색 결과|검색결과|검색되지|결과 없음|搜索结果|搜不到|搜尋結果|搜不到東西|查無結果|empty result list|zero hits|nothing found|search finds nothing|検索しても|検索に出て|検索で出て|검색해도|검색이 안되|검색에 안나|搜索不到|搜尋不到|查不到|搜出来|没搜到|找不到结果
offlinemode: offline mode|works offline|airplane mode|オフライン|圏外|機内モード|通信なし|오프라인|비행기 모드|연결 없이|네트워크 없이|离线|飞行模式|断网可用|飛航模式|offline use|without network|offline|ネットがな|電波がな|ネットにつなが|인터넷 없이|인터넷이 끊겨|没网|沒網路|没有网络|沒有網路|没信号|無網路
backgroundtask: background task|background job|background process|daemon|バックグラウンド|裏で動|デーモン|定期実行|백그라운드|데몬|백그라운드 작업|크론 작업|后台任务|后台运行|定时任务|守护进程|背景執行|背景工作|排程工作|runs in the background|scheduled job|バッチ処理|夜間バッチ|백그라운드에서|배치 작업|뒤에서 돌아|背景程式|批次處理
graceful: graceful shutdown|sigterm|sigkill|drain connections|安全に停止|正常終了|接続を排出|정상 종료|안전 종료|优雅停机|优雅退出|信号处理|平滑關閉|優雅關閉|安全に終了|clean shutdown|shut down cleanly|きれいに終了|終了処理|シャットダウン|안전하게 종료|종료 처리|셧다운|正常关闭|平滑重启|安全关闭
stagingenv: pre-production|preprod|staging server|검증 환경|테스트 서버|預備環境|test server|test system|テストサーバ|検証用|테스트서버|검증서버|测试服|测试服务器|測試伺服器|预生产
liveproduction: production environment|本番サーバ|本番に|운영 환경|실서버|라이브 서버|운영 서버|生产库|production server|production database|live system|本番で|本番機|운영서버|라이브 환경|프로덕션에|运营环境|正式服
refactor: refactor|technical debt|tech debt|rewrite|リファクタ|リファクタリング|技術的負債|作り直|리팩터링|리팩토링|기술 부채|재작성|重构|技术债|技术债务|clean up the code|restructure|コード整理|書き直し|코드 정리|구조 개선|갈아엎|代码整理|程式重構
hotreload: hot reload|hot-reload|live reload|hmr|ホットリロード|自動リロード|即時反映|핫리로드|자동 반영|热更新|热重载|热加载|即時重新載入|핫리로딩|refreshes by itself|without restarting|再起動なしで|再起動せず|재시작 없이|자동으로 반영|저장하면 바로|不用重启|自动刷新
debugging: debug|troubleshoot|デバッグ|デバッガ|原因調査|디버깅|디버그|디버거|원인 분석|调试|排障|除錯|偵錯|排查問題|find the bug|hunt the bug|バグを探|不具合調査|원인 파악|找问题|抓蟲|除蟲
localtime: local time|jst|kst|現地時間|日本時間|タイムゾーンの差|현지 시각|현지 시간|한국 시간|当地时间|本地时间|北京时间|台灣時間|my time zone|現地の時間|日本時間で|現地時刻|한국시간|현지시간|현지 시각으로|台北时间|東京時間
leapsecond: leap second|うるう秒|閏秒の|윤초|윤초 처리|闰秒|extra second|うるう秒の|윤초가|閏秒調整
colorblind: color blind|color-blind|colour blindness|color vision|色覚|色覚多様性|カラーユニバーサル|색맹|색약|색각 이상|色盲|色弱|colorblind|red-green|色の見分け|색맹인|색약인|色盲模式|红绿色盲|分不清颜色|辨色
respawnpoint: revive|復活地点|復活する|부활 지점|重生點|come back to life|spawn point|リスポ|生き返|부활하|되살아|리젠|出生点|复活地
hitdetection: hitbox|hit detection|collision detection|当たり判定|衝突判定|ヒットボックス|히트박스|판정 범위|충돌 판정|命中判定|碰撞检测|碰撞偵測|判定範圍|shots do not register|hit registration|맞았는데|피격 판정|打不中|打中了|穿模
"""
