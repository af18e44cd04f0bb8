/** Generated files by subject, so that a screen loads the calls, limits and words of its own. */
import { posix } from 'node:path';
import { type Contract, operationsOf, type Schema } from './contract';

/** File of a tag: `site-themes` of `SiteThemes`. */
export const subjectOf = (tag: string) => tag.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Sources by path: `<folder>/<subject>` with the exports of its schemas, and `joinedAs`, which exports all of them. */
export function filesBySubject(
  folder: string,
  sources: readonly (readonly [schema: string, source: string])[],
  contract: Contract,
  joinedAs = folder,
): Map<string, string> {
  const subjects = subjectsOf(contract);
  const files = new Map<string, string>();
  for (const [schema, source] of sources) {
    const file = `${folder}/${subjects.get(schema) ?? 'shared'}`;
    const before = files.get(file);
    files.set(file, before === undefined ? source : `${before}\n${source}`);
  }
  return files.set(joinedAs, joinedFiles(joinedAs, files.keys()));
}

/** Source of a file at `path` that exports everything of these files. */
export function joinedFiles(path: string, files: Iterable<string>): string {
  const names = [...files].map((file) => posix.relative(posix.dirname(path), file));
  return names
    .toSorted()
    .map((name) => `export * from './${name}';\n`)
    .join('');
}

/** Subject of each schema that the calls of one tag alone use; `blocks` for what a block holds. */
function subjectsOf(contract: Contract): Map<string, string> {
  const tags = new Map<string, Set<string>>();
  for (const { operation } of operationsOf(contract)) {
    for (const name of schemasIn(operation, contract)) {
      tags.set(name, (tags.get(name) ?? new Set()).add(operation.tags?.[0] ?? ''));
    }
  }
  const { WebPart, WebPartInput } = contract.components.schemas;
  const ofBlocks = schemasIn([WebPart, WebPartInput], contract);
  return new Map(
    [...tags].flatMap(([name, [tag = '', ...others]]): [string, string][] => {
      if (others.length === 0) return [[name, subjectOf(tag)]];
      return ofBlocks.has(name) ? [[name, 'blocks']] : [];
    }),
  );
}

/** Names of all schemas that a part of the contract refers to, itself or through others. */
function schemasIn(part: unknown, contract: Contract): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (node: unknown): void => {
    const text = JSON.stringify(node) ?? '';
    for (const [, group = '', name = ''] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)) {
      if (seen.has(`${group}/${name}`)) continue;
      seen.add(`${group}/${name}`);
      if (group === 'schemas') names.add(name);
      const groups: Readonly<Record<string, Readonly<Record<string, Schema>>>> = { ...contract.components };
      visit(groups[group]?.[name]);
    }
  };
  visit(part);
  return names;
}
