import { refusedPictures } from '../../openapi/generated/file-types';
import { kindNames } from '../../openapi/generated/kinds';
import type { UnitAvailability, UnitPriceBasis } from '../../openapi/generated/enums';
import {
  articleTypeWords,
  auditActionWords,
  caseTabWords,
  contactSourceWords,
  contactTypeWords,
  genderWords,
  handleStatusWords,
  unitAvailabilityWords,
  visibleStateWords,
} from '../../openapi/generated/words';

/** Terminal messages: start, stop and invalid settings. */
export const startText = {
  listening: (address: string) => `網站管理後台已啟動：${address}`,
  migrationWaits: '資料表正在使用中，資料庫結構將在使用結束後更新，請稍候',
  firstSignIn: (account: string, password: string) =>
    `首次登入帳號：${account}　密碼：${password}（密碼只顯示這一次，請立即記下）`,
  firstSignInChosen: (account: string) =>
    `首次登入帳號：${account}　密碼：環境變數 ADMIN_PASSWORD 所設定的密碼`,
  stopped: '網站管理後台已停止。',

  notInteger: (name: string, value: string, from: number, to: number) =>
    `環境變數 ${name} 必須是 ${from}～${to} 的整數，目前是「${value}」。`,
  notOneOf: (name: string, value: string, choices: readonly string[]) =>
    `環境變數 ${name} 只能是 ${choices.join('、')}，目前是「${value}」。`,
  notKept: (name: string, value: string) =>
    `環境變數 ${name} 必須是以逗號分隔的三個數字：保留幾天、幾週、幾個月的備份，例如 7,5,12，目前是「${value}」。`,
  notHost: (name: string, value: string) => `環境變數 ${name} 必須是 IP 位址或主機名稱，目前是「${value}」。`,
  notUrl: (name: string, schemes: readonly string[]) =>
    `環境變數 ${name} 必須是以 ${schemes.map((scheme) => `${scheme}//`).join(' 或 ')} 開頭的完整網址。`,
  notToken: (name: string) => `環境變數 ${name} 必須是 1～500 個半形字元，不可有空白。`,
  notFilesUrl:
    '環境變數 FILES_URL 必須是 s3://儲存貯體/資料夾，其後可加 region、endpoint、path-style（on 或 off）、uploads（store 或 database），例如 s3://my-bucket/files?region=ap-northeast-1；金鑰請以 AWS_ACCESS_KEY_ID 等環境變數設定。',
  filesElsewhere: (count: number) =>
    `有 ${count} 個檔案存放在物件儲存空間，請設定環境變數 FILES_URL；若要改存於資料庫，請先以原設定執行 npm run files -- move --to database。`,
  notOrigin: (name: string, value: string) =>
    `環境變數 ${name} 只能有通訊協定、主機與連接埠（例如 https://www.example.com），目前是「${value}」。`,
  notAccount: (value: string) =>
    `環境變數 ADMIN_ACCOUNT 必須是 1～50 個半形英數字或 . _ @ -，目前是「${value}」。`,
  notPassword: '環境變數 ADMIN_PASSWORD 必須是 8～64 個字，不可有控制字元。',
  easyPassword: '環境變數 ADMIN_PASSWORD 太容易被猜中，請換一個密碼。',
  notMailbox: (value: string) => `環境變數 MAIL_FROM 必須是 E-mail 位址，目前是「${value}」。`,
  shortSecret: (name: string) => `環境變數 ${name} 至少要 32 個字。`,
  notProxy: (value: string) =>
    `環境變數 TRUST_PROXY 必須是 off、代理層數（1～10）或以逗號分隔的代理 IP 位址，目前是「${value}」。`,
  nulByte: (name: string) => `環境變數 ${name} 不可含有空字元。`,

  sameOrigin: (origin: string) =>
    `環境變數 PUBLIC_ORIGIN 與 ADMIN_ORIGIN 不可是同一個主機（${origin}）：公開網頁的主機不提供管理後台。`,
  otherSecretKey: (accounts: number) =>
    `環境變數 SECRET_KEY 與先前或其他程序使用的不同，有 ${accounts} 個帳號的兩步驟驗證將無法使用；請改回原來的值，或先以 npm run account -- second-factor 停用這些帳號的兩步驟驗證。`,

  portBusy: (name: string, host: string, port: number) =>
    `${host} 的連接埠 ${port} 已被其他程式使用，請先關閉該程式或以環境變數 ${name} 指定其他連接埠。`,
  portDenied: (name: string, host: string, port: number) =>
    `沒有權限使用 ${host} 的連接埠 ${port}，請以環境變數 ${name} 指定 1024 以上的連接埠。`,
  hostUnknown: (name: string, host: string) => `這台主機沒有位址「${host}」，請修正環境變數 ${name}。`,

  databaseUnreachable: (where: string, reason: string) =>
    `無法連線到資料庫 ${where}（${reason}），請確認資料庫已啟動且環境變數 DATABASE_URL 正確。`,
  databaseRefused: (where: string, reason: string) =>
    `資料庫 ${where} 拒絕連線（${reason}），請確認環境變數 DATABASE_URL 的帳號、密碼與資料庫名稱。`,
  databaseDenied: (where: string, reason: string) =>
    `環境變數 DATABASE_URL 的帳號沒有資料庫 ${where} 的權限（${reason}），請確認帳號、密碼與資料庫名稱，或由管理者執行 deploy/database.sql。`,
  databaseTooOld: (version: string, oldest: number) =>
    `資料庫是 PostgreSQL ${version}，網站管理後台需要 PostgreSQL ${oldest} 以上，請升級資料庫，或不設定環境變數 DATABASE_URL 以使用內建的資料庫。`,

  folderInUse: (folder: string, pid: number) =>
    `資料夾 ${folder} 正由另一個執行中的網站管理後台使用（程序 ${pid}），同一個資料夾只能啟動一次。`,
  folderDenied: (folder: string) =>
    `無法讀寫資料夾 ${folder}，請確認權限或以環境變數 DATA_DIR 指定其他資料夾。`,
  folderFull: (folder: string) => `資料夾 ${folder} 所在的磁碟已滿，請先清出空間再啟動。`,
  orphanStuck: (folder: string, pid: number) =>
    `資料夾 ${folder} 仍被先前留下的 PostgreSQL（程序 ${pid}）使用且無法停止，請先結束該程序。`,
  postgresMissing: (platform: string) =>
    `找不到適用於 ${platform} 的 PostgreSQL，請重新執行 npm ci，或以環境變數 DATABASE_URL 指定現有的資料庫。`,
  postgresFailed: (reason: string) => `內建的 PostgreSQL 無法啟動：${reason}`,
  serviceUserMissing:
    '以 root 執行時，PostgreSQL 需要系統使用者 postgres，但無法建立；請先建立該使用者，或改以一般使用者執行。',
  clusterLost: (link: string) => `${link} 指向的資料庫資料夾不存在，請由備份還原，或移除該連結以重新建立。`,
  passwordLost: (file: string) => `資料夾內缺少資料庫密碼檔 ${file}，請由備份還原該檔案。`,

  failed: (reason: string) => `網站管理後台無法啟動：${reason}`,
} as const;

