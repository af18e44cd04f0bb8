import type { CaseTab } from '../../../openapi/generated/enums';
import { printedText } from '../../../openapi/text';
import { Arrow } from '../blocks/link';
import { FigureBlock, type FigureId } from '../picture';
import { publicPageText } from '../text';
import { Phrases } from '../typography';
import type { Addresses } from './addresses';
import { websiteText } from './text';
import type { ArticleCard, CaseCard, County, NewsCard } from './types';

interface Drawn {
  to: Addresses;
  figureId: FigureId;
  level: 'h2' | 'h3';
}

/** Cards of cases; in a ledger each has a line of its own. */
export function CaseCards({
  cards,
  layout,
  ...drawn
}: Drawn & { cards: readonly CaseCard[]; layout: 'cards' | 'bigFirst' | 'ledger' }) {
  return cards.map((card, index) => (
    <CaseView key={card.id} card={card} isBig={layout === 'bigFirst' && index === 0} {...drawn} />
  ));
}

function CaseView({ card, isBig, to, figureId, level: Heading }: Drawn & { card: CaseCard; isBig: boolean }) {
  return (
    <article className={isBig ? 'cs big' : 'cs'}>
      <a href={to.record('case', card)}>
        {card.picture && (
          <FigureBlock block={card.picture} id={figureId(card.picture)} place={isBig ? 'wide' : 'third'} />
        )}
        <div className="cs-t">
          <Heading>
            <Phrases>{card.title}</Phrases>
          </Heading>
          {card.subtitle && (
            <p className="cs-s">
              <Phrases>{card.subtitle}</Phrases>
            </p>
          )}
          <p className="cs-d">{card.place}</p>
        </div>
      </a>
      <CaseFacts card={card} />
    </article>
  );
}

/** Figures that the pages of a case say of it; nothing without any. */
function CaseFacts({ card }: { card: CaseCard }) {
  const { area, price, completion, progress, isSoldOut } = card;
  const households = card.households === null ? '' : printedText.households(card.households);
  const { facts } = websiteText;
  const lines = [
    [facts.area, area],
    isSoldOut ? [facts.sale, websiteText.soldOut] : [facts.price, price],
    [facts.scale, websiteText.caption(card.floors, households)],
    [facts.completion, completion],
  ].filter(([, value]) => value);
  if (lines.length === 0 && progress === null) return null;
  return (
    <div className="cs-f">
      {lines.length > 0 && (
        <dl>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {progress !== null && (
        <p className="cs-p">
          {publicPageText.progress} {publicPageText.percent(progress)}
          <progress max={100} value={progress} aria-label={websiteText.progressOf(card.title)} />
        </p>
      )}
    </div>
  );
}

export function ArticleCards({
  cards,
  hasBig = false,
  ...drawn
}: Drawn & { cards: readonly ArticleCard[]; hasBig?: boolean }) {
  return cards.map((card, index) => (
    <ArticleView key={card.id} card={card} isBig={hasBig && index === 0} {...drawn} />
  ));
}

function ArticleView({
  card,
  isBig,
  to,
  figureId,
  level: Heading,
}: Drawn & { card: ArticleCard; isBig: boolean }) {
  return (
    <article className={isBig ? 'ar big' : 'ar'}>
      <a href={to.record('article', card)}>
        {card.picture && (
          <FigureBlock block={card.picture} id={figureId(card.picture)} place={isBig ? 'wide' : 'third'} />
        )}
        <div className="ar-t">
          <p className="ar-k">
            {websiteText.types[card.type]}
            {publicPageText.separator}
            <Day date={card.publishDate} />
          </p>
          <Heading>
            <Phrases>{card.title}</Phrases>
          </Heading>
          {card.summary && <p className="ar-s">{card.summary}</p>}
        </div>
      </a>
    </article>
  );
}

export function NewsList({ items, to }: { items: readonly NewsCard[]; to: Addresses }) {
  return (
    <ul className="nl">
      {items.map((item) => (
        <li key={item.id}>
          <a href={to.record('news', item)}>
            <Day date={item.publishDate} />
            <span className="nl-t">{item.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A choice of a list, with what it would leave. */
export interface Choice {
  name: string;
  count: number;
  href: string;
  isHere?: boolean;
}

/** Choices of a list as links; the chosen one is marked. */
export const Choices = ({ choices }: { choices: readonly Choice[] }) => (
  <ul>
    {choices.map(({ name, count, href, isHere = false }) => (
      <li key={href}>
        <a href={href} aria-current={isHere ? 'page' : undefined}>
          {name}
          <small>{count}</small>
        </a>
      </li>
    ))}
  </ul>
);

/** Links to all cases of a tab and to those of each county; `here` is undefined outside the list. */
export const CountyChoices = ({
  tab,
  counties,
  here,
  to,
}: {
  tab: CaseTab;
  counties: readonly County[];
  here?: string | null;
  to: Addresses;
}) => (
  <Choices
    choices={[
      {
        name: websiteText.all,
        count: counties.reduce((sum, { count }) => sum + count, 0),
        href: to.cases(tab),
        isHere: here === null,
      },
      ...counties.map(({ county, count }) => ({
        name: county,
        count,
        href: to.cases(tab, 1, county),
        isHere: here === county,
      })),
    ]}
  />
);

export const Day = ({ date }: { date: string }) => <time dateTime={date}>{date.replaceAll('-', '.')}</time>;

/** Link to more content, or to another website. */
export function Onward({
  href,
  isNew = false,
  label,
  children,
}: {
  href: string;
  isNew?: boolean;
  /** Name for screen readers, where several links have the same words. */
  label?: string;
  children: string;
}) {
  return (
    <a
      className="lnk"
      href={href}
      aria-label={label}
      {...(isNew ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <span>{children}</span>
      <Arrow isNew={isNew} />
      {isNew && <span className="vh">{publicPageText.newWindow}</span>}
    </a>
  );
}
