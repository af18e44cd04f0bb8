import { cutText } from './face-cutting';
import { faceLettersOf, faceWeights } from './face-letters';
import { type MadeFileInfo, madeFilesOf } from './made-files';
import type { Db } from '../../base/db/client';
import type { MadeRecipe } from '../../base/db/stored-values';
import type { StyleRule } from './style-rules';

/** Most bytes of all faces of a page. */
const maxBytes = 40_000;

interface PageFaces {
  /** `@font-face` rules; empty without a face. */
  css: string;
  /** Addresses to load before the style sheet asks for them. */
  paths: readonly string[];
  /** True while a face is being made. */
  isPending: boolean;
}

/** The face of a page's headings, in the weights that have been cut for its letters. */
export async function facesOf(db: Db, html: string, rules: readonly StyleRule[]): Promise<PageFaces> {
  const letters = faceLettersOf(html, rules);
  const recipes = faceWeights
    .filter((weight) => letters[weight].size > 0)
    .map((weight) => faceRecipe(weight, letters[weight]));
  const made = await madeFilesOf(db, recipes);
  const faces: { weight: number; file: MadeFileInfo }[] = [];
  // The heavier weight first: it has the headings.
  for (const recipe of recipes.toReversed()) {
    const file = made.get(recipe);
    const used = faces.reduce((sum, { file: { size } }) => sum + size, 0);
    if (file && used + file.size <= maxBytes) faces.push({ weight: recipe.weight, file });
  }
  return {
    css: faces.length > 0 ? recipes.map(({ weight }) => ruleOf(weight, faces)).join('') : '',
    paths: faces.map(({ file }) => file.path),
    isPending: recipes.some((recipe) => made.get(recipe) === null),
  };
}

type FaceRecipe = Extract<MadeRecipe, { kind: 'face' }>;

function faceRecipe(weight: number, letters: ReadonlySet<string>): FaceRecipe {
  const text = [...letters].toSorted((a, b) => (a < b ? -1 : 1)).join('');
  return { kind: 'face', source: cutText, weight, letters: text };
}

function ruleOf(weight: number, faces: readonly { weight: number; file: MadeFileInfo }[]): string {
  const face = faces.find((each) => each.weight === weight);
  return face ? faceRule(weight, face.file.path) : emptyRule(weight);
}

const rangeOf = (weight: number) => (weight >= 600 ? '500 900' : '100 499');

/** Without it, text of this weight would be drawn in the other, as far as that has its letters. */
const emptyRule = (weight: number) =>
  `@font-face{font-family:"Page Serif";font-weight:${rangeOf(weight)};src:local("none");unicode-range:U+0}`;

/** Never exchanged while a page is read, and as high as its fallback (src/drawing/styles/base.css): nothing moves. */
const faceRule = (weight: number, path: string) =>
  `@font-face{font-family:"Page Serif";font-weight:${rangeOf(weight)};font-display:optional;` +
  `src:url(${path}) format("woff2");ascent-override:115.1%;descent-override:28.6%;line-gap-override:0%}`;
