import { expect, it } from 'vitest';
import { firstCharacters, lastCharacters } from '../../../server/base/contract/characters';

it('the first and last characters of a text are complete, an emoji counts as one', () => {
  expect([firstCharacters('🏠🏡字abc', 2), lastCharacters('abc字🏠🏡', 2)]).toEqual(['🏠🏡', '🏠🏡']);
  expect([firstCharacters('字abc', 3), lastCharacters('abc字', 3)]).toEqual(['字ab', 'bc字']);
});

it('a text that is short enough stays as it is', () => {
  expect([
    firstCharacters('abc', 3),
    lastCharacters('abc', 3),
    firstCharacters('🏠🏠', 3),
    lastCharacters('🏠🏠', 3),
  ]).toEqual(['abc', 'abc', '🏠🏠', '🏠🏠']);
  expect([firstCharacters('', 0), lastCharacters('', 0)]).toEqual(['', '']);
});
