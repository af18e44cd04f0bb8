import { expect, it } from 'vitest';
import { csvLine } from '../../../server/services/csv';

it.each(['=1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  '%j does not begin a formula',
  (text) => {
    const bare = csvLine([text]).replace(/\r\n$/, '');
    expect([bare, `"${text}"`]).not.toContain(text);
    expect(bare.replace(/^"|"$/g, '')).toBe(`'${text}`);
  },
);
