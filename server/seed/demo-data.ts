import { Gender } from '../../openapi/generated/enums';
import type { ProjectFact } from '../db/stored-values';

export const demoRoles = [
  {
    name: '行銷編輯',
    description: '建案、網頁、文章與消息',
    units: ['Cases', 'Cases.OnePage', 'Articles', 'News', 'IndexPopup', 'Media'],
  },
  { name: '客服專員', description: '聯絡清單與收件設定', units: ['Contacts', 'Contacts.Email'] },
] as const;

export const demoAccounts = [
  {
    account: 'lin.yating',
    name: '林雅婷',
    department: '行銷企劃部',
    gender: Gender.female,
    role: '行銷編輯',
  },
  { account: 'chen.guanyu', name: '陳冠宇', department: '行銷企劃部', gender: Gender.male, role: '行銷編輯' },
  {
    account: 'wu.peishan',
    name: '吳佩珊',
    department: '客戶服務部',
    gender: Gender.female,
    role: '客服專員',
  },
  {
    account: 'zhang.shufen',
    name: '張淑芬',
    department: '資訊部',
    gender: Gender.female,
    role: '系統管理員',
  },
] as const;

/** code, title, subtitle, tab, county, district, cover, highlight */
export const demoCases = [
  ['HY202503', '松濤硯', '面向大安森林的二十八席靜謐生活', 1, '臺北市', '大安區', '01-limestone-day', true],
  ['HY202502', '沐川院', '淡水河岸第一排，低密度雙棟地標', 1, '新北市', '淡水區', '02-river-night', true],
  [
    'HY202411',
    '仰山硯二期',
    '竹北高鐵特區 42～68 坪',
    1,
    '新竹縣',
    '竹北市',
    '03-granite-evening-sun',
    false,
  ],
  ['HY202409', '植光森活', '青埔特區，雙捷運一站轉乘', 1, '桃園市', '中壢區', '04-louvre-day', false],
  [
    'HY202406',
    '里山光 THE RIDGE：低建蔽率綠建築標章住宅與社區共享農園計畫',
    '七期重劃區，2027 年第一季完工',
    1,
    '臺中市',
    '西屯區',
    '05-terracotta-afternoon',
    true,
  ],
  ['HY202405', '文澄', '府城歷史街區裡的九層磚色院落', 1, '臺南市', '安平區', '06-brick-day', false],
  ['HY202402', '硯海灣', '西子灣側，戶戶面海', 1, '高雄市', '鼓山區', '07-white-sea', false],
  ['HY202312', '和硯敦南', '公開日期待定', 2, '臺北市', '大安區', null, false],
  ['HY202310', '木曜里', '三進院落，六十席渡假宅', 2, '宜蘭縣', '礁溪鄉', '08-courtyard-dusk', false],
  ['HY202108', '聽松居', '吉安鄉山景透天', 3, '花蓮縣', '吉安鄉', '15-water-garden', false],
  ['HY202005', '青山研', '關渡平原旁的小宅聚落', 3, '臺北市', '北投區', '26-louvre-entrance', false],
  ['HY201903', '上和院', '文心森林公園首排', 3, '臺中市', '南屯區', '10-arcade', false],
] as const;

/** Codes of the sales system without a case, for adding one. */
export const spareSalesCases = [
  { code: 'HY209901', title: '青田硯', district: '臺北市大安區' },
  { code: 'HY209902', title: '河畔拾光', district: '新北市板橋區' },
] as const;

export const demoUnits = [
  { name: 'A 戶：公園首排', rooms: '四房兩廳三衛', areaPing: 71.6, count: 8, picture: 'plan-4-rooms-72' },
  { name: 'B 戶', rooms: '三房兩廳兩衛', areaPing: 52.3, count: 14, picture: 'plan-3-rooms-46' },
  { name: 'C 戶：邊間雙採光', rooms: '三房兩廳兩衛', areaPing: 46.8, count: 6, picture: 'plan-3-rooms-46' },
] as const;
export const demoFields = {
  address: '建國南路二段 217 號對面基地',
  receptionAddress: '和平東路二段 96 巷口',
  siteArea: '612 坪',
  floors: '地上 15 層、地下 3 層',
  completion: '2028 年第二季',
  architect: '硯建築師事務所',
  builder: '宏遠營造股份有限公司',
};
export const demoIntroduction =
  '<p>基地緊鄰六公頃綠地，建築退縮十二公尺，把最好的面向留給<strong>樹影與風</strong>。</p><ul><li>一層兩戶，戶戶邊間</li><li>制震結構，樓板隔音</li></ul>';
/** The sales system has another title for this case, to demonstrate a mismatch. */
export const renamed = { code: 'HY202402', title: '硯海灣（舊名）' } as const;

const permit = { source: 'permit', documentDate: '2024-08-20', isPrinted: true } as const;
const contract = { source: 'contract', documentDate: '2024-09-30', isPrinted: true } as const;
/** Project facts of the demo, one of them without a source. */
export const demoFacts: ProjectFact[] = [
  {
    name: 'constructionPermit',
    value: '113 建字第 0123 號',
    ...permit,
    documentNumber: '113 建字第 0123 號',
  },
  {
    name: 'developer',
    value: '和硯建設股份有限公司',
    source: 'company',
    documentDate: '2024-06-01',
    isPrinted: true,
  },
  { name: 'architect', value: '硯建築師事務所', ...contract },
  { name: 'builder', value: '宏遠營造股份有限公司', ...contract },
  { name: 'siteArea', value: '612 坪', ...permit },
  { name: 'floors', value: '地上 15 層、地下 3 層', ...permit },
  { name: 'households', value: '28 戶', ...permit },
  { name: 'sharedRatio', value: '32.6%', isPrinted: false },
  { name: 'use', value: '集合住宅', ...permit },
  { name: 'completion', value: '2028 年第二季', ...permit },
];
