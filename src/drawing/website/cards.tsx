import { printedText } from '../../../openapi/text';
import { Arrow } from '../blocks/link';
import { FigureBlock, type FigureId } from '../picture';
import { publicPageText } from '../text';
import { Phrases } from '../typography';
import type { Addresses } from './addresses';
import { websiteText } from './text';
import type { ArticleCard, CaseCard, NewsCard } from './types';

interface Drawn {
  to: Addresses;
  figureId: FigureId;
  level: 'h2' | 'h3';
}

export function CaseCards({
  cards,
  hasBig = false,
  ...drawn
}: Drawn & { cards: readonly CaseCard[]; hasBig?: boolean }) {
  return cards.map((card, index) => (
    <CaseView key={card.id} card={card} isBig={hasBig && index === 0} {...drawn} />
  ));
}

function CaseView({ card, isBig, to, figureId, level: Heading }: Drawn & { card: CaseCard; isBig: boolean }) {
  const households = card.households === null ? '' : printedText.households(card.households);
  const size = websiteText.floorsAndHouseholds(card.floors, households);
  return (
    <article className={isBig ? 'cs big' : 'cs'}>
      <a href={to.record('case', card)}>
        {card.picture && (
          <FigureBlock block={card.picture} id={figureId(card.picture)} place={isBig ? 'wide' : 'half'} />
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
          <p className="cs-d">
            {card.place}
            {size && (
              <>
                {' '}
                <br />
                {size}
              </>
            )}
          </p>
        </div>
      </a>
    </article>
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