/** Warnings at the start about settings that may be intended. */
export const doubtText = {
  noDatabase: (folder: string) =>
    `注意：未設定環境變數 DATABASE_URL，使用 ${folder} 內建的資料庫；只適合單一程序，正式環境請設定 DATABASE_URL。`,
  noSecretKey:
    '注意：未設定環境變數 SECRET_KEY，兩步驟驗證的密鑰將不加密存放；正式環境請設定 SECRET_KEY，所有程序相同。',
  changedSecretKey:
    '注意：環境變數 SECRET_KEY 與先前或其他程序使用的不同，目前沒有資料以舊值加密；請確認所有程序的值相同。',
  openMetrics: (host: string, port: number) =>
    `注意：監控數據在 ${host} 的連接埠 ${port} 提供，不需登入即可讀取；請確認外部無法連到，或修正環境變數 METRICS_HOST。`,
  unknownName: (name: string, meant: string) =>
    `注意：環境變數 ${name} 不是本系統的設定，是否應為 ${meant}？`,
} as const;

/** Messages of the API (decisions/009-interface-words). */
export const serverText = {
  saved: '儲存成功',
  duplicated: '已再製，複本為下架狀態',
  copyMark: '（複本）',
  restored: '已還原為草稿',
  restoredAndPublished: '已還原並發布',
  versionRestored: '已還原這個版本',
  versionUnfit: '這個版本的內容不符合現在的規定，無法還原',
  versionPartUnfit: (place: number, message: string) =>
    `這個版本的第 ${place} 個區塊不符合現在的規定，無法還原：${message}`,
  versionWithoutParts: '這個版本沒有內容區塊，無法還原',
  deleted: '刪除成功',
  takenBack: '還原成功',
  purged: '已永久刪除',
  unauthorized: '權限已過期，請重新登入',
  forbidden: '權限不足',
  notFound: '找不到資料',
  /** Default file names of pictures, beside the English ones. */
  namelessPictures: ['圖片', '照片', '截圖', '螢幕擷取畫面'],
  pictureGone: '這張圖片已不在素材庫，請重新選擇',
  pictureInUse: (places: number) =>
    `這張圖片用於 ${places} 處，不能刪除；可改用「取代檔案」，或先在使用處換成其他圖片`,
  pictureInVersions: (versions: number) =>
    `這張圖片仍在 ${versions} 個舊版本中，不能刪除：還原版本或網頁時需要它`,
  pictureNotYours: '這張圖片用於您不能編輯的單元，不能取代檔案',
  samePicture: '選擇的檔案就是目前這張圖片',
  replacesShare: (width: number, height: number) =>
    `這張圖片是社群分享圖，取代的檔案須為 ${width} × ${height} 像素`,
  stale: '資料已由他人更新，請重新整理後再編輯',
  madeBefore: '這筆資料先前已新增成功，這次的內容尚未儲存',
  systemError: '系統發生錯誤',
  storeAway: '檔案儲存空間暫時無法使用，資料尚未儲存，請稍後再試',
  searchTooLong: '符合的資料太多，搜尋花費的時間過長。請多輸入幾個字，或加上篩選條件後再搜尋',
  tooManySearches: '先前的搜尋還在進行，請稍候片刻再搜尋',
  maintenance: '系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務',
  invalid: '請確認以下欄位',
  malformed: '資料格式不正確',
  tooLarge: '上傳的資料過大',
  tooSlow: '資料傳送逾時，請再試一次',
  wrongType: '不支援的資料格式',
  wrongPassword: '帳號或密碼錯誤',
  tooMany: (seconds: number) => `嘗試次數過多，請於 ${seconds} 秒後再試`,
  easyPassword: '這個密碼太容易被猜中，請換一個',
  badTicket: '登入連結無效或已過期',
  badPasswordLink: '連結無效、已使用或已過期，請重新索取',
  wrongOldPassword: '目前密碼不正確',
  samePassword: '新密碼不可與目前密碼相同',
  noPassword: '此帳號由公司入口網站登入，沒有密碼',
  passwordNeeded: '請輸入目前密碼',
  passcodeNeeded: '請輸入驗證碼或備用碼',
  signInAgain: (minutes: number) =>
    `這項變更須在登入後 ${minutes} 分鐘內完成，請登出後再由公司入口網站登入一次`,
  ownUnderMyAccount: '自己的密碼與兩步驟驗證請至「我的帳號」變更',
  passwordChanged: '已變更密碼，其他裝置已登出',
  sessionsEnded: '已登出其他裝置',
  sessionEnded: '已登出該裝置',
  secondFactorDue: '請先設定兩步驟驗證',
  secondFactorRequired: '您的角色必須啟用兩步驟驗證，無法停用',
  secondFactorRemoved: '已停用兩步驟驗證',
  secondFactorReset: '已重設兩步驟驗證，對方須重新登入',
  noSecondFactor: '尚未啟用兩步驟驗證',
  notStarted: '請重新開始設定兩步驟驗證',
  wrongPasscode: '驗證碼不正確，請確認手機的時間後再試',
  latePasscode: '登入逾時，請重新輸入帳號與密碼',
  unreadableSecret: '無法驗證，請洽系統管理員',
  accountTaken: '此帳號已存在',
  alreadyAccepted: '此邀請已被接受',
  tokenRevoked: '權杖已撤銷',
  badToken: '權杖無效、已到期或已撤銷',
  cursorGone: '這個 cursor 已失效，請重新讀取全部內容',
  notNetwork: '請輸入 IP 位址或範圍，例如 203.0.113.0/24',
  notHttps: '網址須為 https',
  urlWithPassword: '網址不可包含帳號或密碼',
  privateUrl: '不能是內部網路的位址',
  tooManyWebhooks: '最多 20 個 Webhook，請先刪除不用的',
  tooManyReplays: '一次最多補送 10,000 則，請縮短時間',
  secretShown: '密鑰只顯示一次。若沒有保存，請輪替密鑰',
  replayWhat: '請選擇要補送的紀錄或時間',
  webhookPaused: '已暫停，之後的事件會留存',
  webhookResumed: '已重新啟用，留存的事件將依順序補送',
  secretRotated: '已建立新密鑰，舊密鑰 24 小時後失效',
  oldSecretEnded: '舊密鑰已失效',
  replaying: (count: number) => `已安排補送 ${count} 則`,
  badTokenEnd: '有效期限須晚於現在，最長 2 年',
  notMailed: '尚未設定寄信，請改用複製連結',
  invited: '已建立邀請',
  mailed: '已重新寄出邀請',
  withdrawn: '已撤回邀請',
  noRole: '帳號尚未開通，請洽系統管理員',
  required: '此欄位為必填',
  maxLength: (limit: number) => `最多可輸入 ${limit} 個字`,
  minLength: (limit: number) => `至少需輸入 ${limit} 個字`,
  fileTooLarge: (megabytes: number) => `檔案大小超過 ${megabytes} MB`,
  notNumber: '必須為數字',
  range: '數字超出範圍',
  addItem: '請至少新增一個項目',
  tooManyItems: (limit: number) => `最多 ${limit} 個項目`,
  unknownField: '不接受的欄位',
  badFormat: '格式不正確',
  tooMuchMarkup: '內容的格式標記過多，請精簡後再儲存',
  longAlt: (limit: number) => `圖片的替代文字最多可輸入 ${limit} 個字`,
  lostPicture: '有圖片已不存在，請移除後重新插入',
  tooDeep: (limit: number) => `清單與引用最多 ${limit} 層`,
  fileType: (accepted: string) => `檔案格式不符，僅接受 ${accepted}`,
  pixels: (width: number, height: number) => `圖片尺寸須為 ${width} × ${height} 像素`,
  refusedPicture: refusedPictures,
  animatedPicture: '不接受會動的圖片，因為動畫無法保留。請改用靜態圖片，或上傳影片網站後以影片區塊加入',
  badPicture: '圖片無法讀取，請換一個檔案',
  tooManyPixels: '圖片的像素過多，請縮小後再上傳',
  claimUnknown: '權限項目不正確',
  grantTooMuch: '不可授予或收回自己沒有的權限',
  lastAdministrator: '至少須保留一個可編輯角色與帳號的啟用帳號',
  roleInUse: '使用中的角色不可刪除',
  roleNameTaken: '此角色名稱已被使用',
  roleNameInTrash: '此角色名稱由回收桶中的角色使用，請先還原或永久刪除該角色',
  notYourself: '不可停用自己的帳號或移除自己的角色',
  accountAbove: '不可編輯權限高於自己的帳號',
  roleAbove: '不可變更權限高於自己的角色',
  endBeforeStart: '下架時間須晚於上架時間',
  scheduled: '已設定時間',
  scheduleCancelled: '已取消排程',
  /** Schedules affected by a manual publication. */
  schedulesCancelled: (schedules: string) => `已取消排程：${schedules}`,
  schedulesKept: (schedules: string) => `排程照舊：${schedules}`,
  scheduleDue: {
    publish: (time: string) => `${time} 自動發布`,
    takeOff: (time: string) => `${time} 自動下架`,
  },
  siteCaseInTrash: '這個網站的建案在回收桶，請先到回收桶還原建案',
  /** Notes of versions published automatically. */
  publishNotes: { facts: '帶入建案的變更', picture: '更換素材庫的圖片' },
  dueInPast: '時間須晚於現在',
  notLive: '網站尚未公開，無法排程下架',
  scheduledThemeGone: '要發布的頁面草稿已刪除',
  scheduledCaseGone: '建案已刪除',
  /** A name shared by several accounts. */
  namesake: (name: string, account: string) => (name ? `${name}（${account}）` : account),
  /** Actor of a scheduled change; cut to the length of a name. */
  bySchedule: (name: string) => `${[...name].slice(0, 190).join('')}（依排程）`,
  onlineButEmpty: {
    article: '已設為上架，但「內容編輯」還沒有區塊，訪客看不到',
    case: '已設為上架，但簡介與「內容編輯」都沒有內容，訪客看不到',
  },
  onlineButEnded: '已設為上架，但下架時間已過，訪客看不到',
  popupNeedsImage: '上架前請先上傳圖片',
  emails: '請輸入正確的 E-mail，多個 E-mail 請以逗號「,」分隔',
  codeTaken: '此建案代碼已被使用',
  codeInTrash: (title: string) => `此建案代碼由回收桶中的「${title}」使用，請先還原或永久刪除該建案`,
  caseNotFound: '找不到此建案',
  salesCaseNotFound: '銷售系統查無此建案代碼，請向銷售部門確認正確的代碼',
  salesCaseMismatch: '銷售系統的建案名稱或區域與本網站不一致',
  salesUnavailable: '銷售系統暫時無法連線，請稍後再試',
  designMissing: '請先完成頁面設計',
  codeMissing: '請先完成建案代碼比對並儲存',
  nameMissing: '請先設定網站名稱',
  samplesLeft: (count: number) => `仍有 ${count} 處範例內容，請改寫或確認後再發布`,
  sourcesEmpty: (count: number) =>
    `有 ${count} 個區塊取自建案資料，但建案已沒有這些資料，請補上資料、改成自己的內容或刪除區塊後再發布`,
  savedNotPublic: (names: readonly string[]) => `儲存成功。公開頁面仍是先前的資料：${names.join('、')}`,
  savedAndPublic: (names: readonly string[]) => `儲存成功，並已更新公開頁面：${names.join('、')}`,
  sourceEmpty: '建案沒有這項資料，無法連結到這個區塊',
  nameFrozen: '網站已發布，網站名稱不可變更',
  codeIsName: '此代碼已是另一個網站的名稱，請先確認該網站的公開網址',
  codeFrozen: '網站已發布，建案代碼不可變更',
  nameTaken: '此網站名稱已被使用',
  liveSiteChanged: '此建案網站的公開狀態已變更，請關閉後重新確認',
  nameInTrash: '此網站名稱由回收桶中的建案使用，請先還原或永久刪除該建案',
  notPublished: '網站尚未發布，無法啟用',
  themePublic: '公開中的頁面不可刪除，請先下架或改用其他頁面',
  themeNotPublished: '此頁面設計尚未發布，已啟用的網站無法改用',
  badBlock: (place: number) => `第 ${place} 個區塊的內容不正確`,
  badOrder: '排序資料與目前的清單不符，請重新整理',
  countyUnknown: '縣市或鄉鎮市區不正確',
  areaOrder: '最大坪數不可小於最小坪數',
  priceOrder: '最高價格不可小於最低價格',
  badDocument: '請選擇 PDF 檔案；這個檔案不是 PDF，或不完整',
  monthTwice: '這個月份已經有了，請合併成一筆',
  partOfCase: '建案資訊與格局只能放在建案的網頁，請移除這個區塊',
  factTwice: '同一個項目只能有一筆',
  factWithoutSource: '印在頁面的項目必須有來源',
  priceBasis: '請選擇價格是總價或每坪',
  recommendedUnknown: '推薦建案不存在',
  sampleDistrict: '範例區域',
  previewLinkMade: '已建立預覽連結',
  previewLinkRevoked: '已撤銷預覽連結',
  tooManyPreviewLinks: (most: number) => `有效的預覽連結已有 ${most} 個，請先撤銷不再使用的連結`,
} as const;

