// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** The parts of the product beyond the specification. */
export const features = [
  'ownAccount',
  'accountRecovery',
  'invitations',
  'contactHandling',
  'contactTeam',
  'mailCheck',
  'caseRequests',
  'exports',
  'duplicates',
  'caseStatus',
  'drafts',
  'codeSuggestions',
  'schedules',
  'media',
  'search',
  'auditTrails',
  'trash',
  'previewLinks',
  'history',
  'unitFacts',
] as const;
