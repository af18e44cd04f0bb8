import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst, type Plugin } from 'vite';

/** A part of a syntax tree, as `parseAst` gives it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Declared {
  value: Node;
  isExported: boolean;
  /** Of a table of texts: the value of each by its name. */
  texts: ReadonlyMap<string, Node> | null;
}

interface TextFile {
  code: string;
  /** Where each imported name comes from. */
  imported: ReadonlyMap<string, { source: string; name: string }>;
  declared: ReadonlyMap<string, Declared>;
}

/** Paths of files of constants, and of those whose tables are mostly read by name. */
interface Texts {
  files: RegExp;
  tables: RegExp;
}

const mark = '?text=';

/**
 * Cuts files of texts into a module for each text, so that a screen loads its own and not those of all screens that
 * stand beside them. A table that somebody reads by a name known later is one module for him.
 */
export function splitTexts({ files: isFile, tables: isTable }: Texts): Plugin {
  const files = new Map<string, TextFile | null>();
  const fileAt = (path: string): TextFile | null => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const file =
      isFile.test(path) && existsSync(path) ? textFile(readFileSync(path, 'utf8'), isTable.test(path)) : null;
    files.set(path, file);
    return file;
  };
  return {
    name: 'split-texts',
    apply: 'build',
    resolveId: { filter: { id: /\?text=/ }, handler: (id) => id },
    load: {
      filter: { id: /\.ts(?:\?text=|$)/ },
      handler(id) {
        const [path = '', unit] = id.split(mark);
        const file = fileAt(path);
        if (!file) return null;
        const code = unit === undefined ? exportsOf(path, file) : codeOf(path, file, unit);
        return { code, moduleType: 'ts', moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /text["']|\?text=/ },
      handler(code, id) {
        const folder = dirname(id.replace(/\?.*/, ''));
        const changed = withOwnTexts(code, folder, fileAt);
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
}

/** Null for a file with more than named imports, constants, functions and types, which stays whole. */
function textFile(code: string, hasTables: boolean): TextFile | null {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] };
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const areNamed = imports.every((each) => {
    const specifiers = children(each, 'specifiers');
    return specifiers.length > 0 && specifiers.every(({ type }) => type === 'ImportSpecifier');
  });
  if (!areNamed) return null;
  const declared = new Map<string, Declared>();
  for (const statement of body.filter((each) => !imports.includes(each))) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? child(statement, 'declaration') : statement;
    if (declaration?.type === 'TSEnumDeclaration') return null;
    if (declaration?.type.startsWith('TS')) continue;
    const constants = declaration?.['kind'] === 'const' ? children(declaration, 'declarations') : [];
    const named = declaration?.type === 'FunctionDeclaration' ? declaration : constants[0];
    const value = named === declaration ? declaration : named && child(named, 'init');
    const name = named && child(named, 'id')?.['name'];
    if (!value || constants.length > 1 || typeof name !== 'string') return null;
    declared.set(name, { value, isExported, texts: isExported && hasTables ? textsOf(value) : null });
  }
  return { code, imported: new Map(imports.flatMap(importedBy)), declared };
}

function importedBy(statement: Node): [string, { source: string; name: string }][] {
  const source = String(child(statement, 'source')?.['value']);
  return children(statement, 'specifiers').map((each) => [
    String(child(each, 'local')?.['name']),
    { source, name: String(child(each, 'imported')?.['name']) },
  ]);
}

/** Each text of a table; null for anything else. */
function textsOf(value: Node): Map<string, Node> | null {
  const table = withoutType(value);
  if (table.type !== 'ObjectExpression') return null;
  const texts = new Map<string, Node>();
  for (const property of children(table, 'properties')) {
    const key = child(property, 'key');
    const text = child(property, 'value');
    const isPlain = property['kind'] === 'init' && !property['computed'] && !property['method'];
    if (!isPlain || key?.type !== 'Identifier' || !text) return null;
    texts.set(String(key['name']), text);
  }
  return texts;
}

const withoutType = (value: Node): Node =>
  value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? withoutType(child(value, 'expression') ?? value)
    : value;

const exportsOf = (path: string, { declared }: TextFile) =>
  [...declared]
    .filter(([, { isExported }]) => isExported)
    .map(([name]) => `export { ${name} } from ${JSON.stringify(path + mark + name)};`)
    .join('\n');

/** Code of a constant, or of one text of a table (`table$text`). */
function codeOf(path: string, { code, imported, declared }: TextFile, unit: string): string {
  const [name = '', text] = unit.split('$');
  const { value, texts } = declared.get(name) ?? {};
  const part = text === undefined ? value : texts?.get(text);
  if (!part) throw new Error(`${path} has no ${unit}`);
  if (texts && text === undefined) {
    const names = [...texts.keys()];
    const entries = names.map((key) => `${key}: ${nameOf(name, key)}`);
    return `${names.map((key) => importOf(path, name, key)).join('')}export const ${name} = { ${entries.join(', ')} };`;
  }
  const used = [...new Set(readsIn(part).map(({ read }) => String(read['name'])))];
  const lines = used.flatMap((each) => {
    const from = imported.get(each);
    if (from) return [`import { ${from.name} as ${each} } from ${JSON.stringify(from.source)};\n`];
    const isOther = declared.has(each) && (text !== undefined || each !== name);
    return isOther ? [`import { ${each} } from ${JSON.stringify(path + mark + each)};\n`] : [];
  });
  const source = code.slice(part.start, part.end);
  const isFunction = part.type === 'FunctionDeclaration';
  const made = isFunction ? source : `const ${text === undefined ? name : nameOf(name, text)} = ${source};`;
  return `${lines.join('')}export ${made}`;
}

const nameOf = (table: string, text: string) => `${table}$${text}`;
const importOf = (path: string, table: string, text: string) =>
  `import { ${nameOf(table, text)} } from ${JSON.stringify(path + mark + nameOf(table, text))};\n`;

/** The code with each text read from its own module, where it reads them by name. */
function withOwnTexts(code: string, folder: string, fileAt: (path: string) => TextFile | null): string {
  const program = parseAst(code) as unknown as Node;
  const reads = readsIn(program);
  const changes: { start: number; end: number; by: string }[] = [];
  const added = new Set<string>();
  for (const statement of children(program, 'body').filter(({ type }) => type === 'ImportDeclaration')) {
    const source = String(child(statement, 'source')?.['value']);
    const path = source.includes(mark) ? source.replace(/\?.*/, '') : join(folder, `${source}.ts`);
    const file = fileAt(path);
    if (!file) continue;
    const kept: string[] = [];
    for (const specifier of children(statement, 'specifiers')) {
      const local = child(specifier, 'local')?.['name'];
      const table = String(child(specifier, 'imported')?.['name']);
      const texts = file.declared.get(table)?.texts;
      const own = reads.filter(({ read }) => read['name'] === local);
      const found = own.flatMap(({ read, parent }) => textsRead(read, parent));
      const isKnown =
        found.length >= own.length && found.every(({ names }) => names.every((name) => texts?.has(name)));
      if (!texts || !isKnown) {
        kept.push(code.slice(specifier.start, specifier.end));
        continue;
      }
      for (const { start, end, names, by } of found) {
        changes.push({ start, end, by: by((name) => nameOf(table, name)) });
        for (const name of names) added.add(importOf(path, table, name));
      }
    }
    if (kept.length === children(statement, 'specifiers').length) continue;
    // A table that it no longer reads would count as loaded with it.
    const rest = kept.length > 0 ? `import { ${kept.join(', ')} } from ${JSON.stringify(source)};` : '';
    changes.push({ start: statement.start, end: statement.end, by: rest });
  }
  const last = changes.toSorted((a, b) => b.start - a.start);
  return (
    [...added].join('') +
    last.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code)
  );
}

/** Place where a program reads texts of a table by name, with the code that reads them from their own modules. */
interface TextsRead {
  start: number;
  end: number;
  names: string[];
  by: (own: (text: string) => string) => string;
}

/** `table.text`, or `{ text, other: name } = table` of a declaration; empty for any other use of a table. */
function textsRead(table: Node, parent: Node): TextsRead[] {
  const { start, end } = parent;
  if (parent['object'] === table && !parent['computed']) {
    const name = String(child(parent, 'property')?.['name']);
    return [{ start, end, names: [name], by: (own) => own(name) }];
  }
  const pattern = parent['init'] === table ? child(parent, 'id') : null;
  if (pattern?.type !== 'ObjectPattern') return [];
  const pairs = children(pattern, 'properties').map((each) => ({
    name: String(each['computed'] ? null : child(each, 'key')?.['name']),
    local: String(child(each, 'value')?.['name']),
  }));
  const names = pairs.map(({ name }) => name);
  const by: TextsRead['by'] = (own) => pairs.map(({ name, local }) => `${local} = ${own(name)}`).join(', ');
  return pairs.some(({ local }) => local === 'undefined') ? [] : [{ start, end, names, by }];
}

/** Every name that a part of a program reads or declares, past imports and types. */
function readsIn(node: Node, parent: Node = node): { read: Node; parent: Node }[] {
  if (node.type === 'Identifier') return [{ read: node, parent }];
  if (node.type === 'ImportDeclaration') return [];
  if (node.type.startsWith('TS')) {
    const inner = withoutType(node);
    return inner === node ? [] : readsIn(inner, parent);
  }
  return Object.entries(node).flatMap(([key, value]) => {
    const isName = (key === 'property' || key === 'key') && !node['computed'];
    return isName ? [] : [value].flat().flatMap((each) => (isNode(each) ? readsIn(each, node) : []));
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const child = (node: Node, key: string): Node | null => {
  const value = node[key];
  return isNode(value) ? value : null;
};
const children = (node: Node, key: string): Node[] => [node[key]].flat().filter(isNode);
