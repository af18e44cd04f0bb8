import { DraftNote } from './DraftNote';
import { HtmlDocument } from './HtmlDocument';
import { publicPageText } from './text';

export interface SetGroup {
  title: string;
  /** True for pages that visitors will not find any more. */
  isGone?: boolean;
  items: readonly { id: number; title: string; says: string; href: string | null }[];
}

/** First page of a set's preview: its pages, those that go, and the items without a page. */
export function SetDocument({
  name,
  groups,
  expiresOn,
  css,
  nonce,
}: {
  name: string;
  groups: readonly SetGroup[];
  expiresOn: Date;
  css: string;
  nonce: string;
}) {
  return (
    <HtmlDocument
      title={publicPageText.draftOf(name)}
      robots="noindex, nofollow, noarchive"
      css={css}
      nonce={nonce}
      bodyClass="t-liubai notice set"
    >
      <DraftNote expiresOn={expiresOn} />
      <main>
        <h1>{publicPageText.setOf(name)}</h1>
        <p>{groups.length > 0 ? publicPageText.setSays : publicPageText.setEmpty}</p>
        {groups.map(({ title, isGone, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ id, title: own, says, href }) => (
                <li key={id}>
                  {href ? <a href={href}>{own}</a> : isGone ? <del>{own}</del> : <span>{own}</span>}
                  <small>{says}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </HtmlDocument>
  );
}
