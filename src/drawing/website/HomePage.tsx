import type { ReactNode } from 'react';
import { CaseTab, PartType } from '../../../openapi/generated/enums';
import { TextBlock } from '../blocks/text';
import { TitleBlock, titleOf } from '../blocks/title';
import { safeUrl, shapeOf } from '../measure';
import { FigureBlock, type FigureId } from '../picture';
import { publicPageText } from '../text';
import type { Addresses } from './addresses';
import { ArticleCards, CaseCards, CountyChoices, NewsList, Onward } from './cards';
import { websiteText } from './text';
import type { Popup, WebsiteFrame, WebsiteView } from './types';
import { nameOf } from './WebsiteFrame';

/** Start page: the company's first picture, its cases, news and articles. */
export function HomePage({
  frame,
  view: { hero, cases, counties, news, articles },
  figureId,
  to,
}: {
  frame: WebsiteFrame;
  view: Extract<WebsiteView, { kind: 'home' }>;
  figureId: FigureId;
  to: Addresses;
}) {
  const { headline, introduction } = frame.company;
  const picture = hero?.picture;
  return (
    <>
      <section className={`sec hero ${picture ? `has-fig h-${shapeOf(picture)}` : 'no-fig'}`}>
        <TitleBlock block={titleOf(headline || nameOf(frame))} level="h1" />
        {picture && <FigureBlock block={picture} id={figureId(picture)} place="inset" />}
        {introduction && (
          <TextBlock block={{ partType: PartType.text, textContent: introduction }} className="lead" />
        )}
      </section>
      <HomeSection
        title={websiteText.highlights}
        kind="cases"
        all={websiteText.allCases}
        href={to.cases(CaseTab.selling)}
        more={
          counties.length > 0 && (
            <div className="row row-where">
              <nav className="flt" aria-label={websiteText.counties}>
                <CountyChoices tab={CaseTab.selling} counties={counties} to={to} />
              </nav>
            </div>
          )
        }
      >
        {cases.length > 0 && (
          <CaseCards cards={cases} layout="bigFirst" to={to} figureId={figureId} level="h3" />
        )}
      </HomeSection>
      <HomeSection title={websiteText.sections.news} kind="news" all={websiteText.allNews} href={to.news()}>
        {news.length > 0 && <NewsList items={news} to={to} />}
      </HomeSection>
      <HomeSection
        title={websiteText.sections.articles}
        kind="arts"
        all={websiteText.allArticles}
        href={to.articles(null)}
      >
        {articles.length > 0 && (
          <ArticleCards cards={articles} hasBig to={to} figureId={figureId} level="h3" />
        )}
      </HomeSection>
    </>
  );
}

/** Hidden when empty. */
function HomeSection({
  title,
  kind,
  all,
  href,
  more,
  children,
}: {
  title: string;
  kind: 'cases' | 'news' | 'arts';
  all: string;
  href: string;
  /** Row below the cards. */
  more?: ReactNode;
  children: ReactNode;
}) {
  if (!children) return null;
  return (
    <section className="sec">
      <TitleBlock block={titleOf(title)} level="h2" />
      <div className={`row row-${kind}`}>{children}</div>
      {more}
      <div className="row row-links">
        <div className="links">
          <Onward href={href}>{all}</Onward>
        </div>
      </div>
    </section>
  );
}

/** Collapsible card that covers nothing and scrolls away. */
export function PopupCard({ popup, figureId }: { popup: Popup; figureId: FigureId }) {
  const href = popup.url.startsWith('/') ? popup.url : safeUrl(popup.url);
  const body = (
    <>
      {popup.picture && <FigureBlock block={popup.picture} id={figureId(popup.picture)} />}
      <h2>{popup.title}</h2>
    </>
  );
  return (
    <aside className="pop-a" aria-label={websiteText.notice}>
      <details className="pop" open>
        <summary>
          <span>{websiteText.notice}</span>
          <span className="pop-c">{websiteText.close}</span>
        </summary>
        {href ? (
          <a
            className="pop-b"
            href={href}
            {...(popup.isNewWindow ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {body}
            {popup.isNewWindow && <span className="vh">{publicPageText.newWindow}</span>}
          </a>
        ) : (
          <div className="pop-b">{body}</div>
        )}
      </details>
    </aside>
  );
}
