import { deflateRawSync } from 'node:zlib';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letters = 'ABCDEFGHIJ';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A spreadsheet as Excel writes it, of texts and numbers. */
export function xlsx(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number, ref: string) =>
    typeof value === 'number'
      ? `<c r="${ref}"><v>${value}</v></c>`
      : `<c r="${ref}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, place) => cell(value, `${letters[place]}${row + 1}`)).join('')}</row>`,
  );
  return sheetFile(lines.join(''));
}

/** The same with rows as XML, and elements behind them. */
export const sheetFile = (rows: string, behind = '') => zip(sheetParts(rows, behind));

/** The same with texts that cells name by their place. */
export function sharedFile(texts: readonly string[], rows: string): Buffer {
  const items = texts.map((text) => `<si><t>${escaped(text)}</t></si>`);
  const parts = sheetParts(rows);
  const relations = 'xl/_rels/workbook.xml.rels';
  const shared = `<Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
  return zip({
    ...parts,
    [relations]: parts[relations].replace('</Relationships>', shared),
    'xl/sharedStrings.xml': `<sst xmlns="${sheets}">${items.join('')}</sst>`,
  });
}

function sheetParts(rows: string, behind = '') {
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sheets}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
  };
}

/** The same file whose directory states other sizes of the unpacked entries. */
export function withSizes(file: Buffer, size: number): Buffer {
  const changed = Buffer.from(file);
  const end = file.length - 22;
  let at = file.readUInt32LE(end + 16);
  while (at < end) {
    changed.writeUInt32LE(size, at + 24);
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return changed;
}

/** The same file with further entries that share the bytes of the first. */
export function withShared(file: Buffer, count: number): Buffer {
  const end = file.length - 22;
  const at = file.readUInt32LE(end + 16);
  const first = file.subarray(at, at + 46 + file.readUInt16LE(at + 28));
  const last = Buffer.from(file.subarray(end));
  for (const place of [8, 10]) last.writeUInt16LE(last.readUInt16LE(place) + count, place);
  return Buffer.concat([file.subarray(0, end), ...Array.from({ length: count }, () => first), last]);
}

/** A large zip (zip64) of this file, whose other directory states that nothing is in it. */
export function largeFile(file: Buffer): Buffer {
  const end = file.length - 22;
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeUInt32LE(file.readUInt16LE(end + 10), 32);
  large.writeUInt32LE(file.readUInt32LE(end + 16), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeUInt32LE(end, 8);
  const empty = Buffer.alloc(46);
  empty.writeUInt32LE(0x02014b50, 0);
  const last = Buffer.from(file.subarray(end));
  last.writeUInt16LE(1, 8);
  last.writeUInt16LE(1, 10);
  last.writeUInt32LE(end + large.length, 16);
  return Buffer.concat([file.subarray(0, end), large, empty, locator, last]);
}

function zip(files: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, Buffer.from(name)]),
    );
    local.push(entry);
    offset += entry.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
