// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** The company's rules of the advertising check. Source: decisions/049-advertising-check. Claim: Permissions.Cases.AdRules.View. */
export function getAdRules(options?: CallOptions) {
  return settle(client.GET('/api/v1/AdRules', { ...requestInit(options, 'adCheck') }));
}

/** Saves the rules of the advertising check. Source: decisions/049-advertising-check. Claim: Permissions.Cases.AdRules.Edit. */
export function saveAdRules(body: components['schemas']['AdRulesInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/AdRules', { body, ...requestInit(options, 'adCheck') }));
}

/** Findings of the saved rules in a text. Source: decisions/049-advertising-check. Claim: Permissions.Cases.AdRules.View. */
export function tryAdRules(query: NonNullable<operations['tryAdRules']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/AdRules/trial', { params: { query }, ...requestInit(options, 'adCheck') }));
}
