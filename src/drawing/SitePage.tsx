import { PartType } from '../../openapi/generated/enums';
import { Fragment, memo, type ReactNode } from 'react';
import { drawBlock, isDrawn } from './blocks';
import { LinkBlocks } from './blocks/link';
import { PhoneNumber } from './blocks/phone';
import { TextBlock } from './blocks/text';
import { TitleBlock } from './blocks/title';
import { barActions, sectionEntries, sectionId } from './bars';
import { composeSite, picturesOfRow, type Row, type SiteModel } from './compose';
import { EnquiryForm } from './EnquiryForm';
import type { FormContext } from './EnquiryFields';
import { roomChoices } from './enquiry';
import { focusClasses } from './focus';
import { type KeyFacts, keyFactsOf } from './key-facts';
import { shapeOf } from './measure';
import { parsePhone } from './phone';
import { permitOf, SiteFoot } from './foot';
import { FigureBlock, type FigureId, type PicturePlace } from './picture';
import type { PictureBase } from './opened-picture';
import { RichText } from './RichText';
import { isSameShape } from '../ui/same-shape';
import { publicPageText } from './text';
import { OtherCases, picturesOfCases } from './OtherCases';
import type { FormConsent, OtherCase, PagePart, PhonePart, SiteContent, TemplateCode } from './types';
import { Head, KeyFactsBand, SkipLink } from './SiteHead';

/** Header and footer of the company's website, replacing the page's own. */
interface SiteSurroundings {
  header: ReactNode;
  footer: ReactNode;
  /** At the end of the first section. */
  lead?: ReactNode;
  /** After the page's own sections. */
  more?: ReactNode;
}

interface SiteOptions {
  /** False if the link is not the first content of the page. */
  hasSkip?: boolean;
  formContext?: FormContext | undefined;
  /** Address of a picture's own page without its number. */
  picturesHref?: string | undefined;
  around?: SiteSurroundings;
  otherCases?: readonly OtherCase[];
  /** 留白 leaves its hero a margin. */
  theme?: TemplateCode;
}

/** Content of `<body>`, shared by preview and public page. */
export function SitePage({
  site,
  parts,
  richText,
  formConsent,
  formContext,
  picturesHref,
  around,
  otherCases = [],
  hasSkip = true,
  theme,
}: SiteContent & SiteOptions) {
  const model = composeSite(parts);
  const { hero, sections, phone, pictures, opened, bars } = model;
  const entries = sectionEntries(model);
  const actions = barActions(model, site);
  const figures = [...pictures, ...picturesOfCases(otherCases)];
  const drawn: Drawn = {
    figureId: (picture) => `f${figures.indexOf(picture) + 1}`,
    rooms: model.form ? roomChoices(parts) : [],
    formContext,
    formConsent,
    pictureBase:
      picturesHref === undefined
        ? null
        : { href: picturesHref, pictures: opened.map(({ picture }) => picture) },
  };
  const keyFacts = hero && keyFactsOf(parts.filter(isDrawn), site, phone);
  return (
    <>
      {hasSkip && <SkipLink />}
      {around?.header ?? (
        <Head
          site={site}
          model={{ phone, bars }}
          hasHero={hero !== null}
          entries={entries}
          actions={actions}
        />
      )}
      <main id="main">
        {hero && (
          <HeroSection
            hero={hero}
            place={theme === 'liubai' ? 'inset' : 'hero'}
            keyFacts={keyFacts}
            drawn={drawn}
            lead={around?.lead}
            richText={richText}
          />
        )}
        {sections.map((section) => (
          <SiteSection
            key={section.number}
            section={section}
            drawn={drawn}
            hasId={bars !== null || hasForm(section.rows)}
          />
        ))}
        {around?.more}
        {otherCases.length > 0 && (
          <OtherCases
            cases={otherCases}
            developer={site.developer}
            number={sections.length + 1}
            figureId={drawn.figureId}
          />
        )}
      </main>
      {around?.footer ?? <SiteFoot site={site} permit={permitOf(parts)} />}
      {phone && actions.length === 0 && <PhoneBar phone={phone} />}
    </>
  );
}

interface HeroProps {
  hero: NonNullable<SiteModel['hero']>;
  place: PicturePlace;
  keyFacts: KeyFacts | null;
  drawn: Drawn;
  lead: ReactNode;
  richText: string | undefined;
}

function HeroSection({ hero, place, keyFacts, drawn, lead, richText }: HeroProps) {
  const { picture } = hero;
  return (
    <section
      className={`sec hero${picture ? ` has-fig h-${shapeOf(picture)}${focusClasses(picture)}` : ' no-fig'}${hero.lead ? ' has-lead' : ''}${keyFacts ? ' has-facts' : ''}`}
    >
      <TitleBlock block={hero.title} level="h1" />
      {picture && <FigureBlock block={picture} id={drawn.figureId(picture)} place={place} />}
      {hero.lead && <TextBlock block={hero.lead} className="lead" />}
      {keyFacts && <KeyFactsBand {...keyFacts} />}
      {lead}
      {hero.rows.map((row, index) => (
        <SiteRow key={index} row={row} drawn={drawn} />
      ))}
      {richText && <RichText html={richText} />}
    </section>
  );
}

