/** An unparsed tag with name and attributes. */
export interface Tag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  /** Raw attribute with entities; undefined if absent. */
  of: (attribute: string) => string | undefined;
}

const piece =
  /(<!--(?:[^<]|<(?!!--))*?-->|<!\[[^<>]*>|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'"<>])*>|<[!?][^<>]*>)/;
const attribute = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Tags, comments and texts of HTML in order. */
export function tokensOf(html: string): string[] {
  return html.split(piece).filter((token) => token !== '');
}

/** Parses a token; null for a text or comment. */
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

/** Decodes entities of a text or attribute. */
export function decoded(text: string): string {
  return text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
