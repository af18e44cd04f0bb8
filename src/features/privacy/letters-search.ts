import { positive, urlSearch, withDefault } from '../../list/url-search';

export const printedLettersSearch = urlSearch({ page: withDefault(positive, 1) });
