import { commonText } from '../../base/navigation/text';
import type { components } from '../../../openapi/generated/types';
import { sharedText } from '../../../openapi/text';

type Kind = components['schemas']['ApprovalRecordKind'];

export const queueText = {
  unit: 'Permissions.Approvals',
  tabs: '核准',
  mine: '待我核准',
  sent: '我送出的',
  done: '已結束',
  keyword: '名稱或送出者',
  list: '核准清單',
  rules: '核准規則',
  empty: {
    mine: '目前沒有等您核准的內容',
    sent: '您送出的內容目前都不在等待核准',
    done: '還沒有已結束的核准',
  },
  columns: {
    title: '名稱',
    content: '內容',
    others: '其他部門',
    departments: '部門',
    sender: '送出',
    due: '期限',
    state: '狀態',
  },
  seen: (seen: number, all: number) => `已看 ${seen}／${all}`,
  goesPublic: (kind: Kind, time: string) => `${kind === 'site' ? '發布' : '上架'} ${time}`,
  changes: (count: number) => `${count} 項變更`,
  inRelease: (name: string, time: string) => `一起上線「${name}」${time && ` ${time}`}`,
  first: (kind: Kind) =>
    kind === 'site' ? '首次發布' : kind === 'article' ? '新文章' : kind === 'news' ? '新消息' : '新彈窗',
  parts: (words: readonly string[]) => words.filter(Boolean).join('　'),
  overdue: '已過期限',
  review: '審閱',
  reviewOf: (title: string) => `審閱 ${title}`,
  open: '查看',
  openOf: (title: string) => `查看 ${title}`,
  mend: '去修改',
  mendOf: (title: string) => `去修改 ${title}`,
  bulkSeen: (blocks: number) => `您已看過其中全部 ${blocks} 個區塊`,
  approveMany: (count: number) => `核准 ${count} 件`,
  approving: '核准中',
  askChange: '要求修改',
  onlySeen: '還沒看過全部區塊的，不能一次核准',
  keys: '方向鍵移動，空白鍵選取，Enter 審閱，Esc 取消選取',
  approvedMany: (count: number) => `已核准 ${count} 件`,
  refusedMany: (titles: readonly string[]) =>
    `沒有核准：${titles.join('、')}。內容可能剛才更新了，請再看一次。`,
  askedMany: (count: number) => `已要求修改 ${count} 件`,
  question: (count: number) => `核准這 ${count} 件？`,
  questionHelp: '您已看過這些內容由您負責的全部區塊。',
} as const;

const gapAfter = (source: string) => (/\d$/.test(source) ? ' ' : '');

export const reviewText = {
  aside: '這次送核的內容',
  neighbours: '待我核准的順序',
  place: (place: number, all: number) => `第 ${place} 件，共 ${all} 件`,
  previous: (title: string) => `上一件：${title}`,
  next: (title: string) => `下一件：${title}`,
  noPrevious: '沒有上一件',
  noNext: '沒有下一件',
  sentBy: (name: string, time: string) => `${name}送出　${time}`,
  due: '期限',
  yours: '您負責',
  yourParts: (parts: string, count: number) => `${parts}　${count} 個區塊`,
  asked: '請修改',
  note: '說明',
  scheduled: '預定公開',
  emergency: commonText.emergency,
  scope: '顯示的區塊',
  own: (count: number) => `由我核准 ${count}`,
  all: (count: number) => `全部 ${count}`,
  seen: (seen: number, all: number) => `已看 ${seen}／${all}`,
  blocks: '區塊',
  others: '其他核准者',
  departments: '核准者',
  nothingOwn: sharedText.noOwnBlocks,
  place1: (place: number) => `第 ${place} 個`,
  settled: (count: number) => `顯示沒有再變的 ${count} 個區塊，之前都看過或核准過`,
  seenBox: '已看過',
  seenOf: (name: string) => `已看過 ${name}`,
  against: '比較的對象',
  since: '自您上次看過之後',
  againstPublic: '與線上版本比較',
  before: '線上版本',
  after: '送核內容',
  noBefore: '線上沒有這個區塊',
  noAfter: '這個區塊會移除',
  none: '（沒有內容）',
  notDrawn: '這個區塊沒有自己的畫面',
  closed: '這次核准已經結束，以下是當時送核的區塊。',
  again: '核准後有修改，請再看一次',
  barred: '您改過這個區塊，由其他人核准',
  approvedBy: (names: readonly string[]) => `已核准：${names.join('、')}`,
  asWords: '以文字比較',
  same: (label: string, value: string, source: string) =>
    `${label} ${value}，與${source}${gapAfter(source)}一致`,
  differs: (label: string, value: string, source: string, fact: string) =>
    `${label} ${value}，${source}${gapAfter(source)}為 ${fact}`,
  notCompared: (words: readonly string[]) => `${words.join('、')}未比對`,
  otherWords: '其餘文字',
  findings: (count: number) => `廣告用語 ${count}`,
  requiredReason: (severity: string, reason: string) => `${severity}　${reason}`,
  findingsElsewhere: '其他地方的廣告用語',
  noCheck: '廣告檢核沒有完成',
  approveDespite: (count: number) => `廣告檢核還有 ${count} 則沒有處理。`,
  factsFile: '建案檔案',
  openFacts: '查看建案檔案',
  keys: { next: '上下一個', seen: '已看過', comment: '留言', approve: '核准', change: '要求修改' },
  keysLabel: '快速鍵',
  approve: '核准',
  approving: '核准中',
  open: (count: number) => `${count} 則意見尚未解決`,
  unseen: (count: number) => `還有 ${count} 個區塊沒看過`,
  approveTitle: (title: string) => `核准「${title}」？`,
  approveHelp: (parts: string, count: number) =>
    `以${parts}的核准者，核准您看過的 ${count} 個區塊。之後再修改，改到的區塊會請您重新看過。`,
  approveNote: '附上一句話（選填）',
} as const;

