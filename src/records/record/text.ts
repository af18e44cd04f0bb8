import { sharedText } from '../../../openapi/text';
import { commonText } from '../../base/navigation/text';
import { messageText } from '../../base/messages/text';
import { altText } from '../kinds/text';

/** Validation messages (specification 5). */
export const problemText = {
  required: commonText.required,
  maxLength: sharedText.maxLength,
  number: sharedText.notNumber,
  range: (minimum: number, maximum: number) => `必須介於 ${minimum}～${maximum} 之間`,
  order: '後面的數字不可小於前面的數字',
  format: sharedText.badFormat,
  list: sharedText.addItem,
  maxItems: (max: number) => `最多可新增 ${max} 個項目`,
  limitReached: (max: number, unit: string) => `已達上限，最多 ${max} ${unit}`,
} as const;

export const formText = {
  versions: '版本紀錄',
  versionNoteHelp: '選填，隨這次儲存的版本保留',
  optional: (label: string) => `${label}（選填）`,
  whereUsed: '哪裡用到我',
  history: '版本紀錄',
  more: '更多',
  saved: messageText.saved,
  savedMerged: (name: string) => `${messageText.saved}，已併入${name}的變更`,
  createdEarlier: '這筆資料先前已建立，改以您現在輸入的內容更新',
  close: '返回修改',
  select: '請選擇',
  errorTitle: sharedText.invalid,
  failedTitle: '儲存失敗',
  errorCount: (count: number) => `${count} 個欄位需要修正`,
  unsaved: '有變更',
  savedAt: (time: string) => `已儲存 ${time}`,
  uploading: '上傳進度',
  lastModifiedBy: sharedText.lastModifiedBy,
  lastModifiedOn: sharedText.lastModifiedOn,
  leaveTitle: '離開此頁',
  leave: '尚有未儲存的變更，確定要離開嗎？',
  leaveDialog: '視窗內的變更尚未套用，確定要關閉嗎？',
  stay: '留下',
  leaveSaved: '儲存並離開',
  leaveUnsaved: '不儲存',
  sections: '本頁段落',
  toCorrect: '需要修正 ',
  changed: '已修改',
  settled: (value: string) => `已整理為 ${value}`,
  separator: '　',
} as const;

export const imageText = {
  prompt: '拖曳或貼上檔案，或',
  choose: '選擇檔案',
  replace: '更換',
  remove: '移除圖片',
  crop: '裁切圖片',
  cancel: commonText.cancel,
  retry: '重選',
  hint: (types: readonly string[], megabytes: number) => `${types.join('、')}，${megabytes} MB 以內`,
  exact: (width: number, height: number) => `${width} × ${height} 像素`,
  guideline: '圖片規範',
} as const;

export const editorText = {
  toolbar: '文字格式',
  bold: '粗體',
  italic: '斜體',
  heading: '標題',
  bulletList: '項目清單',
  orderedList: '編號清單',
  quote: '引言',
  link: '連結',
  undo: '復原',
  redo: '重做',
  linkTitle: '編輯連結',
  linkUrl: '網址',
  linkRemove: '移除連結',
  linkApply: '套用',
  centre: '置中',
  right: '靠右',
  table: '表格',
  addRow: '下方加一列',
  addColumn: '右方加一欄',
  deleteRow: '刪除此列',
  deleteColumn: '刪除此欄',
  deleteTable: '刪除表格',
  closeNote: '關閉說明',
  leftOut: (kinds: readonly string[]) => `貼上時略過了${kinds.join('、')}。`,
  left: {
    pictures: (count: number) => ` ${count} 張圖片（請以工具列的「圖片」插入）`,
    blockPictures: (count: number) => ` ${count} 張圖片（請另加「圖片」區塊）`,
    objects: (count: number) => ` ${count} 個嵌入物件`,
    strikes: (count: number) => ` ${count} 處刪除線（文字保留）`,
    nestedTables: (count: number) => ` ${count} 個表格中的表格（文字保留）`,
  },
  picture: '圖片',
  pictureInsert: '插入圖片',
  pictureEdit: '編輯圖片',
  uploading: '上傳中',
  pictureHint: (types: readonly string[], megabytes: number) => `${types.join('、')}，${megabytes} MB 以內`,
  alt: '替代文字',
  altHelp: altText.help,
  altMissing: altText.missing,
  upload: {
    prompt: '拖曳圖片到這裡，或',
    choose: '選擇檔案',
    replace: '更換',
    remove: '移除',
    cancel: commonText.cancel,
    retry: '重選',
  },
  loading: '編輯器載入中',
} as const;

