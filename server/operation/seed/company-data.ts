import type { components } from '../../../openapi/generated/types';

export const demoCompany = {
  name: '和硯建設',
  legalName: '和硯建設股份有限公司',
  taxId: '',
  tel: '0225718170',
  hours: '週一至週五 9:00–18:00',
  address: '臺北市大安區青禾路 96 號 8 樓',
  headline: '樹先到，房子慢慢來',
  introduction: '三十年來，我們只在走得到樹的地方蓋房子。先量樹，再量地；先問鄰居，再問市場。',
};

/** Notice of the demo company by Article 8 of the Personal Data Protection Act, in the form that visitors read. */
export const demoConsent: components['schemas']['ConsentWords'] = {
  summary:
    '和硯建設為安排賞屋與回覆您的詢問，蒐集您在上面填寫的資料，只交給本案的銷售人員使用。您可以隨時要求查詢、更正或刪除，也可以不填，但我們就無法回電。',
  controller: '和硯建設股份有限公司，臺北市大安區青禾路 96 號 8 樓，電話 02-2571-8170。',
  purpose:
    '安排賞屋、回覆詢問，以及消費者、客戶管理與服務。您另外勾選同意時，也用於通知其他建案的消息（行銷）。',
  categories:
    '識別個人的資料：姓名、手機與 E-mail；以及您在表單填寫的居住地區、預算、需要的房型、方便的時段與備註。',
  period: '自您送出起，至本案銷售結束後一年；您提早要求刪除時，到刪除為止。',
  region: '臺灣。',
  recipients:
    '本公司，以及受本公司委託銷售本案的公司與其人員；以電話、簡訊、E-mail 或紙本與您聯絡，不提供給其他人。',
  rights:
    '您可以請求查詢或閱覽、製給複製本、補充或更正、停止蒐集、處理或利用，以及刪除您的資料。請於上班時間撥 02-2571-8170，或寄信到上面的地址，我們會先確認是您本人。',
  refusal: '您可以自由選擇是否提供；不提供姓名與手機時，我們無法回電與安排賞屋，其他欄位不填不影響您的權益。',
  news: '我願意收到和硯建設其他建案的消息',
};
