import { PartType } from '../../../openapi/generated/enums';
import { isDrawn } from '../blocks';
import { TextBlock } from '../blocks/text';
import { FigureBlock, type FigureId } from '../picture';
import { composeSite } from '../compose';
import { roomChoices } from '../enquiry';
import { shapeOf } from '../measure';
import { RichText } from '../RichText';
import { SiteRow } from '../SitePage';
import { publicPageText } from '../text';
import type { ImagePart, Post } from '../types';
import { Phrases } from '../typography';
import { type Addresses, addressesUnder } from './addresses';
import { Day, Onward } from './cards';
import { websiteText } from './text';
import type { Linked, NamedCase, Neighbours, WebsiteView } from './types';

/** An article or news item, with links to its neighbours. */
export function PostPage({
  view: { kind, content, post, near, named },
  base,
  figureId,
}: {
  view: Extract<WebsiteView, { post: Post }>;
  base: string | null;
  figureId: FigureId;
}) {
  const { parts, richText } = content;
  const [first] = parts.filter(isDrawn);
  const cover = post.hasCover && first?.partType === PartType.image ? first : null;
  const { sections, form } = composeSite(cover ? parts.slice(1) : parts, { hasHero: false });
  const rooms = form ? roomChoices(parts) : [];
  return (
    <article className="sec first post">
      <PostHead post={post} base={base} />
      {cover && <Cover picture={cover} id={figureId(cover)} />}
      {post.summary && (
        <div className="row row-text lead-t">
          <TextBlock block={{ partType: PartType.text, textContent: post.summary }} />
        </div>
      )}
      {richText && <RichText html={richText} />}
      {sections.map(({ number, title, subTitle, rows }) => [
        title && (
          <div key={`${number}-title`} className="row row-text row-h">
            <h2 className="h" data-part-id={title.id}>
              <Phrases>{title.textContent ?? ''}</Phrases>
            </h2>
            {subTitle && (
              <h3 className="sub" data-part-id={subTitle.id}>
                <Phrases>{subTitle.textContent ?? ''}</Phrases>
              </h3>
            )}
          </div>
        ),
        ...rows.map((row, index) => (
          <SiteRow key={`${number}-${index}`} row={row} drawn={{ figureId, rooms }} />
        )),
      ])}
      {base !== null && named.length > 0 && (
        <NamedCases kind={kind} cases={named} to={addressesUnder(base)} figureId={figureId} />
      )}
      {base !== null && near && <NearNav kind={kind} near={near} to={addressesUnder(base)} />}
    </article>
  );
}

/** Cases that the text names, with the ways to them. */
function NamedCases({
  kind,
  cases,
  to,
  figureId,
}: {
  kind: 'article' | 'newsItem';
  cases: readonly NamedCase[];
  to: Addresses;
  figureId: FigureId;
}) {
  return (
    <section className="row row-rel">
      <h2 className="rel-h">{websiteText.named[kind]}</h2>
      {cases.map((each) => (
        <article key={each.id} className="rel">
          {each.picture && (
            // Repeats the link below it.
            <a href={to.record('case', each)} tabIndex={-1} aria-hidden="true">
              <FigureBlock block={each.picture} id={figureId(each.picture)} />
            </a>
          )}
          <div className="rel-t">
            <h3>
              <Phrases>{each.title}</Phrases>
            </h3>
            <p>{[each.place, each.area, each.price].filter(Boolean).join(publicPageText.separator)}</p>
            <p className="ways">
              {each.bookHref && (
                <a
                  className="go"
                  href={each.bookHref}
                  aria-label={websiteText.aboutCase(publicPageText.actions.book, each.title)}
                >
                  {publicPageText.actions.book}
                </a>
              )}
              <Onward
                href={to.record('case', each)}
                label={websiteText.aboutCase(websiteText.toCase, each.title)}
              >
                {websiteText.toCase}
              </Onward>
            </p>
          </div>
        </article>
      ))}
    </section>
  );
}

function PostHead({ post, base }: { post: Post; base: string | null }) {
  const name = post.type ? websiteText.types[post.type] : websiteText.sections.news;
  const to = base === null ? null : addressesUnder(base);
  return (
    <div className="head a1 z-m ph-h">
      <p className="ar-k">
        {to ? <a href={post.type ? to.articles(post.type) : to.news()}>{name}</a> : name}
        {publicPageText.separator}
        <Day date={post.publishDate} />
      </p>
      <h1 className="ttl">
        <Phrases>{post.title}</Phrases>
      </h1>
    </div>
  );
}

function Cover({ picture, id }: { picture: ImagePart; id: string }) {
  return (
    <div className={`row row-pair odd p-${shapeOf(picture)}`}>
      <FigureBlock block={picture} id={id} place="inset" />
    </div>
  );
}

function NearNav({ kind, near, to }: { kind: 'article' | 'newsItem'; near: Neighbours; to: Addresses }) {
  const record = kind === 'article' ? 'article' : 'news';
  const link = (item: Linked | null, rel: 'prev' | 'next', label: string) => {
    const isBack = item === null;
    return (
      <a rel={isBack ? undefined : rel} href={isBack ? to.section(sections[kind]) : to.record(record, item)}>
        <small>{isBack ? websiteText.back : label}</small>
        {isBack ? websiteText.sections[sections[kind]] : item.title}
      </a>
    );
  };
  return (
    <nav className="row row-near" aria-label={websiteText.near[kind]}>
      {near.before && link(near.before, 'prev', websiteText.before[kind])}
      {link(near.after, 'next', websiteText.after[kind])}
    </nav>
  );
}

const sections = { article: 'articles', newsItem: 'news' } as const;
