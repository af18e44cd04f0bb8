/** Every table, by room; Drizzle reads them all from here. */
export * from './identity';
export * from './records';
export * from './files';
export * from './content';
export * from './sites';
export * from './outside-reviews';
export * from './comments';
export * from './contacts';
export * from './figures';
export * from './kinds';
export * from './mail';
export * from './connections';
export * from './operation';
export * from './proof';
export { hasNoBlock, partIds } from './shared';
export * from './imports';
export * from './person-requests';
export * from './adcheck';
