// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ImportCell = {
  "column": {
    "required": true,
    "minimum": 0,
    "maximum": 99
  },
  "text": {
    "required": true,
    "maxLength": 4000
  }
} as const;

export const ImportColumn = {
  "field": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "column": {
    "required": true,
    "minimum": 0,
    "maximum": 99
  }
} as const;

export const ImportFile = {
  "file": {
    "required": true,
    "maxBytes": 20971520
  }
} as const;

export const ImportId = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const ImportMappingInput = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "mapping": {
    "required": true,
    "maxItems": 50
  }
} as const;

export const ImportRowMend = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "place": {
    "required": true,
    "minimum": 2,
    "maximum": 1000000
  },
  "cells": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  }
} as const;
