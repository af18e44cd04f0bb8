// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** The actions of each unit that have a meaning. */
export const claimUnits = {
  'Permissions.Roles': ['View', 'Create', 'Edit', 'Delete'],
  'Permissions.Users': ['View', 'Create', 'Edit'],
  'Permissions.IndexPopup': ['View', 'Edit'],
  'Permissions.Website': ['View', 'Edit'],
  'Permissions.Contacts': ['View', 'Create', 'Edit'],
  'Permissions.Contacts.Email': ['View', 'Edit'],
  'Permissions.Cases': ['View', 'Create', 'Edit', 'Delete'],
  'Permissions.Cases.OnePage': ['View', 'Edit'],
  'Permissions.Cases.Facts': ['View', 'Edit'],
  'Permissions.Cases.AdRules': ['View', 'Edit'],
  'Permissions.Approvals': ['View', 'Edit'],
  'Permissions.Articles': ['View', 'Create', 'Edit', 'Delete'],
  'Permissions.Media': ['View', 'Create', 'Edit', 'Delete'],
  'Permissions.AuditTrails': ['View'],
  'Permissions.Privacy': ['View', 'Edit'],
  'Permissions.Connections': ['View', 'Create', 'Edit', 'Delete'],
  'Permissions.News': ['View', 'Create', 'Edit', 'Delete'],
} as const;

/** Such as `Permissions.Cases`. */
export type ClaimUnit = keyof typeof claimUnits;

export type ClaimAction = (typeof claimUnits)[ClaimUnit][number];

/** Every claim that some operation asks for. */
export const claims = [
  'Permissions.Roles.View',
  'Permissions.Roles.Create',
  'Permissions.Roles.Edit',
  'Permissions.Roles.Delete',
  'Permissions.Users.View',
  'Permissions.Users.Create',
  'Permissions.Users.Edit',
  'Permissions.IndexPopup.View',
  'Permissions.IndexPopup.Edit',
  'Permissions.Website.View',
  'Permissions.Website.Edit',
  'Permissions.Contacts.View',
  'Permissions.Contacts.Create',
  'Permissions.Contacts.Edit',
  'Permissions.Contacts.Email.View',
  'Permissions.Contacts.Email.Edit',
  'Permissions.Cases.View',
  'Permissions.Cases.Create',
  'Permissions.Cases.Edit',
  'Permissions.Cases.Delete',
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
  'Permissions.Cases.Facts.View',
  'Permissions.Cases.Facts.Edit',
  'Permissions.Cases.AdRules.View',
  'Permissions.Cases.AdRules.Edit',
  'Permissions.Approvals.View',
  'Permissions.Approvals.Edit',
  'Permissions.Articles.View',
  'Permissions.Articles.Create',
  'Permissions.Articles.Edit',
  'Permissions.Articles.Delete',
  'Permissions.Media.View',
  'Permissions.Media.Create',
  'Permissions.Media.Edit',
  'Permissions.Media.Delete',
  'Permissions.AuditTrails.View',
  'Permissions.Privacy.View',
  'Permissions.Privacy.Edit',
  'Permissions.Connections.View',
  'Permissions.Connections.Create',
  'Permissions.Connections.Edit',
  'Permissions.Connections.Delete',
  'Permissions.News.View',
  'Permissions.News.Create',
  'Permissions.News.Edit',
  'Permissions.News.Delete',
] as const;

/** Such as `Permissions.Cases.Edit`. */
export type Claim = (typeof claims)[number];
