import type { SiteModel } from './compose';
import { titleTail } from './characters-data';
import { lengthOf } from './measure';
import { directions } from './map-links';
import { parsePhone } from './phone';
import { publicPageText } from './text';
import type { BarAction, BarsPart, SiteInfo, TitlePart } from './types';

/** Anchor of a page's form. */
export const formSection = 'booking';

const maxEntries = 7;
const minEntries = 3;
const maxName = 6;

type Section = SiteModel['sections'][number];

/** Id of a section, the target of the page's links. */
export function sectionId({ number, rows }: Section): string {
  return rows.some(({ kind }) => kind === 'form') ? formSection : `s${number}`;
}

/** Entries of the section bar in the order of the page; none if there are too few for a bar (rule 18). */
export function sectionEntries({ bars, sections }: Pick<SiteModel, 'bars' | 'sections'>) {
  if (!bars?.hasSections) return [];
  const entries = sections.flatMap((section) => {
    const name = section.title ? navName(section.title) : '';
    return name ? [{ href: `#${sectionId(section)}`, name }] : [];
  });
  return entries.length < minEntries ? [] : entries.slice(0, maxEntries);
}

/** The section's short name, else the first words of the title; empty if they are too long for a bar. */
function navName({ textContent, navName: own, isUnlisted }: TitlePart): string {
  if (isUnlisted) return '';
  if (own?.trim()) return own.trim();
  const text = (textContent ?? '').trim();
  const [, main = text] = titleTail.exec(text) ?? [];
  const [first = ''] = main.split(/[，。、：；！？\s]/);
  return lengthOf(first) <= maxName ? first : '';
}

interface Action {
  kind: BarAction;
  href: string;
  /** The telephone number. */
  number?: string;
  isNew: boolean;
}

/** Actions of a page that have a target, in the order chosen by staff. */
export function barActions(
  { bars, form, phone, address }: Pick<SiteModel, 'bars' | 'form' | 'phone' | 'address'>,
  { title }: SiteInfo,
): Action[] {
  if (!bars) return [];
  const own = parsePhone(bars.tel) ?? parsePhone(phone?.tel);
  const place = bars.address?.trim() || address;
  const account = bars.lineId?.trim() ?? '';
  const text = bars.lineText?.trim() || publicPageText.lineText(title);
  const made: Record<BarAction, Action | null> = {
    call: own && { kind: 'call', href: own.href, number: own.show, isNew: false },
    line: account
      ? {
          kind: 'line',
          href: `https://line.me/R/oaMessage/${encodeURIComponent(account)}/?${encodeURIComponent(text)}`,
          isNew: true,
        }
      : null,
    directions: place ? { kind: 'directions', href: directions(place), isNew: true } : null,
    book: form && { kind: 'book', href: `#${formSection}`, isNew: false },
  };
  return (bars.actions ?? []).flatMap((action) => made[action] ?? []);
}

const icons: Record<BarAction, string> = {
  call: 'M7.5 3.5 10 8.2 7.9 10c1 2.6 3.4 5 6 6.1l1.9-2.1 4.7 2.5-.8 3.3c-.2.8-.9 1.3-1.7 1.2C10.5 20 4 13.5 3 6c-.1-.8.4-1.5 1.2-1.7z',
  line: 'M12 4c5 0 9 3.1 9 7s-4 7-9 7c-.6 0-1.2 0-1.8-.1L6 20.5l.5-3.6C4.4 15.6 3 13.5 3 11c0-3.9 4-7 9-7zM8.5 11h7',
  directions:
    'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  book: 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7M9 15l2 2 4-4',
};

/** Bar with the sections of the page; a style sheet marks the current one. */
export function SectionBar({
  entries,
  hasHero,
}: {
  entries: ReturnType<typeof sectionEntries>;
  hasHero: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-label={publicPageText.sections}>
      <ul>
        {hasHero && (
          // Current while the hero is shown; else the browser marks the first section.
          <li className="vh" aria-hidden="true">
            <a href="#main" tabIndex={-1}>
              {publicPageText.toTop}
            </a>
          </li>
        )}
        {entries.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const ActionIcon = ({ kind }: { kind: BarAction }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[kind]} />
  </svg>
);

/** Bar with the actions, only once in the tab order: at the top on a wide screen, at the bottom on a phone. */
export function ActionBar({
  actions,
  bars: { highlighted },
}: {
  actions: readonly Action[];
  bars: BarsPart;
}) {
  if (actions.length === 0) return null;
  return (
    <nav className="acts" aria-label={publicPageText.contact}>
      <ul>
        {actions.map(({ kind, href, number, isNew }) => (
          <li key={kind} className={`a-${kind}${kind === highlighted ? ' lit' : ''}`}>
            <a href={href} {...(isNew ? { target: '_blank', rel: 'noopener' } : {})}>
              <ActionIcon kind={kind} />
              <span>{publicPageText.actions[kind]}</span>
              {number && (
                <>
                  {' '}
                  <b>{number}</b>
                </>
              )}
              {isNew && <span className="vh">{publicPageText.newWindow}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
