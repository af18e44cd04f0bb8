// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import type { operations } from '../../../../openapi/generated/types';

/** The audit trail, newest first. Source: decisions/013-audit-trail. Claim: Permissions.AuditTrails.View. */
export function listAuditTrails(query: NonNullable<operations['listAuditTrails']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/AuditTrails/list', { params: { query }, ...requestInit(options, 'auditTrails') }));
}

/** The filtered list as CSV. Source: decisions/013-audit-trail. Claim: Permissions.AuditTrails.View. */
export function exportAuditTrails(query: NonNullable<operations['exportAuditTrails']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/v1/AuditTrails/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'exports') }));
}
