/** Columns that say nothing of the product: goals, and what the machine can. */
const ofOthers = /goal|limit|calls|without|tasks|dropped/;
/** Share by which a figure may be worse: machines vary. */
const tolerance = 0.1;

/**
 * Figures of docs/evidence/performance.md that became worse by more than a tenth, as lines; differences below a
 * millisecond count as none.
 */
export function worseFigures(before: string, after: string): string[] {
  const last = new Map(figuresOf(before).map((figure) => [figure.key, figure.value]));
  return figuresOf(after).flatMap(({ key, name, value, isMoreBetter }) => {
    const old = last.get(key);
    if (old === undefined || Math.abs(value - old) < (isMoreBetter ? 0 : 1)) return [];
    const isWorse = isMoreBetter ? value < old * (1 - tolerance) : value > old * (1 + tolerance);
    return isWorse ? [`${name}: ${old} → ${value}`] : [];
  });
}

interface Figure {
  /** Two columns of a table may have one head. */
  key: string;
  /** Section, row and column. */
  name: string;
  value: number;
  isMoreBetter: boolean;
}

function figuresOf(text: string): Figure[] {
  return text.split(/^## /m).flatMap((section) => {
    const [title = '', ...lines] = section.split('\n');
    let head: string[] = [];
    return lines.flatMap((line): Figure[] => {
      if (!line.startsWith('|')) {
        head = [];
        return [];
      }
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (head.length === 0) {
        head = cells;
        return [];
      }
      return figuresOfRow(title, head, cells);
    });
  });
}

function figuresOfRow(
  title: string,
  [what = '', ...columns]: string[],
  [row = '', ...cells]: string[],
): Figure[] {
  return columns.flatMap((column, index): Figure[] => {
    const number = /^[\d,.]+/.exec(cells[index] ?? '')?.[0].replaceAll(',', '');
    if (number === undefined || ofOthers.test(column)) return [];
    const isRate = what.startsWith('requests/s') && !column.endsWith('ms');
    const isMoreBetter =
      isRate || /part|frames|requests\/s|performance|accessibility/.test(`${column} ${row}`);
    const name = `${title}: ${row}, ${column}`;
    return [{ key: `${name} ${index}`, name, value: Number(number), isMoreBetter }];
  });
}