const areas = (least: number, most: number) => (least === most ? `${least} 坪` : `${least}～${most} 坪`);

interface HousingUnitSaid {
  name: string;
  rooms: string;
  areaPing: number;
  areaPingMost?: number;
  count: number;
  priceBasis?: UnitPriceBasis;
  price?: number;
  priceMost?: number;
  sharedRatio?: number;
  availability?: UnitAvailability;
}

/** A price in 10,000 TWD, as its page says it. */
function unitPrice({
  priceBasis,
  price,
  priceMost = price,
}: Pick<HousingUnitSaid, 'priceBasis' | 'price' | 'priceMost'>): string {
  if (priceBasis === 'onRequest') return '價格洽詢';
  if (priceBasis === undefined || price === undefined) return '';
  const range = [...new Set([price, priceMost])].map((each) => each?.toLocaleString('en')).join('～');
  return priceBasis === 'perPing' ? `每坪 ${range} 萬` : `${range} 萬`;
}

/** Page texts that replace samples. */
export const themeFillText = {
  head: (title: string, subtitle: string) => `${title}｜${subtitle}`,
  phone: '預約賞屋專線',
  map: '在地圖上查看位置',
  units: '房型規劃',
  labels: {
    siteArea: '基地面積',
    floors: '樓層規劃',
    households: '總戶數',
    area: '坪數',
    completion: '預計完工',
    architect: '建築設計',
    builder: '營造',
    address: '基地位置',
    reception: '接待中心',
  },
  fact: (label: string, value: string) => `${label}：${value}`,
  households: (count: number) => `${count} 戶`,
  areas,
  unit: ({
    name,
    rooms,
    areaPing,
    areaPingMost = areaPing,
    count,
    sharedRatio,
    availability,
    ...price
  }: HousingUnitSaid) =>
    [
      name,
      rooms,
      areaPingMost > 0 ? areas(areaPing, areaPingMost) : '',
      count > 0 ? `${count} 戶` : '',
      unitPrice(price),
      sharedRatio === undefined ? '' : `公設 ${sharedRatio}%`,
      availability ? unitAvailabilityWords[availability] : '',
    ]
      .filter(Boolean)
      .join('　'),
  /** Source and date of a fact. */
  factDetail: (source: string, date: string) => [source, date.replaceAll('-', '/')].filter(Boolean).join(' '),
  plan: (name: string) => `${name}平面圖`,
  /** Headings of fact groups. */
  factGroups: {
    constructionPermit: '許可',
    architect: '團隊',
    siteArea: '規模',
    start: '時程與交屋',
    disclaimer: '聲明',
  } as Readonly<Partial<Record<string, string>>>,
  /** Generic headings of the templates. */
  headings: ['規劃資訊', '生活圈', '基本資料', '格局', '工法'],
} as const;

