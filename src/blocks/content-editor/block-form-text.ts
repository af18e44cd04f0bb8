import { editorText } from './text';

/** Words of the forms alone, which load when a block is opened. */
export const blockFormText = {
  form: {
    ...editorText.form,
    fields: '欄位',
    fixed: '固定',
    requiredOf: (name: string) => `${name}必填`,
    asks: (name: string) => `詢問${name}`,
    name: '姓名',
    mobile: '手機',
    mobileHelp: '09 開頭 10 碼',
    roomsHelp: '由頁面的房型帶入',
    budgetsHelp: '一行一個，例如「2,500 萬至 3,500 萬元」；沒有級距就不詢問',
    consentHelp:
      '不預先勾選；每一筆都會存下當時看到的文字。告知事項在「個資保護」修改，尚未填寫時，公開網頁不顯示表單。',
  },
  bars: {
    ...editorText.bars,
    sectionsHelp: '取自頁面的標題，順序跟著頁面，至少 3 個、最多 7 個。名稱在各標題的「導覽短名」修改。',
    actions: '行動列',
    shows: (name: string) => `顯示${name}`,
    telHelp: '留空時用頁面上第一個預約電話',
    lineIdHelp: '例如 @heyan',
    lineTextHelp: '留空時是「您好，我想了解」加上建案名稱',
    addressHelp: '留空時用「位置」區塊的接待中心或基地地址',
    bookHelp: '跳到頁面上的預約表單，不離開頁面',
    highlightedHelp: '只有一個會填滿顏色',
    navNameHelp: '留空時取標題的前幾個字，超過 6 個字就不列出',
  },
} as const;
