import type { components } from '../../openapi/generated/types';

type Schemas = components['schemas'];
export type Letter = Schemas['IncidentLetter'];

/** Values for the marks in a letter. */
export type LetterValues = Readonly<Record<Mark, string>>;

/** Marks of a letter by what they stand for. */
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

/** A letter for one person. What is filled in is not looked at again, so that a name cannot hold a mark. */
export function filledLetter({ subject, body }: Letter, values: LetterValues): Letter {
  const filled = (text: string) => text.replaceAll(anyMark, (mark) => values[mark as Mark]);
  return { subject: filled(subject), body: filled(body) };
}

export const marksOf = (values: LetterValues): Schemas['IncidentMark'][] =>
  marks.map((mark) => ({ mark, value: values[mark] }));