/** Telephone at the bottom of a phone's screen. */
const PhoneBar = ({ phone }: { phone: PhonePart }) => (
  <nav aria-label={phone.textContent || publicPageText.phone}>
    <a className="bar" href={parsePhone(phone.tel)?.href}>
      <span className="bar-l">{phone.textContent || publicPageText.phone}</span>
      <b className="bar-n">
        <PhoneNumber block={phone} />
      </b>
    </a>
  </nav>
);

interface SectionProps {
  section: ReturnType<typeof composeSite>['sections'][number];
  drawn: Drawn;
  hasId: boolean;
}

const SiteSection = memo(
  DrawnSection,
  (a, b) =>
    a.hasId === b.hasId &&
    isSameShape(a.section, b.section) &&
    a.section.rows.every((row) => isSameDrawn(row, a.drawn, b.drawn)),
);

function DrawnSection({ section, drawn, hasId }: SectionProps) {
  return (
    <section
      className={`sec${section.title ? '' : ' headless'}${hasForm(section.rows) ? ' s-form' : ''}`}
      {...(hasId ? { id: sectionId(section) } : {})}
      data-no={String(section.number).padStart(2, '0')}
    >
      {section.title && <TitleBlock block={section.title} level="h2" subTitle={section.subTitle} />}
      {section.rows.map((row, index) => (
        <SiteRow key={index} row={row} drawn={drawn} />
      ))}
    </section>
  );
}

/** True if the page gives a row, with the blocks that it had before, the same data. */
function isSameDrawn(row: Row, { figureId: before, ...a }: Drawn, { figureId: after, ...b }: Drawn): boolean {
  return isSameShape(a, b) && picturesOfRow(row).every((picture) => before(picture) === after(picture));
}

/**
 * One block by itself, as its page renders it; nothing for a type that the page does not show at the block's position.
 */
export function SiteBlock({ block }: { block: PagePart }) {
  const { sections, pictures } = composeSite([block], { hasHero: false });
  const drawn: Drawn = {
    figureId: (picture) => `f${pictures.indexOf(picture) + 1}`,
    rooms: roomChoices([block]),
    pictureBase: null,
  };
  return (
    <main>
      {sections.map((section) => (
        <SiteSection key={section.number} section={section} drawn={drawn} hasId={false} />
      ))}
    </main>
  );
}

const hasForm = (rows: readonly Row[]) => rows.some(({ kind }) => kind === 'form');

/** Page data for rows. */
interface Drawn {
  figureId: FigureId;
  /** Choices of the page's form. */
  rooms: ReturnType<typeof roomChoices>;
  formContext?: FormContext | undefined;
  formConsent?: FormConsent | undefined;
  /** Address prefix of pictures' own pages. */
  pictureBase?: PictureBase | null | undefined;
}

interface RowProps {
  row: Row;
  drawn: Drawn;
}

/** One row of a section. Not drawn again while its blocks, its place and the page's data stay the same. */
export const SiteRow = memo(
  DrawnRow,
  (a, b) => isSameShape(a.row, b.row) && isSameDrawn(a.row, a.drawn, b.drawn),
);

function DrawnRow({
  row,
  drawn: { figureId, rooms, formContext, formConsent, pictureBase = null },
}: RowProps) {
  switch (row.kind) {
    case 'pair':
      return (
        <div
          className={`row row-pair ${row.isOdd ? 'odd' : 'even'} p-${shapeOf(row.picture)}${row.isLow ? ' p-low' : ''}${row.block.partType === PartType.list ? ' p-list' : ''}`}
        >
          <FigureBlock block={row.picture} id={figureId(row.picture)} />
          <div className="col">
            {drawBlock(row.block, figureId)}
            <LinkBlocks blocks={row.links} />
          </div>
        </div>
      );
    case 'gallery':
      return (
        <div className={`row row-figs n${row.pictures.length}`}>
          {row.pictures.map((picture, index) => (
            <FigureBlock key={picture.id ?? index} block={picture} id={figureId(picture)} />
          ))}
        </div>
      );
    case 'text':
    case 'list':
      return (
        <div className={`row row-${row.kind}`}>
          {drawBlock(row.block, figureId)}
          <LinkBlocks blocks={row.links} />
        </div>
      );
    case 'links':
      return (
        <div className="row row-links">
          <LinkBlocks blocks={row.links} />
        </div>
      );
    case 'own':
      return <div className={`row ${row.className}`}>{drawBlock(row.block, figureId, pictureBase)}</div>;
    case 'form':
      return (
        <div className="row row-form">
          <EnquiryForm form={row.block} rooms={rooms} context={formContext} consent={formConsent} />
        </div>
      );
    case 'fine':
      return (
        <div className="row row-fine">
          {row.blocks.map((block, index) => (
            <Fragment key={block.id ?? index}>{drawBlock(block, figureId)}</Fragment>
          ))}
        </div>
      );
  }
}