/** Texts of the review of a page that was never public. */
export const firstText = {
  views: '審閱的方式',
  page: '整頁',
  blocks: '逐塊',
  fields: '逐欄',
  figures: (count: number) => `要核對的數字 ${count}`,
  same: (count: number) => `${count} 個已一致`,
  said: (isSame: boolean | null, source: string, fact: string) =>
    isSame === null
      ? '未比對，請對照文件'
      : isSame
        ? `與${source}${gapAfter(source)}一致`
        : `${source}${gapAfter(source)}為 ${fact}`,
  verified: '我核對過',
  verifiedOf: (value: string) => `我核對過 ${value}`,
  pin: (name: string, count: number) => `${name}：${count} 個數字要核對`,
  help: (isSite: boolean) =>
    `${isSite ? '捲過的區塊算看過' : '讀到最後算看過'}；有數字要核對的，逐一按「我核對過」，或按 V。`,
} as const;

/** Sides of a comparison with what one saw last. */
export const sinceText = {
  before: '上次您看的',
  after: '這次送核',
  noBefore: '上次沒有這個區塊',
} as const;

/** Texts of deciding in somebody's place. */
export const deputyText = {
  name: '代理人',
  change: '更改代理人',
  title: '核准的代理人',
  help: '期間送來的核准兩位都會收到，誰先決定都算，紀錄寫明代理；自己送出或修改過的內容，代理人也不能核准。',
  until: (name: string, from: string, to: string) => `${from}～${to} 由${name}代理您核准`,
  inPlaceOf: (names: readonly string[]) => `您目前代理${names.join('、')}核准。`,
  tag: (names: readonly string[]) => (names.length > 0 ? `代${names.join('、')}` : ''),
  who: '代理人',
  choose: '請選擇',
  from: '開始日期',
  to: '最後一天',
  missing: commonText.required,
  endsBefore: '最後一天需在今天與開始日期之後',
  end: '取消代理',
} as const;

/** Texts of reading several requests on one page. */
export const batchText = {
  open: (kind: string) => `一頁讀完${kind}`,
  decisions: { approved: '已核准', asked: sharedText.changesAsked },
  approveOf: (title: string) => `核准 ${title}`,
  changeOf: (title: string) => `要求修改 ${title}`,
  approveReady: (count: number) => `核准沒有提示的 ${count} 則`,
  unread: (count: number) => `另有 ${count} 則沒有提示，還沒讀到最後`,
  left: (kind: string, left: number, all: number) =>
    left === 0 ? `${kind} ${all} 則都決定了` : `${kind}還有 ${left}／${all} 則`,
  keys: { next: '上下一則', approve: '核准', change: '要求修改' },
} as const;

/** Texts of a release whose requests are read as one. */
export const releaseBatchText = {
  of: (name: string) => `「${name}」`,
  due: (time: string) => `預定 ${time} 一起上線`,
  undated: '還沒有決定上線的時間',
  help: '每一項各自決定。沒有核准的不會跟著上線；核准之後又改過的，只有那一項要再看。',
  none: '沒有待您核准的',
  noneHelp: (name: string) => `「${name}」裡沒有等您核准的內容。`,
} as const;

/** Texts of asking for changes. */
export const changeText = {
  title: '要求修改',
  help: (name: string) => `會寄給${name}，並停在「等待修改」。改好再送出時，您只需要看改過的區塊。`,
  reasons: '原因',
  reasonsMissing: '請選擇至少一個原因',
  note: '說明',
  noteMissing: '請填寫說明',
  attached: '一併附上',
  hint: '檢核提醒',
  send: '要求修改',
} as const;

export const rulesText = {
  unit: 'Permissions.Approvals',
  help: '選擇哪些角色要核准哪些內容。同一格有多個角色時，每個角色都要有人核准。沒有任何角色時不需要核准，發布流程照舊。',
  never:
    '沒有人能核准自己送出或自己改過的內容，系統管理員也一樣；請讓每個角色至少有兩個帳號，或由不同的人編輯。',
  matrix: '核准規則',
  kind: '種類',
  add: '加入角色',
  measure: '個角色',
  addTo: (cell: string) => `${cell}：加入角色`,
  remove: (role: string, cell: string) => `${cell}：移除${role}`,
  cell: (kind: string, part: string) => `${kind}的${part}`,
  none: '不需核准',
  few: (role: string, count: number) =>
    count === 0
      ? `「${role}」沒有可以核准的帳號，需要它核准的內容將無法發布。`
      : `「${role}」只有一個帳號可以核准；由那個人送出或修改的內容，只能緊急發布。`,
  unknown: (id: number) => `角色 ${id}`,
  departments: '部門',
  departmentsHelp: '進度、信件與存證都以部門稱呼；不影響誰能核准',
  departmentOf: (role: string) => `「${role}」的部門`,
  ownDepartments: (names: readonly string[]) => `帳號的部門：${names.join('、')}`,
  departmentIn: (role: string, department: string) => `${role}：${department}`,
  help2:
    '「數字與格局」包括建案資訊、格局、工程進度、位置，以及提到坪數、戶數、金額、時間的文字；「聲明」包括預約表單與加註的警語；其餘為「文字與圖片」。',
} as const;
