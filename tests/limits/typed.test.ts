import { describe, expect, test } from 'vitest';
import { asTyped, type TypedKind, asTyped as asServerTypes } from '../../openapi/typed';
import { readContract } from '../../scripts/generate/described';
import { bodyAjv } from '../../server/access/calls/validation';

/** Typed notations and the contract's form. */
const typed: Record<TypedKind, [typed: string, form: string][]> = {
  code: [
    ['２０２６—11', '2026-11'],
    ['１２３４５６７８', '12345678'],
    [' ＳＹ０１　', 'SY01'],
    ['song–tao－yan', 'song-tao-yan'],
    ['G‑AB12CD34', 'G-AB12CD34'],
    ['ＧＴＭ－AB12CD3', 'GTM-AB12CD3'],
    ['SY 01', 'SY 01'],
  ],
  phone: [
    ['04-2258-1700', '0422581700'],
    ['(04) 2258 1700', '0422581700'],
    ['０４－２２５８－１７００', '0422581700'],
    ['電話：０４—2258—1700', '0422581700'],
    ['+886 4 2258 1700', '0422581700'],
    ['886-912-345-678', '0912345678'],
    ['+886 0912 345 678', '0912345678'],
    ['\u202d0912.345.678\u202c', '0912345678'],
    ['04-2258-1700 轉 12', '0422581700#12'],
    ['04-2258-1700 分機:12', '0422581700#12'],
    ['04 2258 1700 ext. 12', '0422581700#12'],
    ['04-2258-1700＃12', '0422581700#12'],
    ['請洽現場', '請洽現場'],
  ],
  url: [
    ['www.example.com', 'https://www.example.com'],
    ['example.com.tw/a?b=1#c', 'https://example.com.tw/a?b=1#c'],
    ['ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ', 'https://www.example.com'],
    ['www。example。com', 'https://www.example.com'],
    ['https：//example.com', 'https://example.com'],
    ['HTTPS:/Example.com', 'https://Example.com'],
    ['//example.com/a', 'https://example.com/a'],
    ['例子.台灣', 'https://例子.台灣'],
    ['localhost.test:8080/a', 'https://localhost.test:8080/a'],
    ['service@example.com', 'mailto:service@example.com'],
    ['mailto:service@example.com', 'mailto:service@example.com'],
    ['tel:0422581700', 'tel:0422581700'],
    ['/case/song-tao-yan', '/case/song-tao-yan'],
    ['https://zh.wikipedia.org/wiki/臺中（市）', 'https://zh.wikipedia.org/wiki/臺中（市）'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['javascript://example.com/%0aalert(1)', 'javascript://example.com/%0aalert(1)'],
    ['松濤硯', '松濤硯'],
    ['', ''],
  ],
  videoUrl: [
    ['youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [
      '<iframe width="560" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['//player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871'],
    ['https://example.com/film.mp4', 'https://example.com/film.mp4'],
  ],
  email: [
    [' ａｂｃ＠example.com ', 'abc@example.com'],
    ['mailto:abc@example。com', 'abc@example.com'],
    ['abc @example.com', 'abc@example.com'],
    ['', ''],
  ],
  emailList: [
    ['a@example.com；b@example.com', 'a@example.com,b@example.com'],
    ['a@example.com\nb@example.com c@example.com、', 'a@example.com,b@example.com,c@example.com'],
    ['a@example.com, b@example.com，', 'a@example.com,b@example.com'],
    ['王小明 <a@example.com>; "Lin, B" <b@example.com>', 'a@example.com,"Lin,b@example.com'],
    ['王 小明 <a@example.com>;林 <b@example.com>', 'a@example.com,b@example.com'],
    ['', ''],
  ],
  keywords: [
    ['台中建案、公園首排；四房', '台中建案,公園首排,四房'],
    ['台中 建案，\n公園', '台中 建案,公園'],
  ],
  number: [
    ['１，２００ 戶', '1200'],
    ['120戶', '120'],
    ['-5', '-5'],
    ['十二', '十二'],
  ],
  price: [
    ['1,280 萬', '1280'],
    ['1,280萬－1,520萬元', '1280～1520'],
    ['68 萬/坪', '68'],
  ],
  percent: [['32.6 ％', '32.6']],
  range: [
    ['36～38 坪', '36～38'],
    ['３６坪 - ３８．５坪', '36～38.5'],
    ['36至38', '36～38'],
    ['1,036 到 1,038', '1036～1038'],
    ['71.6', '71.6'],
  ],
};

const examples = Object.entries(typed).flatMap(([kind, pairs]) =>
  pairs.map(([text, form]) => [kind as TypedKind, text, form] as const),
);

describe('what people type', () => {
  test.each(examples)(
    '%s: %j is normalised to the form of the contract, on both sides alike',
    (kind, text, form) => {
      expect([asTyped(kind, text), asServerTypes(kind, text)]).toEqual([form, form]);
    },
  );

  test.each(examples)('%s: normalising %j again changes nothing', (kind, text) => {
    const form = asTyped(kind, text);
    expect(asTyped(kind, form)).toBe(form);
  });

  test('text longer than any field stays unchanged', () => {
    expect(asTyped('phone', '0-'.repeat(2001))).toBe('0-'.repeat(2001));
  });
});

interface Node {
  type?: string | string[];
  pattern?: string;
  'x-typed'?: TypedKind;
  'x-message'?: string;
  [key: string]: unknown;
}

/** Every body field of the contract, by operation and name. */
function fieldsOf(name: string, node: unknown, found: [string, Node][] = []): [string, Node][] {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, inner] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [field, schema] of Object.entries(inner as Record<string, Node>)) {
        found.push([`${name}.${field}`, schema]);
      }
    }
    fieldsOf(name, inner, found);
  }
  return found;
}

