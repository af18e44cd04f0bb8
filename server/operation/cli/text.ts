import { sizeText } from '../../base/contract/size-text';

/** `npm run account`. */
export const accountCommandText = {
  usage: [
    '用法：',
    '  npm run account -- add <帳號> <姓名> [角色名稱]　　新增帳號（未指定角色時，須由管理員指派後才能登入）',
    '  npm run account -- password <帳號>　　　　　　　　重設密碼，並登出該帳號',
    '  npm run account -- second-factor <帳號>　　　　　　移除兩步驟驗證（遺失手機與備用碼時），並登出該帳號',
    '  npm run account -- list　　　　　　　　　　　　　列出帳號',
    '密碼由環境變數 ACCOUNT_PASSWORD 指定（8～20 個字），未指定時隨機產生並顯示一次。',
  ].join('\n'),
  added: (account: string) => `已新增帳號 ${account}。`,
  changed: (account: string) => `已重設帳號 ${account} 的密碼。`,
  secondFactorRemoved: (account: string) => `已移除帳號 ${account} 的兩步驟驗證。`,
  password: (password: string) => `密碼：${password}（只顯示這一次）`,
  taken: (account: string) => `帳號 ${account} 已存在。`,
  unknown: (account: string) => `找不到帳號 ${account}。`,
  badAccount: '帳號必須是 1～50 個半形英數字或 . _ @ -。',
  badName: '姓名必須是 1～200 個字。',
  badPassword: 'ACCOUNT_PASSWORD 必須是 8～20 個字。',
  easyPassword: 'ACCOUNT_PASSWORD 太容易被猜中，請換一個密碼。',
  noRole: (role: string, known: readonly string[]) =>
    `找不到角色「${role}」，可用的角色：${known.join('、')}。`,
  row: (account: string, name: string, role: string, isActive: boolean) =>
    `${account}　${name}　${role || '尚未指派角色'}　${isActive ? '啟用' : '停用'}`,
} as const;

/** `npm run sales`: projects of the sales system. */
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
  asksElsewhere: '已設定 ISALE_URL：比對代碼時詢問銷售系統，這裡的建案只用於建議與搜尋',
} as const;

/** `npm run jobs`: background work for the operator. */
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
  mails: (waiting: number, abandoned: number) => `郵件：待寄 ${waiting}、已放棄 ${abandoned}`,
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

