import type { StoredPart } from '../parts';

export const administratorRole = { name: '系統管理員', description: '可檢視與編輯全部單元' };
export const administratorName = '系統管理員';

/** A block of a template or demo page before it has an id; `picture` is the number of a drawing. */
export type Draft = Omit<StoredPart, 'id' | 'items' | 'fileSha' | 'fileName'> & { picture?: number; items?: string[] };

/** Sample content that every template starts with; the themes set it differently. */
export const sampleParts: readonly Draft[] = [
  { partType: 1, align: 1, textContent: '把日子，過成風景' },
  { partType: 6, altText: '建築正立面', picture: 0 },
  { partType: 2, align: 1, textContent: '基地緊鄰綠園道，建築退縮十二公尺，把最好的面向留給樹影與風。一層兩戶，每一扇窗都有自己的季節。' },
  { partType: 1, align: 1, textContent: '建築｜一筆一劃的留白' },
  { partType: 6, altText: '街角的建築量體', picture: 1 },
  { partType: 2, align: 1, textContent: '立面以淺色石材與深色鋁格柵交錯，午後的光線在陽台上緩慢移動。\n\n公共空間全數南向，梯廳自然採光，回家的路因此明亮。' },
  { partType: 1, align: 1, textContent: '規劃資訊' },
  { partType: 11, items: ['基地面積：612 坪', '樓層規劃：地上 15 層、地下 3 層', '總戶數：28 戶', '坪數：46～72 坪', '預計完工：2028 年第二季'] },
  { partType: 5, textContent: '縮時工程紀錄', url: 'https://www.youtube.com/watch?v=ysz5S6PUM-U', altText: '' },
  { partType: 8, textContent: '查看交通位置', url: 'https://www.google.com/maps', urlTarget: '_blank' },
  { partType: 10, textContent: '預約賞屋專線', tel: '0225718170' },
];

export const templateTable = [
  { code: 'liubai', name: '留白', description: '一條軸線，紙與墨，適合靜謐住宅' },
  { code: 'yejing', name: '夜景', description: '深色滿版照片，適合夜景與精品' },
  { code: 'jiekuo', name: '街廓', description: '格線與磚紅，資訊量最大' },
  { code: 'nuanju', name: '暖居', description: '每段一間房的顏色，適合首購與家庭' },
] as const;
