import { QrCode } from '../ui/QrCode';
import { HtmlDocument } from './HtmlDocument';
import { formSection } from './bars';
import { Arrow } from './blocks/link';
import { lengthOf } from './measure';
import { KindMark, Picture } from './picture';
import { stylesOf } from './picture-styles';
import { publicPageText } from './text';
import { type OpenedPicture, pictureAnchor, pictureHref } from './opened-picture';
import type { SiteInfo, TemplateCode } from './types';
import { columnsOf, type Unit } from './units';

interface PictureDocumentProps {
  site: SiteInfo;
  /** Address of the page with the pictures. */
  pageHref: string;
  pictures: readonly OpenedPicture[];
  /** Position of the shown picture, from 1. */
  number: number;
  /** True if the page has a form, to which plans lead. */
  hasForm: boolean;
  theme: TemplateCode;
  css: string;
  nonce: string;
  /** Foot of a printed plan; undefined for drafts. */
  sheet?: PlanSheet | undefined;
}

/** Origin of a printed plan. */
interface PlanSheet {
  publisher: string;
  /** Time of the publication. */
  publishedOn: string;
  /** Absolute address of the page with the pictures, as pictures get new numbers. */
  address: string;
}

/** One picture in full size, in a strip of its group; swipe and zoom are the browser's own (rule 20). */
export function PictureDocument({
  site,
  pictures,
  number,
  theme,
  css,
  nonce,
  ...rest
}: PictureDocumentProps) {
  const shown = pictures[number - 1];
  const first = pictures.findIndex(({ group }) => group === shown?.group) + 1;
  const strip = pictures.filter(({ group }) => group === shown?.group);
  const name = shown?.name ?? publicPageText.picture;
  const title = publicPageText.pictureTitle(name, number - first + 1, strip.length, site.title);
  return (
    <HtmlDocument
      title={title}
      theme={theme}
      robots="noindex"
      css={css + stylesOf(strip.map(({ picture }) => picture)).join('')}
      nonce={nonce}
      bodyClass={`t-${theme} pic-page`}
    >
      <main id="main">
        <h1 className="vh">{title}</h1>
        <ul className="pics">
          {strip.map((each, index) => (
            <PictureSlide
              key={index}
              opened={each}
              before={strip[index - 1]}
              after={strip[index + 1]}
              place={index + 1}
              count={strip.length}
              number={first + index}
              isFirst={first + index === number}
              site={site}
              {...rest}
            />
          ))}
        </ul>
      </main>
    </HtmlDocument>
  );
}

interface SlideProps {
  opened: OpenedPicture;
  before: OpenedPicture | undefined;
  after: OpenedPicture | undefined;
  /** Position in the strip, and length of the strip. */
  place: number;
  count: number;
  /** Position among all pictures. */
  number: number;
  /** True for the picture shown first. */
  isFirst: boolean;
  site: SiteInfo;
  pageHref: string;
  hasForm: boolean;
  sheet?: PlanSheet | undefined;
}

function PictureSlide(props: SlideProps) {
  const { opened, before, after, place, count, number, isFirst, site, pageHref, hasForm, sheet } = props;
  const { picture, alt, caption, kind, unit } = opened;
  const base = `${pageHref}/pictures`;
  return (
    <li
      id={`p${number}`}
      className={[isFirst ? 'now' : '', unit ? 'of-unit' : ''].join(' ').trim() || undefined}
    >
      <p className="pic-h">
        <a className="lnk back" href={`${pageHref}#${pictureAnchor(number)}`}>
          <Arrow isNew={false} />
          <span>{publicPageText.backTo(site.title)}</span>
        </a>
        <span>{publicPageText.placeOf(place, count)}</span>
      </p>
      <figure id={`f${place}`}>
        <Picture block={alt ? { ...picture, altText: alt } : picture} place={isFirst ? 'hero' : 'wide'} />
        <figcaption>
          <KindMark kind={kind} />
          {lengthOf(caption) > 0 && <span>{caption}</span>}
        </figcaption>
      </figure>
      {unit && <UnitOfPlan unit={unit} bookHref={hasForm ? `${pageHref}#${formSection}` : null} />}
      {unit && sheet && <SheetFoot site={site} sheet={sheet} />}
      <nav className="pic-nav" aria-label={publicPageText.picturesOf(place)}>
        {before && (
          <a className="lnk back" rel="prev" href={pictureHref(base, number - 1)}>
            <Arrow isNew={false} />
            <Neighbour words={publicPageText.previousPicture} unit={before.unit} />
          </a>
        )}
        <a className="lnk" href={picture.filePath ?? ''}>
          {publicPageText.originalSize}
        </a>
        {after && (
          <a className="lnk" rel="next" href={pictureHref(base, number + 1)}>
            <Neighbour words={publicPageText.nextPicture} unit={after.unit} />
            <Arrow isNew={false} />
          </a>
        )}
      </nav>
    </li>
  );
}

/** A plan is named, as visitors look for one; other pictures are not. */
const Neighbour = ({ words, unit }: { words: string; unit: Unit | undefined }) => (
  <span>
    {words}
    {unit && <small>{[unit.name, unit.area].join(publicPageText.separator)}</small>}
  </span>
);

/** Facts of the housing unit beside its plan, as its table states them, and the way to the form. */
function UnitOfPlan({ unit, bookHref }: { unit: Unit; bookHref: string | null }) {
  return (
    <div className="pic-unit">
      <h2>{unit.name}</h2>
      <dl>
        {columnsOf([unit])
          .filter((column) => column !== 'name')
          .map((column) => (
            <div key={column}>
              <dt>{publicPageText.unitColumns[column]}</dt>
              <dd>{unit[column]}</dd>
            </div>
          ))}
      </dl>
      {bookHref && (
        <a className="btn" href={bookHref}>
          {publicPageText.actions.book}
        </a>
      )}
    </div>
  );
}

/** Foot of a printed plan: case, publisher and time, and the way to the present page. */
const SheetFoot = ({
  site: { title, district },
  sheet: { publisher, publishedOn, address },
}: {
  site: SiteInfo;
  sheet: PlanSheet;
}) => (
  <div className="pic-sheet">
    <QrCode text={address} label={address} className="qr" />
    <p>
      <b>{title}</b>
      {publicPageText.separator}
      {district}
    </p>
    <p>{publisher}</p>
    <p>
      {publicPageText.publishedOn}
      {publishedOn}
    </p>
    <p>{address}</p>
  </div>
);
