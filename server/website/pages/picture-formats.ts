import { type Tag, tagOf, tokensOf } from '../../../src/drawing/html-tokens';
import type { Db } from '../../base/db/client';
import type { MadeRecipe } from '../../base/db/stored-values';
import { shaOf } from '../../base/files/file-infos';
import { pictureFormats } from '../../base/files/format-encoder';
import { madeFilesOf } from './made-files';

/** Names the settings of the encoder: another name makes all files anew, so only where the old are not good enough. */
const source = '1';
/** 680 is a card on a phone: browsers take the next wider one, and of 800 a third of the bytes is too much for it. */
const widths = [480, 680, 800, 1200, 1600, 2400];
/** Of WebP there are this one and the widest: the few browsers without AVIF need no more, and addresses are half a page. */
const webpWidth = 800;
/** A picture's own width is worth a file if it is this much wider than the one before. */
const minGain = 1.2;
/** Pixels of the widest usual window on a dense screen, in which a share of the window is counted. */
const widestWindow = 2880;

type PictureRecipe = Extract<MadeRecipe, { kind: 'picture' }>;

/** Widths in which a picture is made that is drawn at these `sizes`. */
export function madeWidthsOf(own: number, sizes: string): Record<PictureRecipe['format'], number[]> {
  // The last of them is that of wide windows: `50vw`, `1140px`.
  const last = sizes.slice(sizes.lastIndexOf(' ') + 1);
  const amount = Number(last.slice(0, -2));
  const most = last.endsWith('vw') ? (amount / 100) * widestWindow : amount * 2;
  const known = widths.filter((width) => width <= own);
  const widest = known.at(-1) ?? 0;
  const all = widest < (widths.at(-1) ?? 0) && own > widest * minGain ? [...known, own] : known;
  // The first that is wide enough is the last.
  const avif = all.filter((_, index) => (all[index - 1] ?? 0) < most);
  return { avif, webp: avif.filter((width) => width === webpWidth || width === avif.at(-1)) };
}

/**
 * A page whose pictures are offered in the formats that have been made; what is missing is ordered. A format is offered
 * once it has all widths, so that no browser gets a narrower picture for it.
 */
export async function withFormats(db: Db, html: string): Promise<{ html: string; isPending: boolean }> {
  const tokens = tokensOf(html);
  const pictures = new Map(tokens.flatMap((token) => recipesOf(pictureTagOf(token))));
  const recipes = [...pictures.values()].flat();
  const made = await madeFilesOf(db, recipes);
  const drawn = tokens.map((token) => {
    const tag = pictureTagOf(token);
    const offers = tag ? offersOf(pictures.get(choiceOf(tag)) ?? [], made) : [];
    return tag && offers.length > 0 ? tagWith(offers, token, tag) : token;
  });
  return { html: drawn.join(''), isPending: recipes.some((recipe) => made.get(recipe) === null) };
}

/** Tag of a picture or of its preload, which React adds for pictures that are not lazy. */
const pictureTagOf = (token: string) => (/^<(?:img|link) /.test(token) ? tagOf(token) : null);

const sizesOf = (tag: Tag) => tag.of('sizes') ?? tag.of('imagesizes') ?? '';

/** Choice of a browser, the same for a picture and its preload. */
const choiceOf = (tag: Tag) => `${tag.of('srcset') ?? tag.of('imagesrcset')} ${sizesOf(tag)}`;

/** Recipes of a picture by its choice; none for anything else, and for a picture of one width. */
function recipesOf(tag: Tag | null): [string, PictureRecipe[]][] {
  const picture = shaOf(tag?.of('src'));
  if (!tag?.of('srcset') || !picture) return [];
  const widthsOf = madeWidthsOf(Number(tag.of('width') ?? 0), sizesOf(tag));
  const recipes = pictureFormats.flatMap((format) =>
    widthsOf[format].map((width): PictureRecipe => ({ kind: 'picture', source, picture, width, format })),
  );
  return [[choiceOf(tag), recipes]];
}

interface Offer {
  type: string;
  srcSet: string;
}

function offersOf(recipes: readonly PictureRecipe[], made: Awaited<ReturnType<typeof madeFilesOf>>): Offer[] {
  return pictureFormats.flatMap((format) => {
    const own = recipes.filter((recipe) => recipe.format === format);
    const paths = own.map((recipe) => made.get(recipe)?.path);
    if (own.length === 0 || paths.some((path) => !path)) return [];
    const srcSet = own.map(({ width }, index) => `${paths[index]} ${width}w`).join(', ');
    return [{ type: `image/${format}`, srcSet }];
  });
}

function tagWith(offers: readonly Offer[], token: string, tag: Tag): string {
  const [best] = offers;
  const sizes = sizesOf(tag);
  if (tag.name === 'link') {
    return `<link rel="preload" as="image" type="${best?.type}" imageSrcSet="${best?.srcSet}" imageSizes="${sizes}" fetchPriority="high"/>`;
  }
  const sources = offers.map(
    ({ type, srcSet }) => `<source type="${type}" srcSet="${srcSet}" sizes="${sizes}"/>`,
  );
  return `<picture>${sources.join('')}${token}</picture>`;
}
