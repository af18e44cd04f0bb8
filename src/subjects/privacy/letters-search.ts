import { positive, urlSearch, withDefault } from '../../records/list/url-search';

export const printedLettersSearch = urlSearch({ page: withDefault(positive, 1) });
