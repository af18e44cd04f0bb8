import { grouped } from '../../../openapi/grouped';
import { refusedPictures } from '../../../openapi/generated/file-types';
import { sharedText } from '../../../openapi/text';
import { byteText } from '../../drawing/byte-text';

/** Reasons for refusing a file (specification 5). */
export const uploadText = {
  fileSize: sharedText.fileTooLarge,
  pixels: sharedText.pixels,
  fileType: sharedText.fileType,
  /** Common rejected formats, with advice. */
  refused: refusedPictures,
  unreadable: '無法讀取圖片，請改用其他檔案',
  converted: (name: string, now: string) =>
    `「${name}」已轉為 ${now}${/\.gif$/i.test(name) ? '，動畫只保留第一格' : ''}`,
} as const;

/** Texts of the crop dialog. */
export const pictureText = {
  words: {
    question: '圖片換了，請確認原來的圖說與替代文字是否還適用。',
    keep: '仍然適用',
    clear: '清空重寫',
  },
  title: '裁切圖片',
  crop: '裁切',
  apply: '套用',
  applying: '處理中',
  shape: '裁切比例',
  free: '自由',
  frameSize: '裁切框大小',
  help: '拖曳移動裁切框，拉動邊角調整大小；也可用方向鍵移動。',
  before: '原始',
  after: '裁切後',
  picture: '要裁切的圖片',
  failed: '無法處理這張圖片，請改用其他檔案',
  tooSmall: (has: string, asked: string) => `圖片為 ${has}，小於需要的 ${asked}`,
  tooLarge: (limit: string) => `檔案超過 ${limit}，套用後會縮小到上限以內`,
  notExact: (asked: string) => `圖片尺寸須為 ${asked}，請選取要保留的範圍`,
  decorative: '裝飾圖（不需要替代文字）',
  area: '裁切框，以方向鍵移動',
  frame: '裁切框',
  frameAt: (x: number, y: number, width: number, height: number) =>
    `距左 ${x}%、距上 ${y}%，寬 ${width}%、高 ${height}%`,
  handles: {
    nw: '左上角',
    n: '上邊',
    ne: '右上角',
    e: '右邊',
    se: '右下角',
    s: '下邊',
    sw: '左下角',
    w: '左邊',
  },
  handle: (name: string) => `${name}，以方向鍵調整大小`,
} as const;

/** Names of the buttons that move and resize a frame or a point. */
export const stepText = {
  left: (what: string) => `${what}往左`,
  right: (what: string) => `${what}往右`,
  up: (what: string) => `${what}往上`,
  down: (what: string) => `${what}往下`,
  smaller: (what: string) => `縮小${what}`,
  larger: (what: string) => `放大${what}`,
} as const;

export const focusText = {
  title: '焦點',
  point: '焦點',
  open: '設定焦點',
  about: '裁切時會保留的位置，各版型與列表都會遵守。儲存後，已公開的網頁也會立即更新。',
  cross: '焦點位置，以方向鍵微調',
  place: ({ x, y }: { x: number; y: number }) => `水平 ${x}%，垂直 ${y}%`,
  help: '點一下圖片、拖曳十字，或以方向鍵微調（加按 Shift 每次 10%）',
  reset: '重設為中央',
  cropsTitle: '裁切預覽',
  cropsAbout: '依焦點即時更新',
  crops: {
    yejing: '夜景 主視覺',
    nuanju: '暖居 主視覺',
    jiekuo: '街廓 主視覺',
    phone: '暖居 手機',
    list: '列表縮圖',
  },
  whole: '完整顯示',
  stale: '這張圖片的資料剛由他人更新。再按一次「儲存」，就以您的焦點為準。',
} as const;

/** Size in digits only. */
export function sizeText({ width, height }: MaybePixels): string {
  return width && height ? `${grouped(width)} × ${grouped(height)}` : '';
}

/** Size in words. */
export function pixelText({ width, height }: { width: number; height: number }): string {
  return `${sizeText({ width, height })} 像素`;
}

interface MaybePixels {
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Size of a file in pixels and bytes, as far as known. */
export function fileText(bytes: number | undefined, pixels: MaybePixels | null): string {
  const { width, height } = pixels ?? {};
  return [width && height ? pixelText({ width, height }) : '', bytes === undefined ? '' : byteText(bytes)]
    .filter(Boolean)
    .join('，');
}
