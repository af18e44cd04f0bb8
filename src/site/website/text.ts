import { articleTypeWords, caseTabWords } from '../../../openapi/generated/words';
import { publicPageText } from '../text';
import type { Section } from './types';

/** Fixed texts of the website. */
export const websiteText = {
  unnamed: '官方網站',
  menu: '主要',
  sections: { cases: '建案', news: '最新消息', articles: '文章', contact: '聯絡我們' } satisfies Record<
    Section,
    string
  >,
  tabs: caseTabWords,
  types: articleTypeWords,
  all: '全部',
  caseTabs: '建案分類',
  articleTypes: '文章分類',
  call: '來電',
  taxId: (number: string) => `統一編號 ${number}`,
  privacy: '個資告知事項',
  feed: '訂閱最新消息',
  highlights: '正在銷售',
  allCases: publicPageText.allCases,
  allNews: '全部消息',
  allArticles: '全部文章',
  notice: '公告',
  close: '收起',
  pages: '分頁',
  pageBefore: '第',
  pageAfter: '頁',
  pageOf: (title: string, page: number) => `${title}（第 ${page} 頁）`,
  next: '下一頁',
  nothing: '目前沒有內容，請稍後再來。',
  titled: (title: string, company: string) => `${title}｜${company}`,
  near: { article: '其他文章', newsItem: '其他消息' },
  caption: (title: string, place: string) => `${title}，${place}`,
  before: { article: '上一篇', newsItem: '上一則' },
  after: { article: '下一篇', newsItem: '下一則' },
  back: '回到',
  recommended: '您可能也有興趣',
  toCaseSite: '前往建案網站',
  named: '這則消息裡的建案',
  toCase: '看建案',
  aboutCase: (words: string, title: string) => `${words}：${title}`,
  office: '總公司',
  map: '地圖導航',
  floorsAndHouseholds: (floors: string, households: string) =>
    [floors, households].filter(Boolean).join('，'),
  notFound: {
    title: '這一頁，不在了',
    document: '找不到這一頁',
    text: '網址可能打錯了，或者建案已經完銷、消息已經下架。您可以從這裡繼續。',
    cases: '看建案',
    news: '看最新消息',
    home: '回到首頁',
  },
  descriptions: {
    home: (company: string) => `${company}的建案、最新消息與文章。`,
    cases: (company: string, tab: string) => `${company}的${tab}。`,
    news: (company: string) => `${company}的最新消息。`,
    articles: (company: string) => `${company}的文章：市場趨勢與建築美學。`,
    contact: (company: string) => `${company}的電話、地址與服務時間。`,
  },
} as const;
