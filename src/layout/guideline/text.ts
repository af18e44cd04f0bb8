import { grouped } from '../../../openapi/grouped';
import { limits } from '../../../openapi/generated/limits';

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
const accepted = (types: readonly string[]) => types.join('、');
const caseRules = limits.CaseInfoCreate;
const newsRules = limits.NewsCreate;
const titleBlock = limits.TitlePartInput;
const textBlock = limits.TextPartInput;
const videoBlock = limits.VideoPartInput;
const imageBlock = limits.ImagePartInput;
const popup = limits.IndexPopupInput;
const site = limits.SiteSetUpdate;

/** Editing rules, with the contract's numbers. */
export const guidelineText = {
  blocks: { title: '內容區塊' },
  pictures: {
    title: '圖片規範',
    head: ['用途', '格式', '大小', '尺寸'],
    rows: [
      [
        '封面（建案、文章、消息）',
        accepted(caseRules.cover.accept),
        megabytes(caseRules.cover.maxBytes),
        '建議寬度 1,600 像素以上',
      ],
      ['首頁彈窗', accepted(popup.image.accept), megabytes(popup.image.maxBytes), '建議 800 × 600 像素'],
      [
        '內容區塊圖片',
        accepted(imageBlock.fileData.accept),
        megabytes(imageBlock.fileData.maxBytes),
        `建議 ${imageBlock.fileData.recommendedPixels.width} × ${imageBlock.fileData.recommendedPixels.height} 像素`,
      ],
      [
        '社群分享圖片',
        accepted(caseRules.shareImage.accept),
        megabytes(caseRules.shareImage.maxBytes),
        `須為 ${grouped(caseRules.shareImage.pixels.width)} × ${caseRules.shareImage.pixels.height} 像素`,
      ],
    ],
    notes: [
      '上傳後會重新編碼並移除拍攝地點等資訊，原檔不會公開。',
      '替代文字請描述圖片內容；純裝飾的圖片請勾選「裝飾圖」。',
      '圖片超過上限或尺寸不符時，可直接在上傳視窗裁切。',
    ],
  },
  texts: {
    title: '文字長度',
    head: ['欄位', '上限'],
    rows: [
      ['單行欄位', `${caseRules.title.maxLength} 個字`],
      ['摘要、說明與備註', `${newsRules.summary.maxLength} 個字`],
      ['圖文編輯（建案介紹、消息內文）', `${newsRules.content.maxText} 個字`],
      ['標題區塊', `${titleBlock.textContent.maxLength} 個字`],
      ['長文區塊', `${textBlock.textContent.maxLength} 個字`],
      ['影片說明', `${videoBlock.textContent.maxLength} 個字`],
      ['圖片替代文字', `${imageBlock.altText.maxLength} 個字`],
    ],
    notes: ['字數以看得到的字計算，一個表情符號算一個字。', '由 Word 貼上時，字型與顏色會自動移除。'],
  },
  seo: {
    title: 'SEO 與追蹤碼',
    head: ['項目', '建議'],
    rows: [
      ['SEO 標題', `${caseRules.seoTitle.recommendedLength} 個字以內，把建案名稱放在前面`],
      [
        'SEO 關鍵字',
        `${caseRules.seoKeywords.recommendedGroups.least}～${caseRules.seoKeywords.recommendedGroups.most} 組，以逗號分隔`,
      ],
      ['SEO 描述', `一到兩句話，${caseRules.seoDescription.maxLength} 個字以內`],
      ['GA 評估 ID', 'G- 開頭，例如 G-AB12CD34EF'],
      ['GTM 容器 ID', 'GTM- 開頭，例如 GTM-AB12CD3'],
      ['網站名稱', `${site.siteName.maxLength} 個半形英數字以內，符號僅可使用「-」，發布後不可變更`],
    ],
    notes: [],
  },
} as const;
