import { expect, it } from 'vitest';
import { grouped } from '../../openapi/grouped';

it.each([0, 7, 123, 1234, 12_345, 999_999, 1_000_000, 1234.5, 0.125, -123, -1234])(
  '%f is written as the language data of the platform would',
  (number) => {
    expect(grouped(number)).toBe(number.toLocaleString('en'));
  },
);
