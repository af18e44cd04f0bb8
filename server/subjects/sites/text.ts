import { grouped } from '../../../openapi/grouped';
import type { ProjectFactName } from '../../../openapi/generated/enums';
import { projectFactNameWords } from '../../../openapi/generated/words';

/** Headings of printed facts and what stands under them. */
const factGroups: readonly { heading: string; names: readonly ProjectFactName[] }[] = [
  {
    heading: '許可',
    names: ['constructionPermit', 'usePermit', 'permitHolder', 'zoning', 'coverage', 'floorAreaRatio', 'use'],
  },
  {
    heading: '團隊',
    names: ['developer', 'architect', 'structuralDesigner', 'builder', 'sales', 'broker'],
  },
  {
    heading: '規模',
    names: [
      'siteArea',
      'floors',
      'structure',
      'quakeMark',
      'households',
      'unitSizes',
      'sharedRatio',
      'parking',
      'charging',
    ],
  },
  { heading: '時程與交屋', names: ['start', 'completion', 'fee'] },
  { heading: '聲明', names: ['disclaimer', 'updated'] },
];

/** In a consent text that the company has not replaced. */
export const sampleConsentMark = '（範例';

/** Page texts that replace samples. */
export const themeFillText = {
  head: (title: string, subtitle: string) => `${title}｜${subtitle}`,
  phone: '預約賞屋專線',
  map: '在地圖上查看位置',
  units: '房型規劃',
  /** Labels of earlier releases on pages stored since, with the present ones. */
  formerLabels: {
    預計完工: projectFactNameWords.completion,
    預定完工: projectFactNameWords.completion,
    營造: projectFactNameWords.builder,
    坪數規劃: projectFactNameWords.unitSizes,
  },
  fact: (label: string, value: string) => `${label}：${value}`,
  /** Source and date of a fact. */
  factDetail: (source: string, date: string) => [source, date.replaceAll('-', '/')].filter(Boolean).join(' '),
  plan: (name: string) => `${name}平面圖`,
  factGroups,
  /** Generic headings of the templates. */
  headings: [
    '規劃資訊',
    '生活圈',
    '基本資料',
    '格局',
    '工法',
    '圖集',
    '建案資訊',
    '工程進度',
    '交通位置',
    '常見問題',
    '預約賞屋',
  ],
} as const;

const lineOf = (line: number | undefined) => (line === undefined ? '' : `第 ${line} 列：`);

/** Refusals of 銷售代碼, on the screen and of `npm run sales`. */
export const salesCodeText = {
  taken: (code: string, title: string) => `代碼 ${code} 已經有了（${title}）`,
  full: (most: number) => `最多 ${grouped(most)} 個代碼`,
  none: '表中沒有建案，每列依序為代碼、名稱、區域',
  table: '代碼表',
  badCode: (code: string, line?: number) =>
    `${lineOf(line)}代碼「${code}」限 60 個半形英數字，符號僅可使用「-」`,
  badTitle: (code: string, line?: number) =>
    `${lineOf(line)}建案 ${code} 的名稱為必填，名稱與區域最多 200 個字`,
  imported: ({ added, changed, unchanged }: Record<'added' | 'changed' | 'unchanged', number>) =>
    `新增 ${added} 個、更新 ${changed} 個${unchanged > 0 ? `，${unchanged} 個沒有變` : ''}`,
} as const;
