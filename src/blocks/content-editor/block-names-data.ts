import { PartType } from '../../../openapi/generated/enums';

/** Further names by which staff look for a block. */
export const otherNames: Readonly<Record<PartType, string>> = {
  [PartType.title]: 'title heading h2 大標 小標',
  [PartType.text]: 'text paragraph article 文字 內文 段落 表格',
  [PartType.image]: 'image picture photo 圖像 照片 相片',
  [PartType.video]: 'video film youtube vimeo 影像 短片',
  [PartType.link]: 'link url 網址 超連結',
  [PartType.phone]: 'phone tel call 撥號',
  [PartType.list]: 'list bullets 清單 重點 特色',
  [PartType.gallery]: 'gallery album photos pictures 圖像 相簿 照片',
  [PartType.projectFacts]: 'facts project info 規格 建材 資料',
  [PartType.plans]: 'plans floor units 房型 平面圖',
  [PartType.progress]: 'progress site construction 工地 照片',
  [PartType.places]: 'places map location address 地圖 交通 地址',
  [PartType.questions]: 'questions faq q&a qa 常見問題',
  [PartType.download]: 'download pdf file brochure 檔案 型錄 簡介',
  [PartType.form]: 'form booking contact 賞屋 聯絡',
  [PartType.bars]: 'bars navigation menu nav line 選單',
};
