// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const limits = {
  "Phone": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "CaseCode": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9]+$",
    "message": "限半形英數字，不可包含空格或特殊符號",
    "typed": "code"
  },
  "Email": {
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  },
  "ApprovalHash": {
    "maxLength": 64,
    "pattern": "^[0-9a-f]{64}$",
    "message": "格式不正確"
  },
  "ApprovalBlockKey": {
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[A-Za-z0-9-]{1,40}$",
    "message": "格式不正確"
  },
  "DraftName": {
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "MediaPath": {
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
  },
  "MediaFocusUpdate": {
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
  },
  "RoleClaim": {
    "value": {
      "required": true,
      "minLength": 1,
      "maxLength": 100
    },
    "selected": {
      "required": true
    }
  },
  "PasswordLinkRequest": {
    "account": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "PasswordLinkCheck": {
    "passwordLink": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "ProfileInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "email": {
      "required": true,
      "maxLength": 200,
      "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
      "message": "請輸入正確的 E-mail",
      "typed": "email"
    },
    "avatar": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "avatarPath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "avatarRemoved": {
      "required": false
    },
    "currentPassword": {
      "required": false,
      "maxLength": 200
    },
    "passcode": {
      "required": false,
      "maxLength": 20
    }
  },
  "OwnPasswordUpdate": {
    "currentPassword": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "newPassword": {
      "required": true,
      "minLength": 8,
      "maxLength": 20
    }
  },
  "OwnPasswordProof": {
    "password": {
      "required": true,
      "maxLength": 200
    },
    "passcode": {
      "required": false,
      "maxLength": 20
    }
  },
  "SecondFactorConfirmation": {
    "code": {
      "required": true,
      "minLength": 6,
      "maxLength": 20
    },
    "password": {
      "required": true,
      "maxLength": 200
    },
    "passcode": {
      "required": false,
      "maxLength": 20
    }
  },
  "InvitationCreate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "email": {
      "required": true,
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
      "message": "請輸入正確的 E-mail",
      "typed": "email"
    },
    "roleId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "RevokeRequest": {
    "refreshToken": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "CommentThreadCreate": {
    "themeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "partId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 2000
    },
    "mentions": {
      "required": true,
      "maxItems": 20
    }
  },
  "CommentReply": {
    "themeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "threadId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 2000
    },
    "mentions": {
      "required": true,
      "maxItems": 20
    }
  },
  "CommentUpdate": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 2000
    },
    "mentions": {
      "required": true,
      "maxItems": 20
    }
  },
  "CommentThreadState": {
    "threadId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "isResolved": {
      "required": true
    }
  },
  "Beat": {
    "tab": {
      "required": true,
      "minLength": 1,
      "maxLength": 40,
      "pattern": "^[0-9A-Za-z-]+$"
    },
    "kind": {
      "required": true
    },
    "recordId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "partId": {
      "required": true
    },
    "state": {
      "required": true
    },
    "isHidden": {
      "required": true
    }
  },
  "ApprovalRule": {
    "kind": {
      "required": true
    },
    "part": {
      "required": true
    },
    "roleIds": {
      "required": true,
      "maxItems": 10
    }
  },
  "ApprovalRulesInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "rules": {
      "required": true,
      "maxItems": 12
    }
  },
  "ApprovalBlockSeen": {
    "key": {
      "required": true,
      "minLength": 1,
      "maxLength": 40,
      "pattern": "^[A-Za-z0-9-]{1,40}$",
      "message": "格式不正確"
    },
    "hash": {
      "required": true,
      "maxLength": 64,
      "pattern": "^[0-9a-f]{64}$",
      "message": "格式不正確"
    }
  },
  "ApprovalRequestInput": {
    "kind": {
      "required": true
    },
    "recordId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "note": {
      "required": true,
      "maxLength": 500
    },
    "dueOn": {
      "required": true
    },
    "people": {
      "required": true,
      "maxItems": 30
    }
  },
  "ApprovalSeenInput": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "blocks": {
      "required": true,
      "minItems": 1,
      "maxItems": 600
    },
    "isSeen": {
      "required": true
    }
  },
  "ApprovalDecision": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "decision": {
      "required": true
    },
    "blocks": {
      "required": true,
      "maxItems": 600
    },
    "note": {
      "required": true,
      "maxLength": 500
    },
    "reasons": {
      "required": false,
      "maxItems": 5
    },
    "attached": {
      "required": false,
      "maxItems": 600
    }
  },
  "ApprovalBatch": {
    "items": {
      "required": true,
      "minItems": 1,
      "maxItems": 50
    },
    "note": {
      "required": true,
      "maxLength": 500
    }
  },
  "ApprovalWithdrawal": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ApprovalEmergency": {
    "kind": {
      "required": true
    },
    "recordId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "emergencyReason": {
      "required": true,
      "minLength": 10,
      "maxLength": 500
    }
  },
  "ApprovalReminder": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "roleId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "RoleCreate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "description": {
      "required": false,
      "maxLength": 500
    },
    "needsSecondFactor": {
      "required": false
    },
    "roleClaims": {
      "required": true,
      "maxItems": 68
    }
  },
  "RoleUpdate": {
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
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "description": {
      "required": false,
      "maxLength": 500
    },
    "needsSecondFactor": {
      "required": false
    },
    "roleClaims": {
      "required": true,
      "maxItems": 68
    }
  },
  "AccountUpdate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "email": {
      "required": true,
      "maxLength": 200,
      "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
      "message": "請輸入正確的 E-mail",
      "typed": "email"
    },
    "department": {
      "required": true,
      "maxLength": 200
    },
    "roleId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "gender": {
      "required": true
    },
    "status": {
      "required": true
    },
    "password": {
      "required": false,
      "minLength": 8,
      "maxLength": 20
    },
    "currentPassword": {
      "required": false,
      "maxLength": 200
    },
    "passcode": {
      "required": false,
      "maxLength": 20
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
  },
  "CompanyInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 30
    },
    "legalName": {
      "required": false,
      "maxLength": 60
    },
    "taxId": {
      "required": false,
      "maxLength": 8,
      "pattern": "^(?:\\d{8})?$",
      "message": "統一編號是 8 位數字",
      "typed": "code"
    },
    "tel": {
      "required": false,
      "maxLength": 20,
      "pattern": "^$|^0\\d{8,9}(?:#\\d{1,6})?$",
      "message": "請輸入含區碼的市話或手機，例如 0225718170",
      "typed": "phone"
    },
    "hours": {
      "required": false,
      "maxLength": 60
    },
    "address": {
      "required": false,
      "maxLength": 100
    },
    "headline": {
      "required": false,
      "maxLength": 20
    },
    "introduction": {
      "required": false,
      "maxLength": 200
    }
  },
  "IndexPopupInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "status": {
      "required": true
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "image": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "imagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "imageRemoved": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "url": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$|^/(?![/\\\\])[^\\s]*$",
      "message": "請輸入正確的網址，例如 https://example.com，或本站的路徑，例如 /case/song-tao-yan",
      "typed": "url"
    },
    "urlTarget": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "OtherPopupCreate": {
    "status": {
      "required": true
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "image": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "imagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "imageRemoved": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "url": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$|^/(?![/\\\\])[^\\s]*$",
      "message": "請輸入正確的網址，例如 https://example.com，或本站的路徑，例如 /case/song-tao-yan",
      "typed": "url"
    },
    "urlTarget": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "OtherPopupUpdate": {
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
    "status": {
      "required": true
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "image": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "imagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "imageRemoved": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "url": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$|^/(?![/\\\\])[^\\s]*$",
      "message": "請輸入正確的網址，例如 https://example.com，或本站的路徑，例如 /case/song-tao-yan",
      "typed": "url"
    },
    "urlTarget": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "AdRule": {
    "id": {
      "required": true,
      "maxLength": 40,
      "pattern": "^[a-z0-9-]{1,40}$",
      "message": "格式不正確"
    },
    "kind": {
      "required": true
    },
    "phrases": {
      "required": true,
      "maxItems": 150
    },
    "exceptions": {
      "required": true,
      "maxItems": 150
    },
    "contexts": {
      "required": true,
      "maxItems": 150
    },
    "reason": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "source": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "checkedOn": {
      "required": true
    },
    "isToConfirm": {
      "required": true
    },
    "severity": {
      "required": true
    },
    "isOn": {
      "required": true
    }
  },
  "AdRulesInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "rules": {
      "required": true,
      "maxItems": 80
    }
  },
  "AdPutAsideInput": {
    "themeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "ruleId": {
      "required": true,
      "maxLength": 40,
      "pattern": "^[a-z0-9-]{1,40}$",
      "message": "格式不正確"
    },
    "hash": {
      "required": true,
      "maxLength": 64,
      "pattern": "^[0-9a-f]{64}$",
      "message": "格式不正確"
    },
    "kind": {
      "required": true
    },
    "note": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "ConsentWords": {
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
  },
  "ConsentTextCreate": {
    "text": {
      "required": true
    },
    "version": {
      "required": true,
      "minimum": 0,
      "maximum": 2147483647
    }
  },
  "ContactAppointment": {
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
    "appointment": {
      "required": true
    }
  },
  "AppointmentMail": {
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
  },
  "ContactJoin": {
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
  },
  "ContactNoteCreate": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "text": {
      "required": true,
      "minLength": 1,
      "maxLength": 500
    }
  },
  "ContactNoteUpdate": {
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
  },
  "ContactCreate": {
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
  },
  "ContactSpam": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "isSpam": {
      "required": true
    }
  },
  "TestMailInput": {
    "email": {
      "required": true,
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
      "message": "請輸入正確的 E-mail",
      "typed": "email"
    }
  },
  "ContactNote": {
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
  },
  "ContactRecipient": {
    "type": {
      "required": true
    },
    "emails": {
      "required": true,
      "maxLength": 500,
      "typed": "emailList"
    }
  },
  "ContactEmailInput": {
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
    }
  },
  "HousingUnit": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "rooms": {
      "required": false,
      "maxLength": 200
    },
    "areaPing": {
      "required": true,
      "minimum": 0,
      "maximum": 100000,
      "typed": "range"
    },
    "areaPingMost": {
      "required": false,
      "minimum": 0,
      "maximum": 100000
    },
    "count": {
      "required": true,
      "minimum": 0,
      "maximum": 100000,
      "typed": "number"
    },
    "priceBasis": {
      "required": false
    },
    "price": {
      "required": false,
      "minimum": 0,
      "maximum": 1000000,
      "typed": "price"
    },
    "priceMost": {
      "required": false,
      "minimum": 0,
      "maximum": 1000000
    },
    "sharedRatio": {
      "required": false,
      "minimum": 0,
      "maximum": 100,
      "typed": "percent"
    },
    "availability": {
      "required": false
    },
    "plan": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
    }
  },
  "ProjectFact": {
    "name": {
      "required": true
    },
    "value": {
      "required": true,
      "maxLength": 200
    },
    "source": {
      "required": false
    },
    "documentNumber": {
      "required": false,
      "maxLength": 100
    },
    "documentDate": {
      "required": false
    },
    "isPrinted": {
      "required": true
    }
  },
  "ProjectFactsInput": {
    "facts": {
      "required": true,
      "maxItems": 50
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
  },
  "CaseInfoCreate": {
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9]+$",
      "message": "限半形英數字，不可包含空格或特殊符號",
      "typed": "code"
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "subtitle": {
      "required": false,
      "maxLength": 200
    },
    "tab": {
      "required": true
    },
    "isHighlight": {
      "required": false
    },
    "status": {
      "required": true
    },
    "county": {
      "required": true,
      "minLength": 1,
      "maxLength": 20
    },
    "district": {
      "required": true,
      "minLength": 1,
      "maxLength": 20
    },
    "address": {
      "required": false,
      "maxLength": 200
    },
    "tel": {
      "required": true,
      "minLength": 1,
      "maxLength": 10,
      "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
      "message": "請輸入含區碼的市話或手機，例如 0225718170",
      "typed": "phone"
    },
    "receptionAddress": {
      "required": false,
      "maxLength": 200
    },
    "siteArea": {
      "required": false,
      "maxLength": 200
    },
    "floors": {
      "required": false,
      "maxLength": 200
    },
    "households": {
      "required": false,
      "minimum": 0,
      "maximum": 100000,
      "typed": "number"
    },
    "completion": {
      "required": false,
      "maxLength": 200
    },
    "architect": {
      "required": false,
      "maxLength": 200
    },
    "builder": {
      "required": false,
      "maxLength": 200
    },
    "introduction": {
      "required": false,
      "maxLength": 250000,
      "maxText": 16000
    },
    "housingUnits": {
      "required": false,
      "maxItems": 100
    },
    "recommendedCaseIds": {
      "required": false,
      "maxItems": 20
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "coverPath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "coverRemoved": {
      "required": false
    },
    "coverAlt": {
      "required": false,
      "maxLength": 100
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200,
      "recommendedLength": 80
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200,
      "recommendedGroups": {
        "least": 5,
        "most": 6
      },
      "typed": "keywords"
    },
    "seoDescription": {
      "required": false,
      "maxLength": 500
    },
    "shareImage": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "pixels": {
        "width": 1200,
        "height": 630
      }
    },
    "shareImagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "shareImageRemoved": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "CaseInfoUpdate": {
    "versionNote": {
      "required": false,
      "maxLength": 200
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
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9]+$",
      "message": "限半形英數字，不可包含空格或特殊符號",
      "typed": "code"
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "subtitle": {
      "required": false,
      "maxLength": 200
    },
    "tab": {
      "required": true
    },
    "isHighlight": {
      "required": false
    },
    "status": {
      "required": true
    },
    "county": {
      "required": true,
      "minLength": 1,
      "maxLength": 20
    },
    "district": {
      "required": true,
      "minLength": 1,
      "maxLength": 20
    },
    "address": {
      "required": false,
      "maxLength": 200
    },
    "tel": {
      "required": true,
      "minLength": 1,
      "maxLength": 10,
      "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
      "message": "請輸入含區碼的市話或手機，例如 0225718170",
      "typed": "phone"
    },
    "receptionAddress": {
      "required": false,
      "maxLength": 200
    },
    "siteArea": {
      "required": false,
      "maxLength": 200
    },
    "floors": {
      "required": false,
      "maxLength": 200
    },
    "households": {
      "required": false,
      "minimum": 0,
      "maximum": 100000,
      "typed": "number"
    },
    "completion": {
      "required": false,
      "maxLength": 200
    },
    "architect": {
      "required": false,
      "maxLength": 200
    },
    "builder": {
      "required": false,
      "maxLength": 200
    },
    "introduction": {
      "required": false,
      "maxLength": 250000,
      "maxText": 16000
    },
    "housingUnits": {
      "required": false,
      "maxItems": 100
    },
    "recommendedCaseIds": {
      "required": false,
      "maxItems": 20
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "coverPath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "coverRemoved": {
      "required": false
    },
    "coverAlt": {
      "required": false,
      "maxLength": 100
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200,
      "recommendedLength": 80
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200,
      "recommendedGroups": {
        "least": 5,
        "most": 6
      },
      "typed": "keywords"
    },
    "seoDescription": {
      "required": false,
      "maxLength": 500
    },
    "shareImage": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "pixels": {
        "width": 1200,
        "height": 630
      }
    },
    "shareImagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "shareImageRemoved": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "BatchSort": {
    "ids": {
      "required": true,
      "minItems": 1,
      "maxItems": 10000
    },
    "tab": {
      "required": false
    },
    "type": {
      "required": false
    }
  },
  "EditHighlight": {
    "caseInfoId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "isHighlight": {
      "required": true
    }
  },
  "SalesCaseRequest": {
    "caseId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "note": {
      "required": false,
      "maxLength": 500
    }
  },
  "NewerPartInput": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "partType": {
      "required": true,
      "minimum": 1,
      "maximum": 1000
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    }
  },
  "TitlePartInput": {
    "partType": {
      "required": true
    },
    "align": {
      "required": false
    },
    "textContent": {
      "required": true,
      "maxLength": 200,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "navName": {
      "required": false,
      "maxLength": 4
    },
    "isUnlisted": {
      "required": false
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "TextPartInput": {
    "partType": {
      "required": true
    },
    "align": {
      "required": false
    },
    "textContent": {
      "required": true,
      "maxLength": 3000,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "html": {
      "required": false,
      "maxLength": 50000,
      "maxText": 3000
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "VideoPartInput": {
    "partType": {
      "required": true
    },
    "textContent": {
      "required": false,
      "maxLength": 100
    },
    "url": {
      "required": true,
      "maxLength": 200,
      "pattern": "^https?://(?:(?:(?:www|m)\\.)?youtube\\.com/(?:watch\\?|shorts/|live/)[^\\s]+|youtu\\.be/[^\\s]+|(?:www\\.)?vimeo\\.com/(?:[a-z]+/){0,3}\\d+(?:[/?#][^\\s]*)?)$",
      "message": "僅接受 YouTube 或 Vimeo 的影片網址，例如 https://youtu.be/dQw4w9WgXcQ",
      "typed": "videoUrl"
    },
    "autoPlay": {
      "required": false
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "isDecorative": {
      "required": false
    },
    "fileExtension": {
      "required": false,
      "maxLength": 10,
      "pattern": "^[a-z]+$"
    },
    "filePath": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
    },
    "fileData": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "recommendedPixels": {
        "width": 912,
        "height": 452
      }
    }
  },
  "ImagePartInput": {
    "partType": {
      "required": true
    },
    "textContent": {
      "required": false,
      "maxLength": 200
    },
    "kind": {
      "required": false
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "isDecorative": {
      "required": false
    },
    "fileExtension": {
      "required": false,
      "maxLength": 10,
      "pattern": "^[a-z]+$"
    },
    "filePath": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
    },
    "fileData": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "recommendedPixels": {
        "width": 912,
        "height": 452
      }
    }
  },
  "LinkPartInput": {
    "partType": {
      "required": true
    },
    "textContent": {
      "required": true,
      "maxLength": 200,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "url": {
      "required": true,
      "maxLength": 200,
      "pattern": "^(?:https?://|mailto:|tel:)[^\\s]+$",
      "message": "請輸入正確的網址，例如 https://example.com",
      "typed": "url"
    },
    "urlTarget": {
      "required": false
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "PhonePartInput": {
    "partType": {
      "required": true
    },
    "textContent": {
      "required": true,
      "maxLength": 200,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "tel": {
      "required": true,
      "maxLength": 20,
      "pattern": "^0\\d{8,9}(?:#\\d{1,6})?$",
      "message": "請輸入含區碼的市話或手機，例如 0225718170",
      "typed": "phone"
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "ListPartInput": {
    "partType": {
      "required": true
    },
    "items": {
      "required": true,
      "minItems": 1,
      "maxItems": 100
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "ProjectFactsPartInput": {
    "partType": {
      "required": true
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "PlansPartInput": {
    "partType": {
      "required": true
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "QuestionsPartInput": {
    "partType": {
      "required": true
    },
    "items": {
      "required": true,
      "minItems": 1,
      "maxItems": 40
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "QuestionInput": {
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "label": {
      "required": true,
      "maxLength": 60,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "textContent": {
      "required": false,
      "maxLength": 500
    },
    "secSort": {
      "required": true,
      "minimum": 0,
      "maximum": 1000
    }
  },
  "PartItemInput": {
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "textContent": {
      "required": true,
      "maxLength": 200,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "secSort": {
      "required": true,
      "minimum": 0,
      "maximum": 1000
    }
  },
  "FormPartInput": {
    "partType": {
      "required": true
    },
    "fields": {
      "required": false,
      "maxItems": 6
    },
    "budgets": {
      "required": false,
      "maxLength": 200
    },
    "asksNews": {
      "required": true
    },
    "thanks": {
      "required": false,
      "maxLength": 100
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "BarsPartInput": {
    "partType": {
      "required": true
    },
    "hasSections": {
      "required": true
    },
    "actions": {
      "required": false,
      "maxItems": 4
    },
    "highlighted": {
      "required": false
    },
    "tel": {
      "required": false,
      "maxLength": 20,
      "pattern": "^$|^0\\d{8,9}(?:#\\d{1,6})?$",
      "message": "請輸入含區碼的市話或手機，例如 0225718170",
      "typed": "phone"
    },
    "lineId": {
      "required": false,
      "maxLength": 30,
      "pattern": "^$|^@?[A-Za-z0-9][A-Za-z0-9._-]*$",
      "message": "請輸入 LINE 官方帳號的 ID，例如 @heyan",
      "typed": "code"
    },
    "lineText": {
      "required": false,
      "maxLength": 100
    },
    "address": {
      "required": false,
      "maxLength": 100
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "PlacesPartInput": {
    "partType": {
      "required": true
    },
    "textContent": {
      "required": false,
      "maxLength": 100
    },
    "siteAddress": {
      "required": false,
      "maxLength": 100
    },
    "receptionAddress": {
      "required": false,
      "maxLength": 100
    },
    "items": {
      "required": false,
      "maxItems": 30
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "isDecorative": {
      "required": false
    },
    "fileExtension": {
      "required": false,
      "maxLength": 10,
      "pattern": "^[a-z]+$"
    },
    "filePath": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
    },
    "fileData": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "recommendedPixels": {
        "width": 912,
        "height": 452
      }
    }
  },
  "PlaceInput": {
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "label": {
      "required": true,
      "maxLength": 30,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "textContent": {
      "required": false,
      "maxLength": 40
    },
    "minutes": {
      "required": false,
      "minimum": 1,
      "maximum": 180
    },
    "secSort": {
      "required": true,
      "minimum": 0,
      "maximum": 1000
    }
  },
  "GalleryPartInput": {
    "partType": {
      "required": true
    },
    "items": {
      "required": true,
      "minItems": 1,
      "maxItems": 60
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "GalleryPictureInput": {
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "textContent": {
      "required": false,
      "maxLength": 60
    },
    "kind": {
      "required": true
    },
    "secSort": {
      "required": true,
      "minimum": 0,
      "maximum": 1000
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "isDecorative": {
      "required": false
    },
    "fileExtension": {
      "required": false,
      "maxLength": 10,
      "pattern": "^[a-z]+$"
    },
    "filePath": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
    },
    "fileData": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "recommendedPixels": {
        "width": 912,
        "height": 452
      }
    }
  },
  "ProgressPartInput": {
    "partType": {
      "required": true
    },
    "items": {
      "required": true,
      "minItems": 1,
      "maxItems": 36
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "ProgressMonthInput": {
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "label": {
      "required": true,
      "maxLength": 7,
      "pattern": "^20\\d{2}-(?:0[1-9]|1[0-2])$",
      "message": "請選擇月份，例如 2026-11",
      "typed": "code"
    },
    "textContent": {
      "required": false,
      "maxLength": 200
    },
    "percent": {
      "required": false,
      "minimum": 0,
      "maximum": 100
    },
    "pictures": {
      "required": false,
      "maxItems": 4
    },
    "secSort": {
      "required": true,
      "minimum": 0,
      "maximum": 1000
    }
  },
  "ProgressPictureInput": {
    "kind": {
      "required": true
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "isDecorative": {
      "required": false
    },
    "fileExtension": {
      "required": false,
      "maxLength": 10,
      "pattern": "^[a-z]+$"
    },
    "filePath": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
    },
    "fileData": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "recommendedPixels": {
        "width": 912,
        "height": 452
      }
    }
  },
  "DownloadPartInput": {
    "partType": {
      "required": true
    },
    "textContent": {
      "required": true,
      "maxLength": 60,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "detail": {
      "required": false,
      "maxLength": 60
    },
    "documentPath": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.pdf$"
    },
    "document": {
      "required": false,
      "maxBytes": 20971520,
      "accept": [
        "PDF"
      ]
    },
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "sort": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    },
    "isSample": {
      "required": false
    },
    "source": {
      "required": false
    }
  },
  "ContentInput": {
    "versionNote": {
      "required": false,
      "maxLength": 200
    },
    "webParts": {
      "required": true,
      "minItems": 1,
      "maxItems": 300
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
  },
  "SiteThemeRestore": {
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
    "versionId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "publish": {
      "required": false
    },
    "note": {
      "required": false,
      "maxLength": 200
    },
    "cancelSchedules": {
      "required": false,
      "maxItems": 10
    },
    "emergencyReason": {
      "required": false,
      "minLength": 10,
      "maxLength": 500
    }
  },
  "ThemeFromTemplate": {
    "caseId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "code": {
      "required": true
    },
    "name": {
      "required": false,
      "minLength": 1,
      "maxLength": 50,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "sourceThemeId": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "withContent": {
      "required": false
    }
  },
  "SiteThemeUpdate": {
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
    "name": {
      "required": false,
      "minLength": 1,
      "maxLength": 50,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "webParts": {
      "required": false,
      "maxItems": 300
    }
  },
  "SiteThemeStatus": {
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
    "status": {
      "required": true
    },
    "note": {
      "required": false,
      "maxLength": 200
    },
    "cancelSchedules": {
      "required": false,
      "maxItems": 10
    },
    "emergencyReason": {
      "required": false,
      "minLength": 10,
      "maxLength": 500
    }
  },
  "ThemePartInput": {
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
  },
  "ThemePartSort": {
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
  },
  "SiteScheduleInput": {
    "siteId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "action": {
      "required": true
    },
    "dueOn": {
      "required": true
    },
    "themeId": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "SiteSetUpdate": {
    "siteId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "siteName": {
      "required": false,
      "minLength": 1,
      "maxLength": 30,
      "pattern": "^[A-Za-z0-9-]{1,30}$",
      "message": "限 30 個半形英數字，符號僅可使用「-」",
      "typed": "code"
    },
    "activeThemeId": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "emergencyReason": {
      "required": false,
      "minLength": 10,
      "maxLength": 500
    },
    "gaId": {
      "required": false,
      "maxLength": 14,
      "pattern": "^$|^G-[A-Z0-9]{4,12}$",
      "message": "格式 G-XXXXXXXXXX",
      "typed": "code"
    },
    "gtmId": {
      "required": false,
      "maxLength": 14,
      "pattern": "^$|^GTM-[A-Z0-9]{4,10}$",
      "message": "格式 GTM-XXXXXXX",
      "typed": "code"
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200,
      "recommendedLength": 80
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200,
      "recommendedGroups": {
        "least": 5,
        "most": 6
      },
      "typed": "keywords"
    },
    "seoDescription": {
      "required": false,
      "maxLength": 500
    },
    "shareImage": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "pixels": {
        "width": 1200,
        "height": 630
      }
    },
    "shareImagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "shareImageRemoved": {
      "required": false
    }
  },
  "SiteCode": {
    "siteId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "caseCode": {
      "required": true,
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9]+$",
      "message": "限半形英數字，不可包含空格或特殊符號",
      "typed": "code"
    }
  },
  "ChangeSiteStatus": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "status": {
      "required": true
    }
  },
  "DuplicateRecord": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ChangeStatus": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "status": {
      "required": true
    }
  },
  "SeenNews": {
    "key": {
      "required": true,
      "minLength": 12,
      "maxLength": 12
    }
  },
  "ArticleText": {
    "textContent": {
      "required": true,
      "maxLength": 3000,
      "pattern": "\\S",
      "message": "此欄位為必填"
    },
    "html": {
      "required": false,
      "maxLength": 50000,
      "maxText": 3000
    }
  },
  "RecordVersionRestore": {
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
  },
  "MediaCreate": {
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
  },
  "MediaUpdate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "altText": {
      "required": true,
      "maxLength": 100
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
  },
  "MediaReplacement": {
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
  },
  "ShowLimits": {
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
  },
  "RetentionPeriod": {
    "type": {
      "required": true
    },
    "months": {
      "required": true,
      "minimum": 0,
      "maximum": 240
    }
  },
  "RetentionPostponement": {
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
  },
  "ContactToShow": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "PrivacySettingsInput": {
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
  },
  "CorrectionInput": {
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
  },
  "PersonRequestInput": {
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
    "note": {
      "required": true,
      "maxLength": 500
    },
    "handlerId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "PersonRequestUpdate": {
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
    "note": {
      "required": true,
      "maxLength": 500
    },
    "handlerId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ErasureInput": {
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
  },
  "PersonPeriod": {
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
  },
  "ReportPeriod": {
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
  },
  "IncidentLetter": {
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
  },
  "IncidentFormField": {
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
  },
  "PrivacyTermsInput": {
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
  },
  "IncidentInput": {
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
  },
  "IncidentLetterInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "letter": {
      "required": true
    }
  },
  "IncidentFormInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "answers": {
      "required": true,
      "maxItems": 40
    }
  },
  "IncidentTypedAnswer": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 40
    },
    "answer": {
      "required": true,
      "maxLength": 2000
    }
  },
  "IncidentReport": {
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
  },
  "ImportFile": {
    "file": {
      "required": true,
      "maxBytes": 20971520
    }
  },
  "ImportId": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ImportColumn": {
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
  },
  "ImportMappingInput": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "mapping": {
      "required": true,
      "maxItems": 50
    }
  },
  "ApiTokenCreate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 40
    },
    "scopes": {
      "required": true,
      "minItems": 1,
      "maxItems": 2
    },
    "expiresOn": {
      "required": true
    },
    "networks": {
      "required": false,
      "maxItems": 20
    },
    "currentPassword": {
      "required": false,
      "maxLength": 200
    },
    "passcode": {
      "required": false,
      "maxLength": 20
    }
  },
  "WebhookCreate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 40
    },
    "url": {
      "required": true,
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^https?://[^\\s]{1,1990}$",
      "message": "請輸入完整網址，例如 https://example.com/hooks",
      "typed": "url"
    },
    "events": {
      "required": true,
      "minItems": 1,
      "maxItems": 20
    }
  },
  "WebhookUpdate": {
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
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 40
    },
    "url": {
      "required": true,
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "^https?://[^\\s]{1,1990}$",
      "message": "請輸入完整網址，例如 https://example.com/hooks",
      "typed": "url"
    },
    "events": {
      "required": true,
      "minItems": 1,
      "maxItems": 20
    }
  },
  "WebhookReplay": {
    "ids": {
      "required": false,
      "minItems": 1,
      "maxItems": 100
    },
    "from": {
      "required": false
    },
    "to": {
      "required": false
    },
    "failedOnly": {
      "required": false
    }
  },
  "PreviewLinkCreate": {
    "recordId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "purpose": {
      "required": true,
      "minLength": 1,
      "maxLength": 50
    },
    "days": {
      "required": true
    },
    "replaces": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "OutsideReviewCreate": {
    "themeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 50
    },
    "email": {
      "required": true,
      "maxLength": 200,
      "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
      "message": "請輸入正確的 E-mail",
      "typed": "email"
    },
    "expiresOn": {
      "required": true
    },
    "mayComment": {
      "required": true
    },
    "mayApprove": {
      "required": true
    },
    "replaces": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ArticleCreate": {
    "type": {
      "required": true
    },
    "text": {
      "required": false
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "summary": {
      "required": false,
      "maxLength": 500
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "coverPath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "coverRemoved": {
      "required": false
    },
    "coverAlt": {
      "required": false,
      "maxLength": 100
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200,
      "recommendedLength": 80
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200,
      "recommendedGroups": {
        "least": 5,
        "most": 6
      },
      "typed": "keywords"
    },
    "seoDescription": {
      "required": false,
      "maxLength": 500
    },
    "shareImage": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "pixels": {
        "width": 1200,
        "height": 630
      }
    },
    "shareImagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "shareImageRemoved": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "ArticleUpdate": {
    "versionNote": {
      "required": false,
      "maxLength": 200
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
    "type": {
      "required": true
    },
    "text": {
      "required": false
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "summary": {
      "required": false,
      "maxLength": 500
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "coverPath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "coverRemoved": {
      "required": false
    },
    "coverAlt": {
      "required": false,
      "maxLength": 100
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200,
      "recommendedLength": 80
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200,
      "recommendedGroups": {
        "least": 5,
        "most": 6
      },
      "typed": "keywords"
    },
    "seoDescription": {
      "required": false,
      "maxLength": 500
    },
    "shareImage": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "pixels": {
        "width": 1200,
        "height": 630
      }
    },
    "shareImagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "shareImageRemoved": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "NewsCreate": {
    "content": {
      "required": true,
      "minLength": 1,
      "maxLength": 250000,
      "maxText": 16000
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "summary": {
      "required": false,
      "maxLength": 500
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "coverPath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "coverRemoved": {
      "required": false
    },
    "coverAlt": {
      "required": false,
      "maxLength": 100
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200,
      "recommendedLength": 80
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200,
      "recommendedGroups": {
        "least": 5,
        "most": 6
      },
      "typed": "keywords"
    },
    "seoDescription": {
      "required": false,
      "maxLength": 500
    },
    "shareImage": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "pixels": {
        "width": 1200,
        "height": 630
      }
    },
    "shareImagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "shareImageRemoved": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "NewsUpdate": {
    "versionNote": {
      "required": false,
      "maxLength": 200
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
    "content": {
      "required": true,
      "minLength": 1,
      "maxLength": 250000,
      "maxText": 16000
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "summary": {
      "required": false,
      "maxLength": 500
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "coverPath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "coverRemoved": {
      "required": false
    },
    "coverAlt": {
      "required": false,
      "maxLength": 100
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200,
      "recommendedLength": 80
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200,
      "recommendedGroups": {
        "least": 5,
        "most": 6
      },
      "typed": "keywords"
    },
    "seoDescription": {
      "required": false,
      "maxLength": 500
    },
    "shareImage": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "pixels": {
        "width": 1200,
        "height": 630
      }
    },
    "shareImagePath": {
      "required": false,
      "maxLength": 100,
      "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
      "message": "格式不正確"
    },
    "shareImageRemoved": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  }
} as const;
