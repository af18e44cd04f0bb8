import { Align, PartType, type PictureKind } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { barActionWords, formFieldNameWords, pictureKindWords } from '../../../openapi/generated/words';
import { htmlLines } from '../../records/record/html-text';
import { hasImage, imageName } from '../../records/fields/image-value';
import { problemText } from '../../records/record/text';
import { pictureText } from '../../records/pictures/text';
import {
  hasField,
  type Block,
  type ItemImage,
  type BlockProblem,
  type BlockWith,
  type FieldProblem,
  type FormField,
} from './block';
import { kindOf } from './block-kinds';
import { editorText } from './text';
import { textProblems } from './text-problems';
import { barsBlockText } from './types/bars/text';
import { downloadBlockText } from './types/download/text';
import { formBlockText } from './types/form/text';
import { placesBlockText } from './types/places/text';
import { progressBlockText } from './types/progress/text';

const imageRule = limits.ImagePartInput;
const phoneRule = limits.PhonePartInput;
const barsRule = limits.BarsPartInput;
const placesRule = limits.PlacesPartInput;

/** Maximum length of a picture's alternative text. */
export const maxAltLength = imageRule.altText.maxLength;

interface FieldKind<F extends FormField> {
  /** Errors that prevent a save. */
  problems?: (block: BlockWith<F>) => FieldProblem[];
  /** Content as lines. */
  words: (block: BlockWith<F>) => readonly (string | undefined | false)[];
}

/** Rules and text of each form field, for all block types. */
const fields: { [F in FormField]: FieldKind<F> } = {
  text: {
    problems: (block) => {
      const { text } = kindOf(block.type);
      if (!text) return [];
      const items = hasField(block, 'items') ? block.items : [];
      return textProblems(
        'text',
        text.isNeeded ? text.label : editorText.textContent,
        block.text,
        text.isNeeded ? { ...text.rule, required: text.isNeeded(items) } : text.rule,
      );
    },
    words: (block) => ['html' in block && block.html ? htmlLines(block.html, true) : block.text],
  },
  align: { words: ({ align }) => [align === Align.center && editorText.alignCenter] },
  picture: {
    problems: ({ type, picture }) =>
      kindOf(type).picture?.isRequired && !hasImage(picture)
        ? [{ field: 'picture', label: editorText.picture, message: problemText.required }]
        : [],
    words: ({ picture }) => [imageName(picture)],
  },
  kind: {
    words: (block) => {
      const kind = statedKind(block);
      return [kind && kindMark(kind)];
    },
  },
  alt: {
    problems: ({ alt }) => textProblems('alt', editorText.alt, alt, imageRule.altText),
    words: ({ alt, isDecorative }) => [
      isDecorative ? pictureText.decorative : alt && `${editorText.alt}：${alt}`,
    ],
  },
  url: {
    problems: (block) => {
      const { url } = kindOf(block.type);
      return url ? textProblems('url', url.label, block.url, url.rule) : [];
    },
    words: ({ url }) => [url],
  },
  urlTarget: { words: ({ urlTarget }) => [urlTarget === '_blank' && editorText.newWindow] },
  autoPlay: { words: ({ autoPlay }) => [autoPlay && editorText.autoPlay] },
  tel: {
    problems: ({ tel }) => textProblems('tel', editorText.tel, tel, phoneRule.tel),
    words: ({ tel }) => [tel],
  },
  items: {
    problems: ({ type, items }) => kindOf(type).items?.problems?.(items) ?? [],
    words: ({ items }) =>
      items.map(({ label, text, shown, minutes, percent, images }) =>
        [
          `・${label === undefined ? '' : `${label}：`}${text}`,
          minutes && placesBlockText.minutesOf(minutes),
          percent && progressBlockText.percentOf(percent),
          images?.map(imageWords).join('、'),
          shown?.detail,
        ]
          .filter(Boolean)
          .join('　'),
      ),
  },
  formFields: {
    words: ({ formFields }) =>
      formFields.map(({ name, isRequired }) =>
        [`・${formFieldNameWords[name]}`, isRequired && formBlockText.required].filter(Boolean).join('　'),
      ),
  },
  budgets: {
    problems: ({ budgets }) =>
      textProblems('budgets', formBlockText.budgets, budgets, limits.FormPartInput.budgets),
    words: ({ budgets }) => budgets.split('\n'),
  },
  document: {
    problems: ({ document, documentFile }) =>
      document || documentFile
        ? []
        : [{ field: 'document', label: downloadBlockText.file, message: problemText.required }],
    words: ({ document, documentFile }) => [documentFile?.name ?? document?.fileName],
  },
  detail: {
    problems: ({ type, detail }) => {
      const { detail: own } = kindOf(type);
      return own ? textProblems('detail', own.label, detail, own.rule) : [];
    },
    words: ({ detail }) => [detail],
  },
  addresses: {
    problems: ({ addresses: { site, reception } }) => [
      ...textProblems('addresses-site', placesBlockText.site, site, placesRule.siteAddress),
      ...textProblems(
        'addresses-reception',
        placesBlockText.reception,
        reception,
        placesRule.receptionAddress,
      ),
    ],
    words: ({ addresses: { site, reception } }) => [
      site && `${placesBlockText.site}：${site}`,
      reception && `${placesBlockText.reception}：${reception}`,
    ],
  },
  navName: {
    problems: ({ navName }) =>
      textProblems('navName', barsBlockText.navName, navName ?? '', limits.TitlePartInput.navName),
    words: ({ navName, isUnlisted }) => [
      navName ? `${barsBlockText.navName}：${navName}` : false,
      isUnlisted === true && barsBlockText.unlisted,
    ],
  },
  bars: {
    problems: ({ bars: { actions, tel, lineId, lineText, address } }) => [
      ...textProblems('bars-tel', editorText.tel, tel, barsRule.tel),
      ...textProblems('bars-lineId', barsBlockText.lineId, lineId, {
        ...barsRule.lineId,
        required: actions.includes('line'),
      }),
      ...textProblems('bars-lineText', barsBlockText.lineText, lineText, barsRule.lineText),
      ...textProblems('bars-address', barsBlockText.address, address, barsRule.address),
    ],
    words: ({ bars: { hasSections, actions, highlighted, ...bars } }) => [
      hasSections && barsBlockText.sections,
      actions.map((action) => barActionWords[action]).join('、'),
      actions.length > 0 && `${barsBlockText.highlighted}：${barActionWords[highlighted]}`,
      bars.tel,
      bars.lineId,
      bars.lineText,
      bars.address,
    ],
  },
  asksNews: { words: ({ asksNews }) => [asksNews && formBlockText.asksNews] },
};

