import { Gender } from '../../../openapi/generated/enums';

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
    email: 'lin.yating@heyan.example.tw',
    name: '林雅婷',
    department: '行銷企劃部',
    gender: Gender.female,
    role: '行銷編輯',
  },
  {
    account: 'chen.guanyu',
    email: 'chen.guanyu@heyan.example.tw',
    name: '陳冠宇',
    department: '行銷企劃部',
    gender: Gender.male,
    role: '行銷編輯',
  },
  {
    account: 'wu.peishan',
    email: 'wu.peishan@heyan.example.tw',
    name: '吳佩珊',
    department: '客戶服務部',
    gender: Gender.female,
    role: '客服專員',
  },
  {
    account: 'zhang.shufen',
    email: 'zhang.shufen@heyan.example.tw',
    name: '張淑芬',
    department: '資訊部',
    gender: Gender.female,
    role: '系統管理員',
  },
] as const;

/** Codes of the sales system without a case, for adding one. */
export const spareSalesCases = [
  { code: 'HY209901', title: '青田硯', district: '臺北市大安區' },
  { code: 'HY209902', title: '河畔拾光', district: '新北市板橋區' },
] as const;

/** The sales system has another title for this case, to demonstrate a mismatch. */
export const renamed = { code: 'HY202402', title: '硯海灣（舊名）' } as const;

export const demoTel = '0225718170';
export const developer = '和硯建設股份有限公司';
/** Of every type of enquiry. */
export const demoRecipient = 'service@heyan.example.tw';
