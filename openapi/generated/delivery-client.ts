// Generated from openapi/delivery.yaml by npm run generate. Do not edit.
import createClient from 'openapi-fetch';
import type { operations, paths } from './delivery-types';

/** Reads content with a token; `fetch` may be another than the platform’s. */
export function deliveryClient(baseUrl: string, token: string, fetch: typeof globalThis.fetch = globalThis.fetch) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` }, fetch });
  return {
    /** Cases. */
    deliverCases: (query: NonNullable<operations['deliverCases']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/cases', { params: { query } }),
    /** A case with its blocks. */
    deliverCase: (id: number, query: NonNullable<operations['deliverCase']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/cases/{id}', { params: { path: { id }, query } }),
    /** Articles. */
    deliverArticles: (query: NonNullable<operations['deliverArticles']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/articles', { params: { query } }),
    /** An article with its blocks. */
    deliverArticle: (id: number, query: NonNullable<operations['deliverArticle']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/articles/{id}', { params: { path: { id }, query } }),
    /** News. */
    deliverNews: (query: NonNullable<operations['deliverNews']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/news', { params: { query } }),
    /** A news item. */
    deliverNewsItem: (id: number, query: NonNullable<operations['deliverNewsItem']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/news/{id}', { params: { path: { id }, query } }),
    /** Published project pages. */
    deliverSites: (query: NonNullable<operations['deliverSites']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/sites', { params: { query } }),
    /** Published project page of a case with its blocks. */
    deliverSite: (id: number, query: NonNullable<operations['deliverSite']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/sites/{id}', { params: { path: { id }, query } }),
    /** Popup of the home page; 404 if none is visible. */
    deliverPopup: () => client.GET('/api/delivery/v1/popup'),
    /** An enquiry, unmasked; requires the scope `enquiries`. Each call adds an audit entry. */
    deliverEnquiry: (id: number) => client.GET('/api/delivery/v1/enquiries/{id}', { params: { path: { id } } }),
    /** Changes of visible content after a cursor. */
    deliverChanges: (query: NonNullable<operations['deliverChanges']['parameters']['query']> = {}) => client.GET('/api/delivery/v1/changes', { params: { query } }),
  };
}