const bodies = Object.values(readContract().paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) => {
    const { contract } = operation['x-fastify-config'] as { contract: { multipart?: unknown } };
    const body = contract.multipart ?? operation.requestBody?.content['application/json']?.schema;
    return fieldsOf(operation.operationId, body);
  });

describe('the fields of the contract', () => {
  test('each field with a special form names its kind, except those that only programs write', () => {
    const silent = bodies
      .filter(([, { pattern, ...node }]) => pattern && pattern !== '\\S' && !node['x-typed'])
      .map(([name]) => name.replace(/.*\./, ''));
    expect([...new Set(silent)].toSorted()).toEqual([
      'attestationObject',
      'authenticatorData',
      'avatarPath',
      'clientDataJSON',
      'coverPath',
      'documentPath',
      'fileExtension',
      'filePath',
      'hash',
      'id',
      'imagePath',
      'key',
      'mark',
      'plan',
      'ruleId',
      'shareImagePath',
      'signature',
      'tab',
    ]);
  });

  const texts = bodies.filter(([, node]) => node['x-typed'] && node.type === 'string');
  test('the list is not empty', () => expect(texts.length).toBeGreaterThan(30));
  test.each(texts)('%s is taken as it is typed, and reaches the server in its form', (_, schema) => {
    const { 'x-typed': kind = 'code', ...rest } = schema;
    const fits = bodyAjv.compile({ type: 'object', properties: { field: rest } });
    const takes = bodyAjv.compile({ type: 'object', properties: { field: schema } });
    const taken = typed[kind].filter(([, form]) => fits({ field: form }));
    expect(taken.length).toBeGreaterThan(0);
    for (const [text, form] of taken) {
      const body = { field: text };
      expect([takes(body), body]).toEqual([true, { field: form }]);
    }
  });

  test('a text that does not match after normalising gets the message of the contract', () => {
    const [, url] = bodies.find(([, node]) => node['x-typed'] === 'videoUrl') ?? [];
    const check = bodyAjv.compile({ type: 'object', properties: { url } });
    const hosts = [
      'https://example.com/film.mp4',
      'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/@channel',
      'https://vimeo.com/channels',
      'javascript:alert("https://youtu.be/x")',
    ];
    expect(hosts.map((address) => check({ url: address }))).toEqual(hosts.map(() => false));
    expect(url?.['x-message']).toBe('僅接受 YouTube 或 Vimeo 的影片網址，例如 https://youtu.be/dQw4w9WgXcQ');
  });

  test('the link of the popup may be a path of the own site, and of no other', () => {
    const [, url] = bodies.find(([name]) => name === 'saveIndexPopup.url') ?? [];
    const check = bodyAjv.compile({ type: 'object', properties: { url: { ...url, 'x-typed': undefined } } });
    const fits = (address: string) => check({ url: address });
    expect(['/case/song-tao-yan', '/', '', 'https://example.com'].map(fits)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['//example.com', '/\\example.com', 'case/a', '/a b', 'javascript:x'].map(fits)).toEqual(
      [1, 2, 3, 4, 5].map(() => false),
    );
  });
});
