import { shortText, urlSearch, withDefault } from '../../records/list/url-search';

const maxLength = 11_000;

/** URL state of a copy: ids of the person's enquiries, comma separated. */
export const copySearch = urlSearch({ contacts: withDefault(shortText(maxLength), '') });
