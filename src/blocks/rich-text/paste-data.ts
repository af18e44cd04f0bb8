/** Textual number of a list item: 1. 1) (1) a. 一、 甲、 also full width; Word's bullets have no such end. */
export const numbered =
  /^[(（]?(?:([\d０-９]+)|[a-zA-Z]{1,5}|[一二三四五六七八九十百]+|[甲乙丙丁戊己庚辛壬癸])[.)、．）]/;
