import { randomUUID } from 'node:crypto';

/** Id given to the request by a trusted proxy, in the form of nginx's or a UUID; else a new one. */
export function requestIdOf(header: string | string[] | undefined, isTrusted: boolean): string {
  const isId =
    typeof header === 'string' &&
    /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(header);
  return isTrusted && isId ? header : randomUUID();
}
