import type { ReactNode } from 'react';
import { DraftSign, DraftTime } from './DraftNote';
import { HtmlDocument } from './HtmlDocument';
import { SetIcon, type SetIconName } from './set-icons';
import { setText as text } from './set-text';
import { publicPageText } from './text';

/** A page or an item in the list of a set. */
interface SetEntry {
  id: string;
  icon: SetIconName;
  title: string;
  says: string;
  /** Null for an item without a page. */
  href: string | null;
  isCurrent: boolean;
}

export interface SetGroup {
  title: string;
  /** True for pages that visitors will not find any more. */
  isGone?: boolean;
  items: readonly SetEntry[];
}

/** Links of which each leads to the present page in another view. */
interface SetChoice {
  name: string;
  options: readonly { title: string; href: string; isCurrent: boolean }[];
}

/** A page of a set as it is or will be. */
interface SetPage {
  title: string;
  /** HTML of its own; null where visitors find none, for the reason that `says` gives. */
  html: string | null;
  says: string;
}

/** Preview of a set: its pages as a list, and one of them as visitors find it before or after the set is live. */
export function SetDocument({
  name,
  groups,
  page,
  isFirst,
  isPhone,
  isBefore,
  count,
  firstHref,
  choices,
  expiresOn,
  css,
  nonce,
}: {
  name: string;
  groups: readonly SetGroup[];
  /** Null while no item has a page. */
  page: SetPage | null;
  /** True for the address of the link itself: a narrow window shows the list there. */
  isFirst: boolean;
  isPhone: boolean;
  /** True for the pages as visitors find them now. */
  isBefore: boolean;
  /** Items that are shown as live. */
  count: number;
  firstHref: string;
  choices: { width: SetChoice; state: SetChoice };
  expiresOn: Date;
  css: string;
  nonce: string;
}) {
  return (
    <HtmlDocument
      title={page && !isFirst ? text.titled(page.title, name) : text.of(name)}
      robots="noindex, nofollow, noarchive"
      css={css}
      nonce={nonce}
      bodyClass={`t-liubai set ${isFirst ? 'set-first' : 'set-one'}`}
    >
      <a className="skip" href="#page">
        {publicPageText.skip}
      </a>
      <header className="set-bar">
        <DraftSign />
        <div className="set-says">
          <h1>{text.of(name)}</h1>
          <p>
            {groups.length === 0 ? text.empty : isBefore ? text.before : text.after(count)}{' '}
            <DraftTime expiresOn={expiresOn} />
          </p>
        </div>
        {page && (
          <div className="set-choices">
            <Choice choice={choices.width} />
            <Choice choice={choices.state} />
          </div>
        )}
      </header>
      <main className="set-body">
        <nav className="set-list" aria-label={text.list}>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </nav>
        <div className="set-page" id="page" tabIndex={-1}>
          <a className="set-back" href={firstHref}>
            {text.back}
          </a>
          {page && <Page page={page} isPhone={isPhone} />}
        </div>
      </main>
    </HtmlDocument>
  );
}

const current = (isCurrent: boolean, kind: 'page' | 'true') => (isCurrent ? { 'aria-current': kind } : {});

const Choice = ({ choice: { name, options } }: { choice: SetChoice }) => (
  <nav className="set-seg" aria-label={name}>
    {options.map(({ title, href, isCurrent }) => (
      <a key={title} href={href} {...current(isCurrent, 'true')}>
        {title}
      </a>
    ))}
  </nav>
);

function Group({ group: { title, isGone = false, items } }: { group: SetGroup }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry}>
              {isGone ? <del>{entry.title}</del> : <span>{entry.title}</span>}
              <small>{entry.says}</small>
              <SetIcon name={entry.icon} />
            </Entry>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Entry = ({ entry: { href, isCurrent }, children }: { entry: SetEntry; children: ReactNode }) =>
  href === null ? (
    <div>{children}</div>
  ) : (
    <a href={href} {...current(isCurrent, 'page')}>
      {children}
    </a>
  );

/** Links may leave the frame; the policy of the page around it may forbid more. */
const allowed =
  'allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols';

/** Inherits the policy of the page around it, and runs nothing. */
const Page = ({ page: { title, html, says }, isPhone }: { page: SetPage; isPhone: boolean }) =>
  html === null ? (
    <p className="set-none">{says}</p>
  ) : (
    <div className={isPhone ? 'set-frame phone' : 'set-frame'}>
      <iframe title={`${title}，${says}`} sandbox={allowed} srcDoc={html} />
    </div>
  );
