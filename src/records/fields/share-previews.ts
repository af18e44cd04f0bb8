/** Approximate widths shown of a page, in half-width characters. */
export const shownWidths = {
  search: { title: 60, description: 156 },
  facebook: { title: 88, description: 110 },
  line: { title: 60, description: 64 },
} as const;

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

export interface Shown {
  text: string;
  isCut: boolean;
}

/** Part of a text that fits a width; a full-width character counts twice. */
export function shownPart(text: string, width: number): Shown {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  let used = 0;
  let part = '';
  for (const character of plain) {
    used += wide.test(character) ? 2 : 1;
    if (used > width) return { text: `${endOf(part)}…`, isCut: true };
    part += character;
  }
  return { text: plain, isCut: false };
}

/** Drops the beginning of a cut word, in text with spaces between words. */
function endOf(part: string): string {
  const words = /^(.+)\s[\w'’-]{1,15}$/.exec(part)?.[1];
  return (words ?? part).trimEnd();
}

/** Host and path of an address in the format of search results. */
export function breadcrumb(address: URL): string {
  const steps = address.pathname.split('/').filter(Boolean).map(decoded);
  return [address.host, ...steps].join(' › ');
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