/** Kind of a picture block's picture; undefined if it is not stated. */
export function statedKind(block: Block): PictureKind | undefined {
  if (!hasField(block, 'kind') || block.kind === null || block.kind === 'none') return undefined;
  return block.kind;
}

const kindMark = (kind: PictureKind) => `［${pictureKindWords[kind]}］`;

const imageWords = ({ kind, alt, picture }: ItemImage) =>
  [kindMark(kind), alt || imageName(picture)].join('');

// Cached by block: a keystroke changes only one of up to 300.
const checked = new WeakMap<Block, { found: readonly BlockProblem[]; index: number }>();

/** Errors that prevent a save, by block. */
export function blockProblems(blocks: readonly Block[]): BlockProblem[] {
  return blocks.flatMap(problemsAt);
}

/** Errors of one block at its position; the same array while both are unchanged. */
export function problemsAt(block: Block, index: number): readonly BlockProblem[] {
  const known = checked.get(block);
  if (known?.index === index) return known.found;
  const { form, label } = kindOf(block.type);
  const found = form
    .flatMap((field) => problemsOf(block, field))
    .map((problem) => ({
      ...problem,
      blockKey: block.key,
      label: `${index + 1}. ${label} ${problem.label}`,
    }));
  checked.set(block, { found, index });
  return found;
}

/** Content of a block as lines. */
export function blockText(block: Block): string {
  if (block.type === 'newer') return block.text;
  return kindOf(block.type)
    .form.flatMap((field) => wordsOf(block, field))
    .concat(block.isSample === true && editorText.samples.line)
    .concat(block.source !== null && block.source !== 'none' && editorText.sources.line(block.source))
    .filter(Boolean)
    .join('\n');
}

function problemsOf<F extends FormField>(block: Block, field: F): FieldProblem[] {
  return hasField(block, field) ? (fields[field].problems?.(block) ?? []) : [];
}

/** Content of a field as lines. */
export function fieldText(block: Block, field: FormField): string {
  return wordsOf(block, field).filter(Boolean).join('\n');
}

function wordsOf<F extends FormField>(block: Block, field: F): readonly (string | undefined | false)[] {
  return hasField(block, field) ? fields[field].words(block) : [];
}

/** True for a picture whose alternative text is neither given nor declined. */
export function lacksAlt(block: Block): boolean {
  if (block.type === PartType.gallery) {
    return block.items.some(({ images = [] }) => images.some(({ alt }) => alt.trim() === ''));
  }
  return hasField(block, 'alt') && asksForAlt(block) && !block.isDecorative && block.alt.trim() === '';
}

/** True if a block's form asks for an alternative text; for a video once it has a cover. */
export function asksForAlt({ type, picture }: BlockWith<'picture'>): boolean {
  return kindOf(type).picture?.isRequired === true || hasImage(picture);
}
