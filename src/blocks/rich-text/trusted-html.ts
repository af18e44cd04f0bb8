import DOMPurify from 'dompurify';
import { inertHtml } from '../../ui/inert-html';

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => object;
}

const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };

/**
 * Sanitises all HTML that becomes elements: the editor's content and pasted text
 * (decisions/008-stored-files-and-rich-text). Call it before the editor starts.
 */
export function allowCleanHtml(): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
}

/**
 * Parses HTML of any origin in a document that runs no script and loads nothing. Never insert its nodes into the page.
 */
export function inertBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(inertHtml(html), 'text/html').body;
}
