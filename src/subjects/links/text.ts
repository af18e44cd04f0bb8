import { kindNames } from '../../../openapi/generated/kinds';
import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import { redirectStateWords } from '../../../openapi/generated/words';

/** Texts of redirects. */
export const redirectText = {
  about: '網頁下架或刪除後，舊網址轉到哪一頁。改標題時，舊網址會自己轉到新的，不用設定。',
  list: '轉址',
  none: '還沒有轉址',
  noneHelp: '下架或刪除網頁時可以一起設定，也可以在這裡新增。',
  total: (count: number, limit: number) => `${count} 筆，最多 ${limit} 筆`,
  add: '新增轉址',
  change: '改轉到別頁',
  changeOf: (from: string) => `改轉到別頁：${from}`,
  example: '例如 /news/12',
  fields: labels.RedirectInput,
  maxLength: limits.RedirectInput.from.maxLength,
  states: redirectStateWords,
  columns: { state: '狀態', by: '設定的人' },
  remove: '移除',
  removeOf: (from: string) => `移除轉址：${from}`,
  removeTitle: '移除這筆轉址？',
  removing: '移除中',
  question: (from: string) => `移除後，${from} 會顯示「找不到這一頁」。`,
} as const;

/** Texts of links that lead nowhere. */
export const deadLinksText = {
  about: '每週檢查公開網頁上的連結。連續兩次打不開才列出來，修好或恢復後會自己消失。',
  list: kindNames.deadLink,
  none: '公開網頁上的連結都打得開',
  unchecked: '還沒有檢查過',
  notReached: '還沒有檢查到任何連結',
  uncheckedHelp: '伺服器啟動後會自己檢查，之後每週一次。',
  offline: '上次檢查時，這台主機連不到任何外面的網站，所以外面的連結都沒有判定。請系統維護人員確認網路。',
  ownOnly: '外面的網站沒有檢查，只檢查自己的網頁。系統維護人員可用 LINK_CHECKS 開啟。',
  checked: (count: number, time: string) => `檢查了 ${count} 個，${time}`,
  failedOnce: (count: number) => `另有 ${count} 個只失敗一次，會再試`,
  hidden: (count: number) => `另有 ${count} 個在您沒有檢視權限的資料裡`,
  since: (time: string) => `${time} 起`,
  ignore: '先不管',
  ignoreOf: (url: string) => `先不管：${url}`,
  report: '恢復提醒',
  reportOf: (url: string) => `恢復提醒：${url}`,
  showIgnored: (count: number) => `顯示先不管的（${count}）`,
  hideIgnored: '不顯示先不管的',
  check: '現在檢查',
  checking: '檢查中',
  running: '正在檢查，一次一個網站，可能要幾分鐘',
  hosts: '不檢查的網站',
  hostsHelp:
    '有些網站不回應程式，或需要登入才看得到。列在這裡的網站與它的子網域不檢查，也不會列為失效。一行一個主機名稱。',
  hostsExample: '例如 www.example.com',
  hostsField: labels.UncheckedHostsInput.hosts,
  badHost: (line: string) => `「${line}」不是主機名稱，請只填例如 www.example.com`,
  tooMany: '最多 100 個',
  columns: { url: '連結', where: '在哪裡', reason: '怎麼了' },
} as const;
