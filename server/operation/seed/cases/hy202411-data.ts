import { CaseTab } from '../../../../openapi/generated/enums';
import type { DemoCase } from './demo-case';

export const hy202411: DemoCase = {
  code: 'HY202411',
  title: '仰山硯二期',
  subtitle: '竹北高鐵特區 42～68 坪',
  tab: CaseTab.selling,
  isHighlight: false,
  isOnline: true,
  county: '新竹縣',
  district: '竹北市',
  address: '禾豐五路 120 號旁基地',
  receptionAddress: '新竹縣竹北市禾豐五路 98 號',
  cover: '03-granite-evening-sun',
  siteArea: '860 坪',
  floors: '地上 22 層、地下 4 層',
  households: 88,
  start: '2024 年第三季',
  completion: '2028 年第一季',
  architect: '禾木建築師事務所',
  builder: '松基營造股份有限公司',
  permit: { number: '113 建字第 0318 號', date: '2024-06-12' },
  sharedRatio: 33.4,
  parking: '平面式 96 席',
  structure: 'SRC 造，制震壁',
  use: '集合住宅',
  introduction:
    '<p>二十二層的花崗石立面，把西曬留給石材，把東邊的山留給客廳。<strong>一期交屋後的住戶意見，逐條寫進二期的圖面</strong>。</p><ul><li>雙主臥的四房，與可合併的三房</li><li>地下室淨高三米二，預留充電管線</li></ul>',
  units: [
    {
      name: 'A 戶',
      rooms: '四房兩廳三衛',
      areaPing: 68,
      count: 44,
      availability: 'onSale',
      plan: 'plan-hy202411-a',
    },
    {
      name: 'B 戶',
      rooms: '三房兩廳兩衛',
      areaPing: 42,
      count: 44,
      availability: 'onSale',
      plan: 'plan-hy202411-b',
    },
  ],
};
