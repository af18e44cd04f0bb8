// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export * from './words/approvals';
export * from './words/blocks';
export * from './words/case-infos';
export * from './words/connections';
export * from './words/contact';
export * from './words/imports';
export * from './words/links';
export * from './words/operations';
export * from './words/preview-links';
export * from './words/privacy';
export * from './words/redirects';
export * from './words/releases';
export * from './words/replace';
export * from './words/shared';
export * from './words/site-sets';
export * from './words/site-themes';
