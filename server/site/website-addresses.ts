export { addressesUnder, routeOf, type WebsiteRoute } from '../../src/site/website/addresses';
