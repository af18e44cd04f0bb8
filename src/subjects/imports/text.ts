import { kindNames } from '../../../openapi/generated/kinds';
import { importStateWords, importVerdictWords } from '../../../openapi/generated/words';

const { contact, case: project, article, news } = kindNames;

export const importText = {
  kindLabel: '匯入到',
  kinds: { contact, case: project, article, news },
  fileLabel: '檔案',
  prompt: '將檔案拖曳到這裡，或',
  choose: '選擇檔案',
  replace: '更換',
  remove: '移除',
  retry: '重新選擇',
  hint: 'xlsx、CSV（第一列為欄位名稱）或 WordPress 匯出檔，20 MB 以內，最多 50,000 列',
  uploading: '上傳中',
  reading: '讀取中，請稍候',
  about: '先試算，確認後才匯入；30 天內可以復原',
  list: '匯入紀錄',
  none: '尚無匯入紀錄',
  columns: {
    file: '檔案',
    kind: '匯入到',
    counts: '結果',
    state: '狀態',
    on: '時間',
    row: '列',
    said: '內容',
    verdict: '結果',
    reasons: '說明',
  },
  states: importStateWords,
  verdicts: importVerdictWords,
  counted: (verdict: keyof typeof importVerdictWords, count: number) =>
    `${importVerdictWords[verdict]} ${count.toLocaleString('en')}`,
  by: (name: string, when: string) => `${name}　${when}`,
  separator: '　',
  reasonSeparator: '、',
  mapping: '欄位對應',
  mappingHelp: '選擇每個欄位取自檔案的哪一欄；改了就重新試算。',
  notMapped: '不匯入',
  leftOut: (names: readonly string[]) => `檔案裡這些欄不會匯入：${names.join('、')}`,
  mend: '修改',
  mendOf: (place: string) => `修改${place}`,
  mendTitle: (place: string) => `修改${place}`,
  mendHelp: '只改這次匯入的內容，檔案不變；改好後整份重新試算。',
  mendSave: '套用並重新試算',
  mendLong: '內容太長，請在檔案裡修改',
  download: '下載無法匯入的列',
  refusedRows: '無法匯入的列',
  all: '全部',
  rows: '每一列的結果',
  place: (place: number) => `第 ${place} 列`,
  noRows: '沒有這種結果的列',
  run: (count: number) => `匯入 ${count.toLocaleString('en')} 筆`,
  running: '匯入中',
  nothing: '沒有可以匯入的資料，請確認欄位對應、修改下面的列，或修正檔案後重新選擇',
  progress: (done: number, all: number) => `${done.toLocaleString('en')} / ${all.toLocaleString('en')} 筆`,
  pictures: {
    found: (count: number) => `匯入時會抓取 ${count.toLocaleString('en')} 張圖片，放入素材庫`,
    progress: (done: number, all: number) =>
      `抓取圖片 ${done.toLocaleString('en')} / ${all.toLocaleString('en')} 張`,
    fetched: (count: number) => `已抓取 ${count.toLocaleString('en')} 張圖片`,
    failed: (fetched: number, failed: number) =>
      `已抓取 ${fetched.toLocaleString('en')} 張圖片，${failed.toLocaleString('en')} 張無法抓取，原因請見各列的說明`,
  },
  leave: '可以離開這個頁面，匯入會繼續進行。',
  done: '匯入完成',
  doneHelp: {
    contact: '新增的資料沒有指派承辦人，也不會寄信。',
    case: '新增的資料為下架狀態。',
    article: '新增的資料為下架狀態。',
    news: '新增的資料為下架狀態。',
  },
  open: '查看清單',
  stoppedRows: (written: number, all: number) =>
    `目前有 ${written.toLocaleString('en')} / ${all.toLocaleString('en')} 筆匯入的資料`,
  asks: {
    undo: {
      title: '復原這次匯入',
      question:
        '新增的資料會移到回收桶（聯絡資料會刪除），更新的資料改回匯入前的內容，匯入時抓取的圖片若沒有其他地方使用，會移出素材庫。匯入後已由他人修改的資料會保留。',
      confirm: '復原',
      busy: '復原中',
    },
    stop: {
      title: '停止匯入',
      question: '停止後不再處理其餘的資料；已寫入的資料會留著，之後可以復原這次匯入。',
      confirm: '停止',
      busy: '停止中',
    },
    stopUndo: {
      title: '停止復原',
      question: '停止後不再復原其餘的資料；已復原的不會再匯入，其餘的之後可以再復原。',
      confirm: '停止',
      busy: '停止中',
    },
  },
  undone: (kept: number) =>
    kept === 0 ? '已全部復原' : `已復原，其中 ${kept.toLocaleString('en')} 筆在匯入後修改過，予以保留`,
  kept: '匯入後修改過，已保留',
  changes: (fields: string) => `更新：${fields}`,
  denied: '沒有可以匯入的單元',
} as const;