const changedBy = ['最後更新者', '最後更新時間'];
const shownTimes = ['訪客看到', '上架時間', '下架時間'];
/** Lists as CSV. */
export const listExportText = {
  fileName: (kind: string) => `${kind}.csv`,
  article: ['編號', '類型', '標題', '摘要', '文章日期', ...shownTimes, ...changedBy],
  news: ['編號', '標題', '摘要', '消息日期', ...shownTimes, ...changedBy],
  case: [
    '編號',
    '建案代碼',
    '建案名稱',
    '副標題',
    '分類',
    '指標建案',
    '縣市',
    '鄉鎮市區',
    '電話',
    '總戶數',
    ...shownTimes,
    ...changedBy,
  ],
  website: ['編號', '建案', '地區', '狀態', '建案代碼', '網站名稱', '發布時間', '有未發布變更', ...changedBy],
  account: ['編號', '帳號', '姓名', '部門', '角色', '狀態', '最後登入時間', ...changedBy],
  role: ['編號', '名稱', '說明', '帳號數', ...changedBy],
  yes: '是',
  no: '否',
  caseTabs: caseTabWords,
  articleTypes: articleTypeWords,
  states: visibleStateWords,
  siteStates: { 0: '已啟用', 1: '未啟用' },
  accountStates: { active: '啟用', inactive: '停用' },
} as const;

/** The audit trail as CSV. */
export const auditText = {
  fileName: '操作紀錄.csv',
  columns: [
    '紀錄編號',
    '時間',
    '帳號',
    '人員',
    '動作',
    '類別',
    '編號',
    '對象',
    '來源位址',
    '作業',
    '要求編號',
    '變更前',
    '變更後',
  ],
  kinds: kindNames,
  actions: auditActionWords,
  siteActions: { online: '啟用', offline: '停用' },
} as const;

