import { expect, it } from 'vitest';
import { consumeTicket } from '../../src/base/navigation/portal-ticket';

/** The ticket that was read, and the addresses of the history entry. */
function taken(pathname: string): [string | undefined, unknown[][]] {
  const replaced: unknown[][] = [];
  const ticket = consumeTicket({
    location: { pathname },
    history: { replaceState: (...given) => void replaced.push(given) },
  });
  return [ticket, replaced];
}

const plain = [[null, '', '/mng/login']];

it.each([
  ['/mng/login/a.b.c', ['a.b.c', plain]],
  ['/mng/login/a%2Eb%2Ec/', ['a.b.c', plain]],
  ['/mng/login/a.b.c/more', ['a.b.c', plain]],
  ['/mng/login/%E0%A4%A', ['%E0%A4%A', plain]],
  ['/mng/login', [undefined, []]],
  ['/mng/login/', [undefined, []]],
  ['/mng/case/edit/1', [undefined, []]],
])('of %s', (pathname, expected) => {
  expect(taken(pathname)).toEqual(expected);
});
