import { CaseTab } from '../../../../openapi/generated/enums';
import type { DemoCase } from './demo-case';

export const hy202312: DemoCase = {
  code: 'HY202312',
  title: '和硯敦南',
  subtitle: '公開日期待定',
  tab: CaseTab.upcoming,
  isHighlight: false,
  isOnline: true,
  county: '臺北市',
  district: '大安區',
  address: '敦和街 52 號旁基地',
  receptionAddress: '臺北市大安區松塢街 41 號',
  cover: '09-lobby',
  siteArea: '298 坪',
  floors: '地上 12 層、地下 4 層',
  households: 34,
  start: '2026 年第二季',
  completion: '2029 年第四季',
  architect: '硯建築師事務所',
  builder: '和築營造股份有限公司',
  permit: { number: '115 建字第 0038 號', date: '2026-03-16' },
  sharedRatio: 33,
  parking: '平面式 36 席',
  structure: 'SRC 造，制震壁',
  use: '集合住宅',
  introduction:
    '<p>城市中心的三房，先問家人怎麼住，再畫隔間。<strong>門廳是全棟的客廳</strong>，挑高六米，收包裹、等校車、躲雨都在這裡。</p><ul><li>兩種三房，沒有畸零空間</li><li>一樓風雨廊道與共讀室</li></ul>',
  units: [
    {
      name: 'A 戶',
      rooms: '三房兩廳兩衛',
      areaPing: 49.5,
      count: 12,
      availability: 'upcoming',
      plan: 'plan-hy202312-a',
    },
    {
      name: 'B 戶',
      rooms: '三房兩廳一衛',
      areaPing: 36.2,
      count: 22,
      availability: 'upcoming',
      plan: 'plan-hy202312-b',
    },
  ],
  page: {
    images: [
      ['11-living-room', '客廳與書牆'],
      ['10-arcade', '一樓風雨廊道'],
    ],
    texts: [
      '客廳、餐桌與廚房連成一氣，做飯的人看得見寫功課的人。落地窗外是陽台，種三盆九層塔還有位子。',
      '付款期別、貸款與交屋流程，公開後由專人逐項說明。交屋後三年內的修繕，一通電話就到。',
    ],
    features: ['一樓風雨遊戲廊道', '共讀圖書室', '親子廚房', '寵物洗澡間', '頂樓共享菜園', '訪客套房'],
    gallery: [
      ['12-dining-room', '餐廚，站得下兩個人'],
      ['14-roof-dusk', '頂樓的長桌，週末一起吃飯'],
      ['24-material-board-square', '建材樣板'],
    ],
    map: 'map-hy202312',
    places: [
      ['捷運敦禾站', '步行', 5],
      ['捷運禾映站', '步行', 8],
      ['敦禾國小', '步行', 4],
      ['綠映國中', '步行', 10],
      ['禾映公園', '步行', 4],
      ['松蔭市場', '步行', 7],
    ],
    progress: [[3, '開挖中，鋼支撐已架設兩層。', '22-excavation']],
  },
};
