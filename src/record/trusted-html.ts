import DOMPurify from 'dompurify';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => object;
}

/**
 * The only way in which this page makes elements of HTML text: the rich editor parses what it is given and what
 * is pasted, and both are cleaned first (decisions 8). Call it before the editor starts.
 */
export function allowCleanHtml(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
}
