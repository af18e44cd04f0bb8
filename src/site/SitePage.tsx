import { Fragment, type ReactNode } from 'react';
import { drawBlock, isDrawn, LinkBlocks, PhoneNumber, TextBlock, TitleBlock } from './blocks';
import { ActionBar, barActions, SectionBar, sectionEntries, sectionId } from './bars';
import { composeSite, type Row } from './compose';
import { EnquiryForm, type FormContext } from './EnquiryForm';
import { roomChoices } from './enquiry';
import { focusClasses, focusOf, hasFocus, objectPosition } from './focus';
import { type KeyFacts, keyFactsOf } from './key-facts';
import { part, shapeOf, sizeOf } from './measure';
import { parsePhone } from './phone';
import { FigureBlock, type FigureId } from './picture';
import { GalleryBlock, type PictureBase } from './gallery';
import { RichText } from './RichText';
import { siteText } from './text';
import { Phrases } from './typography';
import type { FormConsent, PagePart, PhonePart, PicturePart, SiteContent, TemplateCode } from './types';

/** Header and footer of the company's website, replacing the page's own. */
interface Surroundings {
  header: ReactNode;
  footer: ReactNode;
  /** After the page's own sections. */
  more?: ReactNode;
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
  hasSkip = true,
}: SiteContent & {
  /** False if the link is not the first content of the page. */
  hasSkip?: boolean;
  formContext?: FormContext | undefined;
  /** Address of a picture's own page without its number. */
  picturesHref?: string | undefined;
  around?: Surroundings;
}) {
  const model = composeSite(parts);
  const { hero, sections, phone, pictures, galleries, bars } = model;
  const entries = sectionEntries(model);
  const actions = barActions(model, site);
  const drawn: Drawn = {
    figureId: (picture) => `f${pictures.indexOf(picture) + 1}`,
    parts,
    formContext,
    formConsent,
    pictureBase: picturesHref === undefined ? null : { href: picturesHref, pictures: galleries },
  };
  const keyFacts = hero && keyFactsOf(parts.filter(isDrawn), site, phone);
  const { figureId } = drawn;
  return (
    <>
      {hasSkip && <SkipLink />}
      {around?.header ?? <Head site={site} model={model} entries={entries} actions={actions} />}
      <main id="main">
        {hero && (
          <section
            className={`sec hero${hero.picture ? ` has-fig h-${shapeOf(hero.picture)}${focusClasses(hero.picture)}` : ' no-fig'}${hero.lead ? ' has-lead' : ''}${keyFacts ? ' has-facts' : ''}`}
          >
            <TitleBlock block={hero.title} level="h1" />
            {hero.picture && <FigureBlock block={hero.picture} id={figureId(hero.picture)} isHero />}
            {hero.lead && <TextBlock block={hero.lead} className="lead" />}
            {keyFacts && <KeyFactsBand {...keyFacts} />}
            {hero.rows.map((row, index) => (
              <SiteRow key={index} row={row} drawn={drawn} />
            ))}
            {richText && <RichText html={richText} />}
          </section>
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
      </main>
      {around?.footer ?? <SiteFoot site={site} />}
      {phone && actions.length === 0 && (
        <nav aria-label={siteText.phone}>
          <a className="bar" href={parsePhone(phone.tel)?.href}>
            <span className="bar-l">{phone.textContent || siteText.phone}</span>
            <b className="bar-n">
              <PhoneNumber block={phone} />
            </b>
          </a>
        </nav>
      )}
    </>
  );
}

interface SectionProps {
  section: ReturnType<typeof composeSite>['sections'][number];
  drawn: Drawn;
  hasId: boolean;
}

function SiteSection({ section, drawn, hasId }: SectionProps) {
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

/**
 * One block by itself, as its page renders it; nothing for a type that the page does not show at the block's position.
 */
export function SiteBlock({ block }: { block: PagePart }) {
  const { sections, pictures } = composeSite([block], { hasHero: false });
  const drawn: Drawn = {
    figureId: (picture) => `f${pictures.indexOf(picture) + 1}`,
    parts: [block],
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
/** The first link of a page. */
export const SkipLink = () => (
  <a className="skip" href="#main">
    {siteText.skip}
  </a>
);

interface HeadProps {
  site: SiteContent['site'];
  model: ReturnType<typeof composeSite>;
  entries: ReturnType<typeof sectionEntries>;
  actions: ReturnType<typeof barActions>;
}

/** Header of a one-page site: with its bars, else with its telephone. */
function Head({ site, model: { hero, phone, bars }, entries, actions }: HeadProps) {
  if (!bars || entries.length + actions.length === 0) {
    return <Mast site={site} phone={phone} isHeading={!hero} />;
  }
  return (
    <header className={`mast bars${entries.length > 0 ? '' : ' no-toc'}`}>
      <div className="mast-row">
        <MastName site={site} isHeading={!hero} />
      </div>
      <SectionBar entries={entries} />
      <ActionBar actions={actions} bars={bars} />
    </header>
  );
}

/** Footer of a one-page site: name, district, link to the top. */
export function SiteFoot({ site }: Pick<SiteContent, 'site'>) {
  return (
    <footer className="foot">
      <p className="foot-n">{site.title}</p>
      <p className="foot-d">{site.district}</p>
      <a className="foot-up" href="#top">
        {siteText.toTop}
      </a>
    </footer>
  );
}

interface MastProps {
  site: SiteContent['site'];
  phone: PhonePart | null;
  isHeading: boolean;
}

function MastName({ site, isHeading }: Pick<MastProps, 'site' | 'isHeading'>) {
  const Name = isHeading ? 'h1' : 'p';
  return (
    <>
      <Name className="mast-n">{site.title}</Name>
      <p className="mast-d">{site.district}</p>
    </>
  );
}

/** Name, district and telephone in the header of a one-page site. */
function Mast({ site, phone, isHeading }: MastProps) {
  return (
    <header className="mast">
      <MastName site={site} isHeading={isHeading} />
      {phone && (
        <a className="mast-t" href={parsePhone(phone.tel)?.href}>
          <span>{phone.textContent || siteText.phone}</span>
          <b>
            <PhoneNumber block={phone} />
          </b>
        </a>
      )}
    </header>
  );
}

/** Key facts in a row below the hero (rule 15). */
function KeyFactsBand({ facts, phone }: KeyFacts) {
  return (
    <dl className={`facts n${facts.length + (phone ? 1 : 0)}`}>
      {facts.map(({ name, value }) => (
        <div key={name} className={`fact-${name}`}>
          <dt>{siteText.keyFacts[name]}</dt>
          <dd>
            <Phrases>{value}</Phrases>
          </dd>
        </div>
      ))}
      {phone && (
        <div className="fact-phone">
          <dt>{siteText.keyPhone}</dt>
          <dd>
            <a href={parsePhone(phone.tel)?.href}>
              <PhoneNumber block={phone} />
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

const hasForm = (rows: readonly Row[]) => rows.some(({ kind }) => kind === 'form');

/** Page data for rows. */
interface Drawn {
  figureId: FigureId;
  parts: readonly PagePart[];
  formContext?: FormContext | undefined;
  formConsent?: FormConsent | undefined;
  /** Address prefix of gallery pictures' own pages. */
  pictureBase?: PictureBase | null | undefined;
}

/** One row of a section. */
export function SiteRow({
  row,
  drawn: { figureId, parts, formContext, formConsent, pictureBase = null },
}: {
  row: Row;
  drawn: Drawn;
}) {
  switch (row.kind) {
    case 'pair':
      return (
        <div
          className={`row row-pair ${row.isOdd ? 'odd' : 'even'} p-${shapeOf(row.picture)}${row.isLow ? ' p-low' : ''}${row.block.partType === part.list ? ' p-list' : ''}`}
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
    case 'project-facts':
    case 'plans':
    case 'progress':
    case 'places':
    case 'questions':
    case 'download':
      // Uses the layout of a list's row.
      return <div className={`row row-list row-${row.kind}`}>{drawBlock(row.block, figureId)}</div>;
    case 'video':
    case 'cta':
      return <div className={`row row-${row.kind}`}>{drawBlock(row.block, figureId)}</div>;
    case 'pictures':
      return (
        <div className="row row-list row-pictures">
          <GalleryBlock block={row.block} figureId={figureId} base={pictureBase} />
        </div>
      );
    case 'form':
      return (
        <div className="row row-form">
          <EnquiryForm
            form={row.block}
            rooms={roomChoices(parts)}
            context={formContext}
            consent={formConsent}
          />
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

/** Class of `<body>`: theme, and space for the phone bar. */
export function bodyClass(parts: readonly PagePart[], theme: TemplateCode): string {
  const model = composeSite(parts);
  if (barActions(model, { title: '', district: '' }).length > 0) return `t-${theme} has-acts`;
  return `t-${theme}${model.phone ? ' has-bar' : ''}`;
}

/** Aspect ratio, width and focus of each picture, for the page's style element (rule 14). */
export function pictureStyles(parts: readonly PagePart[]): string {
  const { hero, pictures } = composeSite(parts);
  const styles = stylesOf(pictures);
  // The hero's text next to its figure avoids the focus.
  if (hero?.picture && hasFocus(hero.picture)) {
    styles.push(`.hero{${measures(hero.picture)};--focus-y:${focusOf(hero.picture).y / 100}}`);
  }
  return styles.join('');
}

/** Pictures with ids from `f1`. */
export function stylesOf(pictures: readonly PicturePart[]): string[] {
  return pictures.map((picture, index) => {
    const focus = hasFocus(picture) ? `;--focus:${objectPosition(focusOf(picture))}` : '';
    return `#f${index + 1}{${measures(picture)}${focus}}`;
  });
}

function measures(picture: PicturePart): string {
  const { width, height } = sizeOf(picture);
  return `--r:${(width / height).toFixed(3)};--w:${width}`;
}
