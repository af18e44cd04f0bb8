// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const RecordVersionRestore = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1
  },
  "versionId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
