// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const AppointmentMail = {
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

export const ConsentTextCreate = {
  "text": {
    "required": true
  },
  "emergencyReason": {
    "required": false,
    "minLength": 10,
    "maxLength": 500
  },
  "version": {
    "required": true,
    "minimum": 0,
    "maximum": 2147483647
  }
} as const;

export const ConsentWords = {
  "summary": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "controller": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "purpose": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "categories": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "period": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "region": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "recipients": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "rights": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "refusal": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "news": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const ContactCreate = {
  "type": {
    "required": true
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "gender": {
    "required": false
  },
  "tel": {
    "required": true,
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
  },
  "caseTitle": {
    "required": false,
    "maxLength": 200
  },
  "caseId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "caseCode": {
    "required": false,
    "maxLength": 200
  },
  "source": {
    "required": false
  },
  "content": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  }
} as const;

export const ContactEmailInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "recipients": {
    "required": true,
    "minItems": 4,
    "maxItems": 5
  },
  "salesEmails": {
    "required": false,
    "maxLength": 500,
    "typed": "emailList"
  },
  "rotation": {
    "required": false,
    "maxItems": 100
  },
  "replyTemplates": {
    "required": false,
    "maxItems": 20
  }
} as const;

export const ContactJoin = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "ids": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  },
  "isJoined": {
    "required": true
  }
} as const;

export const ContactNote = {
  "note": {
    "required": false,
    "maxLength": 500
  },
  "newNote": {
    "required": false,
    "maxLength": 500
  },
  "handleStatus": {
    "required": true
  },
  "assigneeId": {
    "required": false
  },
  "callResult": {
    "required": false
  },
  "nextCallOn": {
    "required": false
  },
  "appointment": {
    "required": false
  },
  "isOneOfMany": {
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

export const ContactNoteUpdate = {
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
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

export const ContactRecipient = {
  "type": {
    "required": true
  },
  "emails": {
    "required": true,
    "maxLength": 500,
    "typed": "emailList"
  }
} as const;

export const ContactReply = {
  "subject": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "body": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
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

export const ContactSpam = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "isSpam": {
    "required": true
  }
} as const;

export const ReplyTemplate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "subject": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "body": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  }
} as const;

export const TestMailInput = {
  "email": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  }
} as const;
