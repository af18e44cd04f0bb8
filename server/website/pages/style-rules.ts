/** A rule of a style sheet: with declarations, or an at-rule with rules; neither for a statement such as `@import`. */
export interface StyleRule {
  prelude: string;
  declarations?: string;
  rules?: readonly StyleRule[];
}

/** At-rules that hold rules instead of declarations. */
const isGroup = (prelude: string) => /^@(?:media|supports|container|layer|keyframes)\b/.test(prelude);

const marks = /"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|[(){};,]/g;

/** Next position of one of these characters outside strings and parentheses; the end without one. */
function positionOf(css: string, wanted: string, from: number): number {
  let depth = 0;
  marks.lastIndex = from;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '(') depth += 1;
    else if (mark[0] === ')') depth -= 1;
    else if (depth <= 0 && wanted.includes(mark[0])) return mark.index;
  }
  return css.length;
}

/** Rules of one of our own style sheets, which have no comments and nest only in at-rules; without idle blanks. */
export function rulesOf(css: string): StyleRule[] {
  return rulesFrom(css, 0).rules;
}

function rulesFrom(css: string, from: number): { rules: StyleRule[]; end: number } {
  const rules: StyleRule[] = [];
  for (let at = from; ;) {
    const end = positionOf(css, '{};', at);
    const prelude = withoutBlanks(css.slice(at, end), / ?([,>~{]) ?/g);
    if (end >= css.length || css.charAt(end) === '}') return { rules, end };
    if (css.charAt(end) === ';') {
      rules.push({ prelude });
      at = end + 1;
    } else if (isGroup(prelude)) {
      const inner = rulesFrom(css, end + 1);
      rules.push({ prelude, rules: inner.rules });
      at = inner.end + 1;
    } else {
      const close = positionOf(css, '}', end + 1);
      const declarations = withoutBlanks(css.slice(end + 1, close), / ?([,;:]) ?/g).replace(/;$/, '');
      rules.push({ prelude, declarations });
      at = close + 1;
    }
  }
}

/** Quoted texts stay unchanged. */
function withoutBlanks(css: string, around: RegExp): string {
  const pieces = css.split(/("(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?)/);
  return pieces
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replaceAll(/\s+/g, ' ').replaceAll(around, '$1')))
    .join('')
    .trim();
}

export function textOf(rules: readonly StyleRule[]): string {
  return rules
    .map(({ prelude, declarations, rules: inner }) => {
      if (inner) return `${prelude}{${textOf(inner)}}`;
      return declarations === undefined ? `${prelude};` : `${prelude}{${declarations}}`;
    })
    .join('');
}

/** Elements, classes and ids of a page. */
interface Names {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

function namesIn(html: string): Names {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return {
    tags: new Set(all(/<([a-zA-Z][\w-]*)/g).map((name) => name.toLowerCase())),
    classes: new Set(all(/ class="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
    ids: new Set(all(/ id="([^"]*)"/g)),
  };
}

/** Removes what a selector only asks of an element, such as `:not(.a)` or `[open]`. */
function bare(selector: string): string {
  let plain = selector.replaceAll(/\[[^[\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/::?[\w-]+(?:\([^()]*\))?/g, '');
  }
  return plain;
}

function mayMatch(selector: string, { tags, classes, ids }: Names): boolean {
  const names = [...bare(selector).matchAll(/([.#]?)(-?[a-zA-Z_][\w-]*)/g)];
  return names.every(([, kind, name = '']) => {
    if (kind === '.') return classes.has(name);
    return kind === '#' ? ids.has(name) : tags.has(name.toLowerCase());
  });
}

/** Selectors of a list, split at its commas. */
export function selectorsOf(prelude: string): string[] {
  const all: string[] = [];
  for (let at = 0; at < prelude.length;) {
    const end = positionOf(prelude, ',', at);
    all.push(prelude.slice(at, end).trim());
    at = end + 1;
  }
  return all;
}

function usedOf(rules: readonly StyleRule[], names: Names): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.prelude.startsWith('@')) {
      if (!rule.rules || rule.prelude.startsWith('@keyframes')) return [rule];
      const inner = usedOf(rule.rules, names);
      return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
    }
    const selectors = selectorsOf(rule.prelude).filter((selector) => mayMatch(selector, names));
    return selectors.length > 0 && rule.declarations !== ''
      ? [{ ...rule, prelude: selectors.join(',') }]
      : [];
  });
}

/** Rules that can apply to a page as drawn; its scripts add no elements and no classes. */
export function usedRules(rules: readonly StyleRule[], html: string): StyleRule[] {
  const used = usedOf(rules, namesIn(html));
  const text = textOf(used.filter(({ prelude }) => !prelude.startsWith('@keyframes')));
  return used.filter(
    ({ prelude }) => !prelude.startsWith('@keyframes') || text.includes(prelude.slice('@keyframes '.length)),
  );
}
