/** A tag as it is written: its name and attributes. */
export interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  /** As written, entities and all; undefined where it has none. */
  of: (attribute: string) => string | undefined;
}

const piece = /(<!--[\s\S]*?-->|<!\[[^>]*>|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>|<[!?][^>]*>)/;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** HTML as its tags, comments and the texts between them, in their order. */
export function tokensOf(html: string): string[] {
  return html.split(piece).filter((token) => token !== '');
}

/** What a token is as a tag; null for a text or a comment. */
export function tagOf(token: string): Tag | null {
  const [, slash, name] = /^<(\/?)([a-zA-Z][\w:-]*)/.exec(token) ?? [];
  if (name === undefined) return null;
  const attributes = new Map(
    [...token.matchAll(attribute)].map(([, key = '', a, b, c]) => [key.toLowerCase(), a ?? b ?? c ?? '']),
  );
  return {
    name: name.toLowerCase(),
    isEnd: slash === '/',
    isEmpty: token.endsWith('/>'),
    of: (key) => attributes.get(key),
  };
}

/** A text or an attribute without its entities. */
export function decoded(text: string): string {
  return text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
