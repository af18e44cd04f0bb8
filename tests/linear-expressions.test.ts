import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const files = ['server', 'src', 'openapi'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => `${folder}/${file}`),
);

interface Expression {
  at: string;
  source: string;
  flags: string;
}

/** Regular expressions written in the code; those built from data are read in linear-time.test.ts. */
function expressionsIn(file: string): Expression[] {
  const text = readFileSync(file, 'utf8');
  const found: Expression[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.end).line + 1;
      found.push({
        at: `${file}:${line} ${node.text}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const expressions = files.flatMap(expressionsIn);

/** Patterns of the contract, as the server compiles them. */
const patterns = [
  ...new Set(
    [...readFileSync('openapi/openapi.json', 'utf8').matchAll(/"pattern":\s*("(?:\\.|[^"\\])*")/g)].map(
      ([, pattern = '']) => String(JSON.parse(pattern)),
    ),
  ),
].map((source): Expression => ({ at: source, source, flags: 'u' }));

/** Alternatives outside of groups. */
function alternativesOf(source: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[^]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += token;
  }
  return alternatives;
}

const endsOpen = (source: string) => /(?:[^\\][+*]|\{\d+,\})\??\)*\$$/.test(source);

it('no expression looks for an end of any length from each position: `+$`, `*$`', () => {
  const wrong = expressions.filter(({ source }) =>
    alternativesOf(source).some((part) => endsOpen(part) && !part.startsWith('^')),
  );
  expect(wrong.map(({ at }) => at)).toEqual([]);
  expect(
    ['\\/+$', '^\\/+|\\/+$', 'a*?$', '(b+)$'].map((source) => alternativesOf(source).some(endsOpen)),
  ).toEqual([true, true, true, true]);
});

/** Members of a class or an escape: one letter of each part, or, of an excluding class, a letter outside of it. */
function membersOf(token: string): string[] {
  const escapes: Record<string, string> = {
    s: ' ',
    d: '0',
    w: 'a',
    D: 'a',
    S: 'a',
    W: ' ',
    n: '\n',
    r: '\r',
    t: '\t',
  };
  if (/^\\[pP]/.test(token)) return ['房'];
  if (token.startsWith('\\u')) {
    return [String.fromCodePoint(parseInt(token.replaceAll(/[^0-9a-f]/gi, ''), 16))];
  }
  if (token.startsWith('\\')) return [escapes[token[1] ?? ''] ?? token[1] ?? ''];
  if (token === '.') return ['a'];
  if (!token.startsWith('[')) return [token];
  if (token.startsWith('[^')) {
    const isMember = new RegExp(token, 'u');
    return ['a', ' ', '0', '.'].filter((letter) => isMember.test(letter)).slice(0, 2);
  }
  return [...token.slice(1, -1).matchAll(tokens)].flatMap(([each]) => membersOf(each));
}

const tokens =
  /\\[pP]\{[^}]*\}|\\u\{[0-9a-f]+\}|\\u[0-9a-f]{4}|\\[^]|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<[!=]|<\w+>|[:!=]))?|\{\d+(?:,\d*)?\}|[^]/gi;

/** A text for each token that stands for a letter: quantifiers, groups and anchors stand for none. */
function lettersOf(source: string): string[][] {
  return [...source.matchAll(tokens)].flatMap(([token]) =>
    /^(?:\(|\{\d|[)*+?^$|]$|\\[bB]$)/.test(token) ? [] : [membersOf(token)],
  );
}

/** Repetitions at which a search may start over: pieces of a text that almost matches, and pairs of its letters. */
function unitsOf(source: string): string[] {
  const letters = lettersOf(source);
  const firsts = letters.map(([first = '']) => first);
  const pieces = firsts.flatMap((_, start) =>
    Array.from({ length: 8 }, (__, length) => firsts.slice(start, start + length + 1).join('')),
  );
  const some = [...new Set(['a', ' ', '0', ...letters.flat()])];
  const few = some.slice(0, 8);
  return [...new Set([...some, ...pieces, ...few.flatMap((first) => few.map((second) => first + second))])];
}

/** Letters that an anchored expression asks for at its start, before what it repeats. */
function startsOf(source: string): string[] {
  if (!source.startsWith('^')) return [''];
  const firsts = lettersOf(source).map(([first = '']) => first);
  return ['', ...firsts.slice(0, 8).map((_, end) => firsts.slice(0, end + 1).join(''))];
}

const size = 16_000;
const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

function timeOf(expression: RegExp, text: string): number {
  let best = Infinity;
  for (let tries = 0; tries < 3 && best > slowMs; tries += 1) {
    const before = process.cpuUsage();
    text.replace(expression, '');
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const slowMs = 4;

/** First repetition whose time grows much faster than its length. */
function worstOf({ source, flags }: Expression): string | undefined {
  const expression = new RegExp(source, flags.replace('y', ''));
  for (const unit of unitsOf(source)) {
    for (const start of startsOf(source)) {
      const text = (length: number) => `${start}${repeated(unit, length)}\u0000`;
      const long = timeOf(expression, text(size));
      // With quadratic growth, an eighth of the text takes a 64th of the time.
      if (long > slowMs && long > 24 * timeOf(expression, text(size / 8))) return start + unit;
    }
  }
  return undefined;
}

const isRepeating = ({ source }: Expression) => /[*+]|\{\d+,\}/.test(source);

it('every expression reads 16 kB of what it almost matches in linear time', () => {
  const slow = (some: readonly Expression[]) =>
    some.flatMap((each) => {
      const worst = worstOf(each);
      return worst === undefined ? [] : [`${each.at} on ${JSON.stringify(worst)}`];
    });
  expect(slow([...expressions, ...patterns].filter(isRepeating))).toEqual([]);
  const quadratic = [String.raw`\s+x`, '^<a [^>]*?src="[^"]*"[^<>]*>', '"(?:[^"]|"")*",'];
  expect(slow(quadratic.map((source) => ({ at: source, source, flags: 'g' })))).toHaveLength(3);
}, 120_000);
