// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const UncheckedHost = {
  "minLength": 1,
  "maxLength": 253,
  "pattern": "^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$",
  "message": "請填主機名稱，例如 www.example.com"
} as const;

export const LinkMend = {
  "kind": {
    "required": true
  },
  "recordId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "themeId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "urls": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  },
  "to": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^(?:https?://|mailto:|tel:)[^\\s]+$|^/(?![/\\\\])[^\\s]*$",
    "message": "請輸入正確的網址，例如 https://example.com，或本站的路徑，例如 /case/song-tao-yan",
    "typed": "url"
  }
} as const;

export const UncheckedHostsInput = {
  "hosts": {
    "required": true,
    "maxItems": 100
  },
  "before": {
    "required": true,
    "maxItems": 100
  }
} as const;
