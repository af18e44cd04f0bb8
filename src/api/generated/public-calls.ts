// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** Calls without a token, by method and path. */
export const publicCalls: readonly string[] = [
  'POST /api/identity/token',
  'DELETE /api/identity/token',
  'POST /api/identity/password-link',
  'POST /api/identity/password-link/check',
  'POST /api/identity/passkey-sign-in',
  'POST /api/identity/company-sign-in',
  'POST /api/v1/contact',
  'GET /api/v1/SiteThemes/content/{id}',
  'GET /healthz',
  'GET /readyz',
];
