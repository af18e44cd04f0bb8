import { oneOf, shortText, urlSearch } from '../../records/list/url-search';

/** The searched text stands in the address; the contract has the limit. */
const text = shortText(200);

export const replaceSearch = urlSearch({ find: text, replacement: text, exact: oneOf([true]) });
