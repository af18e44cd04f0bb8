import { sizeText } from '../../base/contract/size-text';
import { systemCheckNameWords, systemCheckStateWords } from '../../../openapi/generated/words';

const span = (seconds: number) =>
  seconds < 90
    ? `${Math.round(seconds)} 秒`
    : seconds < 5_400
      ? `${Math.round(seconds / 60)} 分鐘`
      : seconds < 129_600
        ? `${Math.round(seconds / 3_600)} 小時`
        : `${Math.round(seconds / 86_400)} 天`;

/** Texts of 「關於本系統」 and `npm run doctor`, each with the remedy. */
export const checkText = {
  names: systemCheckNameWords,
  good: systemCheckStateWords.good,
  off: systemCheckStateWords.off,
  failed: (reason: string) => ({
    status: '無法檢查',
    detail: reason,
    remedy: '請依上面的原因處理後重新檢查。',
  }),
  noDatabase: '沒有連線，無法檢查',
  noTables: '資料表還沒有建立，第一次啟動伺服器後再檢查',

  settings: '環境變數',
  settingsRight: '沒有錯誤，也沒有可疑的值',
  settingsDoubt: (doubts: readonly string[]) => ({
    status: `${doubts.length} 項可疑`,
    detail: doubts.join(' '),
    remedy: '請修正 /etc/website-back-office.env 中對應的設定，再逐一重新啟動程序。',
  }),
  otherSecretKey: (accounts: number) => ({
    status: `${accounts} 個帳號無法登入`,
    detail: '環境變數 SECRET_KEY 讀不出這些帳號的兩步驟驗證密鑰。',
    remedy: '請把原來的值加在 SECRET_KEY 後面（以逗號分隔），再執行 npm run secrets -- re-encrypt。',
  }),
  lostSecrets: (secrets: number) => ({
    status: `${secrets} 個金鑰無法讀取`,
    detail: '環境變數 SECRET_KEY 讀不出 Webhook、存證或個人資料的金鑰。',
    remedy:
      '請把原來的值加在 SECRET_KEY 後面（以逗號分隔），再執行 npm run secrets -- re-encrypt。原來的值已遺失時，請在「對外連線」輪替 Webhook 的密鑰，並讓舊密鑰立即失效。',
  }),

  databaseOf: (version: string, bytes: number) => `PostgreSQL ${version}，${sizeText(bytes)}`,
  embedded: '內建的 PostgreSQL',
  databaseRight: (role: string, used: number, max: number) => `帳號 ${role} 的權限足夠，連線 ${used}／${max}`,
  notRunning: (folder: string) => ({
    status: '沒有執行',
    detail: `${folder} 內建的資料庫沒有執行。`,
    remedy: '請先啟動伺服器（npm start），或以環境變數 DATABASE_URL 指定資料庫。',
  }),
  databaseAway: (reason: string) => ({
    status: '連不上',
    detail: reason,
    remedy:
      '帳號或密碼錯誤時，請修正 DATABASE_URL，或由管理者執行 ALTER ROLE … PASSWORD；帳號或資料庫不存在時，請執行 deploy/database.sql。',
  }),
  replica: {
    status: '唯讀',
    detail: '這是唯讀的資料庫（複本，或設為唯讀），無法儲存。',
    remedy: '請把 DATABASE_URL 指向可寫入的主機；複本接手時由資料庫管理者執行 SELECT pg_promote()。',
  },
  notOwner: (role: string, database: string) => ({
    status: '權限不足',
    detail: `帳號 ${role} 不能在資料庫 ${database} 建立或修改資料表。`,
    remedy: `請確認 DATABASE_URL 的帳號與密碼，並由管理者執行 deploy/database.sql，或 ALTER DATABASE "${database}" OWNER TO "${role}"。`,
  }),
  superuser: (role: string) => ({
    status: '權限過大',
    detail: `帳號 ${role} 是資料庫的超級使用者。`,
    remedy: '請以 deploy/database.sql 建立只擁有這個資料庫的帳號，並改用它的 DATABASE_URL。',
  }),
  otherEncoding: (encoding: string) => ({
    status: '編碼不符',
    detail: `資料庫的編碼是 ${encoding}。`,
    remedy: "請以 ENCODING 'UTF8' 另建資料庫（deploy/database.sql），再以 npm run restore 還原。",
  }),
  fewConnections: (used: number, max: number) => ({
    status: `連線 ${used}／${max}`,
    detail: '資料庫的連線快用完了。',
    remedy: '請調高 PostgreSQL 的 max_connections，或調低 DATABASE_CONNECTIONS。',
  }),

  migrationsOf: (done: number, all: number) => `結構更新 ${done}／${all}`,
  migrationsRight: '資料庫與程式的版本相符',
  migrationsMissing: {
    status: '尚未更新',
    detail: '資料庫的結構比這個程式舊。',
    remedy: '下一次啟動伺服器時會自動更新；更新前請先備份。',
  },
  migrationsLater: (count: number) => `資料庫已有較新版本的 ${count} 項更新，這個程式可以繼續使用`,
  migrationsOther: {
    status: '結構不同',
    detail: '資料庫的更新紀錄與這個程式不同，可能屬於另一個分支或另一套系統。',
    remedy: '請確認 DATABASE_URL 指向正確的資料庫，以及程式的版本。',
  },

  jobsOf: (count: number) => `${count} 項`,
  jobsRight: (when: string) => `最近執行：${when}`,
  jobsNever: {
    status: '沒有執行',
    detail: '還沒有任何工作執行過。',
    remedy: '請確認伺服器正在執行；啟動後一分鐘內會開始。',
  },
  jobsFail: (names: readonly string[]) => ({
    status: `${names.length} 項連續失敗`,
    detail: `連續失敗三次以上：${names.join('、')}。`,
    remedy: '請執行 npm run jobs -- list 查看原因，處理後以 npm run jobs -- run <名稱> 再試一次。',
  }),
  jobsLate: (spanSeconds: number) => ({
    status: '停住了',
    detail: `最近一次執行在 ${span(spanSeconds)}前。`,
    remedy: '請確認伺服器程序正在執行，並查看其紀錄。',
  }),

  backupsOf: (bytes: number, seconds: number) => `${sizeText(bytes)}，費時 ${span(seconds)}`,
  backupsRight: (when: string, checked: string | null) =>
    `最近備份：${when}${checked === null ? '，還沒有驗證過' : `，最近驗證：${checked}`}`,
  backupsNone: {
    status: '沒有備份',
    detail: '這個資料庫還沒有以 npm run backup 備份過。',
    remedy: '請啟用每日備份（deploy/README.md 第 7 步），或確認資料庫另有備份。',
  },
  backupsOld: (when: string, seconds: number) => ({
    status: `${span(seconds)}沒有備份`,
    detail: `最近備份：${when}。`,
    remedy: '請查看 systemctl status website-back-office-backup.timer 與備份資料夾的空間。',
  }),

  disksOf: (folders: readonly string[]) => folders.join('、'),
  /** Several problems of one check. */
  together: (all: readonly { status: string; detail: string; remedy: string }[]) => ({
    status: all.map(({ status }) => status).join('、'),
    detail: all.map(({ detail }) => detail).join(''),
    remedy: all.map(({ remedy }) => remedy).join(''),
  }),
  diskRight: (bytes: number, share: number) => `剩 ${sizeText(bytes)}（${share}%）`,
  diskFull: (share: number, bytes: number) => ({
    status: `剩 ${share}%`,
    detail: `剩 ${sizeText(bytes)}。`,
    remedy: '請刪除舊備份與紀錄，或擴充磁碟。磁碟用完時只能讀取，不能儲存。',
  }),
  backupDiskRight: (bytes: number, share: number) => `備份的磁碟剩 ${sizeText(bytes)}（${share}%）`,
  backupDiskFull: (share: number, bytes: number) => ({
    status: `備份的磁碟剩 ${share}%`,
    detail: `備份的磁碟剩 ${sizeText(bytes)}。`,
    remedy: '請把舊備份移到別處、調低 BACKUPS_KEPT，或擴充備份的磁碟。磁碟用完時無法備份。',
  }),
  backupFolderMissing: (folder: string) => ({
    status: '沒有備份資料夾',
    detail: `BACKUP_DIR 的資料夾 ${folder} 不存在。`,
    remedy:
      '請確認備份的磁碟已掛載、BACKUP_DIR 正確，再執行一次備份（systemctl start website-back-office-backup.service），資料夾會自動建立。',
  }),
  backupNoFolder: (folder: string) => ({
    status: '備份資料夾不正確',
    detail: `BACKUP_DIR 的 ${folder} 是檔案，不是資料夾。`,
    remedy: '請把 BACKUP_DIR 改為資料夾。',
  }),
  backupFolderClosed: (folder: string, code: string) => ({
    status: '備份資料夾無法寫入',
    detail: `這個程序無法寫入 BACKUP_DIR 的資料夾 ${folder}（${code}）。`,
    remedy:
      '請把資料夾交給執行備份的帳號（chown），並確認磁碟不是唯讀；在 /var/lib/website-back-office 以外時，在兩個 unit 都加上 ReadWritePaths。',
  }),
  diskElsewhere: '資料庫的磁碟在另一台主機，請由該主機監控',

  mailFiles: (folder: string) => ({
    status: '不會寄出',
    detail: `沒有設定郵件伺服器，信件存成檔案：${folder}。`,
    remedy: '請設定 SMTP_URL 與 MAIL_FROM；已存成檔案的信件不會補寄。',
  }),
  mailRight: '連線與登入正常，沒有待寄的信件',
  mailWaits: (waiting: number) => `連線與登入正常，${waiting} 封待寄`,
  mailAway: (waiting: number, reason: string) => ({
    status: waiting > 0 ? `${waiting} 封待寄` : '連線失敗',
    detail: `郵件伺服器沒有接受連線（${reason}），信件會自動重試。`,
    remedy: '請確認 SMTP_URL 的主機、連接埠與密碼，以及防火牆。',
  }),
  mailAbandoned: (count: number) => ({
    status: `${count} 封放棄`,
    detail: '有信件重試四十次後仍寄不出。',
    remedy: '請確認收件者與郵件伺服器，再執行 npm run jobs -- resend。',
  }),

  storeDatabase: '檔案存放在資料庫',
  storeOf: (bucket: string, host: string) => `${host}，${bucket}`,
  storeRight: (files: number) => `寫入、讀取、刪除都正常，${files} 個檔案`,
  storeAway: (reason: string) => ({
    status: '無法使用',
    detail: `物件儲存空間沒有完成寫入與讀取（${reason}）。`,
    remedy: '請確認 FILES_URL、AWS_ACCESS_KEY_ID 與 AWS_SECRET_ACCESS_KEY，以及 bucket 的權限。',
  }),
  defaultStore: 'Amazon S3',

  cachesNone: '沒有設定快取，公開網頁每次都由伺服器回答',
  cachesOf: (hosts: readonly string[]) => hosts.join('、'),
  cachesRight: '可以連線，沒有等待清除的頁面',
  cachesAway: (hosts: readonly string[]) => ({
    status: '連不上',
    detail: `無法連線：${hosts.join('、')}。`,
    remedy: '請確認快取正在執行，以及 PURGE_URL 的位址與防火牆；恢復後會自動補清。',
  }),
  cachesLate: (waiting: number, seconds: number) => ({
    status: `${waiting} 項等待清除`,
    detail: `最久的已等待 ${span(seconds)}，訪客可能看到舊的內容。`,
    remedy: '請查看紀錄中的 cache not told，並確認 PURGE_TOKEN 正確。',
  }),

  clockOf: '伺服器與資料庫',
  clockRight: (seconds: number) => `相差 ${seconds.toFixed(1)} 秒`,
  clockOff: (seconds: number) => ({
    status: `相差 ${span(seconds)}`,
    detail: '伺服器與資料庫的時間不同，兩步驟驗證與上下架時間會出錯。',
    remedy: '請在每一台主機啟用 NTP（timedatectl set-ntp true）。',
  }),
  clockSkipped: {
    status: '跳過了一天以上',
    detail: '資料庫的時間往前跳了，或系統停止了一天以上。舊資料的清除暫停 20 小時，以免時間有誤而誤刪。',
    remedy: '若系統沒有停止過，請在 20 小時內校正資料庫主機的時間。',
  },

  nginxNone: '這台主機沒有 nginx',
  nginxRight: '設定檔正確',
  nginxDenied: {
    status: '無法檢查',
    detail: '沒有權限讀取 nginx 的設定。',
    remedy: '請以 root 執行 npm run doctor。',
  },
  nginxWrong: (reason: string) => ({
    status: '設定錯誤',
    detail: reason,
    remedy: '請修正 /etc/nginx/nginx.conf，以 nginx -t 確認後再執行 systemctl reload nginx。',
  }),
} as const;

/** `npm run doctor`. */
export const doctorText = {
  usage: '用法：npm run doctor',
  marks: { good: '正常　', attention: '請留意', bad: '請處理', off: '未使用' },
  line: (mark: string, name: string, about: string, detail: string, status?: string) =>
    `[${mark}] ${name}${about === name ? '' : `（${about}）`}：${status === undefined ? '' : `${status}。`}${detail}`,
  remedy: (text: string) => `　　　　　${text}`,
  build: (build: string, node: string) => `網站管理後台 ${build}，Node ${node}`,
  sum: (bad: number, attention: number, good: number) =>
    bad + attention === 0
      ? `${good} 項正常。`
      : `${bad} 項需要處理，${attention} 項請留意，其他 ${good} 項正常。`,
} as const;