/** Enquiries: CSV and mails. */
export const contactText = {
  received: '已收到您的訊息，我們將儘快與您聯繫',
  types: contactTypeWords,
  genders: genderWords,
  states: handleStatusWords,
  columns: [
    '編號',
    '時間',
    '類型',
    '姓名',
    '性別',
    '電話',
    'E-mail',
    '建案',
    '內容',
    '處理狀態',
    '承辦人',
    '備註',
    '來源',
  ],
  sources: contactSourceWords,
  fileName: '聯絡清單.csv',
  noted: '已加入備註',
  othersNote: '只能修改自己寫的備註',
  noAssignee: '這個帳號不能承辦聯絡資料，請改選其他人',
  /** Actor of events without an account. */
  inTurn: '輪流指派',
  manyGivenSubject: '【聯絡我們】由您承辦的新指派',
  testMail: {
    subject: '【網站管理後台】測試信',
    body: (name: string) =>
      `這是由${name}從「E-mail 設定」寄出的測試信。收到這封信，表示新的聯絡訊息可以寄到這個信箱。`,
    queued: '已送出測試信',
  },
  caseRequest: {
    subject: (code: string, title: string) => `【網站管理後台】請在銷售系統建立建案：${title}（${code}）`,
    body: ({
      code,
      title,
      district,
      note,
      by,
    }: Record<'code' | 'title' | 'district' | 'note' | 'by', string>) =>
      [
        '網站發布前需要核對建案代碼，但銷售系統查無此代碼，請協助建立或確認：',
        '',
        `代碼：${code}`,
        `建案：${title}`,
        `區域：${district || '未填'}`,
        ...(note ? [`說明：${note}`] : []),
        '',
        `提出人：${by}`,
      ].join('\n'),
    sent: '已寄信請銷售部門建立',
    noRecipients: '尚未設定銷售部門的收件者，請先到「E-mail 設定」填寫「銷售部門建檔」',
  },
  appointment: {
    fileName: (id: number) => `預約賞屋_${id}.ics`,
    title: (caseTitle: string, name: string) => `預約賞屋：${[caseTitle, name].filter(Boolean).join('　')}`,
    reminder: (time: string, caseTitle: string) => `【預約賞屋】${time} ${caseTitle}`,
    reminderBody: ({
      time,
      caseTitle,
      number,
      link,
    }: Record<'time' | 'caseTitle' | 'number' | 'link', string>) =>
      [
        '您承辦的預約賞屋快到了：',
        '',
        `時間：${time}`,
        ...(caseTitle ? [`建案：${caseTitle}`] : []),
        `編號：${number}`,
        ...(link ? ['', link] : []),
      ].join('\n'),
  },
  /** Enquiries from a public form: mails omit their content, which stands in the list. */
  formOf: (type: keyof typeof contactTypeWords, caseTitle: string) => {
    const isVisit = type === 5;
    const subject = isVisit
      ? `【預約賞屋】${caseTitle || '官網'}有新的預約`
      : `【聯絡我們】官網有新的詢問：${contactTypeWords[type]}`;
    return {
      subject,
      givenSubject: `${subject}，由您承辦`,
      body: ({ number, link }: Record<'number' | 'link', string>) =>
        [
          `官網收到一筆新的${isVisit ? '預約' : '詢問'}，內容請到「聯絡清單」查看：`,
          '',
          ...(caseTitle ? [`建案：${caseTitle}`] : []),
          `編號：${number}`,
          ...(link ? ['', link] : []),
        ].join('\n'),
    };
  },
  givenSubject: (type: string, name: string) => `【聯絡我們】由您承辦：${type}　${name}`,
  subject: (type: string, name: string) => `【聯絡我們】${type}：${name}`,
  body: ({
    type,
    name,
    tel,
    email,
    caseTitle,
    content,
  }: Record<'type' | 'name' | 'tel' | 'email' | 'caseTitle' | 'content', string>) =>
    [
      `類型：${type}`,
      `姓名：${name}`,
      `電話：${tel}`,
      `E-mail：${email || '未填'}`,
      `建案：${caseTitle || '未填'}`,
      '',
      content,
    ].join('\n'),
} as const;

/** Mails with a link that sets a password; `{link}` becomes the link when the mail is sent. */
export const linkMailText = {
  issuer: '網站管理後台',
  invitation: {
    subject: '邀請您使用網站管理後台',
    body: ({ name, account, by }: Record<'name' | 'account' | 'by', string>) =>
      [
        `${name} 您好：`,
        '',
        `${by} 邀請您使用網站管理後台，您的登入帳號是 ${account}。`,
        '請由以下連結設定密碼。連結只能使用一次，7 天內有效：',
        '',
        '{link}',
        '',
        '若您不認識邀請者，請勿開啟連結。',
      ].join('\n'),
  },
  password: {
    subject: '重設網站管理後台的密碼',
    body: ({ name, account }: Record<'name' | 'account' | 'by', string>) =>
      [
        `${name} 您好：`,
        '',
        `有人要求重設帳號 ${account} 的密碼。請由以下連結設定新密碼。連結只能使用一次，30 分鐘內有效：`,
        '',
        '{link}',
        '',
        '若不是您本人，請忽略這封信，密碼不會變更。',
      ].join('\n'),
  },
} as const;

/** Mails that notify account owners of changes. */
export const noticeMailText = {
  changed: {
    subject: '網站管理後台：您的帳號有變更',
    body: ({ name, account, changed, by }: AccountNotice) =>
      [
        `${name} 您好：`,
        '',
        `帳號 ${account} 有下列變更：`,
        ...changed.map((what) => `・${wayInWords[what]}`),
        '',
        `變更者：${by ? `${by.name}（${by.account}）` : '系統管理員（於伺服器上操作）'}`,
        '',
        '若不是您本人，也不是您所知道的變更，請立即通知系統管理員。',
      ].join('\n'),
  },
  webhookPaused: {
    subject: '網站管理後台：Webhook 已自動暫停',
    body: ({ name, webhook, url, last }: Record<'name' | 'webhook' | 'url' | 'last', string>) =>
      [
        `${name} 您好：`,
        '',
        `您建立的 Webhook「${webhook}」連續失敗 3 天，已自動暫停：`,
        url,
        last ? `最後的回應：${last}` : '最後一次沒有回應。',
        '',
        '暫停後的事件會留存，重新啟用時依順序補送。',
      ].join('\n'),
  },
  tokenEnds: {
    subject: '網站管理後台：API 權杖即將到期',
    body: ({ name, token, end }: Record<'name' | 'token' | 'end', string>) =>
      [
        `${name} 您好：`,
        '',
        `您建立的 API 權杖「${token}」將於 ${end} 到期，之後使用它的系統無法讀取內容。`,
        '',
        '請至「系統設定」的「對外連線」建立新的權杖，換上後再撤銷舊的。',
      ].join('\n'),
  },
  wrongPasscodes: {
    subject: '網站管理後台：有人多次輸入錯誤的驗證碼',
    body: ({ name, account, count }: { name: string; account: string; count: number }) =>
      [
        `${name} 您好：`,
        '',
        `帳號 ${account} 在一小時內有 ${count} 次錯誤的驗證碼。能輸入驗證碼的人，已經通過密碼或其他登入步驟。`,
        '',
        '若不是您本人，請立即變更密碼，並通知系統管理員。若您的驗證碼暫時無法使用，可以改用備用碼登入。',
      ].join('\n'),
  },
} as const;

interface AccountNotice {
  name: string;
  account: string;
  changed: readonly (keyof typeof wayInWords)[];
  /** Null for the command line. */
  by: { name: string; account: string } | null;
}

