import type { StoredItem, StoredPart } from '../../base/db/stored-values';
import type { PictureName } from './picture-data';

export const administratorRole = { name: '系統管理員', description: '可檢視與編輯全部單元' };
export const administratorName = '系統管理員';

/** Its alternative text and kind stand with the picture. */
type Pictured = { picture: PictureName };

/** Entry of a seeded block before it has an id; a plain text is an entry of a list. */
export type SeedItem =
  | string
  | (Omit<StoredItem, 'id' | 'fileSha' | 'fileName' | 'pictures'> &
      Partial<Pictured> & { pictures?: PictureName[] });

/** Block of a template or demo page before it has an id. */
export type SeedPart = Omit<StoredPart, 'id' | 'items' | 'fileSha' | 'fileName'> &
  Partial<Pictured> & { items?: SeedItem[] };

export const templateTable = [
  { templateCode: 'liubai', name: '留白', description: '一條軸線，紙與墨，適合靜謐住宅' },
  { templateCode: 'yejing', name: '夜景', description: '深色滿版照片，適合夜景與精品' },
  { templateCode: 'jiekuo', name: '街廓', description: '格線與磚紅，資訊量最大' },
  { templateCode: 'nuanju', name: '暖居', description: '每段一間房的顏色，適合首購與家庭' },
] as const;

/** Shared blocks of the demo: the questions of the pages of a template. */
export const sharedBlockTable = [
  { title: '看屋常見問題', templateCode: 'liubai' },
  { title: '自備款與看屋說明', templateCode: 'nuanju' },
] as const;
