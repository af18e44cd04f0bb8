import { sampleFieldWords } from '../../../../../openapi/generated/words';

export const placesBlockText = {
  help: '位置圖、附近地點與地址，可開啟地圖',
  otherNames: 'places map location address 地圖 交通 地址',
  map: '位置圖',
  site: sampleFieldWords.siteAddress,
  reception: sampleFieldWords.receptionAddress,
  addressHelp: '頁面附地圖連結，按下前不連線',
  heading: '附近的地點',
  place: (number: number) => `地點 ${number}`,
  way: (number: number) => `地點 ${number} 的方式與距離`,
  wayHelp: '例如「步行，路徑 460 公尺」，填了分鐘就必填',
  minutes: (number: number) => `地點 ${number} 的分鐘數`,
  minutesOf: (minutes: string) => `${minutes} 分鐘`,
  minutesRange: (min: number, max: number) => `請輸入 ${min} 到 ${max} 的整數`,
  add: '新增地點',
  counting: '分鐘數的計算方式',
  countingHelp: '例如「步行以每分鐘 80 公尺計」，會印在頁面；有分鐘數就必填',
} as const;