const wayInWords = {
  password: '密碼已變更',
  email: 'E-mail 已變更，之後的信會寄到新的信箱',
  secondFactor: '兩步驟驗證已啟用、停用或更換驗證器',
  recoveryCodes: '備用碼已重新產生，先前的備用碼無法使用',
  passwordLink: '已建立設定密碼的連結',
  apiToken: '已建立讀取內容的 API 權杖',
} as const;

/** The command line for accounts. */
export const accountCommandText = {
  usage: [
    '用法：',
    '  npm run account -- add <帳號> <姓名> [角色名稱]　　新增帳號（未指定角色時，須由管理員指派後才能登入）',
    '  npm run account -- password <帳號>　　　　　　　　重設密碼，並登出該帳號',
    '  npm run account -- second-factor <帳號>　　　　　　移除兩步驟驗證（遺失手機與備用碼時），並登出該帳號',
    '  npm run account -- list　　　　　　　　　　　　　列出帳號',
    '密碼由環境變數 ACCOUNT_PASSWORD 指定（8～64 個字），未指定時隨機產生並顯示一次。',
  ].join('\n'),
  added: (account: string) => `已新增帳號 ${account}。`,
  changed: (account: string) => `已重設帳號 ${account} 的密碼。`,
  secondFactorRemoved: (account: string) => `已移除帳號 ${account} 的兩步驟驗證。`,
  password: (password: string) => `密碼：${password}（只顯示這一次）`,
  taken: (account: string) => `帳號 ${account} 已存在。`,
  unknown: (account: string) => `找不到帳號 ${account}。`,
  badAccount: '帳號必須是 1～50 個半形英數字或 . _ @ -。',
  badName: '姓名必須是 1～200 個字。',
  badPassword: 'ACCOUNT_PASSWORD 必須是 8～64 個字。',
  easyPassword: 'ACCOUNT_PASSWORD 太容易被猜中，請換一個密碼。',
  noRole: (role: string, known: readonly string[]) =>
    `找不到角色「${role}」，可用的角色：${known.join('、')}。`,
  row: (account: string, name: string, role: string, isActive: boolean) =>
    `${account}　${name}　${role || '尚未指派角色'}　${isActive ? '啟用' : '停用'}`,
} as const;

/** `npm run jobs`: background work as the operator sees it. */
export const salesCommandText = {
  usage: [
    '用法：',
    '  npm run sales -- list　　　　　　　　　　　列出銷售系統的建案',
    '  npm run sales -- add <代碼> <名稱> <區域>　新增或更新一個建案',
    '  npm run sales -- import <檔案.csv>　　　　　由 CSV 匯入，每列依序為代碼、名稱、區域',
  ].join('\n'),
  row: (code: string, title: string, district: string) => `${code}　${title}　${district}`,
  none: '目前沒有建案',
  added: (code: string) => `已儲存建案 ${code}`,
  imported: (count: number) => `已匯入 ${count} 個建案`,
  noFile: (path: string) => `找不到檔案 ${path}`,
  emptyFile: '檔案中沒有建案',
  badCode: (code: string, line?: number) =>
    `${line === undefined ? '' : `第 ${line} 列：`}代碼「${code}」限 60 個半形英數字，符號僅可使用「-」`,
  badTitle: (code: string, line?: number) =>
    `${line === undefined ? '' : `第 ${line} 列：`}建案 ${code} 的名稱為必填，名稱與區域最多 200 個字`,
  asksElsewhere: '已設定 ISALE_URL：比對代碼時詢問銷售系統，這裡的建案只用於建議與搜尋',
} as const;

export const jobCommandText = {
  usage: [
    '用法：',
    '  npm run jobs -- list　　　　　列出背景工作、上次執行的結果與下次時間',
    '  npm run jobs -- run <名稱>　　立即執行一項工作',
    '  npm run jobs -- resend　　　　重新寄送已放棄的郵件',
  ].join('\n'),
  never: (name: string) => `${name}　尚未執行`,
  running: (name: string, started: string) => `${name}　執行中（${started} 開始）`,
  lost: (name: string, started: string) => `${name}　中斷（${started} 開始），將由執行中的伺服器接手`,
  row: ({
    name,
    started,
    seconds,
    result,
    next,
  }: {
    name: string;
    started: string;
    seconds: number;
    result: string;
    next: string;
  }) => `${name}　上次 ${started}（${seconds.toFixed(1)} 秒）${result}　下次 ${next}`,
  whenNeeded: '有需要時',
  done: (counts: Readonly<Record<string, number>>) =>
    `完成${Object.entries(counts)
      .map(([what, count]) => `　${countNames[what] ?? what} ${count}`)
      .join('')}`,
  failed: (reason: string) => `失敗：${reason}`,
  mails: (waiting: number, givenUp: number) => `郵件：待寄 ${waiting}、已放棄 ${givenUp}`,
  unknown: (name: string, known: readonly string[]) =>
    `找不到工作「${name}」，可執行的工作：${known.join('、')}。`,
  busy: (name: string) => `工作 ${name} 正在執行中。`,
  resent: (count: number) => `已將 ${count} 封郵件重新排入寄送。`,
} as const;

const countNames: Readonly<Record<string, string>> = {
  sent: '寄出',
  failed: '失敗',
  givenUp: '放棄',
  removed: '移除',
  marked: '新標記',
  bytes: '位元組',
};

export const backupCommandText = {
  usage: [
    '用法：',
    '  npm run backup -- <檔案>　　備份全部資料（伺服器可繼續運作）',
    '  npm run backup -- daily　　備份到 BACKUP_DIR，並依 BACKUPS_KEPT 刪除過期的備份',
    '  npm run backup -- check <檔案>　還原到暫時的資料庫驗證，不影響目前的資料',
    '  npm run restore -- <檔案>　以備份取代目前的全部資料',
  ].join('\n'),
  written: (path: string, rows: number) => `已備份 ${rows} 筆資料至 ${path}。檔案含帳號資料，請妥善保管。`,
  restored: (path: string, rows: number) =>
    `已由 ${path} 還原 ${rows} 筆資料。密碼或啟用狀態因此改變的帳號須重新登入，請確認帳號的狀態與權限。`,
  storeAway: (reason: string) =>
    `物件儲存空間無法使用（${reason}），沒有備份。請確認環境變數 FILES_URL 與伺服器的相同，稍後再試。`,
  removed: (names: readonly string[]) => `已刪除 ${names.length} 個過期的備份：${names.join('、')}。`,
  noFolder: '請先設定環境變數 BACKUP_DIR（存放備份的資料夾）。',
  noneIn: (folder: string) => `${folder} 沒有備份，請先執行 npm run backup -- daily。`,
  damagedFiles: (path: string, shas: readonly string[]) =>
    [`${path} 可以還原，但有 ${shas.length} 個檔案的內容不完整：`, ...shas.map((sha) => `  ${sha}`)].join(
      '\n',
    ),
  checked: (
    path: string,
    found: { accounts: number; cases: number; files: number; restoreSeconds: number },
  ) =>
    `${path} 可以完整還原（${found.restoreSeconds.toFixed(1)} 秒）：${found.accounts} 個帳號、${found.cases} 個建案、${found.files} 個檔案，每個檔案的內容都正確。`,
  noFile: (path: string) => `找不到檔案 ${path}。`,
  damaged: (path: string) => `${path} 不是完整的備份檔，資料未變更。`,
  otherSchema: (path: string, build?: string) =>
    build === undefined
      ? `${path} 由較新的版本備份，這個版本無法還原，請先更新程式，資料未變更。`
      : `${path} 由 ${build} 版備份，這個版本無法還原，請先更新到 ${build} 或更新的版本，資料未變更。`,
  noScratchDatabase: (path: string) =>
    `${path} 由較早的版本備份，還原時需要一個暫時的資料庫，但資料庫帳號無權建立。請由管理者執行 ALTER ROLE … CREATEDB，還原後可以收回，資料未變更。`,
} as const;

