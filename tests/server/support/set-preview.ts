import { unescaped } from './enquiry-form';

const frame = /<iframe title="([^"]*)" sandbox="[^"]*" srcDoc="([^"]*)"/;

/** The page within a page of a set's preview, its text without tags, and its title. */
export function framedIn(body: string): { title: string; html: string; text: string } | null {
  const found = frame.exec(body);
  if (!found) return null;
  const html = unescaped(found[2] ?? '');
  return {
    title: unescaped(found[1] ?? ''),
    html,
    text: html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, ''),
  };
}

/** Groups of the list in a page of a set's preview, by their titles: each entry with its address, if it has one. */
export function listIn(body: string): Record<string, { title: string; says: string; href: string | null }[]> {
  const [, ...groups] = body.slice(0, body.indexOf('class="set-page"')).split('<h2>');
  return Object.fromEntries(
    groups.map((group) => [
      group.slice(0, group.indexOf('<')),
      [
        ...group.matchAll(
          /<li>(?:<a href="([^"]*)"[^>]*>|<div>)<(?:span|del)>([^<]*)<\/(?:span|del)><small>([^<]*)/g,
        ),
      ].map(([, href, title = '', says = '']) => ({
        title: unescaped(title),
        says: unescaped(says),
        href: href === undefined ? null : unescaped(href),
      })),
    ]),
  );
}
