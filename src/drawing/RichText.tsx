import { createElement, type Key, type ReactNode } from 'react';
import { decoded, type Tag, tagOf, tokensOf } from './html-tokens';
import { safeUrl } from './measure';

/** Rich text of a page: headings, lists, tables, links and pictures. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="row row-text">
      <div className="txt long rich">{richNodes(html)}</div>
    </div>
  );
}

type Props = Record<string, string | number | undefined>;

/** Attributes per tag; of other tags only the text is kept. */
const tags: Record<string, (tag: Tag) => Props> = {
  p: aligned,
  h2: aligned,
  h3: aligned,
  h4: aligned,
  br: nothing,
  strong: nothing,
  em: nothing,
  u: nothing,
  s: nothing,
  ul: nothing,
  ol: (tag) => ({ start: count(tag, 'start') }),
  li: nothing,
  blockquote: nothing,
  table: nothing,
  tbody: nothing,
  tr: nothing,
  td: spans,
  th: spans,
  img: (tag) => ({
    src: storedFile.exec(tag.of('src') ?? '')?.[0],
    alt: decoded(tag.of('alt') ?? ''),
    width: count(tag, 'width'),
    height: count(tag, 'height'),
    loading: 'lazy',
    decoding: 'async',
  }),
  a: (tag) => ({
    href: safeUrl(decoded(tag.of('href') ?? '')) || undefined,
    ...(tag.of('target') === '_blank' ? { target: '_blank', rel: 'noopener' } : {}),
  }),
};

const storedFile = /^\/files\/[0-9a-f]{64}\.(?:png|jpg)$/;
const isVoid = (name: string) => name === 'br' || name === 'img';
/** Elements whose direct text is ignored. */
const frames = new Set(['table', 'tbody', 'tr', 'ul', 'ol']);

/** HTML as React elements: known tags and attributes, everything else as text. Never sets HTML, so it runs no code. */
export function richNodes(html: string): ReactNode[] {
  const root: Open = { name: '', props: {}, children: [] };
  const open: Open[] = [root];
  const add = (node: ReactNode) => open.at(-1)?.children.push(node);
  const close = () => {
    const done = open.pop();
    if (done) add(made(done, open.at(-1)?.children.length ?? 0));
  };
  for (const token of tokensOf(html)) {
    const tag = tagOf(token);
    if (!tag) {
      const isBlank = token.trim() === '';
      if (!token.startsWith('<!') && !(isBlank && frames.has(open.at(-1)?.name ?? ''))) add(decoded(token));
      continue;
    }
    const read = Object.hasOwn(tags, tag.name) ? tags[tag.name] : undefined;
    if (!read) continue;
    if (tag.isEnd) {
      const place = open.findLastIndex(({ name }) => name === tag.name);
      if (place > 0) while (open.length > place) close();
      continue;
    }
    const props = read(tag);
    if (tag.name === 'img' && props['src'] === undefined) continue;
    open.push({ name: tag.name, props, children: [] });
    if (isVoid(tag.name)) close();
  }
  while (open.length > 1) close();
  return root.children;
}

interface Open {
  name: string;
  props: Props;
  children: ReactNode[];
}

function made({ name, props, children }: Open, key: Key): ReactNode {
  return createElement(name, { ...props, key }, ...children);
}

function nothing(): Props {
  return {};
}

function aligned(tag: Tag): Props {
  const name = /\balign-(?:center|right)\b/.exec(tag.of('class') ?? '')?.[0];
  return name ? { className: name } : {};
}

function spans(tag: Tag): Props {
  return { colSpan: count(tag, 'colspan'), rowSpan: count(tag, 'rowspan') };
}

function count(tag: Tag, name: string): number | undefined {
  const value = Number(tag.of(name));
  return Number.isInteger(value) && value > 1 && value < 10_000 ? value : undefined;
}
