import type { components } from '../../../openapi/generated/types';
import { firstCharacters } from '../../base/contract/characters';
import type { ImportKind } from './import-kind';

/** Columns of the fields. */
export type Mapping = components['schemas']['ImportColumn'][];

/** Normalising is quadratic in combining marks. */
const maxReadHeader = 200;

const normal = (header: string) =>
  firstCharacters(header, maxReadHeader)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_:：]|\([^()]*\)/g, '');

/** Columns whose header is a field's name or one of its synonyms. */
export function guessMapping({ fields }: Pick<ImportKind, 'fields'>, columns: readonly string[]): Mapping {
  const headers = columns.map(normal);
  return fields.flatMap(({ name, label, synonyms }) => {
    const names = [label, ...synonyms, name].map(normal);
    const column = names.map((each) => headers.indexOf(each)).find((place) => place >= 0);
    return column === undefined ? [] : [{ field: name, column }];
  });
}
