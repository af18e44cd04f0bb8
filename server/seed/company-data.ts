import type { components } from '../../openapi/generated/types';

export const demoCompany = {
  name: '和硯建設',
  legalName: '和硯建設股份有限公司',
  taxId: '',
  tel: '0225718170',
  hours: '週一至週五 9:00–18:00',
  address: '臺北市大安區和平東路二段 96 號 8 樓',
  headline: '樹先到，房子慢慢來',
  introduction: '三十年來，我們只在走得到樹的地方蓋房子。先量樹，再量地；先問鄰居，再問市場。',
};

/** Demo consent text; each paragraph that visitors read first states that it is a sample. */
export const demoConsent: components['schemas']['ConsentWords'] = {
  summary:
    '（範例，請換成貴公司的內容）和硯建設為安排賞屋與回覆您的詢問，蒐集您在上面填寫的資料，只交給本案專員，不作其他用途。',
  controller: '（範例，請換成貴公司的內容）和硯建設股份有限公司，臺北市大安區和平東路二段 96 號 8 樓。',
  purpose: '（範例）安排賞屋、回覆詢問，以及客戶管理與服務。',
  categories: '（範例）姓名、聯絡方式，以及您在表單填寫的居住地區、購屋需求與備註。',
  period: '（範例）自您送出起，至本案銷售結束後一年。',
  region: '（範例）臺灣。',
  recipients: '（範例）本公司與受本公司委託銷售本案的人員，以電話、E-mail 或紙本使用。',
  rights: '（範例）您可以請求查詢、閱覽、製給複製本、補充、更正、停止蒐集處理利用或刪除，請撥 02-2571-8170。',
  refusal: '（範例）您可以不提供，但我們就無法回電與安排賞屋。',
  news: '（範例）我願意收到和硯建設其他建案的消息',
};
