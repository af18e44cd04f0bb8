import type { ProjectFactName } from '../../../openapi/generated/enums';

interface FactWords {
  /** Words that start a claim of this fact; of two with the same beginning, the longer first. */
  words: readonly string[];
  /** `figure`: compared by its numbers, also in sentences; `name`: compared as a whole, only in entries. */
  kind: 'figure' | 'name';
  /** The claim may precede its word: 2028 年完工. */
  isAround?: boolean;
}

/** Facts that a page can contradict. */
export const factWords: Readonly<Partial<Record<ProjectFactName, FactWords>>> = {
  constructionPermit: { words: ['建造執照', '建照號碼', '建照字號', '建照'], kind: 'name' },
  usePermit: { words: ['使用執照', '使照號碼', '使照字號', '使照'], kind: 'name' },
  permitHolder: { words: ['起造人'], kind: 'name' },
  developer: { words: ['投資興建', '投資建設', '建設公司'], kind: 'name' },
  zoning: { words: ['土地使用分區', '使用分區'], kind: 'name' },
  coverage: { words: ['建蔽率'], kind: 'figure' },
  floorAreaRatio: { words: ['容積率'], kind: 'figure' },
  architect: { words: ['建築設計', '建築師'], kind: 'name' },
  structuralDesigner: { words: ['結構設計', '結構技師'], kind: 'name' },
  builder: { words: ['營造公司', '營造廠', '營造'], kind: 'name' },
  structure: { words: ['建築結構', '結構'], kind: 'name' },
  sales: { words: ['企劃銷售', '代銷'], kind: 'name' },
  broker: { words: ['經紀人'], kind: 'name' },
  quakeMark: { words: ['耐震標章'], kind: 'name' },
  siteArea: { words: ['基地面積', '基地'], kind: 'figure' },
  floors: { words: ['樓層規劃', '地上', '地下'], kind: 'figure' },
  households: { words: ['規劃戶數', '總戶數', '戶數', '全案'], kind: 'figure' },
  parking: { words: ['車位', '停車'], kind: 'figure' },
  unitSizes: { words: ['坪數規劃', '主力坪數', '權狀坪數', '坪數'], kind: 'figure' },
  sharedRatio: { words: ['公設比', '公共設施比'], kind: 'figure' },
  use: { words: ['用途'], kind: 'name' },
  start: { words: ['開工', '動工'], kind: 'figure', isAround: true },
  completion: { words: ['完工', '落成'], kind: 'figure', isAround: true },
  fee: { words: ['管理費'], kind: 'figure' },
  charging: { words: ['充電設備'], kind: 'name' },
};

const number = String.raw`(?:\d[\d,]*(?:\.\d+)?|[〇零一二三四五六七八九十百]+)`;
/** Number or range, with the word before it and its unit. */
export const figure = new RegExp(
  String.raw`(地上|地下|民國)?\s*(${number}(?:\s*[～~–—-]\s*${number})?)\s*(坪|m²|m2|㎡|平方公尺|%|戶|席|位|個|輛|層|年|月|季|元)`,
  'gu',
);
/** Equivalent units. */
export const sameUnits: Readonly<Record<string, string>> = {
  '㎡': 'm²',
  m2: 'm²',
  平方公尺: 'm²',
  位: '席',
  個: '席',
  輛: '席',
};
export const area = { ping: '坪', metres: 'm²' } as const;
export const year = { republic: '民國', unit: '年' } as const;
export const rangeMark = /[～~–—-]/u;
/** End of a claim. */
export const claimEnd = /[，、。；！？;!?|｜\n（(]|,(?!\d)|開工|動工|至|到/u;
/** Entry with a name and a value. */
export const namedValue = /^\s{0,20}([^：:｜|\u3000]{2,8})[：:｜|\u3000]\s*(.+)$/su;
export const sentence = /[^。！？!?；;\n]+[。！？!?；;]*/gu;
/** Value in the entry of a housing unit. */
export const unitPiece = /[^｜|，、]+/gu;
/** Maximum number of characters between the word of a claim and its number. */
export const maxWordDistance = 6;
const digits = '零一二三四五六七八九';

/** Value of a number written in digits or Chinese numerals. */
export function valueOf(written: string): number {
  if (/^\d/.test(written)) return Number(written.replaceAll(',', ''));
  let [whole, digit] = [0, 0];
  for (const sign of written.replaceAll('〇', '零')) {
    const unit = { 十: 10, 百: 100 }[sign];
    if (unit === undefined) digit = digits.indexOf(sign);
    else [whole, digit] = [whole + (digit || 1) * unit, 0];
  }
  return whole + digit;
}
