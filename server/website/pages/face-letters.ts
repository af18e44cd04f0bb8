import { listDigits } from './text';
import { decoded, tagOf, tokensOf } from '../../../src/drawing/html-tokens';
import { selectorsOf, type StyleRule } from './style-rules';

/** Weights of the page's face that are cut for a page; heavier text uses the second. */
export const faceWeights = [400, 600] as const;
type FaceWeight = (typeof faceWeights)[number];

/** Letters of a page that its style sheet draws in the serif, by weight. */
type FaceLetters = Readonly<Record<FaceWeight, ReadonlySet<string>>>;

interface Compound {
  tag: string | null;
  names: readonly string[];
  /** Classes excluded by `:not()`. */
  lacks?: readonly string[];
}

interface FontRule {
  /** The element itself first, then its ancestors. */
  chain: readonly Compound[];
  family: 'serif' | 'sans' | null;
  weight: FaceWeight | null;
  /** Texts that the rule adds to the page. */
  content: string;
  /** It adds the number of an element too. */
  isCounted: boolean;
}

interface Element extends Compound {
  isSerif: boolean;
  weights: ReadonlySet<FaceWeight>;
  isSilent: boolean;
}

const voidTags = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Letters drawn in the serif. Conditions such as `:first-child` and siblings are taken as met, so that a face has a
 * letter too many rather than one too few.
 */
export function faceLettersOf(html: string, rules: readonly StyleRule[]): FaceLetters {
  const fonts = byLastName(fontRulesOf(rules));
  const letters = { 400: new Set<string>(), 600: new Set<string>() };
  const stack: Element[] = [];
  const counted = { 400: 0, 600: 0 };
  const add = (text: string, weights: ReadonlySet<FaceWeight>) => {
    const all = text.replaceAll(/\s+/g, '');
    for (const weight of weights) {
      for (const letter of all) letters[weight].add(letter);
    }
  };
  for (const token of tokensOf(html.slice(html.indexOf('<body')))) {
    const tag = tagOf(token);
    if (!tag) {
      const own = stack.at(-1);
      if (own?.isSerif && !own.isSilent) add(decoded(token), own.weights);
    } else if (tag.isEnd) {
      const at = stack.findLastIndex(({ tag: name }) => name === tag.name);
      if (at >= 0) stack.length = at;
    } else {
      const names = [
        ...(tag.of('class') ?? '').split(/\s+/).map((name) => `.${name}`),
        ...(tag.of('id') ? [`#${tag.of('id')}`] : []),
      ];
      const { element, contents, isCounted } = styled({ tag: tag.name, names }, stack, fonts);
      if (contents) add(contents, element.weights);
      for (const weight of isCounted ? element.weights : []) counted[weight] += 1;
      if (!tag.isEmpty && !voidTags.test(tag.name)) stack.push(element);
    }
  }
  // No list is longer than all lists.
  for (const weight of faceWeights) add(listDigits.slice(0, counted[weight]), new Set([weight]));
  return letters;
}

/** An element with the fonts that may apply to it, and texts in the serif that rules add. */
function styled(
  own: Compound,
  ancestors: readonly Element[],
  fonts: ReadonlyMap<string, readonly FontRule[]>,
): { element: Element; contents: string; isCounted: boolean } {
  const parent = ancestors.at(-1);
  const known = [own.tag ?? '', ...own.names, '*'].flatMap((name) => fonts.get(name) ?? []);
  const met = known.filter(({ chain }) => isMet(chain, own, ancestors));
  const plain = met.filter((rule) => !isAdding(rule));
  const families = new Set(plain.map(({ family }) => family));
  const weights = new Set(plain.flatMap(({ weight }) => weight ?? []));
  const isSerif = families.has('serif') || (!families.has('sans') && (parent?.isSerif ?? false));
  const added = met.filter(
    (rule) => isAdding(rule) && (rule.family === 'serif' || (rule.family === null && isSerif)),
  );
  return {
    element: {
      ...own,
      isSerif,
      weights: weights.size > 0 ? weights : (parent?.weights ?? new Set([400 as const])),
      isSilent: (parent?.isSilent ?? false) || own.tag === 'script' || own.tag === 'style',
    },
    contents: added.map(({ content }) => content).join(''),
    isCounted: added.some(({ isCounted }) => isCounted),
  };
}

