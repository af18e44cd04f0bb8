import { htmlLines } from '../../records/record/html-text';

/** A long text: plain, and as HTML if it is formatted. */
export interface FormattedText {
  text: string;
  /** Empty if unformatted; null if the server omits it. */
  html: string | null;
}

/** HTML for the rich editor: blank lines separate paragraphs, line breaks are kept, as on the page. */
export function editedHtml({ text, html }: FormattedText): string {
  if (html) return html;
  if (text.trim() === '') return '';
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph).split('\n').join('<br>')}</p>`)
    .join('');
}

/** Text from the rich editor's HTML. */
export function formattedText(html: string, before: FormattedText): FormattedText {
  if (/<(?!\/?(?:p|br)\b)/.test(html)) return { text: htmlLines(html), html };
  return { text: htmlLines(html), html: before.html === null ? null : '' };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
