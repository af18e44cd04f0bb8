// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export * as labels from './labels/all';
