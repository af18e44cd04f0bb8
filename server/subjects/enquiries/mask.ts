import { telephoneText } from './telephone-text';
import { contactText } from './text';

const latin = /^[\p{Script=Latin}\s.,'’-]+$/u;

/** Stored instead of the names of anonymised and erased visitors; rows keep the words of their time. */
const namesOfNobody: ReadonlySet<string> = new Set([contactText.anonymous, contactText.erasedName]);

/** True for the name of an anonymised or erased visitor. */
export const isNobody = (name: string): boolean => namesOfNobody.has(name);

/** 王○明; for a Latin name, the first letter of each longer word. A name never appears whole. */
export function maskName(typed: string): string {
  if (isNobody(typed)) return typed;
  const name = typed.normalize('NFC');
  if (latin.test(name)) {
    return name.replaceAll(/(\p{L})([^\s]*)/gu, (_, first: string, rest: string) => {
      const hidden = '*'.repeat([...rest].length);
      return (/\p{L}/u.test(rest) ? first : '*') + hidden;
    });
  }
  // Spaces and invisible characters do not count: 王 明 has two characters.
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? [];
  const [first = '', ...others] = letters;
  const last = others.pop();
  if (last === undefined) return name.trim() && '○';
  return first + (others.length === 0 ? '○' : '○'.repeat(others.length) + last);
}

/** 0912-***-678; masks three digits of other numbers, and the whole extension. */
export function maskTel(tel: string): string {
  if (!tel) return '';
  const [written = '', extension] = tel.split('#');
  const number = telephoneText(written);
  const end = extension === undefined ? '' : '#***';
  if (/^09\d\d-\d{3}-\d{3}$/.test(number)) return `${number.slice(0, 4)}-***-${number.slice(-3)}${end}`;
  const [, area, local] = /^(0\d{1,3}-)(\d{5,8})$/.exec(number) ?? [];
  if (area && local) {
    return `${area}${local.slice(0, -4)}-***${local.slice(-1)}${end}`;
  }
  // Foreign and mistyped numbers.
  const shown = Math.max(0, number.length - 4);
  return number.slice(0, shown) + '***' + number.slice(-1) + end;
}

/** si***@mail.example.tw */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '*'.repeat(email.length);
  const shown = at > 2 ? 2 : 1;
  return email.slice(0, shown) + '*'.repeat(Math.max(at - shown, 3)) + email.slice(at);
}

interface Person {
  name: string;
  tel: string;
  email: string;
}

/** Masks a visitor's data; the only function that does. Runs on the server, so that hidden data is not sent. */
export function masked<T extends Person>(person: T): T {
  return {
    ...person,
    name: maskName(person.name),
    tel: maskTel(person.tel),
    email: person.email && maskEmail(person.email),
  };
}

/** A text in which the visitor's data are masked. */
export function maskedIn(text: string, person: Person): string {
  const hidden = masked(person);
  return (['email', 'tel', 'name'] as const).reduce(
    (sofar, field) => (person[field] === '' ? sofar : sofar.replaceAll(person[field], () => hidden[field])),
    text,
  );
}

interface Stamped {
  name: string;
  lastModifiedBy: string;
  lastModifiedById: number | null;
}

/** The author of a visitor's own enquiry is the visitor's name. */
export const maskedStamp = <T extends Stamped>(row: T): T =>
  row.lastModifiedById === null && row.lastModifiedBy === row.name
    ? { ...row, lastModifiedBy: maskName(row.name) }
    : row;
