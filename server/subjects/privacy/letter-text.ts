import type { components } from '../../../openapi/generated/types';

type Schemas = components['schemas'];
export type Letter = Schemas['IncidentLetter'];

/** Values for the placeholders of a letter. */
export type LetterValues = Readonly<Record<Mark, string>>;

/** Placeholders of a letter by their meaning. */
export const letterMarks = {
  name: '{姓名}',
  cases: '{建案}',
  items: '{項目}',
  number: '{編號}',
  knownOn: '{知悉日期}',
  contact: '{聯絡窗口}',
} as const;
const marks = Object.values(letterMarks);
type Mark = (typeof marks)[number];

const anyMark = new RegExp(marks.map((mark) => mark.replaceAll(/[{}]/g, String.raw`\$&`)).join('|'), 'g');

/** Letter for one person. Inserted values are not processed again, so that a name cannot contain a placeholder. */
export function filledLetter({ subject, body }: Letter, values: LetterValues): Letter {
  const filled = (text: string) => text.replaceAll(anyMark, (mark) => values[mark as Mark]);
  return { subject: filled(subject), body: filled(body) };
}

export const marksOf = (values: LetterValues): Schemas['IncidentMark'][] =>
  marks.map((mark) => ({ mark, value: values[mark] }));
