/** All cases that visitors see, as a list in HTML: `await caseList(deliveryClient('https://office.example.com', token))`. */
import type { deliveryClient } from '../../openapi/generated/delivery-client';

const escaped = (text = '') =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export async function caseList(client: ReturnType<typeof deliveryClient>): Promise<string> {
  const entries: string[] = [];
  for (let cursor: number | null | undefined; cursor !== null;) {
    const { data, error, response } = await client.deliverCases({
      fields: 'title,county,district,cover',
      limit: 100,
      ...(cursor ? { cursor } : {}),
    });
    if (error) throw new Error(`${response.status} ${error.messages.join()}`);
    for (const { id, title, county, district, cover } of data.items) {
      const widths = cover?.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
      const picture = cover
        ? `<img src="${cover.url}" srcset="${widths}" alt="${escaped(cover.altText)}">`
        : '';
      entries.push(
        `<li id="case-${id}">${picture}${escaped(title)}（${escaped(county)}${escaped(district)}）</li>`,
      );
    }
    cursor = data.cursor;
  }
  return `<ul>\n${entries.join('\n')}\n</ul>`;
}
