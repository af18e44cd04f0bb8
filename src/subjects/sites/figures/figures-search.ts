import { oneOf, urlSearch } from '../../../records/list/url-search';

/** The period in the URL. */
export const figuresSearch = urlSearch({ period: oneOf(['publication', 'days28', 'days90']) });
