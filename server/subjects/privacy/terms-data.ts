import type { Bodies } from '../../base/contract/bodies';

export type PrivacyTerms = Omit<Bodies['savePrivacyTerms'], 'rowVersion'>;

const checkedOn = '2026-11-23';

/** Initial values; the company edits them and has them confirmed by counsel. */
export const firstTerms: PrivacyTerms = {
  periods: [
    { kind: 'view', days: 15, source: '個人資料保護法第 13 條第 1 項', checkedOn },
    { kind: 'copy', days: 15, source: '個人資料保護法第 13 條第 1 項', checkedOn },
    { kind: 'correct', days: 30, source: '個人資料保護法第 13 條第 2 項', checkedOn },
    { kind: 'stop', days: 30, source: '個人資料保護法第 13 條第 2 項', checkedOn },
    { kind: 'erase', days: 30, source: '個人資料保護法第 13 條第 2 項', checkedOn },
  ],
  report: {
    hours: 72,
    authority: '',
    source: '公司自訂；依主管機關的個人資料檔案安全維護規定確認',
    checkedOn,
  },
  identities: ['已回撥登記的電話確認', '已由登記的 E-mail 確認', '當面核對身分證明文件'],
  bases: [
    '當事人請求　個人資料保護法第 11 條第 3 項',
    '違法蒐集　個人資料保護法第 11 條第 4 項',
    '特定目的消失或期限屆滿　個人資料保護法第 11 條第 3 項',
  ],
  letter: {
    subject: '您留下的聯絡資料可能外洩的通知',
    body: [
      '{姓名} 您好：',
      '',
      '本公司於 {知悉日期} 發現，一個後台帳號疑似遭他人使用。您在「{建案}」留下的{項目}可能已被查看或下載。',
      '',
      '我們已處理該帳號並查明影響範圍。接到自稱本公司、要求匯款或提供帳戶的電話，請直接掛斷，並與我們確認。',
      '',
      '您可以隨時查詢、更正或要求刪除您的資料。',
      '聯絡窗口：{聯絡窗口}',
      '事故編號：{編號}',
    ].join('\n'),
  },
  formFields: [
    { name: 'company', label: '事業名稱', from: 'company' },
    { name: 'reporter', label: '通報人', from: 'reporter' },
    { name: 'knownOn', label: '知悉時間', from: 'knownOn' },
    { name: 'happenedOn', label: '發生時間', from: 'happenedOn' },
    { name: 'title', label: '事故種類', from: 'title' },
    { name: 'cause', label: '發生原因', from: 'typed' },
    { name: 'categories', label: '個資種類', from: 'categories' },
    { name: 'persons', label: '受影響人數', from: 'persons' },
    { name: 'damage', label: '可能造成的損害', from: 'typed' },
    { name: 'measures', label: '已採取的措施', from: 'measures' },
    { name: 'notices', label: '通知當事人', from: 'notices' },
    { name: 'improvement', label: '後續改善', from: 'typed' },
  ],
};
