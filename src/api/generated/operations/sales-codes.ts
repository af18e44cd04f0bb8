// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Cases of the sales system that are known here, by code. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.SalesCodes.View. */
export function listSalesCodes(query: NonNullable<operations['listSalesCodes']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SalesCodes', { params: { query }, ...requestInit(options, 'salesCodes') }));
}

/** Adds a case of the sales system. Codes are compared ignoring case; 400 at `code` for a known one. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.SalesCodes.Edit. */
export function createSalesCode(body: components['schemas']['SalesCodeCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SalesCodes', { body, ...requestInit(options, 'salesCodes') }));
}

/** Changes name and district of a case of the sales system. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.SalesCodes.Edit. */
export function updateSalesCode(path: operations['updateSalesCode']['parameters']['path'], body: components['schemas']['SalesCodeUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SalesCodes/{code}', { params: { path }, body, ...requestInit(options, 'salesCodes') }));
}

/** Removes a case of the sales system; pages named by its code stay. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.SalesCodes.Edit. */
export function deleteSalesCode(path: operations['deleteSalesCode']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SalesCodes/{code}', { params: { path }, ...requestInit(options, 'salesCodes') }));
}

/** Adds and changes the cases of a table, all or none. Source: decisions/017-unknown-case-codes. Claim: Permissions.Cases.SalesCodes.Edit. */
export function importSalesCodes(body: components['schemas']['SalesCodeTable'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SalesCodes/import', { body, ...requestInit(options, 'salesCodes') }));
}
