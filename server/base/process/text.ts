/** Terminal messages: start, stop and invalid settings. */
export const startText = {
  listening: (address: string) => `網站管理後台已啟動：${address}`,
  migrationWaits: '資料表正在使用中，資料庫結構將在使用結束後更新，請稍候',
  firstSignIn: (account: string, password: string) =>
    `首次登入帳號：${account}　密碼：${password}（密碼只顯示這一次，請立即記下）`,
  firstSignInChosen: (account: string) =>
    `首次登入帳號：${account}　密碼：環境變數 ADMIN_PASSWORD 所設定的密碼`,
  demoSignIn: (account: string) => `登入：帳號 ${account}，密碼為首次啟動時顯示的密碼`,
  demoSite: (title: string, address: string) => `建案網站：${title}　${address}`,
  demoWebsite: (address: string) => `官方網站：${address}`,
  demoMails: (address: string) => `寄出的信：${address}（示範環境不寄到信箱，登入後在這裡看）`,
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
  notIssuer: (name: string) =>
    `環境變數 ${name} 必須是 https:// 開頭的網址，不可有帳號、查詢或 #；http:// 只能用於本機。`,
  halfCompany:
    '環境變數 OIDC_ISSUER、OIDC_CLIENT_ID、OIDC_CLIENT_SECRET 與 ADMIN_ORIGIN 必須一起設定；OIDC_SECOND_FACTOR 不能單獨設定。',
  notFilesUrl:
    '環境變數 FILES_URL 必須是 s3://儲存貯體/資料夾，其後可加 region、endpoint、path-style（on 或 off）、uploads（store 或 database），例如 s3://my-bucket/files?region=ap-northeast-1；金鑰請以 AWS_ACCESS_KEY_ID 等環境變數設定。',
  filesElsewhere: (count: number) =>
    `有 ${count} 個檔案存放在物件儲存空間，請設定環境變數 FILES_URL；若要改存於資料庫，請先以原設定執行 npm run files -- move --to database。`,
  notOrigin: (name: string, value: string) =>
    `環境變數 ${name} 只能有通訊協定、主機與連接埠（例如 https://www.example.com），目前是「${value}」。`,
  notAccount: (value: string) =>
    `環境變數 ADMIN_ACCOUNT 必須是 1～50 個半形英數字或 . _ @ -，目前是「${value}」。`,
  notPassword: '環境變數 ADMIN_PASSWORD 必須是 8～20 個字，不可有控制字元。',
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
export const warningText = {
  noDatabase: (folder: string) =>
    `注意：未設定環境變數 DATABASE_URL，使用 ${folder} 內建的資料庫；只適合單一程序，正式環境請設定 DATABASE_URL。`,
  noSecretKey:
    '注意：未設定環境變數 SECRET_KEY，兩步驟驗證的密鑰將不加密存放；正式環境請設定 SECRET_KEY，所有程序相同。',
  changedSecretKey: (secrets: number) =>
    `注意：環境變數 SECRET_KEY 與先前或其他程序使用的不同，${secrets > 0 ? `有 ${secrets} 個 Webhook、存證或個人資料的金鑰無法讀取；請改回原來的值，並` : '目前沒有資料以舊值加密；請'}確認所有程序的值相同。`,
  openMetrics: (host: string, port: number) =>
    `注意：監控數據在 ${host} 的連接埠 ${port} 提供，不需登入即可讀取；請確認外部無法連到，或修正環境變數 METRICS_HOST。`,
  unknownName: (name: string, meant: string) =>
    `注意：環境變數 ${name} 不是本系統的設定，是否應為 ${meant}？`,
} as const;
