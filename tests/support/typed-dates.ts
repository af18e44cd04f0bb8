/** Dates as people write them, understood alike by forms and imports. */
export const typedDates = [
  ['115/06/01', '2026-06-01'],
  ['115.6.1', '2026-06-01'],
  ['1150601', '2026-06-01'],
  ['民國115年6月1日', '2026-06-01'],
  ['民國 115 年 6 月 1 日', '2026-06-01'],
  ['民國99年12月31日', '2010-12-31'],
  ['１１５／０６／０１', '2026-06-01'],
  ['２０２６/０６/０１', '2026-06-01'],
  ['20260601', '2026-06-01'],
] as const;

/** What neither takes for a date; two digits of a year may be of either calendar. */
export const noDates = [
  '2026/02/29',
  '2026/13/01',
  '2026/00/10',
  '2026/04/31',
  '2026/4/0',
  '0000/01/01',
  '',
  ' ',
  'tomorrow',
  '2026a5',
  '26/5/1',
  '2026/05',
  '202605',
  '2026/05/011',
] as const;
