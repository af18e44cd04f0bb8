import { labels } from '../../../../openapi/generated/labels';

/** Texts of saved views. */
export const viewText = {
  bar: '儲存的檢視',
  none: '不套用檢視',
  shared: (name: string, owner: string) => `${name}（${owner} 分享）`,
  save: '儲存檢視',
  changed: '條件改過了',
  update: '更新這個檢視',
  saveAs: '另存',
  back: '還原',
  settings: (name: string) => `檢視「${name}」的設定`,
  addTitle: '儲存檢視',
  addHelp: '存的是現在的篩選、分頁與排序，不是資料；之後新增的資料也會照條件出現。',
  name: labels.ListViewCreate.name,
  example: '例如：半年沒更新的',
  maxName: 40,
  readers: '誰看得到',
  own: '只有我',
  all: '看得到這份清單的人',
  allHelp: '只分享條件，看到的資料仍照各自的權限。',
  first: '打開這份清單時先用這個檢視',
  ofOther: (owner: string) => `這個檢視由 ${owner} 分享，您可以選擇是否先打開它。`,
  remove: '刪除檢視',
  removeTitle: (name: string) => `刪除檢視「${name}」`,
  removeHelp: '只刪除這個名稱和條件，清單的資料不變。刪除後無法還原。',
  removeShared: '其他人也會看不到這個檢視。',
  lost: (name: string, words: readonly string[]) =>
    `檢視「${name}」有條件已經不存在，沒有套用：${words.join('、')}。現在列出的比這個檢視原本要的多。`,
  unnamed: (key: string, value: string) => `${key}（${value}）`,
} as const;
