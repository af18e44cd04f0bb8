// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const MediaCreate = {
  "file": {
    "required": true,
    "maxBytes": 3145728,
    "accept": [
      "PNG",
      "JPG"
    ]
  },
  "altText": {
    "required": false,
    "maxLength": 100
  }
} as const;

export const MediaFocusUpdate = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "focusX": {
    "required": true,
    "minimum": 0,
    "maximum": 100
  },
  "focusY": {
    "required": true,
    "minimum": 0,
    "maximum": 100
  }
} as const;

export const MediaReplacement = {
  "file": {
    "required": true,
    "maxBytes": 3145728,
    "accept": [
      "PNG",
      "JPG"
    ]
  },
  "clearsWords": {
    "required": false
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const MediaTagRename = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "newName": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  }
} as const;

export const MediaTagsUpdate = {
  "ids": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  },
  "add": {
    "required": true,
    "maxItems": 10
  },
  "remove": {
    "required": true,
    "maxItems": 10
  }
} as const;

export const MediaUpdate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "altText": {
    "required": true,
    "maxLength": 100
  },
  "tags": {
    "required": false,
    "maxItems": 10
  },
  "focusX": {
    "required": false,
    "minimum": 0,
    "maximum": 100
  },
  "focusY": {
    "required": false,
    "minimum": 0,
    "maximum": 100
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