/** Imports of lists; headers of other systems stand for ours. */
export const importText = {
  era: '民國',
  dateSigns: /[年月日]/g,
  noRows: '檔案沒有資料；第一列須為欄位名稱，其後每列一筆',
  tooManyRows: (most: number) => `一次最多匯入 ${most.toLocaleString('en')} 列，請分成數個檔案`,
  tooManyColumns: (most: number) => `檔案最多 ${most} 欄`,
  tooMuchText: '檔案的內容過長，請分成數個檔案',
  brokenCsv: '無法讀取 CSV 檔，請確認引號是否成對，或另存為 xlsx 後再試',
  brokenSheet: '無法讀取 xlsx 檔，請以 Excel 另存新檔後再試',
  noTitle: (column: number) => `第 ${column} 欄`,
  unread: (label: string, cell: string) => `${label}：無法辨識「${cell}」`,
  missing: (label: string) => `${label}：此欄位為必填`,
  invalid: (label: string, message: string) => `${label}：${message}`,
  repeated: (place: number) => `與第 ${place} 列重複`,
  editedMeanwhile: '試算之後資料已由他人修改，沒有更新',
  refusedByDatabase: '資料庫無法儲存這筆資料',
  deletedMeanwhile: '試算之後資料已被刪除，沒有更新',
  unknownColumn: '欄位對應不正確，請重新選擇',
  notChecked: '這份檔案已經匯入，請重新整理',
  needsEdit: '檔案會更新既有的資料，您的角色沒有編輯權限，請由有權限的同仁匯入',
  nothingToImport: '沒有可以匯入的資料',
  notUndoable: '這次匯入無法復原，請重新整理',
  queued: '已開始匯入',
  undoing: '已開始復原',
  picturesLeft: (count: number) => `內容的 ${count} 張圖片不會匯入，請在匯入後加入`,
  wordpress: {
    broken: '無法讀取 WordPress 匯出檔，請從 WordPress 的「工具」重新匯出',
    columns: {
      title: '標題',
      publishDate: '發布日期',
      content: '內容',
      summary: '摘要',
      category: 'WordPress 分類',
    },
  },
  contact: {
    labels: {
      name: '姓名',
      tel: '電話',
      content: '內容',
      createdOn: '時間',
      type: '類型',
      gender: '性別',
      email: 'E-mail',
      caseTitle: '建案',
      handleStatus: '處理狀態',
      source: '來源',
    },
    synonyms: {
      name: ['名字', '聯絡人', '客戶姓名', '客戶名稱', '稱呼', 'name'],
      tel: ['手機', '聯絡電話', '行動電話', '手機號碼', '電話號碼', 'tel', 'phone', 'mobile'],
      content: ['訊息', '留言', '留言內容', '需求', '諮詢內容', 'content', 'message'],
      createdOn: ['建立時間', '建立日期', '日期', '填寫時間', '留言時間', 'date', 'created'],
      type: ['分類', '諮詢類型', '洽詢類型', 'type'],
      gender: ['稱謂', 'gender'],
      email: ['電子郵件', '電子信箱', '信箱', 'mail', 'e-mail'],
      caseTitle: ['建案名稱', '案名', '詢問建案', 'project', 'case'],
      handleStatus: ['狀態', '進度', 'status'],
      source: ['管道', '來源管道', 'source'],
    },
    genders: { 女性: 0, 小姐: 0, 女士: 0, 男性: 1, 先生: 1 },
  },
  case: {
    oldSigns: /台/g,
    newSign: '臺',
    tabs: { 1: '熱銷建案', 2: '即將推出', 3: '歷年完銷' },
    labels: {
      code: '建案代碼',
      title: '建案名稱',
      tab: '分類',
      county: '縣市',
      district: '鄉鎮市區',
      tel: '預約電話',
      subtitle: '副標題',
      address: '地址',
      receptionAddress: '接待中心地址',
      siteArea: '基地面積',
      floors: '樓層規劃',
      households: '總戶數',
      completion: '完工日期',
      architect: '建築設計',
      builder: '營造公司',
      introduction: '建案介紹',
    },
    synonyms: {
      code: ['代碼', '案號', 'code'],
      title: ['案名', '名稱', '建案', 'title', 'name'],
      tab: ['類別', '銷售狀態', 'tab'],
      county: ['城市', 'county', 'city'],
      district: ['行政區', '區域', 'district'],
      tel: ['電話', '洽詢電話', 'tel', 'phone'],
      subtitle: ['標語', 'subtitle'],
      address: ['基地地址', '基地位置', 'address'],
      receptionAddress: ['接待中心', 'reception'],
      siteArea: ['基地坪數', 'site area'],
      floors: ['樓層', '樓高', 'floors'],
      households: ['戶數', 'households'],
      completion: ['完工', '交屋日期', 'completion'],
      architect: ['建築師', 'architect'],
      builder: ['營造', '營造廠', 'builder'],
      introduction: ['介紹', '說明', 'introduction'],
    },
  },
  publication: {
    labels: {
      title: '標題',
      publishDate: '發布日期',
      type: '類型',
      summary: '摘要',
      content: '內容',
      coverAlt: '封面圖片說明',
      seoTitle: 'SEO 標題',
      seoKeywords: 'SEO 關鍵字',
      seoDescription: 'SEO 描述',
    },
    synonyms: {
      title: ['文章標題', '消息標題', '主旨', 'title', 'post title'],
      publishDate: ['日期', '刊登日期', '發佈日期', '發表日期', 'date', 'pubdate'],
      type: ['分類', '文章類型', '類別', 'type', 'category'],
      summary: ['簡介', '描述', '前言', 'summary', 'excerpt'],
      content: ['內文', '文章內容', '本文', 'content', 'body'],
      coverAlt: ['封面說明', '圖片說明', 'alt'],
      seoTitle: ['seo title', 'meta title'],
      seoKeywords: ['關鍵字', 'keywords', 'meta keywords'],
      seoDescription: ['seo description', 'meta description'],
    },
  },
} as const;

