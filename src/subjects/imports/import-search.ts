import { ImportKind, ImportVerdict } from '../../../openapi/generated/enums';
import { pageEntries } from '../../records/list/list-search';
import { oneOf, urlSearch } from '../../records/list/url-search';

export const importListSearch = urlSearch({ kind: oneOf(Object.values(ImportKind)) });
export const importSearch = urlSearch({ verdict: oneOf(Object.values(ImportVerdict)), ...pageEntries });
