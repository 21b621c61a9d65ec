"""Software and its products as a team speaks of them, in several languages: read by search alone, in the format of `domain.glossary`."""

PRODUCT = """\
popup: popup|pop-up|dialog|dialogue box|ポップアップ|ダイアログ|팝업|대화상자|다이얼로그|弹窗|弹出|对话框|跳出視窗
toast: toast|snackbar|トースト|スナックバー|토스트|스낵바|轻提示|吐司提示|快顯訊息|토스트 메시지
dropdown: dropdown|drop-down|pulldown|select box|combobox|プルダウン|ドロップダウン|セレクトボックス|드롭다운|셀렉트 박스|콤보박스|下拉|下拉框|下拉菜单|下拉選單
checkbox: checkbox|check box|tick box|チェックボックス|체크박스|체크 박스|复选框|勾选|核取方塊
radiobutton: radio button|ラジオボタン|라디오 버튼|单选|单选按钮|라디오버튼
toggle: toggle|toggle switch|トグル|オンオフ|토글|切换开关|切換鈕|껐다 켰다|켜고 끄는|开关切换
slider: slider|スライダー|슬라이더|滑块|滑桿|滑動條|슬라이드 바를|range slider
tooltip: tooltip|hover|hovering|ツールチップ|ホバー|툴팁|호버|말풍선|工具提示|悬停|悬浮|滑鼠移到
placeholder: placeholder|プレースホルダ|プレースホルダー|플레이스홀더|자리표시자|占位符|占位文字|placeholder text
spinner: spinner|loading indicator|loading screen|ローディング|くるくる|読み込み中|스피너|로딩|로딩 표시|加载中|转圈|載入中
progressbar: progress bar|プログレスバー|進捗|進み具合|진행률|진행 상황|프로그레스|进度条|进度
sidebar: sidebar|side bar|navigation drawer|サイドバー|사이드바|侧边栏|侧栏|side menu|사이드 메뉴
navbar: navbar|navigation bar|header bar|ナビゲーションバー|ナビバー|グローバルナビ|导航栏|顶栏|導覽列|頂部列|내비게이션바|상단바|네비게이션바
breadcrumb: breadcrumb|パンくず|パンくずリスト|브레드크럼|빵부스러기|경로 표시|面包屑|breadcrumb trail
sortorder: sort order|ascending|descending|並び順|昇順|降順|정렬 순서|오름차순|내림차순|排序|升序|降序|升冪|降冪
scrolling: scroll|scrollbar|スクロール|スクロールバー|스크롤|스크롤바|滚动|滚屏|滚动条|捲動|捲軸
infinitescroll: infinite scroll|endless scroll|無限スクロール|무한 스크롤|无限滚动|无限下拉|無限捲動|무한스크롤|끝없이
pulltorefresh: pull-to-refresh|pull refresh|引っ張って更新|引き下げて更新|당겨서 새로고침|下拉刷新|下拉更新|당겨서|아래로 당겨
dragdrop: drag|drag-and-drop|ドラッグ|ドラッグアンドドロップ|드래그|끌어다|끌어서|拖拽|拖动|拖放|拖曳|拖拉
swipe: swipe|スワイプ|フリック|스와이프|밀어서|滑动手势|左滑|右滑|撥動|swipe gesture
tapclick: click|tapped|double-click|クリック|タップ|ダブルクリック|클릭|더블클릭|点击|单击|双击|點選
longpress: long press|long-press|press and hold|長押し|길게 누르|롱프레스|长按|長押しする|长按住
pinchzoom: zoom|pinch|ズーム|拡大縮小|ピンチ|확대 축소|핀치|缩放|放大缩小|捏合
clipboard: clipboard|paste|copy-paste|クリップボード|貼り付け|コピペ|클립보드|붙여넣기|복붙|剪贴板|粘贴|剪貼簿|貼上|붙여넣
hotkey: shortcut|hotkey|keybinding|ショートカット|ショートカットキー|キー割り当て|단축키|快捷键|热键|快速鍵|키바인딩
onscreenkeyboard: soft keyboard|on-screen keyboard|virtual keyboard|ソフトキーボード|ソフトウェアキーボード|화면 키보드|가상 키보드|软键盘|虚拟键盘|螢幕鍵盤
inputmethod: ime|input method|kana conversion|変換候補|日本語入力|かな漢字変換|입력기|한글 입력|输入法|拼音输入|注音輸入
autocomplete: autocomplete|auto-complete|typeahead|suggestions|オートコンプリート|入力補完|サジェスト|자동완성|자동 완성|추천 검색어|自动补全|联想词|自動完成
autosave: autosave|auto-save|saved automatically|自動保存|オートセーブ|자동 저장|자동저장|自动存档|自動儲存|자동으로 저장
unsaved: unsaved|unsaved changes|保存していない|未保存|保存せず|미저장|没保存|未儲存|沒存檔|저장하지 않고|저장되지
validationerror: validation error|input check|invalid input|入力チェック|入力エラー|バリデーション|유효성 검사|입력 오류|입력값 검증|表单校验|输入校验|輸入驗證|表單驗證
focusui: focus|focused|focus ring|tab order|フォーカス|포커스|초점|焦点|聚焦|對焦
cursor: cursor|caret|mouse pointer|カーソル|キャレット|マウスポインタ|커서|마우스 포인터|光标|鼠标指针|游標|滑鼠指標|깜빡이는 커서
darkmode: dark mode|dark theme|night mode|ダークモード|ダークテーマ|夜間モード|다크 모드|다크모드|야간 모드|深色模式|暗黑模式|夜间模式|暗色模式
responsive: responsive|breakpoint|screen width|レスポンシブ|画面幅|ブレークポイント|반응형|화면 너비|响应式|屏幕宽度|自适应|螢幕寬度
fullscreen: fullscreen|full-screen|全画面|フルスクリーン|전체 화면|전체화면|풀스크린|全屏|全螢幕
screenrotation: screen rotation|rotated|orientation|画面の回転|縦向き|横向き|화면 회전|가로 모드|세로 모드|屏幕旋转|横屏|竖屏|螢幕旋轉|橫向|直向
blankscreen: blank screen|white screen|blank page|真っ白|白い画面|画面が白|하얀 화면|백지 화면|白屏|空白页|空白畫面|白畫面|흰화면|백화 현상
flicker: flicker|flickering|flashing|ちらつき|ちらつく|点滅|깜빡|깜박|플리커|闪烁|闪屏|閃動
layoutbroken: layout broken|overlaps|misaligned|layout shift|レイアウト崩れ|表示が崩れ|ずれる|어긋나|布局错乱|错位|重叠|跑版|레이아웃 깨짐|화면 깨짐
ellipsis: ellipsis|truncated|cut off|省略表示|途中で切れ|見切れ|切り詰め|말줄임|잘려|잘리|잘림|截断|省略号|被截|刪節號|被切掉
thumbnail: thumbnail|preview image|サムネイル|サムネ|縮小画像|썸네일|미리보기 이미지|缩略图|预览图|縮圖
avatar: avatar|profile picture|profile photo|アバター|プロフィール画像|アイコン画像|아바타|프로필 사진|프로필 이미지|头像|头像图|大頭貼
widget: widget|home screen widget|ウィジェット|ホーム画面|위젯|小组件|桌面小部件|小工具|小部件|홈화면
splashscreen: splash screen|launch screen|startup screen|スプラッシュ|起動画面|스플래시|시작 화면|启动页|开屏|啟動畫面
onboardingflow: walkthrough|tutorial screens|first-run|product tour|チュートリアル|初回起動|使い方ガイド|튜토리얼|이용 안내|新手引导|新手教程|首次启动|新手教學
deeplink: deep link|deeplink|universal link|app link|ディープリンク|ユニバーサルリンク|딥링크|유니버설 링크|深度链接|深层链接|深層連結|通用連結|앱링크
webview: webview|in-app browser|embedded browser|ウェブビュー|웹뷰|인앱 브라우저|内嵌浏览器|内置浏览器|内嵌网页|內建瀏覽器
appstore: app store|play store|store listing|アプリストア|ストア審査|ストア公開|앱스토어|플레이스토어|应用商店|应用市场|應用程式商店
enumtype: enum|enumeration|enumerated|列挙型|列挙値|이넘|열거형|열거 타입|枚举|枚举值|列舉|列舉型別|イーナム|이넘값
nullvalue: null|nullable|ヌル|欠損値|空値|널값|널이|결측|空值|为空|缺失值|可為空
primarykey: primary key|surrogate key|auto-increment|プライマリキー|自動採番|기본키|기본 키값|자동 증가|主键|自增|自動遞增|프라이머리 키값
foreignkey: foreign key|referential integrity|cascade|外部キー|参照整合性|외래키|참조 무결성|外键|级联|外來鍵|參照完整性
rowlock: row lock|table lock|exclusive lock|lock contention|テーブルロック|排他ロック|ロック待ち|테이블 잠금|行锁|表锁|锁等待|锁表|排他锁|行級鎖定|鎖定等待|資料表鎖|행잠금|테이블락|락경합
deadlock: deadlock|デッドロック|데드락|교착|교착 상태|死锁|mutual blocking|互いに待ち
optimisticlock: optimistic lock|lost update|楽観ロック|楽観的ロック|悲観ロック|낙관적|비관적|갱신 손실|乐观锁|悲观锁
schemamigration: schema migration|schema change|alter table|ddl|スキーマ変更|スキーマ移行|マイグレーション|스키마 변경|스키마 마이그레이션|表结构变更|改表|表结构|結構描述變更|資料表變更
isolationlevel: commit transaction|savepoint|isolation level|read committed|セーブポイント|分離レベル|トランザクション|격리 수준|트랜잭션|세이브포인트|隔离级别|事务|保存点|隔離等級|交易隔離
readreplica: read replica|replica lag|replication|リードレプリカ|レプリカ遅延|レプリケーション|읽기 복제본|복제 지연|레플리카|리플리카|只读副本|从库|主从延迟|唯讀副本|複寫延遲
primarynode: primary node|leader election|master database|プライマリ|リーダー選出|프라이머리|마스터 노드|리더 선출|主库|主节点|选主|主資料庫
slowquery: slow query|full table scan|explain plan|query plan|スロークエリ|全件走査|フルスキャン|実行計画|느린 쿼리|슬로우 쿼리|풀스캔|실행 계획|慢查询|全表扫描|执行计划|執行計畫
nplusone: eager loading|lazy loading|まとめて読み込み|遅延読み込み|即時読み込み|지연 로딩|즉시 로딩|懒加载|预加载|延遲載入|預先載入
joinsql: inner join|left join|joined table|結合条件|内部結合|外部結合|テーブル結合|조인|내부 조인|외부 조인|联表|连表|关联查询|聯結|合併查詢
groupby: group-by|aggregate|aggregation|グルーピング|集約|그룹화|묶어서|묶음|집계 함수|分组|聚合|彙總|grouping
distinctvalue: distinct|deduplicated|uniqueness|unique constraint|一意制約|一意性|重複排除|ユニーク制約|유니크|고유 제약|중복 제거|唯一约束|唯一性|唯一索引|唯一限制|排除重複
vacuumdb: vacuum|autovacuum|table bloat|reindex|バキューム|肥大化|断片化|비대화|단편화|表膨胀|碎片|碎片整理|膨脹|重建索引
connectionpool: connection pool|too many connections|pool exhausted|コネクションプール|接続プール|接続数|커넥션 부족|커넥션|连接池|连接数|連線池|連線數
softdelete: soft delete|soft-delete|tombstone|logical deletion|論理削除|ソフトデリート|削除フラグ|소프트 삭제|논리 삭제|삭제 플래그|软删除|逻辑删除
storedprocedure: stored procedure|trigger function|ストアド|ストアドプロシージャ|저장 프로시저|프로시저|存储过程|预存程序
partitioning: partition|パーティション|分割テーブル|파티션|파티셔닝|分区|分区表|分割區|table partition
backfill: backfill|reprocess|バックフィル|過去分の埋め|再集計|백필|과거 데이터|재처리|소급|回填|补数据|补录|補資料|重新處理
cachehit: cache hit|cache miss|hit rate|hit ratio|キャッシュヒット|キャッシュミス|적중률|캐시 히트|캐시 미스|命中率|缓存命中|缓存穿透|快取命中|快取未命中
cacheinvalidation: invalidate|invalidation|evict|eviction|cache busting|キャッシュ破棄|無効化|追い出|캐시 무효화|무효화|캐시 삭제|축출|缓存失效|清缓存|淘汰策略|快取失效|清快取
warmup: warm up|warm-up|prewarm|cold start|ウォームアップ|暖機|コールドスタート|事前読み込み|워밍업|웜업|예열|콜드 스타트|预热|冷启动
stampede: stampede|thundering herd|avalanche|一斉に再取得|殺到|雪崩|몰려|쏠림|쇄도|缓存雪崩|击穿|蜂擁
deadletter: dead letter|dead-letter|dlq|poison message|デッドレター|配信不能|데드레터|데드 레터|처리 불가|死信|死信队列|死信佇列
consumerlag: consumer lag|queue depth|backlogged|piled up|滞留|溜まっ|溜まる|たまって|적체|쌓여|쌓이|밀려|积压|堆积|消费延迟
pubsub: pub/sub|pubsub|publish-subscribe|subscriber|event bus|パブサブ|購読者|イベントバス|펍섭|발행 구독|구독자|이벤트 버스|发布订阅|订阅者|事件总线|事件匯流排
exactlyonce: exactly-once|redelivery|ちょうど一度|再配信|정확히 한번|재전달|恰好一次|重复投递|剛好一次|at-least-once delivery
backpressure: backpressure|back-pressure|throttle|バックプレッシャ|スロットリング|流量制御|배압|스로틀|속도 제한|限流|背压|节流|限速
ratelimited: rate limited|rate-limited|too many requests|quota exceeded|429|レート制限|回数制限|呼び出し制限|호출 제한|요청 제한|쿼터 초과|频率限制|请求过多|超出配额
idempotencykey: idempotency key|idempotent request|double submit|二重送信|冪等キー|二重登録|멱등키|중복 요청|중복 전송|幂等键|重复提交|重複送出
restapi: restful|openapi|swagger|graphql|그래프큐엘|스웨거|接口文档|接口规范|介面文件|介面規格|レストフル|オープンエーピーアイ|API仕様書|API 명세|API 문서
grpcproto: grpc|protobuf|protocol buffers|rpc|プロトコルバッファ|リモート呼び出し|프로토버프|프로토콜 버퍼|원격 호출|远程调用|远程过程调用|遠端呼叫|遠端程序呼叫
websocket: websocket|server-sent events|long polling|ウェブソケット|ロングポーリング|常時接続|웹소켓|롱폴링|상시 연결|长连接|长轮询|長連線
polling: polling|ポーリング|定期的に問い合わせ|폴링|주기적으로 조회|주기적 확인|轮询|定时拉取|定期查詢|polling interval
breakingchange: breaking change|backward compatible|backwards compatibility|incompatible|破壊的変更|後方互換|互換性|하위 호환|호환성|호환되지|破坏性变更|向后兼容|兼容性|不兼容|向下相容|相容性|不相容|互換性がな|하위호환
corsorigin: cors|cross-origin|same-origin|preflight|クロスオリジン|プリフライト|교차 출처|크로스 오리진|프리플라이트|跨域|同源|预检|跨來源|跨網域
badrequest: bad request|unprocessable|malformed|不正なリクエスト|不正な値|잘못된 요청|형식 오류|잘못된 형식|请求错误|参数错误|格式错误|錯誤的請求
notfound: 404|missing page|dead link|broken link|見つかりません|リンク切れ|ページがない|찾을 수없|페이지 없음|깨진 링크|링크 깨짐|找不到页面|死链|链接失效|失效連結|page not found|리소스 없음
internalerror: internal server error|503|サーバーエラー|内部エラー|서버 오류|서버 에러|내부 오류|服务器错误|内部错误|伺服器錯誤
singlesignon: sso|single sign-on|saml|oidc|openid|シングルサインオン|統合認証|싱글 사인온|통합 로그인|통합 인증|单点登录|统一登录|單一登入|單點登入
twofactor: two-factor|mfa|multi-factor|otp|one-time password|authenticator app|二要素|二段階認証|多要素|ワンタイム|이중 인증|다중 인증|일회용 비밀번호|双因素|两步验证|多因素|动态口令|双重认证|兩步驟驗證|雙重驗證|一次性密碼|이단계 인증
passkey: passkey|webauthn|fingerprint login|face id|biometric|パスキー|指紋認証|顔認証|生体認証|패스키|지문 인증|얼굴 인식|생체 인증|通行密钥|指纹登录|人脸识别|生物识别|通行金鑰|指紋登入|臉部辨識
loggedout: logged out|logout|sign-out|signed out|session expired|ログアウト|サインアウト|セッション切れ|ログインが切れ|로그아웃|세션 만료|로그인 풀림|登出|退出登录|会话过期|掉登录|被登出|工作階段過期
signin: signin|sign-in|サインイン|ログイン|ログインでき|로그인|사인인|접속해|登录|登陆|登入|log into|로그인하|ログインする|user login|sign-in page
signup: signup|sign-up|sign up|registration|create account|サインアップ|会員登録|新規登録|アカウント作成|회원가입|가입|회원 등록|계정 생성|注册|注册账号|建立帳號
oauthtoken: oauth|access token|refresh token|jwt|bearer|アクセストークン|リフレッシュトークン|トークン|액세스 토큰|리프레시 토큰|토큰|访问令牌|刷新令牌|令牌|存取權杖|權杖
passwordreset: password reset|reset password|forgot password|forgotten password|パスワード再設定|パスワードリセット|パスワードを忘れ|비밀번호 재설정|비밀번호 초기화|비밀번호 찾기|비밀번호 분실|重置密码|忘记密码|找回密码|重設密碼
accountlocked: locked out|account locked|lockout|too many attempts|アカウントロック|ロックされ|ログイン試行|계정 잠금|계정이 잠겨|로그인 시도|账号锁定|账户被锁|帳號鎖定|帳戶遭鎖
rolebased: rbac|role-based|access control|least privilege|ロールベース|アクセス制御|最小権限|役割ごと|역할 기반|접근 제어|최소 권한|권한 부여|角色权限|访问控制|权限控制|存取控制
pushnotice: push notification|apns|fcm|プッシュ通知|通知が来|푸시 알림|푸시알림|알림 수신|推送通知|推播|推播通知|消息推送
unreadbadge: unread|unread count|badge count|mark as read|未読|既読|バッジの数|안읽은|읽음|미확인|읽지 않은|已读|角标|紅點
unsubscribe: unsubscribe|opt out|opt-out|配信停止|購読解除|オプトアウト|수신거부|수신 거부|구독 해지|구독 취소|退订|取消订阅
mailbounce: bounce|undelivered|hard bounce|不達|バウンス|戻ってきたメール|반송|반송 메일|바운스|수신 실패|退信|弹回|送达失败|退件|無法送達
spamfolder: spam|junk|spam folder|phishing|迷惑メール|スパム|フィッシング|스팸|스팸함|피싱|정크|垃圾邮件|垃圾箱|钓鱼|垃圾信
spfdkim: spf|dkim|dmarc|sender domain|送信ドメイン認証|送信元ドメイン|なりすまし|발신 도메인|발송 도메인|스푸핑|发信域名|发件域名|伪造发件人|寄件網域|冒名寄件
objectstorage: object storage|blob storage|オブジェクトストレージ|ストレージ|스토리지|오브젝트 스토리지|객체 저장소|对象存储|存储桶|物件儲存|儲存桶|儲存空間
presignedurl: presigned|pre-signed|signed url|signed link|署名付きURL|署名付きリンク|期限付きリンク|서명된 링크|임시 링크|프리사인드|预签名|签名链接|预签名链接|預簽章|簽署連結
diskfull: disk full|out of space|storage full|ディスクフル|容量不足|空き容量|空き領域|디스크 부족|용량 부족|공간 부족|디스크가 가득|磁盘满|磁盘空间|空间不足|硬碟滿|磁碟空間
retentionpolicy: retention policy|data retention|lifecycle rule|保存期間|保持期間|ライフサイクル|보존 기간|보관 기간|수명 주기|保留期限|保留策略|保存期限
coldarchive: archive|cold storage|アーカイブ|書庫|長期保存|아카이브|장기 보관|보관 처리|归档|冷存储|封存|冷儲存
imagecompression: compress|compressed|compression|画像圧縮|圧縮|압축|이미지 압축|용량 줄이|图片压缩|画像を軽く|이미지 용량
transparency: transparent|transparency|alpha channel|透過|半透明|アルファチャンネル|투명|반투명|알파 채널|透明|半透明图|透明通道|去背
resizeimage: resize|crop image|downscale|リサイズ|縮小する|トリミング|리사이즈|크기 조절|이미지 자르기|裁剪|调整尺寸|缩小图片|裁切
exifdata: exif|metadata|geotag|メタデータ|位置情報付き|撮影情報|메타데이터|촬영 정보|위치 태그|元数据|拍摄信息|中繼資料|拍攝資訊|詮釋資料
screenshot: screenshot|screen capture|screen recording|スクリーンショット|スクショ|画面録画|스크린샷|화면 캡처|캡처|화면 녹화|截图|截屏|录屏|螢幕截圖|螢幕錄影
framerate: frame rate|fps|frames per second|dropped frames|stutter|フレームレート|コマ落ち|カクつき|カクつく|프레임 레이트|프레임 드랍|프레임|끊김|끊긴|帧率|掉帧|卡帧|影格率
buffering: buffering|rebuffering|playback stops|playback stalls|バッファリング|再生が止ま|再生停止|버퍼링|재생 끊김|재생 중단|缓冲|播放卡顿|播放卡住|재생이 멈춰|재생이 멈추
videocodec: codec|hevc|コーデック|動画形式|코덱|영상 포맷|编解码|编码格式|視訊格式|動画コーデック|비디오 코덱
lipsync: out of sync audio|audio delay|lip sync|音ずれ|音声のずれ|음성 싱크|싱크 밀림|소리 밀림|音画不同步|声画不同步|影音不同步
garbledtext: garbled|mojibake|mangled|unreadable characters|question marks instead|文字化け|글자 깨짐|깨진 글자|한글 깨짐|乱码|乱码问题|方块字|豆腐字
utfencoding: shift_jis|sjis|euc-kr|gbk|character encoding|文字コード|シフトJIS|エンコード|문자 인코딩|인코딩|캐릭터셋|字符编码|编码转换|字元編碼|文字編碼
bomheader: bom|byte order mark|バイトオーダーマーク|바이트 순서 표시|바이트 순서|字节序标记|字节顺序|位元組順序|位元組順序記號|utf bom|BOM付き|BOM 문자
emojichar: emoji|emoticon|surrogate pair|絵文字|顔文字|サロゲートペア|이모지|이모티콘|그림문자|表情符号
webfont: webfont|web font|typeface|glyph|fallback font|ウェブフォント|書体|グリフ|웹폰트|글꼴|서체|字体文件|字形|网页字体|網頁字型|字型|字型檔|フォントファイル|웹폰트 파일
normalization: normalize|normalization|nfc|nfd|full-width|half-width|正規化|全角|半角|ノーマライズ|정규화|전각|반각|规范化|归一化|全角字符|全形|半形
daylightsaving: dst|daylight saving|summer time|サマータイム|夏時間|서머타임|썸머타임|일광 절약|夏令时|夏时制|夏令時間|日光節約
utctime: utc|gmt|協定世界時|협정 세계시|世界协调时|世界標準時|세계 표준시
timestamp: timestamp|unix time|epoch time|タイムスタンプ|日時の記録|타임스탬프|유닉스 시간|时间戳|時間戳記
clockskew: clock skew|clock drift|ntp|system clock|時刻ずれ|時計のずれ|時刻同期|시계 오차|시각 오차|시간 동기화|시계가 어긋|时钟偏差|时钟漂移|对时|时间同步|時鐘偏移|校時
leapyear: leap year|leap day|february 29|うるう年|閏年|윤년|윤일
expirydate: expiry|expires|expiration|valid until|有効期限|期限切れ|失効|만료|유효 기간|유효기간|기한 만료|过期|到期|有效期|逾期
floatingpoint: floating point|floating-point|precision loss|rounding error|浮動小数点|誤差|桁落ち|부동소수점|부동 소수점|오차|정밀도|浮点|精度丢失|精確度|誤差值
integeroverflow: overflow|integer overflow|int32|オーバーフロー|桁あふれ|あふれる|溢れ|오버플로|오버플로우|넘침|넘쳐|溢出|整数溢出|溢位|整數溢位
roundinghalf: bankers rounding|round half|half-even|round up|round down|切り上げ|切り捨て|四捨五入|偶数丸め|반올림|올림 처리|내림 처리|버림 처리|절사|银行家舍入|向上取整|向下取整|四捨六入|無條件進位|無條件捨去
thousandseparator: thousands separator|decimal comma|digit grouping|桁区切り|カンマ区切り|千の位|천단위|자릿수 구분|千分位|千位分隔|千分位逗號|千位分隔符
negativevalue: minus|below zero|マイナス|負の値|負数|음수|마이너스|负值|变成负|negative number|negative value|negative balance|negative stock
divisionbyzero: division by zero|divide by zero|nan|ゼロ除算|ゼロで割|非数|제로 나눗셈|영으로 나눗|除零|除以零|除数为零|영으로 나누|零で除算|被零除
unittest: unit test|unittest|pytest|junit|jest|単体テスト|ユニットテスト|단위 테스트|유닛 테스트|유닛테스트|单元测试|单测
mockobject: mock|stub|test double|モック|スタブ|목업 객체|모킹|스텁|模拟对象|打桩|桩函数|模擬物件|假物件|測試替身|목객체|가짜 객체|모의 객체
testfixture: fixture|test data|seed data|factory data|フィクスチャ|テストデータ|픽스처|테스트 데이터|시드 데이터|测试数据|测试夹具|測試資料
regression: regression|regressed|reappeared|デグレ|リグレッション|回帰|再発|회귀|리그레션|재발|다시 발생|回归测试|复发|再次出现|再度發生
coverage: coverage|test coverage|code coverage|uncovered|カバレッジ|網羅率|커버리지|테스트 범위|覆盖率|测试覆盖|涵蓋率
loadtest: load test|stress test|benchmarking|負荷試験|負荷テスト|ストレステスト|부하 테스트|부하테스트|스트레스 테스트|성능 테스트|压测|压力测试|负载测试
skiptest: skip|xfail|スキップ|飛ばす|飛ばし|読み飛ばし|건너뛰|건너뛴|스킵|생략|跳过|略过
assertion: assert|assertion|アサート|アサーション|단언문|어설션|단언|断言|断言失败
reproduce: reproduce|reproducible|repro|再現|再現手順|再現でき|재현|재현 방법|재현되|复现|重现|复现步骤|再現步驟
bisect: bisect|narrowed down|二分探索|切り分け|絞り込ん|이분 탐색|원인을 좁혀|범위를 좁혀|二分查找|二分定位|缩小范围|二分搜尋
lintwarning: lint|static analysis|type check|typecheck|静的解析|リント|型検査|린트|정적 분석|타입 검사|타입 체크|静态检查|静态分析|类型检查|型別檢查
buildartifact: build artifact|build output|bundle|minified|成果物|バンドル|ビルド成果|번들|빌드 결과|산출물|构建产物|打包产物|建置產物|打包檔
incrementalbuild: incremental build|clean build|rebuild|rebuilt|build cache|差分ビルド|クリーンビルド|증분 빌드|클린 빌드|다시 빌드|재빌드|增量构建|重新构建|全量构建|增量建置|重新建置
crosscompile: cross-compile|cross compile|arm64|amd64|クロスコンパイル|크로스 컴파일|교차 컴파일|交叉编译
pinversion: pinned|version pin|バージョン固定|ピン留め|版を固定|버전 고정|고정된 버전|버전을 고정|锁定版本|固定版本|锁版本|釘選|pin version
reinstall: reinstall|install again|入れ直|インストールし直|재설치|다시 설치|다시 깔아|重装|重新安装|再びインストール|インストールし直し
uninstall: uninstall|アンインストール|削除してから入れ|アプリを消|언인스톨|제거 프로그램|설치 해제|卸载|解除安裝|移除程式|언인스톨하
monorepo: monorepo|submodule|workspace packages|モノレポ|サブモジュール|모노레포|서브모듈|하위 모듈|单仓库|子模块|單一儲存庫|子模組
pullrequest: pull request|merge request|プルリクエスト|プルリク|マージリクエスト|풀리퀘|머지 요청|병합 요청|拉取请求|合并请求|合併請求|풀리퀘스트
rebase: rebase|squash|cherry-pick|リベース|スカッシュ|チェリーピック|리베이스|스쿼시|체리픽|变基|压缩提交|挑选提交|揀選
mergeconflict: merge conflict|conflicting changes|マージ競合|コンフリクト|衝突を解消|머지 충돌|병합 충돌|충돌 해결|合并冲突|解决冲突|合併衝突
gitignore: gitignore|untracked|stash|追跡対象外|管理対象外|スタッシュ|추적 제외|추적되지 않는|스태시|忽略文件|未跟踪|暂存|未追蹤|忽略檔案
trunkbased: trunk|main branch|release branch|feature branch|long-lived branch|ブランチ運用|リリースブランチ|トランク|릴리스 브랜치|기능 브랜치|트렁크|主干|发布分支|功能分支|主分支
semver: semver|semantic versioning|major version|minor version|patch version|メジャーバージョン|マイナーバージョン|セマンティックバージョニング|메이저 버전|마이너 버전|시맨틱 버저닝|主版本|次版本|语义化版本|主版號|語意化版本
rollout: rollout|rolled out|gradual release|phased release|canary|段階的に公開|段階公開|段階リリース|カナリア|단계적 배포|점진 배포|점진적|카나리|순차 배포|灰度|灰度发布|逐步放量|分批发布|金絲雀|分批釋出|逐步推出
bluegreen: blue-green|blue/green|zero downtime|zero-downtime|rolling update|ブルーグリーン|無停止|ローリング更新|블루그린|무중단|롤링 업데이트|蓝绿|不停机|滚动更新
releasefreeze: code freeze|freeze period|release freeze|change freeze|コードフリーズ|リリース凍結|凍結期間|코드 프리즈|배포 동결|배포 금지 기간|封版|封网|冻结期|程式碼凍結
rollbackrelease: rollback|rolled back|revert release|previous version|切り戻し|ロールバック|前の版に戻|롤백|이전 버전으로|되돌려|되돌린|回滚|回退版本|旧版本|退版|回復舊版|還原版本
storereview: app review|review rejection|審査に落ち|審査落ち|リジェクト|審査待ち|심사 거절|심사 반려|리젝|심사 대기|审核被拒|审核不通过|等待审核|審核未過
forcedupdate: forced update|mandatory update|minimum version|強制アップデート|強制更新|最低バージョン|강제 업데이트|필수 업데이트|최소 버전|강제업데이트|强制升级|最低版本|最低版號
deprecation: deprecate|deprecation|eol|sunset|非推奨|廃止予定|サポート終了|提供終了|지원 종료|사용 중단|폐기 예정|서비스 종료|弃用|废弃|停止支持|停止支援|終止服務|디프리케이트|即将下线
healthcheck: health check|healthcheck|liveness|readiness|heartbeat|ヘルスチェック|死活監視|ハートビート|생존 확인|헬스체크|헬스 체크|하트비트|健康检查|存活探针|心跳|心跳偵測
observability: observability|tracing|distributed trace|opentelemetry|trace id|可観測性|トレーシング|分散トレース|옵저버빌리티|관측성|분산 추적|트레이싱|链路追踪|分散式追蹤
alertfatigue: alert fatigue|false alarm|noisy alert|false positive|誤検知|誤報|アラート疲れ|鳴りすぎ|오탐|오경보|알람 피로|허위 알람|告警疲劳|告警风暴|誤報率|誤判|警報疲勞
loglevel: log level|verbose|debug log|debug level|info level|ログレベル|デバッグログ|詳細ログ|로그 레벨|디버그 로그|상세 로그|日志级别|调试日志|日誌等級|除錯日誌|記錄層級
logrotation: log rotation|logrotate|rotated logs|log retention|ログローテーション|ログの肥大|古いログ|로그 로테이션|로그 순환|오래된 로그|로그 보존|日志轮转|日志切割|日誌輪替
stacktrace: stack trace|stacktrace|traceback|backtrace|スタックトレース|トレースバック|呼び出し履歴|스택 트레이스|스택트레이스|호출 스택|堆栈|调用栈|堆疊追蹤|呼叫堆疊
postmortem: postmortem|post-mortem|incident review|root-cause analysis|rca|ポストモーテム|障害報告|振り返り|再発防止|포스트모템|장애 보고|장애 회고|재발 방지|사후 분석|复盘|事后分析|故障报告|防止再发|事後檢討|檢討報告|事故報告
blastradius: blast radius|impact scope|affected users|impacted|影響範囲|影響を受け|被害範囲|영향 범위|영향받은|피해 범위|受影响|波及
workaround: workaround|stopgap|temporary fix|band-aid|回避策|応急処置|暫定対応|その場しのぎ|임시 조치|임시방편|땜질|응급 조치|变通|临时方案|权宜|规避|暫時解法|權宜之計|우회 방법|우회책
bottleneck: bottleneck|hot spot|hotspot|profiling|ボトルネック|律速|プロファイラ|병목|병목 현상|프로파일링|핫스팟|瓶颈|性能瓶颈|性能分析|效能分析
latencyp99: latency|response time|tail latency|レイテンシ|応答時間|応答が遅|レスポンスタイム|레이턴시|응답 시간|응답 속도|지연 시간|响应时间|响应慢|时延|回應時間|延遲時間|反應慢
throughput: throughput|requests per second|qps|rps|tps|スループット|処理能力|秒間|처리량|초당|처리 성능|스루풋|吞吐|吞吐量|每秒请求|并发量|處理量
memoryleak: memory leak|out of memory|oom|メモリリーク|メモリ不足|메모리 누수|메모리 부족|内存泄漏|内存溢出|内存不足|記憶體洩漏|記憶體不足
garbagecollection: garbage collection|garbage collector|gc pause|stop-the-world|ガベージコレクション|ガーベジ|가비지 컬렉션|가비지 컬렉터|垃圾回收|停顿|記憶體回收|資源回收機制
hang: hang|hung|freezes|froze|frozen screen|unresponsive|stuck|固まる|固まっ|フリーズ|ハングアップ|応答なし|반응하지 않는|멈춤|먹통|프리징|응답 없음|卡死|卡住|无响应|假死|當住|沒有回應|無回應|沒反應|멈췄|unresponsive app
stophalfway: halfway|midway|partway|interrupted|途中で止ま|途中で落ち|途中まで|中途半端|中断|도중에|중간에|중도에|하다가 멈춰|半途|中途|做到一半|一半停了|跑到一半|半路
racecondition: race condition|data race|concurrency bug|thread-safe|競合状態|レースコンディション|同時実行|スレッドセーフ|경쟁 상태|레이스 컨디션|동시성|스레드 안전|竞态|竞争条件|并发问题|线程安全|執行緒安全
infiniteloop: infinite loop|endless loop|infinite recursion|stack overflow|無限ループ|無限再帰|終わらないループ|무한 루프|무한루프|무한 반복|무한 재귀|死循环|无限循环|无限递归|無窮迴圈|無限迴圈
segfault: segfault|segmentation fault|null pointer|npe|core dumped|セグフォ|セグメンテーション違反|ヌルポ|세그폴트|널포인터|段错误|空指针|記憶體區段錯誤|空指標|널포인터 예외
appcrash: app crash|crash report|crash rate|crashlytics|force close|強制終了|アプリが落ち|クラッシュレポート|강제 종료|튕기|튕김|튕겨|크래시 리포트|闪退|崩溃率|崩溃日志|異常退出|앱이 꺼져|앱이 꺼지|앱이 종료
retrybackoff: retry|exponential backoff|backoff|jitter|再試行|リトライ|指数バックオフ|やり直|재시도|다시 시도|백오프|지수 백오프|重试|指数退避|再试一次
timedout: timed out|timeouts|deadline exceeded|タイムアウト|時間切れ|応答待ち|타임아웃|시간 초과|시간초과|응답 대기|超时|请求超时|逾時|連線逾時|타임 아웃|time-out error
circuitbreaker: circuit breaker|fallback|graceful degradation|degraded mode|サーキットブレーカー|フォールバック|縮退|서킷 브레이커|서킷브레이커|폴백|기능 축소|熔断|兜底|斷路器|備援方案
packetloss: packet loss|dropped packets|network drop|connection dropped|パケットロス|通信断|回線断|接続が切れ|패킷 손실|패킷 유실|연결 끊김|접속 끊김|丢包|断网|断线|掉线|封包遺失|掉封包
dnsrecord: dns record|name resolution|cname|nameserver|dns propagation|名前解決|ネームサーバ|レコード設定|네임서버|도메인 연결|레코드 설정|域名解析|解析记录|域名服务器|網域解析|名稱伺服器
sslcertificate: ssl|tls|https certificate|self-signed|letsencrypt|certificate renewal|証明書|自己署名|証明書の更新|인증서|자체 서명|인증서 갱신|证书|自签名|证书续期|憑證|自簽|憑證更新
handshakefail: handshake|cipher suite|certificate chain|untrusted certificate|ハンドシェイク|証明書チェーン|暗号スイート|핸드셰이크|인증서 체인|암호 스위트|握手失败|证书链|加密套件|交握|憑證鏈
bandwidth: bandwidth|egress|data transfer|traffic volume|帯域|通信量|転送量|대역폭|트래픽|전송량|통신량|带宽|流量|出网流量|頻寬|流量費|傳輸量|トラフィック|データ転送
httpredirect: redirect|redirect loop|リダイレクト|転送先|リダイレクトループ|리다이렉트|리디렉션|넘어가는 주소|重定向|跳转|重新導向|轉址
dockerimage: docker|dockerfile|container image|base image|docker compose|ドッカー|コンテナイメージ|ベースイメージ|도커|컨테이너 이미지|베이스 이미지|镜像|容器镜像|基础镜像|映像檔|容器映像
podrestart: pod|crashloop|crashloopbackoff|helm|ポッド|再起動を繰り返|再起動ループ|파드|재시작 반복|재시작 루프|反复重启|容器组|無限重啟|反覆重啟
autoscaling: autoscale|auto-scaling|scale out|scale up|オートスケール|スケールアウト|自動拡張|台数を増や|오토스케일|오토스케일링|스케일 아웃|자동 확장|증설|自动扩容|扩容|缩容|弹性伸缩|自動擴展|擴充
cloudbill: cloud bill|cloud cost|cloud spend|hosting bill|reserved instance|spot instance|クラウド費用|クラウド料金|請求額|클라우드 비용|클라우드 요금|서버 비용|서버비|云费用|云账单|云成本|雲端費用|雲端帳單|雲端成本
serverless: serverless|lambda|cloud function|サーバーレス|ラムダ|クラウド関数|서버리스|람다|클라우드 함수|无服务器|云函数|無伺服器|雲端函式
terraform: terraform|infrastructure as code|iac|provision|テラフォーム|構成管理|プロビジョニング|테라폼|인프라 코드|프로비저닝|基础设施即代码|资源编排|基礎設施即程式碼|佈建
vulnerability: vulnerability|vulnerable|security hole|cve|exploit|脆弱性|セキュリティホール|弱点を突|취약점|보안 구멍|보안 허점|安全漏洞|漏洞|弱點掃描|資安漏洞
sqlinjection: sql injection|prepared statement|parameterized|インジェクション|プリペアド|エスケープ漏れ|인젝션|삽입 공격|바인딩 변수|注入攻击|预编译语句|參數化查詢|에스큐엘 인젝션|SQL注入|SQL 인젝션
xssattack: xss|cross-site|csrf|script injection|sanitize|クロスサイト|スクリプト埋め込み|サニタイズ|크로스사이트|크로스 사이트|스크립트 삽입|跨站脚本|跨站请求|跨站攻击
ddosattack: ddos|denial of service|brute force|総当たり|大量アクセス|サービス拒否|디도스|무차별 대입|서비스 거부|攻击流量|暴力破解|拒绝服务|阻斷服務|暴力破解法|流量攻擊
secretleak: leaked key|leaked credentials|exposed secret|hardcoded|hard-coded|鍵の漏洩|ハードコード|直書き|秘密情報|하드코딩|시크릿 노출|비밀키 노출|密钥泄露|硬编码|明文密码|金鑰外洩|寫死|憑證外洩|비밀키 유출|키가 유출|액세스키 유출
keyrotation: key rotation|rotate keys|credential rotation|鍵の更新|鍵を入れ替|키를 교체|비밀키 교체|시크릿 로테이션|轮换密钥|密钥轮换|更换密钥|金鑰輪替|更換金鑰|鍵のローテーション|키를 바꾸|키로테이션
hashing: hash|salted|bcrypt|sha256|checksum|ハッシュ|チェックサム|해시|해싱|체크섬|哈希|散列|校验和|雜湊|檢查碼
maskdata: masked|redact|anonymize|マスキング|伏せ字|匿名化|마스킹|가림 처리|익명화|비식별|脱敏|打码|匿名化处理|遮罩|去識別|mask personal|マスクする|마스킹 처리
sandboxing: sandbox|isolated environment|サンドボックス|隔離環境|샌드박스|격리 환경|沙箱|沙盒
dailyusers: dau|mau|daily active users|active users|monthly active|日次利用者|アクティブユーザー|일간 사용자|활성 사용자|활성 이용자|일일 이용자|일간 활성|日活|月活|活跃用户|日活躍|活躍使用者
retentionrate: retention|retention rate|churn|cohort|継続率|離脱率|解約率|リテンション|잔존율|리텐션|이탈률|재방문율|留存|留存率|流失率|流失|續用率
conversionrate: conversion rate|funnel|drop-off|checkout rate|コンバージョン|転換率|ファネル|成約率|전환율|퍼널|구매 전환|컨버전|转化率|漏斗|conversions
abtest: ab test|split test|variant|エービーテスト|ABテスト|出し分け|実験群|에이비 테스트|AB테스트|실험군|대조군|变体|对照组|实验组|分流|分流測試
pageviews: page view|pageview|impressions|ページビュー|閲覧数|表示回数|페이지뷰|조회수|노출수|방문수|浏览量|访问量|曝光量|點閱率|曝光數
eventtracking: event tracking|tracking event|analytics event|tracking code|google analytics|計測タグ|イベント計測|行動ログ|이벤트 로깅|행동 로그|추적 코드|이벤트 수집|埋点|事件上报|行为日志|事件追蹤|追蹤碼
featureflag: feature flag|feature toggle|kill switch|フィーチャーフラグ|機能フラグ|機能の出し分け|피처 플래그|기능 플래그|피처플래그|기능 토글|功能开关|特性开关|特性標記|功能旗標
overfitting: overfitting|underfitting|generalization|過学習|過剰適合|汎化|과적합|과대적합|오버피팅|일반화 성능|过拟合|欠拟合|過度擬合|オーバーフィット|オーバーフィッティング
finetuning: fine-tune|fine-tuned|fine-tuning|finetune|ファインチューニング|追加学習|微調整|파인튜닝|미세 조정|미세조정|추가 학습|微调|精调|微調模型
inference: inference|infer|model serving|inference server|推論|推論サーバ|推論時間|추론|추론 서버|모델 서빙|推理|推理服务|模型部署|推論服務|模型推論
hallucination: hallucination|hallucinate|made-up answer|ハルシネーション|幻覚|でっち上げ|환각|할루시네이션|지어낸|지어내|胡编|编造|捏造
modelaccuracy: accuracy|precision recall|recall rate|正解率|再現率|適合率|精度が|정확도|재현율|정밀도 재현율|准确率|召回率|精确率|正確率
traininglabels: annotation|annotated|labeled data|labelling|ground truth|アノテーション|教師データ|正解データ|어노테이션|라벨링|학습 데이터|정답 데이터|标注|训练数据|训练集|訓練資料|標記資料
recommendation: recommender|recommendation|recommended items|レコメンド|おすすめ|推薦|추천 시스템|추천 알고리즘|추천 상품|推荐系统|推荐算法|推薦演算法
bricked: bricked|boot loop|bootloop|bootloader|文鎮化|起動しなく|ブートループ|벽돌이|벽돌 현상|부팅 불가|무한 부팅|变砖|开不了机|无法启动|無法開機
otaupdate: ota|over-the-air|firmware update|flash firmware|無線アップデート|ファームウェア更新|書き込み失敗|펌웨어 업데이트|무선 업데이트|固件升级|空中升级|刷机|韌體更新|韌體升級
bluetooth: bluetooth|ble|pairing|unpaired|ブルートゥース|ペアリング|블루투스|페어링|蓝牙|配对|藍芽
batterydrain: battery drain|drains battery|power consumption|battery life|バッテリー消費|電池の減り|電池消耗|消費電力|배터리 소모|배터리 광탈|배터리 수명|소비 전력|耗电|电池续航|功耗
serialport: serial port|uart|gpio|シリアルポート|シリアル通信|시리얼 포트|시리얼 통신|직렬 통신|串口|串行通信|序列埠|串列埠
screenreader: screen reader|voiceover|talkback|aria|alt text|スクリーンリーダー|読み上げ|代替テキスト|스크린 리더|스크린리더|화면 낭독기|음성 낭독|대체 텍스트|读屏|屏幕阅读器|无障碍朗读|替代文本|螢幕閱讀器|報讀|替代文字
contrast: contrast|contrast ratio|コントラスト|명도 대비|대비율|对比度|명암비
accessibility: accessibility|accessible|wcag|アクセシビリティ|障害のある人|バリアフリー|접근성|장애인|배리어프리|无障碍|可访问性|可及性
localization: localization|localisation|localized|internationalization|ローカライズ|国際化|多言語|地域化|현지화|로컬라이즈|다국어|국제화|本地化|多语言|在地化|多語系|多國語言
untranslated: untranslated|missing translation|translation key|未翻訳|訳漏れ|翻訳漏れ|訳抜け|미번역|번역 누락|漏翻|漏译
righttoleft: rtl|right-to-left|arabic layout|bidi|右から左|右書き|우측에서|아랍어|오른쪽에서 왼쪽|从右到左|从右向左|阿拉伯语|由右至左|阿拉伯文|アラビア文字
pluralform: plural|pluralization|singular and plural|複数形|単数形|単複の区別|복수형|단수형|복수 표현|复数形式|单复数
leaderboard: leaderboard|ranking|ladder rank|ランキング|順位表|順位が|랭킹|순위표|리더보드|순위가|排行榜|排名|榜单|天梯|排行
matchmaking: matchmaking|mmr|elo|matched players|マッチング|対戦相手|対戦待ち|매칭|매치메이킹|대전 상대|상대 찾기|匹配机制|对战匹配|配對機制|對戰配對|匹配对手|匹配不到
gachadraw: gacha|loot box|lootbox|drop rate|ガチャ|排出率|가챠|뽑기|확률형|드랍률|抽卡|开箱|掉率|保底|轉蛋|抽獎機率|掉落率
gameseason: season pass|battle pass|season reset|new season|season end|シーズン開始|シーズン終了|バトルパス|シーズンパス|시즌 종료|시즌 시작|시즌 초기화|배틀패스|시즌패스|赛季|新赛季|通行证|戰鬥通行證
banaccount: account ban|banned account|ban wave|suspended account|shadowban|アカウント停止|利用停止|永久停止|계정 정지|이용 정지|영구 정지|밴당한|정지당한|封号|封禁|账号被封|封鎖帳號|停權|鎖帳號
cheating: cheat|aimbot|macro use|チート|不正行為|チーター|マクロ使用|치트|핵쟁이|부정행위|불법 프로그램|外挂|作弊|开挂|使用外掛
gamebalance: nerf|buff|buffed|balance patch|game balance|弱体化|上方修正|下方修正|バランス調整|너프|버프|밸런스 패치|밸런스 조정|平衡性|削弱|加强角色|平衡調整|平衡性調整|하향 패치|상향 패치
savedata: save data|save file|game progress lost|savegame|セーブデータ|セーブが消え|引き継ぎ|세이브 파일|세이브 데이터|저장 데이터|데이터 이전|存档|存档丢失|游戏进度|引繼碼
inapppurchase: in-app purchase|iap|microtransaction|top-up|アプリ内課金|課金|ゲーム内課金|인앱결제|인앱 결제|앱내 결제|현질|과금|内购|充值|氪金|儲值
cooldown: cooldown|クールタイム|쿨타임|冷却时间|쿨다운|冷却中|skill cooldown
maintenancewindow: maintenance window|scheduled maintenance|planned downtime|under maintenance|定期メンテ|計画停止|정기 점검|점검 시간|서버 점검|점검 공지|停机维护|维护窗口|例行维护|維護時段|メンテナンス時間|メンテ時間
outofsync: out of sync|out-of-sync|desync|inconsistent|mismatch|食い違い|不整合|同期されない|一致しない|어긋난|불일치|동기화 안되|정합성|不同步|不一致|对不上|數據不符
syncing: sync|synchronize|同期|同期する|シンク|동기화|싱크|同步|同步到|数据同步|資料同步
lagbehind: lag behind|falls behind|fell behind|追いつか|追いつけ|遅れをとる|뒤처|따라잡지|따라가지|밀린|跟不上|落后|落後於|趕不上
refresh: refresh|reload|再読み込み|リロード|更新ボタン|読み直|새로고침|새로 고침하|다시 불러|리로드|刷新|重新加载|重新載入|重新整理
slowloading: slow loading|loads slowly|takes forever|sluggish|laggy|読み込みが遅|表示が遅|もっさり|重い|重く|버벅|렉이 걸려|로딩이 느려|굼뜨|加载慢|打开很慢|卡顿|載入很慢|跑很慢
loadpage: loaded|読み込む|読み込ん|読み込め|ロード|불러오|불러와|로드|加载|载入|讀取中|page load|fails to load
disappear: disappear|vanished|went missing|gone missing|消えた|消える|見当たらな|無くなっ|사라져|사라지|사라졌|없어졌|없어진|消失|不见了|丢失|遺失
notshown: invisible|表示されない|表示されな|出てこない|見えない|映らない|안보이|표시되지|나오지 않는|不显示|看不到|没显示|显示不出来|沒有出現|안보여|보이지|hidden from view
datalost: data loss|lost data|lost messages|missing records|データ消失|データ欠落|取りこぼし|欠落|유실|데이터 유실|누락|데이터 손실|数据丢失|丢数据|漏数据|資料遺失|資料流失|漏資料
corrupted: corrupt|corruption|damaged file|破損|壊れたファイル|データ破壊|손상|파일 손상|깨진 파일|변조된|损坏|文件损坏|数据损坏|毀損|檔案損毀
overwrite: overwrite|overwritten|overwrote|clobber|clobbered|上書き|書き換わ|上書きされ|덮어쓰|덮어써|덮어씌|덮어쓴|覆盖|被覆盖|覆写|覆蓋掉
ignorecase: ignore|disregard|無視|無視する|無視され|取り合わない|무시|무시하|무시되|무시한|忽略|不理会|無視掉|忽視
warnmessage: warn|警告|注意喚起|ワーニング|경고|경고문|경고창|워닝|警告信息|提示警告|警示|警告訊息|warning message
blockedaccess: block|blacklist|denylist|ブロック|遮断|遮断され|ブラックリスト|차단|막혀|막힌|블랙리스트|블록당|拦截|屏蔽|黑名单|封锁
allowlist: allowlist|whitelist|allow-list|許可リスト|ホワイトリスト|허용 목록|화이트리스트|예외 등록|白名单|允許清單
permissiondenied: permission denied|access denied|403|unauthorized|権限エラー|アクセス拒否|権限がない|権限不足|권한 없음|접근 거부|권한 오류|无权限|拒绝访问|没有权限|存取被拒|권한없음|권한 부족
escaping: escaped|quoting|backslash|エスケープ|引用符|バックスラッシュ|이스케이프|역슬래시|따옴표|转义|反斜杠|引号|跳脫|反斜線|escape character
regexpattern: regex|regexp|regular expression|wildcard|正規表現|ワイルドカード|정규식|정규 표현식|정규표현식|와일드카드|正则|正则表达式|通配符|正規表示式|萬用字元
decode: decode|base64|デコード|復号|デコーダ|디코딩|디코드|복호화|디코더|解码|解密|解碼器
serialize: serialize|serialization|deserialize|marshalling|シリアライズ|直列化|직렬화|역직렬화|시리얼라이즈|序列化|反序列化|序列化資料|シリアライザ
trailingspace: whitespace|trailing space|leading spaces|trim|空白文字|余分な空白|前後の空白|スペースが入|공백|빈칸|앞뒤 공백|띄어쓰기|空格|多余空格|首尾空格|空白字元
casesensitive: case sensitive|case-sensitive|case-insensitive|uppercase|lowercase|大文字|小文字|大文字小文字|대소문자|대문자|소문자|大小写|区分大小写|大写|小写|ケースを区別
filenotfound: missing file|file missing|file path|ファイルがない|ファイルが見つから|ファイルパス|パスが違|파일 없음|파일 경로|파일을 찾을|找不到文件|文件不存在|文件路径|找不到檔案|檔案不存在|檔案路徑|파일없음|파일이 없어|file not exist
filesizelimit: file too large|file size limit|upload limit|payload too large|ファイルサイズ上限|容量制限|サイズ超過|용량 제한|파일 용량|용량 초과|업로드 제한|文件过大|文件太大|大小限制|檔案過大|檔案太大|檔案大小上限
fulltextsearch: full-text search|fulltext|elasticsearch|tokenizer|inverted index|全文検索|転置インデックス|形態素解析|전문 검색|형태소 분석|형태소|역색인|全文搜索|分词|倒排索引|斷詞|倒排
searchresults: search results|zero results|search ranking|relevance|検索結果|ヒットしない|検索順位|該当なし|검색 결과|검색결과|검색되지|결과 없음|搜索结果|搜不到|搜尋結果|搜不到東西|查無結果|empty result list|zero hits
offlinemode: offline mode|works offline|airplane mode|オフライン|圏外|機内モード|通信なし|오프라인|비행기 모드|연결 없이|네트워크 없이|离线|飞行模式|断网可用|飛航模式|offline use|without network
backgroundtask: background task|background job|background process|daemon|cron job|バックグラウンド|裏で動|デーモン|定期実行|백그라운드|데몬|백그라운드 작업|크론 작업|后台任务|后台运行|定时任务|守护进程|背景執行|背景工作|排程工作
graceful: graceful shutdown|sigterm|sigkill|drain connections|安全に停止|正常終了|接続を排出|정상 종료|안전 종료|优雅停机|优雅退出|信号处理|平滑關閉|優雅關閉|安全に終了
stagingenv: staging|pre-production|preprod|test environment|staging server|ステージング|検証環境|テスト環境|스테이징|검증 환경|테스트 환경|테스트 서버|预发|测试环境|预发布|預備環境|測試機
liveproduction: production environment|prod|live environment|本番環境|本番サーバ|本番に|프로덕션|운영 환경|실서버|라이브 서버|운영 서버|线上环境|生产环境|生产库|正式環境|正式機|production server|production database
refactor: refactor|technical debt|tech debt|rewrite|リファクタ|リファクタリング|技術的負債|作り直|리팩터링|리팩토링|기술 부채|재작성|重构|技术债|技术债务
hotreload: hot reload|hot-reload|live reload|hmr|ホットリロード|自動リロード|即時反映|핫리로드|자동 반영|热更新|热重载|热加载|即時重新載入|핫리로딩
debugging: debug|troubleshoot|デバッグ|デバッガ|原因調査|디버깅|디버그|디버거|원인 분석|调试|排查|排障|除錯|偵錯|排查問題
localtime: local time|jst|kst|現地時間|日本時間|タイムゾーンの差|현지 시각|현지 시간|한국 시간|当地时间|本地时间|北京时间|台灣時間
leapsecond: leap second|うるう秒|閏秒の|윤초|윤초 처리|闰秒|extra second
colorblind: color blind|color-blind|colour blindness|color vision|色覚|色覚多様性|カラーユニバーサル|색맹|색약|색각 이상|色盲|色弱
respawnpoint: respawn|revive|リスポーン|復活地点|復活する|리스폰|부활|부활 지점|复活|复活点|重生點
hitdetection: hitbox|hit detection|collision detection|当たり判定|衝突判定|ヒットボックス|히트박스|판정 범위|충돌 판정|命中判定|碰撞检测|碰撞偵測|判定範圍
"""
