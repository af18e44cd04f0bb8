// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export * from './enums/account';
export * from './enums/approvals';
export * from './enums/blocks';
export * from './enums/case-infos';
export * from './enums/connections';
export * from './enums/contact';
export * from './enums/imports';
export * from './enums/media';
export * from './enums/operations';
export * from './enums/preview-links';
export * from './enums/privacy';
export * from './enums/schedules';
export * from './enums/search';
export * from './enums/shared';
export * from './enums/site-sets';
export * from './enums/site-themes';
export * from './enums/trash';
