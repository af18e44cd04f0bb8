import { proofFaultText } from '../../../openapi/text';
import type { ProofFault } from '../pages/proof-file';
import type { ProofManifest } from './manifest';

export const proofText = {
  usage: [
    '用法：',
    '  npm run proof -- verify　　　　　檢查資料庫裡每一筆存證、頁面與圖片',
    '  npm run proof -- verify <檔案>　檢查一個下載的存證檔',
    '  npm run proof -- verify <標記>　再與另外保存的一行標記比較，例如 12:3f9a…（出自 proof -- head 或日誌的 proofHead）',
    '  npm run proof -- head　　　　　　印出最新的標記，請保存在別處',
    '  npm run proof -- key　　　　　　印出簽章的公鑰',
  ].join('\n'),
  noFile: (path: string) => `找不到檔案：${path}`,
  right: ({
    entries,
    pages,
    files,
    heads,
    stamps,
  }: Record<'entries' | 'pages' | 'files' | 'heads' | 'stamps', number>) =>
    `與存證相符，沒有被改過：${entries} 筆紀錄、${pages} 個頁面、${files} 個檔案、${heads} 個標記、${stamps} 個外部時戳`,
  head: (id: number) => `第 ${id} 個標記`,
  headIs: (line: string, at: string) => `${line}\n${at} 的標記，請保存在別處`,
  noHead: '還沒有標記，有了第一筆存證的一小時內會產生',
  lineGone: (id: number) => `找不到第 ${id} 個標記：存證的結尾被刪除，或還原了較早的備份`,
  lineOther: (id: number) => `第 ${id} 個標記與保存的不同`,
  rightFile: (at: string, entries: number, pages: number, files: number) =>
    `與存證相符，沒有被改過：${at} 公開的內容，${pages} 個頁面、${files} 個檔案，前後 ${entries} 筆紀錄相連`,
  wrong: (lines: readonly string[]) => ['與存證不符：', ...lines.map((line) => `  ${line}`)].join('\n'),
  entry: (caseId: number, number: number) =>
    caseId === 0 ? `官方網站第 ${number} 筆` : `建案 ${caseId} 第 ${number} 筆`,
  faults: {
    number: '編號不連續',
    chain: '與前一筆不相連',
    hash: '內容雜湊不符',
    signature: '簽章不符',
    key: '找不到簽章的金鑰',
    columns: '欄位與簽署的內容不符',
    cut: '標記裡有這一筆，紀錄裡沒有：結尾被刪除或改過',
    headHash: '標記的雜湊不符',
    headKey: '找不到標記簽章的金鑰',
    headSignature: '標記的簽章不符',
    headChain: '標記與前一個不相連',
    stampContent: '外部時戳不是這一筆的',
    stampSignature: '外部時戳的簽章不符',
    stampAuthority: '外部時戳的憑證不是信任的機構核發',
    stampTime: '外部時戳的時間與記錄的不同',
    stampAlone: '有一個外部時戳找不到它的紀錄',
    page: '頁面不符',
    file: (name: string) => `檔案 ${name} 不符`,
    missing: (name: string) => `缺少檔案 ${name}`,
  },
  fault: (fault: ProofFault): string => {
    switch (fault.kind) {
      case 'archive':
        return '壓縮檔的結構被改過';
      case 'file':
        return `${fault.name}：存證的雜湊 ${fault.expected || '（沒有）'}，檔案的雜湊 ${fault.found ?? '（沒有）'}`;
      case 'double':
        return `${fault.name}：壓縮檔或索引裡不只一個`;
      case 'chain':
        return proofFaultText.chain(fault.number);
      default:
        return proofFaultText[fault.kind];
    }
  },
  readmeName: '說明.txt',
  readme: ({ caseId, title, address, number, at, page, files }: ProofManifest, asked: string) =>
    [
      '網頁存證檔',
      '',
      `${caseId === 0 ? '官方網站' : '建案'}：${title}`,
      `網址：${address ?? '（尚未設定）'}`,
      `查詢時間：${asked}`,
      `對應的紀錄：第 ${number} 筆，自 ${at} 起（時間為 UTC，臺北時間加 8 小時）`,
      page ? `當時訪客看到的頁面：page.html（${page.size} 位元組）` : '當時網站未啟用，訪客看到找不到頁面。',
      '',
      '檔案',
      '  page.html　　　訪客收到的頁面，一個位元組都不差',
      '  view.html　　　同一頁，圖片改從 files 資料夾讀取，解壓縮後可直接打開',
      `  files/　　　　　頁面上的圖片與文件，共 ${files.length} 個，檔名是內容的 SHA-256`,
      '  pages/　　　　　圖片頁或官方網站的其他頁面，在同一時間的樣子',
      '  manifest.json　這次公開的紀錄：頁面與檔案的雜湊、當時的建案檔案、同意條款',
      '  chain.json　　　從第一筆到最新一筆的紀錄、簽章與公鑰；每一筆含前一筆的雜湊',
      '  index.json　　　本檔每一個檔案的雜湊；index.sig 是它的簽章',
      '',
      '怎麼驗證',
      '  1. 在後台的「存證」按「驗證」選這個檔案，或執行 npm run proof -- verify <檔案>。',
      '  2. 不用本系統也能驗證：index.json 列的 SHA-256 應與各檔案相同；',
      '     每個檔名只有一個，順序與 index.json 相同（最前面是 index.json 與 index.sig），也沒有其他檔案；',
      '     index.sig 與 chain.json 裡的 signature 是 Ed25519 簽章（base64），',
      '     簽的是 index.json 與各筆 manifest 的位元組；公鑰在 chain.json 的 keys（SPKI，base64）。',
      '     chain.json 各筆 manifest 的 SHA-256 是該筆的 hash，也是下一筆 manifest 裡的 previous。',
      '  3. 公鑰應與公司另外提供的相同（npm run proof -- key 印出的 SHA-256）。',
      '',
    ].join('\r\n'),
  key: (id: number, publicKey: string, fingerprint: string) =>
    [`金鑰 ${id}（Ed25519）`, publicKey, `SHA-256 ${fingerprint}`].join('\n'),
  tooLarge: '存證檔超過 4 GB，無法製作成一個壓縮檔',
  noKey: '還沒有金鑰，第一次啟動後就會產生',
} as const;
