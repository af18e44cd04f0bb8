import type { FigureId } from '../picture';
import { Phrases } from '../typography';
import type { Addresses } from './addresses';
import { ArticleCards, CaseCards, type Choice, Choices, CountyChoices, NewsList } from './cards';
import { websiteText } from './text';
import type { Pages, WebsiteView } from './types';

type List = Extract<WebsiteView, { kind: 'cases' | 'articles' | 'news' }>;

/** List of a section, with links for tabs and pages. */
export function ListPage({ view, figureId, to }: { view: List; figureId: FigureId; to: Addresses }) {
  const { title, body, tabs, pageAt } = partsOf(view, figureId, to);
  return (
    <section className="sec first">
      <div className="head a1 z-s ph-h">
        <h1 className="ttl">
          <Phrases>{title}</Phrases>
        </h1>
        {tabs && <Tabs {...tabs} />}
      </div>
      {view.kind === 'cases' && view.counties.length > 0 && <Counties view={view} to={to} />}
      {body || (
        <div className="row row-text">
          <p>{websiteText.nothing}</p>
        </div>
      )}
      {view.pageCount > 1 && <Pager page={view.page} pageCount={view.pageCount} pageAt={pageAt} />}
    </section>
  );
}

function partsOf(view: List, figureId: FigureId, to: Addresses) {
  const cards = { to, figureId, level: 'h2' as const };
  switch (view.kind) {
    case 'cases':
      return {
        title: websiteText.sections.cases,
        tabs: { label: websiteText.caseTabs, tabs: caseTabs(view, to) },
        body: view.cards.length > 0 && (
          <div className="row row-led">
            <CaseCards cards={view.cards} layout="ledger" {...cards} />
          </div>
        ),
        pageAt: (page: number) => to.cases(view.tab, page, view.county),
      };
    case 'articles':
      return {
        title: websiteText.sections.articles,
        tabs: { label: websiteText.articleTypes, tabs: articleTabs(view, to) },
        body: view.cards.length > 0 && (
          <div className="row row-arts">
            <ArticleCards cards={view.cards} hasBig {...cards} />
          </div>
        ),
        pageAt: (page: number) => to.articles(view.type, page),
      };
    case 'news':
      return {
        title: websiteText.sections.news,
        tabs: null,
        body: view.items.length > 0 && (
          <div className="row row-news">
            <NewsList items={view.items} to={to} />
          </div>
        ),
        pageAt: (page: number) => to.news(page),
      };
  }
}

function caseTabs({ tab: here, counts }: Extract<List, { kind: 'cases' }>, to: Addresses): Choice[] {
  return ([1, 2, 3] as const).map((tab) => ({
    name: websiteText.tabs[tab],
    count: counts[tab],
    href: to.cases(tab),
    isHere: tab === here,
  }));
}

function articleTabs({ type: here, counts }: Extract<List, { kind: 'articles' }>, to: Addresses): Choice[] {
  return ([null, 2, 3] as const).map((type) => ({
    name: type ? websiteText.types[type] : websiteText.all,
    count: type ? counts[type] : counts[2] + counts[3],
    href: to.articles(type),
    isHere: type === here,
  }));
}

function Tabs({ label, tabs }: { label: string; tabs: readonly Choice[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <Choices choices={tabs} />
    </nav>
  );
}

/** Counties of a tab as links, which work without a script and can be shared. */
function Counties({ view, to }: { view: Extract<List, { kind: 'cases' }>; to: Addresses }) {
  return (
    <div className="row row-flt">
      <nav className="flt" aria-labelledby="counties">
        <p id="counties">{websiteText.counties}</p>
        <CountyChoices tab={view.tab} counties={view.counties} here={view.county} to={to} />
      </nav>
    </div>
  );
}

/** Page links on each side of the current one. */
const reach = 3;

function Pager({ page, pageCount, pageAt }: Pages & { pageAt: (page: number) => string }) {
  const from = Math.max(1, Math.min(page - reach, pageCount - 2 * reach));
  const upTo = Math.min(pageCount, Math.max(page + reach, 1 + 2 * reach));
  const near = Array.from({ length: upTo - from + 1 }, (_, index) => from + index);
  return (
    <div className="row row-pager">
      <nav className="pager" aria-label={websiteText.pages}>
        <ul>
          {near.map((each) => (
            <li key={each}>
              <a href={pageAt(each)} aria-current={each === page ? 'page' : undefined}>
                <span className="vh">{websiteText.pageBefore} </span>
                {each}
                <span className="vh"> {websiteText.pageAfter}</span>
              </a>
            </li>
          ))}
          {page < pageCount && (
            <li>
              <a className="next-p" rel="next" href={pageAt(page + 1)}>
                {websiteText.next}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}