const isAdding = ({ content, isCounted }: Pick<FontRule, 'content' | 'isCounted'>) =>
  content !== '' || isCounted;

function isMet(
  [own, ...rest]: readonly Compound[],
  element: Compound,
  ancestors: readonly Compound[],
): boolean {
  if (!own || !isLike(element, own)) return false;
  let at = ancestors.length - 1;
  for (const wanted of rest) {
    while (at >= 0 && !isLike(ancestors[at], wanted)) at -= 1;
    if (at < 0) return false;
    at -= 1;
  }
  return true;
}

const isLike = (element: Compound | undefined, { tag, names, lacks = [] }: Compound) =>
  element !== undefined &&
  (tag === null || tag === element.tag) &&
  names.every((name) => element.names.includes(name)) &&
  !lacks.some((name) => element.names.includes(name));

function byLastName(rules: readonly FontRule[]): Map<string, FontRule[]> {
  const map = new Map<string, FontRule[]>();
  for (const rule of rules) {
    const [own] = rule.chain;
    const key = own?.names[0] ?? own?.tag ?? '*';
    map.set(key, [...(map.get(key) ?? []), rule]);
  }
  return map;
}

function fontRulesOf(rules: readonly StyleRule[]): FontRule[] {
  return rules.flatMap(({ prelude, declarations = '', rules: inner }) => {
    if (inner) return prelude.startsWith('@media print') ? [] : fontRulesOf(inner);
    if (prelude.startsWith('@')) return [];
    const [, family] = /var\(--(serif|sans)\)/.exec(declarations) ?? [];
    const [, weight] = /(?:^|;)(?:font|font-weight):(\d{3})\b/.exec(declarations) ?? [];
    const added = contentOf(declarations);
    if (!family && !weight && !isAdding(added)) return [];
    return (
      selectorsOf(prelude)
        .flatMap(expanded)
        // A pseudo-element has no text but its own, and says nothing of its element.
        .filter((selector) => isAdding(added) || !selector.includes('::'))
        .map((selector) => ({
          chain: chainOf(selector),
          family: family === 'serif' || family === 'sans' ? family : null,
          weight: weight ? (Number(weight) >= 500 ? (600 as const) : (400 as const)) : null,
          ...added,
        }))
    );
  });
}

function contentOf(declarations: string): Pick<FontRule, 'content' | 'isCounted'> {
  const [, content = ''] = /(?:^|;)content:([^;]*)/.exec(declarations) ?? [];
  const texts = [...content.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => a ?? b ?? '');
  return { content: texts.join(''), isCounted: content.includes('counter') };
}

/** A selector once for each choice of its first `:is()` or `:where()`, and so on. */
function expanded(selector: string): string[] {
  const found = /^([^]*?):(?:is|where)\(([^()]*)\)([^]*)$/.exec(selector);
  if (!found) return [selector];
  const [, before = '', choices = '', after = ''] = found;
  return choices.split(',').flatMap((choice) => expanded(`${before}${choice.trim()}${after}`));
}

function chainOf(selector: string): Compound[] {
  const plain = selector
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/:not\(\.([\w-]+)\)/g, '!$1')
    .replaceAll(/::?[\w-]+(?:\([^()]*\))*/g, '');
  // Siblings and their ancestors are not looked for.
  const compounds = (/^(?:[^]*[+~])?([^]*)$/.exec(plain)?.[1] ?? '').split(/[\s>]+/);
  return compounds
    .filter((text, at) => text !== '' || at === compounds.length - 1)
    .map((text) => ({
      tag: /^[a-zA-Z][\w-]*/.exec(text)?.[0].toLowerCase() ?? null,
      names: [...text.matchAll(/[.#][\w-]+/g)].map(([name]) => name),
      lacks: [...text.matchAll(/!([\w-]+)/g)].map(([, name]) => `.${name}`),
    }))
    .toReversed();
}
