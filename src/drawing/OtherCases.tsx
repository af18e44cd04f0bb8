import { Arrow } from './blocks/link';
import { FigureBlock, type FigureId } from './picture';
import { TitleBlock, titleOf } from './blocks/title';
import { publicPageText } from './text';
import type { Developer, OtherCase } from './types';
import { Phrases } from './typography';

/** Pictures of the cards in drawing order. */
export const picturesOfCases = (cases: readonly OtherCase[]) =>
  cases.flatMap(({ picture }) => (picture ? [picture] : []));

/** Last section of a one-page site: other cases of the company, and the way to all of them. */
export function OtherCases({
  cases,
  developer,
  number,
  figureId,
}: {
  cases: readonly OtherCase[];
  developer: Developer | undefined;
  /** Counts the sections of the page from 1. */
  number: number;
  figureId: FigureId;
}) {
  return (
    <section className="sec s-other" data-no={String(number).padStart(2, '0')}>
      <TitleBlock block={titleOf(publicPageText.otherCases)} level="h2" />
      <div className="row row-other">
        {cases.map((card) => (
          <Card key={card.id} card={card} figureId={figureId} />
        ))}
      </div>
      {developer && (
        <div className="row row-links">
          <div className="links">
            <AllCasesLink developer={developer} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Way to all cases of the company, below a page's content. */
export const AllCasesLink = ({ developer: { cases, name } }: { developer: Developer }) => (
  <a className="lnk" href={cases}>
    <span>{publicPageText.allCasesOf(name)}</span>
    <Arrow isNew={false} />
  </a>
);

function Card({
  card: { title, place, href, picture, area, price },
  figureId,
}: {
  card: OtherCase;
  figureId: FigureId;
}) {
  const facts = [
    [publicPageText.cardFacts.area, area],
    [publicPageText.cardFacts.price, price],
  ].filter(([, value]) => value);
  return (
    <article className="oc">
      <a href={href}>
        {picture && <FigureBlock block={picture} id={figureId(picture)} place="third" />}
        <div className="oc-t">
          <h3>
            <Phrases>{title}</Phrases>
          </h3>
          <p>{place}</p>
          {facts.length > 0 && (
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </a>
    </article>
  );
}