/** `npm run backup` and `npm run restore`. */
export const backupCommandText = {
  usage: [
    '用法：',
    '  npm run backup -- <檔案>　　備份全部資料（伺服器可繼續運作）',
    '  npm run backup -- daily　　備份到 BACKUP_DIR，並依 BACKUPS_KEPT 刪除過期的備份',
    '  npm run backup -- check <檔案>　還原到暫時的資料庫驗證，不影響目前的資料',
    '  npm run restore -- <檔案>　以備份取代目前的全部資料',
    '  npm run restore -- <檔案> damaged　同上，內容不完整的圖片與文件也照樣還原',
  ].join('\n'),
  written: (path: string, rows: number) => `已備份 ${rows} 筆資料至 ${path}。檔案含帳號資料，請妥善保管。`,
  restored: (path: string, rows: number) =>
    `已由 ${path} 還原 ${rows} 筆資料。密碼或啟用狀態因此改變的帳號須重新登入，請確認帳號的狀態與權限。`,
  lostProof: (entries: number) =>
    `注意：備份中的公開內容存證與這裡的不是同一份紀錄，已以備份的為準，這裡另有的 ${entries} 筆存證不再保留。`,
  storeAway: (reason: string) =>
    `物件儲存空間無法使用（${reason}），沒有備份。請確認環境變數 FILES_URL 與伺服器的相同，稍後再試。`,
  removed: (names: readonly string[]) => `已刪除 ${names.length} 個過期的備份：${names.join('、')}。`,
  noFolder: '請先設定環境變數 BACKUP_DIR（存放備份的資料夾）。',
  noneIn: (folder: string) => `${folder} 沒有備份，請先執行 npm run backup -- daily。`,
  damagedFiles: (path: string, shas: readonly string[]) =>
    [`${path} 可以還原，但有 ${shas.length} 個檔案的內容不完整：`, ...shas.map((sha) => `  ${sha}`)].join(
      '\n',
    ),
  otherBytes: (path: string, shas: readonly string[]) =>
    [
      `${path} 有 ${shas.length} 個檔案的內容與紀錄不符，可能已損壞或被改過，資料未變更：`,
      ...shas.map((sha) => `  ${sha}`),
      '確認備份的來源後，可在指令後面加上 damaged 照樣還原，再更換這些圖片與文件。',
    ].join('\n'),
  checked: (
    path: string,
    found: { accounts: number; cases: number; files: number; restoreSeconds: number },
  ) =>
    `${path} 可以完整還原（${found.restoreSeconds.toFixed(1)} 秒）：${found.accounts} 個帳號、${found.cases} 個建案、${found.files} 個檔案，每個檔案的內容都正確。`,
  noFile: (path: string) => `找不到檔案 ${path}。`,
  damaged: (path: string) => `${path} 不是完整的備份檔，資料未變更。`,
  lostErasureKey: (path: string) =>
    `${path} 備份之後曾刪除當事人的資料，還原時要再刪一次，但 SECRET_KEY 無法讀取刪除紀錄的金鑰。請將當時的值加在 SECRET_KEY 之後再還原，資料未變更。`,
  otherSchema: (path: string, build?: string) =>
    build === undefined
      ? `${path} 由較新的版本備份，這個版本無法還原，請先更新程式，資料未變更。`
      : `${path} 由 ${build} 版備份，這個版本無法還原，請先更新到 ${build} 或更新的版本，資料未變更。`,
  noScratchDatabase: (path: string) =>
    `${path} 由較早的版本備份，還原時需要一個暫時的資料庫，但資料庫帳號無權建立。請由管理者執行 ALTER ROLE … CREATEDB，還原後可以收回，資料未變更。`,
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
  usage: [
    '用法：',
    '  npm run demo -- reset　　　　　　　　　　　　　　　將示範內容恢復成最初的樣子；有人新增或修改過資料時不執行',
    '  npm run demo -- reset --delete-everything　　　　　連同所有人新增與修改的資料一起刪除，再恢復示範內容',
  ].join('\n'),
  count: (kind: string, count: number) => `${kind} ${count} 筆`,
  ownRecords: (counts: readonly string[]) =>
    `這個資料庫有示範內容以外的資料，是有人新增或修改的：${counts.join('、')}。沒有變更。重設會刪除全部的帳號、聯絡資料、建案、網頁與其他內容；確定要全部刪除時，請先以 npm run backup 備份，再執行 npm run demo -- reset --delete-everything。`,
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
  inDatabase: (files: number, bytes: number) => `資料庫：${files} 個檔案（${sizeText(bytes)}）`,
  inStore: (files: number, bytes: number) => `物件儲存空間：${files} 個檔案（${sizeText(bytes)}）`,
  moving: (files: number, total: number, bytes: number) =>
    `已搬移 ${files}／${total} 個檔案（${sizeText(bytes)}）`,
  moved: (to: 'store' | 'database', files: number, bytes: number) =>
    `已將 ${files} 個檔案（${sizeText(bytes)}）搬到${to === 'store' ? '物件儲存空間' : '資料庫'}。`,
  checking: (files: number, total: number) => `已核對 ${files}／${total} 個檔案`,
  checked: (database: number, store: number) =>
    `已核對 ${database + store} 個檔案（資料庫 ${database}、物件儲存空間 ${store}）。`,
  damaged: (shas: readonly string[]) =>
    [`有 ${shas.length} 個檔案遺失或內容與雜湊值不符：`, ...shas.map((sha) => `  ${sha}`)].join('\n'),
} as const;
