import { HtmlDocument } from './HtmlDocument';
import { Arrow } from './blocks';
import { pictureAnchor, pictureHref } from './gallery';
import { lengthOf } from './measure';
import { KindMark, Picture } from './picture';
import { stylesOf } from './picture-styles';
import { publicPageText } from './text';
import type { GalleryItem, SiteInfo, TemplateCode } from './types';

interface PictureDocumentProps {
  site: SiteInfo;
  /** Address of the page with the pictures. */
  pageHref: string;
  pictures: readonly GalleryItem[];
  /** Position of the shown picture, from 1. */
  number: number;
  theme: TemplateCode;
  css: string;
  nonce: string;
}

/** One picture in full size, in a strip of all; swipe and zoom are the browser's own (rule 20). */
export function PictureDocument({
  site,
  pictures,
  number,
  theme,
  css,
  nonce,
  ...rest
}: PictureDocumentProps) {
  const picture = pictures[number - 1];
  const name = picture?.textContent?.trim() || picture?.altText?.trim() || publicPageText.picture;
  const title = publicPageText.pictureTitle(name, number, pictures.length, site.title);
  return (
    <HtmlDocument
      title={title}
      robots="noindex"
      css={css + stylesOf(pictures).join('')}
      nonce={nonce}
      bodyClass={`t-${theme} pic-page`}
    >
      <main id="main">
        <h1 className="vh">{title}</h1>
        <ul className="pics">
          {pictures.map((each, index) => (
            <PictureSlide
              key={index}
              picture={each}
              number={index + 1}
              count={pictures.length}
              isFirst={index + 1 === number}
              title={site.title}
              {...rest}
            />
          ))}
        </ul>
      </main>
    </HtmlDocument>
  );
}

interface SlideProps {
  picture: GalleryItem;
  number: number;
  count: number;
  /** True for the picture shown first. */
  isFirst: boolean;
  title: string;
  pageHref: string;
}

function PictureSlide({ picture, number, count, isFirst, title, pageHref }: SlideProps) {
  const base = `${pageHref}/pictures`;
  return (
    <li id={`p${number}`} className={isFirst ? 'now' : undefined}>
      <p className="pic-h">
        <a className="lnk back" href={`${pageHref}#${pictureAnchor(number)}`}>
          <Arrow isNew={false} />
          <span>{publicPageText.backTo(title)}</span>
        </a>
        <span>{publicPageText.placeOf(number, count)}</span>
      </p>
      <figure id={`f${number}`}>
        <Picture block={picture} isHero={isFirst} />
        <figcaption>
          <KindMark kind={picture.kind} />
          {lengthOf(picture.textContent) > 0 && <span>{picture.textContent}</span>}
        </figcaption>
      </figure>
      <nav className="pic-nav" aria-label={publicPageText.picturesOf(number)}>
        {number > 1 && (
          <a className="lnk back" rel="prev" href={pictureHref(base, number - 1)}>
            <Arrow isNew={false} />
            <span>{publicPageText.previousPicture}</span>
          </a>
        )}
        <a className="lnk" href={picture.filePath ?? ''}>
          {publicPageText.originalSize}
        </a>
        {number < count && (
          <a className="lnk" rel="next" href={pictureHref(base, number + 1)}>
            <span>{publicPageText.nextPicture}</span>
            <Arrow isNew={false} />
          </a>
        )}
      </nav>
    </li>
  );
}
