// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export * as limits from './limits/all';
