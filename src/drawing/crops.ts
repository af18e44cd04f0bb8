import { PartType } from '../../openapi/generated/enums';
import { shapeOf, sizeOf } from './measure';
import type { TemplateCode } from './types';

/** Place that crops a picture. */
type CropPlace = Exclude<TemplateCode, 'liubai'> | 'phone' | 'list';

/** Frame of a picture. */
interface Crop {
  place: CropPlace;
  /** In pixels, on a window of 1440 x 900 or a phone of 390 x 844. */
  width: number;
  height: number;
  /** Shows the whole picture. */
  isWhole: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** Frames that crop a picture of this size: heroes of themes, and lists. Follows `src/drawing/styles`. */
export function cropsOf(size: Size): Crop[] {
  const { width, height } = sizeOf({ partType: PartType.image, ...size });
  const ratio = width / height;
  const isTall = shapeOf({ partType: PartType.image, width, height }) === 'tall';
  const isStandard = shapeOf({ partType: PartType.image, width, height }) === 'std';
  const whole = (box: number): Size => ({ width: box, height: box / ratio });
  const boxes: Record<CropPlace, Size> = {
    yejing: isTall ? whole(540) : { width: 1440, height: Math.min(756, 1440 / (isStandard ? 1.9 : ratio)) },
    jiekuo: isTall ? whole(520) : { width: 793, height: Math.max(520, 793 / ratio) },
    nuanju: isTall
      ? { width: 588, height: Math.min(900, 588 / ratio) }
      : { width: 1440, height: Math.min(900, 1440 / ratio) },
    phone: { width: 390, height: 390 / Math.max(1.05, Math.min(ratio, 1.25)) },
    list: { width: 54, height: 36 },
  };
  return places.map((place) => {
    const box = boxes[place];
    return {
      place,
      width: box.width,
      height: Math.round(box.height),
      isWhole: Math.abs(box.width / box.height - ratio) < 0.005,
    };
  });
}

const places: readonly CropPlace[] = ['yejing', 'nuanju', 'jiekuo', 'phone', 'list'];
