import { expect, it } from 'vitest';
import { telephoneText } from '../../../server/subjects/enquiries/telephone-text';
import { parsePhone } from '../../../src/drawing/phone';

it.each([
  ['0912345678', '0912-345-678'],
  ['0225718170', '02-25718170'],
  ['0422581700', '04-22581700'],
  ['037123456', '037-123456'],
  ['082312345', '082-312345'],
  ['082666666', '0826-66666'],
  ['+886912345678', '0912-345-678'],
  ['+886-2-25718170', '02-25718170'],
])('%s is written as %s: text in a spreadsheet, with its first zero', (tel, text) => {
  expect(telephoneText(tel)).toBe(text);
});

it.each(['', '12345', '+1 415 555 2671', '=1+1'])('%j is no Taiwanese number and stays unchanged', (tel) => {
  expect(telephoneText(tel)).toBe(tel);
});

it.each([
  '0225718170',
  '0422581700',
  '047222151',
  '037123456',
  '0492231234',
  '082312345',
  '082666666',
  '083622345',
  '089123456',
  '0912345678',
])('the area code of %s is the same on a public page', (tel) => {
  expect(parsePhone(tel)?.show.split('-')[0]).toBe(telephoneText(tel).split('-')[0]);
});
