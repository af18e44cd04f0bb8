import { CaseTab } from '../../../../openapi/generated/enums';
import type { DemoCase } from './demo-case';

export const hy202310: DemoCase = {
  code: 'HY202310',
  title: '木曜里',
  subtitle: '三進院落，六十席渡假宅',
  tab: CaseTab.upcoming,
  isHighlight: false,
  isOnline: true,
  county: '宜蘭縣',
  district: '礁溪鄉',
  address: '雲泉路 18 號旁基地',
  receptionAddress: '宜蘭縣礁溪鄉雲泉路 2 號',
  cover: '08-courtyard-dusk',
  siteArea: '1,420 坪',
  floors: '地上 3 層、地下 1 層',
  households: 60,
  start: '2026 年第三季',
  completion: '2029 年第一季',
  architect: '禾木建築師事務所',
  builder: '松基營造股份有限公司',
  permit: { number: '114 建字第 0211 號', date: '2025-09-08' },
  sharedRatio: 24.5,
  parking: '平面式 62 席',
  structure: 'RC 造',
  use: '集合住宅',
  introduction:
    '<p>三進院落，一進比一進安靜。<strong>水從最後一進流出來</strong>，經過每一戶的窗前。</p><ul><li>溫泉管線入戶</li><li>全區步行，車停在入口</li></ul>',
  units: [
    {
      name: 'A 戶',
      rooms: '三房兩廳一衛',
      areaPing: 33.2,
      count: 20,
      availability: 'upcoming',
      plan: 'plan-hy202310-a',
    },
    {
      name: 'B 戶',
      rooms: '兩房兩廳一衛',
      areaPing: 24.6,
      count: 40,
      availability: 'upcoming',
      plan: 'plan-hy202310-b',
    },
  ],
};
