/** Data of the demo content's company. */
export const demoCompany = {
  name: '和硯建設',
  legalName: '和硯建設股份有限公司',
  taxId: '00000000',
  tel: '0225718170',
  hours: '週一至週五 9:00–18:00',
  address: '臺北市大安區和平東路二段 96 號 8 樓',
  headline: '樹先到，房子慢慢來',
  introduction: '三十年來，我們只在走得到樹的地方蓋房子。先量樹，再量地；先問鄰居，再問市場。',
};
