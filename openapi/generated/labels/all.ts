// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export * from './articles';
export * from './case-infos';
export * from './index-popup';
export * from './links';
export * from './news';
export * from './redirects';
export * from './releases';
export * from './replace';
export * from './sales-codes';
export * from './shared';
export * from './site-sets';