/** Names of formatting, for comparing texts. */
export const formatText = {
  marks: {
    strong: '〔粗體：',
    em: '〔斜體：',
    u: '〔底線：',
    s: '〔刪除線：',
    a: '〔連結：',
    h2: '〔標題：',
    h3: '〔小標題：',
    h4: '〔小標題：',
    blockquote: '〔引言：',
    th: '〔標題格：',
  },
  end: '〕',
  picture: (alt: string) => `〔圖片：${alt}〕`,
  linkEnd: (address: string) => `，${address}〕`,
  aligned: { 'align-center': '〔置中〕', 'align-right': '〔靠右〕' },
  bullet: '・',
  numbered: (place: number) => `${place}. `,
} as const;

export const seoText = {
  heading: 'SEO 與社群分享',
  titleHelp: (most: number) => `建議 ${most} 個字以內`,
  keywordsHelp: ({ least, most }: { least: number; most: number }) =>
    `建議 ${least}～${most} 組，以逗號「,」分隔`,
  previews: {
    search: '搜尋結果',
    facebook: 'Facebook 分享卡片',
    line: 'LINE 分享卡片',
    titleCut: '標題顯示不完整',
    descriptionCut: '說明顯示不完整',
    noTitle: '（沒有標題）',
    noDescription: '（沒有說明，由搜尋引擎自行擷取）',
    noPicture: '沒有圖片',
    note: '約略的樣子；空白的欄位以本頁其他欄位代替',
  },
} as const;

export const dateText = { pick: '開啟月曆' } as const;

export const publicationText = {
  basic: '基本資料',
  display: '顯示設定',
  toContent: '前往內容編輯',
  dateHelp: '顯示在標題下方；上架時間另外設定',
  altHelp: altText.help,
} as const;

/** Texts for safety copies and late saves. */
export const recoveryText = {
  yes: '是',
  no: '否',
  none: '（空白）',
  typed: '（已輸入）',
  copyTitle: '找到尚未儲存的內容',
  copyQuestion: (time: string) => `您在 ${time} 編輯的內容沒有儲存，要還原到畫面上嗎？`,
  copyMoved: (name: string, time: string) =>
    `這筆資料之後已由 ${name} 於 ${time} 更新。還原後儲存時，可以比對兩個版本的差異。`,
  restore: '還原',
  discard: '捨棄',
  staleTitle: '資料已由他人更新',
  staleBy: (name: string, time: string) => `${name}於 ${time} 已儲存`,
  staleHelp: (count: number) =>
    `有 ${count} 處兩人都改了，請選擇要留下的版本；其他變更會合併。您輸入的內容仍在畫面上，還沒有儲存。`,
  staleLoading: '正在取得最新版本',
  staleUnreachable: '無法取得最新版本，請檢查網路後再試',
  show: '檢視差異',
  hide: '返回',
  adopt: '採用最新版本',
  keep: '保留我的版本',
  kept: '留下',
  keepChosen: '依選擇儲存',
  choiceOf: (label: string) => `${label}要留下的版本`,
  later: '稍後處理',
  differenceTitle: '兩個版本的差異',
  same: '兩個版本的內容相同',
  field: '欄位',
  latest: '最新版本',
  mine: '我的版本',
  copies: '尚未儲存的內容',
  copiesHelp: '上次離開時沒有儲存，開啟後可選擇還原或捨棄。',
  discardAll: '全部捨棄',
  discardOf: (title: string) => `捨棄「${title}」`,
  discardTitle: '捨棄尚未儲存的內容',
  discardOne: (title: string) => `要捨棄「${title}」尚未儲存的內容嗎？捨棄後無法復原。`,
  discardEach: (count: number) =>
    `要捨棄這 ${count} 筆尚未儲存的內容嗎？捨棄後無法復原，已儲存的資料不受影響。`,
  unprotected: '瀏覽器無法暫存內容，請記得儲存',
  offline: {
    kept: '離線，內容已留在這台電腦，恢復連線後會自動儲存',
    unprotected: '離線，恢復連線後會自動儲存，請不要關閉此頁',
  },
} as const;

/** Texts of proofs for changes of e-mail and password. */
export const proofText = {
  password: '目前密碼',
  passwordHelp: '變更自己的 E-mail 或密碼時才需要',
  passcode: '驗證碼',
  passcodeHelp: '變更 E-mail 或密碼時：六位數字或備用碼',
  signIn:
    '變更自己的 E-mail 或密碼，須在登入後 10 分鐘內儲存。若已超過，請先登出，再登入一次；輸入的內容會保留。',
} as const;
