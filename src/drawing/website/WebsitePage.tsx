import { PartType } from '../../../openapi/generated/enums';
import type { ReactNode } from 'react';
import { TextBlock } from '../blocks/text';
import { TitleBlock, titleOf } from '../blocks/title';
import type { FigureId } from '../picture';
import { composeSite } from '../compose';
import { mapLinks } from '../map-links';
import { SitePage } from '../SitePage';
import { publicPageText } from '../text';
import type { ImagePart, PicturePart, SiteContent } from '../types';
import { Phrases } from '../typography';
import { type Addresses, addressesUnder } from './addresses';
import { CaseCards, Onward } from './cards';
import { HomePage, PopupCard } from './HomePage';
import { ListPage } from './ListPage';
import { PostPage } from './PostPage';
import { websiteText } from './text';
import type { CaseSite, Company, WebsiteFrame, WebsiteView } from './types';
import { TelAndHours, WebsiteFooter, WebsiteHeader } from './WebsiteFrame';

/** `<body>` of a website page; `form` belongs to the contact page. */
export function WebsitePage({
  frame,
  view,
  form,
}: {
  frame: WebsiteFrame;
  view: WebsiteView;
  form?: ReactNode;
}) {
  const pictures = picturesOf(view);
  const figureId: FigureId = (picture) => `f${pictures.indexOf(picture) + 1}`;
  const to = addressesUnder(frame.base ?? '');
  const header = <WebsiteHeader frame={frame} />;
  const footer = <WebsiteFooter frame={frame} />;
  if (view.kind === 'case') {
    const more = view.recommended.length > 0 && (
      <section className="sec">
        <TitleBlock block={titleOf(websiteText.recommended)} level="h2" />
        <div className="row row-cases">
          <CaseCards cards={view.recommended} layout="cards" to={to} figureId={figureId} level="h3" />
        </div>
      </section>
    );
    const { record } = view.content;
    const isSoldOut = record?.kind === 'case' && record.isSoldOut;
    const lead = (view.site || isSoldOut) && <CaseLinks site={view.site} isSoldOut={isSoldOut} />;
    return <SitePage {...view.content} theme="liubai" around={{ header, footer, lead, more }} />;
  }
  return (
    <>
      <a className="skip" href="#main">
        {publicPageText.skip}
      </a>
      {header}
      {view.kind === 'home' && view.popup && <PopupCard popup={view.popup} figureId={figureId} />}
      <main id="main">
        <Main frame={frame} view={view} figureId={figureId} to={to} form={form} />
      </main>
      {footer}
    </>
  );
}

/** Ways from a case to its own site, or that nothing is left. */
function CaseLinks({ site, isSoldOut }: { site: CaseSite | null; isSoldOut: boolean }) {
  return (
    <div className="row row-links">
      <p className="links ways">
        {isSoldOut && <strong>{websiteText.soldOut}</strong>}
        {site?.bookHref && (
          <a className="go" href={site.bookHref}>
            {publicPageText.actions.book}
          </a>
        )}
        {site && <Onward href={site.href}>{websiteText.toCaseSite}</Onward>}
      </p>
    </div>
  );
}

interface MainProps {
  frame: WebsiteFrame;
  view: Exclude<WebsiteView, { kind: 'case' }>;
  figureId: FigureId;
  to: Addresses;
  form: ReactNode;
}

function Main({ frame, view, figureId, to, form }: MainProps) {
  switch (view.kind) {
    case 'home':
      return <HomePage frame={frame} view={view} figureId={figureId} to={to} />;
    case 'cases':
    case 'articles':
    case 'news':
      return <ListPage view={view} figureId={figureId} to={to} />;
    case 'contact':
      return <ContactPage company={frame.company} form={form} />;
    case 'notFound':
      return <NotFound to={to} />;
    case 'article':
    case 'newsItem':
      return <PostPage view={view} base={frame.base} figureId={figureId} />;
  }
}

function ContactPage({ company, form }: { company: Company; form: ReactNode }) {
  return (
    <section className="sec first s-form">
      <div className="head a1 z-s ph-h">
        <h1 className="ttl">
          <Phrases>{websiteText.sections.contact}</Phrases>
        </h1>
      </div>
      <div className={`row row-form${form ? '' : ' alone'}`}>
        {form}
        <div className="co-where">
          <h2>{company.legalName || company.name || websiteText.office}</h2>
          {company.address && <address>{company.address}</address>}
          <TelAndHours company={company} between={<br />} />
          {company.address && (
            <div className="links">
              <Onward href={mapLinks(company.address).google} isNew>
                {websiteText.map}
              </Onward>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function NotFound({ to }: { to: Addresses }) {
  const { title, text, cases, news, home } = websiteText.notFound;
  return (
    <section className="sec hero no-fig">
      <TitleBlock block={titleOf(title)} level="h1" />
      <TextBlock block={{ partType: PartType.text, textContent: text }} className="lead" />
      <div className="row row-links">
        <div className="links col-l">
          <Onward href={to.cases(1)}>{cases}</Onward>
          <Onward href={to.news()}>{news}</Onward>
          <Onward href={to.home}>{home}</Onward>
        </div>
      </div>
    </section>
  );
}

/** A record as its page, without neighbours; null for a one-page site. */
export function recordView(content: SiteContent): WebsiteView | null {
  const { record } = content;
  if (!record) return null;
  return record.kind === 'case'
    ? { kind: 'case', content, site: null, recommended: [] }
    : { kind: record.kind, content, post: record.post, near: null, named: [] };
}

/** Class of `<body>`. */
export function websiteClass(view: WebsiteView): string {
  const hasBar = view.kind === 'case' && composeSite(view.content.parts).phone !== null;
  const kind = view.kind === 'notFound' ? ' nf' : view.kind === 'case' ? ' rec' : '';
  return `t-liubai co${kind}${hasBar ? ' has-bar' : ''}`;
}

/** Pictures in drawing order; the n-th has the id f{n}. */
export function picturesOf(view: WebsiteView): PicturePart[] {
  const ofCards = (cards: readonly { picture: ImagePart | null }[]) =>
    cards.flatMap(({ picture }) => (picture ? [picture] : []));
  switch (view.kind) {
    case 'home':
      return ofCards([
        ...(view.popup ? [view.popup] : []),
        ...(view.hero ? [view.hero] : []),
        ...view.cases,
        ...view.articles,
      ]);
    case 'cases':
    case 'articles':
      return ofCards(view.cards);
    case 'case':
      return [...composeSite(view.content.parts).pictures, ...ofCards(view.recommended)];
    case 'article':
    case 'newsItem':
      return [...composeSite(view.content.parts, { hasHero: false }).pictures, ...ofCards(view.named)];
    case 'news':
    case 'contact':
    case 'notFound':
      return [];
  }
}
