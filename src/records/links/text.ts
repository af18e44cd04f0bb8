import { kindNames } from '../../../openapi/generated/kinds';
import { linkEffectWords, linkFieldWords, linkStateWords } from '../../../openapi/generated/words';
import { sharedText } from '../../../openapi/text';

/** Texts about what links to a record. */
export const linksText = {
  kinds: kindNames,
  effects: linkEffectWords,
  states: linkStateWords,
  title: (name: string) => `用到「${name}」的地方`,
  finding: '正在找用到這筆資料的地方',
  failed: '無法確認哪裡連到這筆資料',
  none: '沒有別的地方用到',
  noneHelp: '網頁、文章、消息、建案與彈窗都找過了。',
  groups: {
    breaks: '連結過來：下架或刪除後會斷',
    follows: '自動跟著變：改了這筆資料，這些自己會變',
    mentions: '只是提到名字：改名不會自己變',
  },
  ofSite: '連到公開網站，停用或刪除後會斷',
  hidden: (count: number) => `另有 ${count} 處在您沒有檢視權限的資料裡。`,
  place: (field: keyof typeof linkFieldWords, block: number | null) => {
    if (block === null) return linkFieldWords[field];
    return field === 'block' ? sharedText.numberedBlock(block) : `${linkFieldWords[field]}第 ${block} 段`;
  },
  says: (words: string) => `「${words}」`,
  times: (count: number) => `${count} 處`,
  open: '打開',
  openOf: (title: string, place: string) => `打開：${title}，${place}（另開新視窗）`,
  will: {
    offline: (count: number) => `下架後，這 ${count} 處會連到找不到的頁面：`,
    delete: (count: number) => `刪除後，這 ${count} 處會連到找不到的頁面：`,
    disable: (count: number) => `停用後，這 ${count} 處會連到找不到的頁面：`,
  },
  more: (count: number) => `另有 ${count} 處`,
  ask: {
    offline: { title: (name: string) => `把「${name}」下架？`, confirm: '下架', confirmAway: '下架並轉址' },
    disable: {
      title: (name: string) => `停用「${name}」的網站？`,
      confirm: '停用',
      confirmAway: '停用並轉址',
    },
  },
  redirect: {
    label: '舊網址怎麼辦',
    none: '顯示「找不到這一頁」',
    page: '轉到另一頁',
    to: '轉到',
    help: '外面分享過的連結有去處；可在「轉址」移除',
    choose: '請選一頁',
    reading: '讀取中',
    website: '官方網站',
    kept: (from: string, to: string) => `${from} 已設定轉到 ${to}。`,
    saving: '設定中',
  },
  separator: '，',
} as const;