/** `npm run export` and `npm run import`. */
export const exportCommandText = {
  usage: [
    '用法：',
    '  npm run export -- <資料夾>　　將全部資料匯出為 JSON 與檔案（伺服器可繼續運作）',
    '  npm run import -- <資料夾>　　將匯出的資料匯入尚未啟動過的網站管理後台',
  ].join('\n'),
  written: (path: string, rows: number) =>
    `已匯出 ${rows} 筆資料至 ${path}。內容含個人資料，不含密碼、兩步驟驗證與金鑰，請妥善保管。`,
  read: (path: string, rows: number) =>
    `已由 ${path} 匯入 ${rows} 筆資料。帳號沒有密碼，請以 npm run account -- password <帳號> 設定後登入。`,
  folderInUse: (path: string) => `${path} 不是空的資料夾，沒有匯出。`,
  inUse: '這裡已有資料，沒有匯入。匯入只能在第一次啟動之前進行；要取代現有資料請使用 npm run restore。',
  storeAway: (reason: string) =>
    `物件儲存空間無法使用（${reason}），沒有匯出。請確認環境變數 FILES_URL 與伺服器的相同，稍後再試。`,
  damaged: (path: string) => `${path} 不是完整的匯出資料，資料未變更。`,
  otherSchema: (path: string, build = '') =>
    `${path} 由 ${build} 版匯出，只能匯入相同的版本，請以該版本匯入後再更新，資料未變更。`,
} as const;

/** `npm run secrets`. */
export const secretCommandText = {
  usage: [
    '用法：',
    '  npm run secrets -- re-encrypt　以 SECRET_KEY 的第一個值重新加密兩步驟驗證的密鑰（伺服器可繼續運作）',
  ].join('\n'),
  noKey: '請先設定環境變數 SECRET_KEY（新的值在前，原來的值在後，以逗號分隔）。',
  done: (renewed: number, current: number) =>
    `已重新加密 ${renewed} 個密鑰，另有 ${current} 個已使用新的值。現在可以從 SECRET_KEY 移除原來的值。`,
  unreadable: (count: number) =>
    `有 ${count} 個密鑰無法以 SECRET_KEY 的任何一個值解密，沒有變更。請加入加密時的值再執行一次，或以 npm run account -- second-factor 停用這些帳號的兩步驟驗證。`,
} as const;

/** `npm run upgrade`. */
export const upgradeCommandText = {
  usage: [
    '用法：',
    '  npm run upgrade -- --rehearse [備份檔]　以備份演練更新到這個版本（預設為 BACKUP_DIR 最新的備份），不影響目前的資料',
  ].join('\n'),
  restored: (path: string, { restoreSeconds }: { restoreSeconds: number }) =>
    `已將 ${path} 還原到暫時的資料庫（${restoreSeconds.toFixed(1)} 秒）。`,
  damaged: (files: number) =>
    `備份中有 ${files} 個檔案的內容不完整，請以 npm run backup -- check 查看，並重新備份。`,
  answered: (pages: number) => `更新後的程式回答正常，${pages} 個公開網頁可以開啟。`,
  wrong: (path: string, status: number) =>
    `更新後 ${path} 回答 ${status}，演練失敗。請勿更新，並把這個結果連同版本告訴開發人員；目前的資料未變更。`,
  done: (build: string, { migrations, migrationSeconds }: { migrations: number; migrationSeconds: number }) =>
    `演練成功：更新到 ${build} 有 ${migrations} 項結構更新，儲存最久等待 ${migrationSeconds.toFixed(1)} 秒，讀取不中斷。`,
} as const;

/** `npm run demo`. */
export const demoCommandText = {
  usage: ['用法：', '  npm run demo -- reset　　將示範內容恢復成最初的樣子'].join('\n'),
  notDemo: '這個資料庫不是示範內容，沒有變更。只有以示範內容開始、且沒有還原過備份的資料庫可以重設。',
  inUse: '已設定 PUBLIC_ORIGIN、ADMIN_ORIGIN 或 SMTP_URL，看起來是正式環境，沒有變更。',
  done: '示範內容已恢復成最初的樣子，操作紀錄保留。',
} as const;

/** `npm run files`: location of stored bytes. */
export const fileCommandText = {
  usage: [
    '用法：',
    '  npm run files -- list　　　　　　　　　列出存放於資料庫與物件儲存空間的檔案數',
    '  npm run files -- move　　　　　　　　　將檔案搬到 FILES_URL 的物件儲存空間（伺服器可繼續運作，中斷後可再執行）',
    '  npm run files -- move --to database　　搬回資料庫',
    '  npm run files -- check　　　　　　　　讀取每個檔案，與其雜湊值核對',
  ].join('\n'),
  noStore: '請先設定環境變數 FILES_URL。',
  storeAway: (reason: string) =>
    `物件儲存空間無法使用（${reason}），已完成的部分不受影響，請稍後再執行一次。`,
  inDatabase: (files: number, bytes: number) => `資料庫：${files} 個檔案（${megabytes(bytes)}）`,
  inStore: (files: number, bytes: number) => `物件儲存空間：${files} 個檔案（${megabytes(bytes)}）`,
  moving: (files: number, total: number, bytes: number) =>
    `已搬移 ${files}／${total} 個檔案（${megabytes(bytes)}）`,
  moved: (to: 'store' | 'database', files: number, bytes: number) =>
    `已將 ${files} 個檔案（${megabytes(bytes)}）搬到${to === 'store' ? '物件儲存空間' : '資料庫'}。`,
  checking: (files: number, total: number) => `已核對 ${files}／${total} 個檔案`,
  checked: (database: number, store: number) =>
    `已核對 ${database + store} 個檔案（資料庫 ${database}、物件儲存空間 ${store}）。`,
  damaged: (shas: readonly string[]) =>
    [`有 ${shas.length} 個檔案遺失或內容與雜湊值不符：`, ...shas.map((sha) => `  ${sha}`)].join('\n'),
} as const;

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
