// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const RedirectInput = {
  "from": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "typed": "url"
  },
  "to": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "typed": "url"
  }
} as const;
