// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ContactToShow = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const CorrectionInput = {
  "contactId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "name": {
    "required": false,
    "minLength": 1,
    "maxLength": 200
  },
  "tel": {
    "required": false,
    "minLength": 1,
    "maxLength": 10,
    "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "email": {
    "required": false,
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  }
} as const;

export const ErasureInput = {
  "number": {
    "required": true,
    "maxLength": 20
  },
  "contactIds": {
    "required": true,
    "maxItems": 1000
  },
  "basis": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const IncidentFormField = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "label": {
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "from": {
    "required": true
  }
} as const;

export const IncidentFormInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "answers": {
    "required": true,
    "maxItems": 40
  }
} as const;

export const IncidentInput = {
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "knownOn": {
    "required": true
  },
  "accountId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "tokenId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "fromOn": {
    "required": true
  },
  "toOn": {
    "required": true
  },
  "address": {
    "required": true,
    "maxLength": 100
  }
} as const;

export const IncidentLetter = {
  "subject": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "body": {
    "required": true,
    "minLength": 1,
    "maxLength": 4000
  }
} as const;

export const IncidentLetterInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "letter": {
    "required": true
  }
} as const;

export const IncidentReport = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "reportedOn": {
    "required": true
  },
  "receiptNumber": {
    "required": true,
    "maxLength": 200
  }
} as const;

export const IncidentTypedAnswer = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "answer": {
    "required": true,
    "maxLength": 2000
  }
} as const;

export const PersonPeriod = {
  "kind": {
    "required": true
  },
  "days": {
    "required": true,
    "minimum": 1,
    "maximum": 365
  },
  "source": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "checkedOn": {
    "required": true
  }
} as const;

export const PersonRequestInput = {
  "kinds": {
    "required": true,
    "minItems": 1,
    "maxItems": 5
  },
  "tel": {
    "required": true,
    "maxLength": 20,
    "pattern": "^$|^(?:0[2-8]\\d{7,8}|09\\d{8})$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "email": {
    "required": true,
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  },
  "receivedOn": {
    "required": true
  },
  "identity": {
    "required": true,
    "maxLength": 200
  },
  "handlerId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "note": {
    "required": true,
    "maxLength": 500
  }
} as const;

export const PersonRequestUpdate = {
  "state": {
    "required": true
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
  },
  "kinds": {
    "required": true,
    "minItems": 1,
    "maxItems": 5
  },
  "tel": {
    "required": true,
    "maxLength": 20,
    "pattern": "^$|^(?:0[2-8]\\d{7,8}|09\\d{8})$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "email": {
    "required": true,
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  },
  "receivedOn": {
    "required": true
  },
  "identity": {
    "required": true,
    "maxLength": 200
  },
  "handlerId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "note": {
    "required": true,
    "maxLength": 500
  }
} as const;

export const PrivacySettingsInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "maskLevel": {
    "required": true
  },
  "periods": {
    "required": false,
    "maxItems": 5
  },
  "limits": {
    "required": false
  },
  "officerId": {
    "required": true
  },
  "email": {
    "required": true,
    "maxLength": 200,
    "pattern": "^$|^[^@\\s,]+@[^@\\s,]+\\.[^@\\s,]+$",
    "message": "E-mail 格式不正確",
    "typed": "email"
  }
} as const;

export const PrivacyTermsInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "periods": {
    "required": true,
    "minItems": 5,
    "maxItems": 5
  },
  "report": {
    "required": true
  },
  "identities": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  },
  "bases": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  },
  "letter": {
    "required": true
  },
  "formFields": {
    "required": true,
    "minItems": 1,
    "maxItems": 40
  }
} as const;

export const ReportPeriod = {
  "hours": {
    "required": true,
    "minimum": 1,
    "maximum": 720
  },
  "authority": {
    "required": true,
    "maxLength": 200
  },
  "source": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "checkedOn": {
    "required": true
  }
} as const;

export const RetentionPeriod = {
  "type": {
    "required": true
  },
  "months": {
    "required": true,
    "minimum": 0,
    "maximum": 240
  }
} as const;

export const RetentionPostponement = {
  "ids": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  },
  "months": {
    "required": true,
    "minimum": 1,
    "maximum": 60
  }
} as const;

export const ShowLimits = {
  "perHour": {
    "required": true,
    "minimum": 1,
    "maximum": 10000
  },
  "action": {
    "required": true
  },
  "severePerHour": {
    "required": true,
    "minimum": 1,
    "maximum": 10000
  },
  "severeAction": {
    "required": true
  }
} as const;
