import type { CleanHtml } from './types';

/** A text with headings, lists and links, where the long text of a page stands. */
export function RichText({ html }: { html: CleanHtml }) {
  return (
    <div className="row row-text">
      <div className="txt long rich" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
