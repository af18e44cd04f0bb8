// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components } from '../../../../openapi/generated/types';

/** Company data for its website. Source: decisions/040-website. Claim: Permissions.Website.View. */
export function getCompany(options?: CallOptions) {
  return settle(client.GET('/api/v1/company', { ...requestInit(options, 'website') }));
}

/** Saves the company's data. Source: decisions/040-website. Claim: Permissions.Website.Edit. */
export function saveCompany(body: components['schemas']['CompanyInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/company', { body, ...requestInit(options, 'website') }));
}
