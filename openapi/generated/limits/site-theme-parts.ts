// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ThemePartInput = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "part": {
    "required": true
  }
} as const;

export const ThemePartSort = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "ids": {
    "required": true,
    "maxItems": 300
  }
} as const;
