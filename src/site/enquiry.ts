import { countyTable } from '../../openapi/generated/districts';
import { enquiryText } from './enquiry-text';
import { part } from './measure';
import type { FormPart, ListPart, PagePart } from './types';
import { unitsOf } from './units';

/** A visitor's input, as it was typed. */
export interface EnquiryValues {
  name: string;
  mobile: string;
  email: string;
  county: string;
  area: string;
  budget: string;
  rooms: readonly string[];
  time: readonly string[];
  note: string;
  /** Version of the consent text that was ticked; empty for none. */
  consent: string;
  news: boolean;
}

export type EnquiryField = keyof EnquiryValues;

export const noValues: EnquiryValues = {
  name: '',
  mobile: '',
  email: '',
  county: '',
  area: '',
  budget: '',
  rooms: [],
  time: [],
  note: '',
  consent: '',
  news: false,
};

/** The most characters of each text. */
export const maxLengths = {
  name: 40,
  mobile: 20,
  email: 120,
  county: 10,
  area: 20,
  budget: 40,
  rooms: 40,
  time: 20,
  note: 500,
  consent: 10,
} as const;
/** The most boxes of one question. */
export const maxChoices = 12;

/** A field that people cannot see: what fills it is no person. */
export const trapName = 'website';

export const counties: readonly string[] = [...countyTable.map(([name]) => name), enquiryText.abroad];

/** The choices of a form's budget question. */
export function budgetChoices({ budgets = '' }: FormPart): string[] {
  const own = budgets
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return own.length > 0 ? [...own.slice(0, maxChoices), enquiryText.unsure] : [];
}

/** A form's fields that are drawn, with whether each must be filled. */
export function askedFields(form: FormPart): ReadonlyMap<EnquiryField, boolean> {
  const asked = new Map<EnquiryField, boolean>([
    ['name', true],
    ['mobile', true],
  ]);
  for (const { name, isRequired } of form.fields ?? []) {
    if (name === 'residence') asked.set('county', isRequired).set('area', isRequired);
    else if (name !== 'budget' || budgetChoices(form).length > 0) asked.set(name, isRequired);
  }
  asked.set('consent', true);
  if (form.asksNews) asked.set('news', false);
  return asked;
}

/** The rooms that a page offers: those of its housing units, else the usual ones. */
export function roomChoices(parts: readonly PagePart[]): { value: string; detail: string }[] {
  const units = parts.filter(isList).flatMap((list) => unitsOf(list) ?? []);
  const own = units.map(({ name, rooms, area }) => ({ value: name, detail: [area, rooms].join('') }));
  const choices = own.length > 0 ? own : enquiryText.otherRooms.map((value) => ({ value, detail: '' }));
  return [...choices.slice(0, maxChoices - 1), { value: enquiryText.unsure, detail: '' }];
}

const isList = (block: PagePart): block is ListPart => block.partType === part.list;
