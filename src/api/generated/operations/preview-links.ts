// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Creates a preview link for a person without an account, who may comment or approve. Source: decisions/051-outside-review. Claim: Permissions.Cases.OnePage.Edit. */
export function createOutsideReview(body: components['schemas']['OutsideReviewCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/outside-reviews', { body, ...requestInit(options, 'outsideReviews') }));
}

/** Reviewers of a draft without an account, with their decisions. Source: decisions/051-outside-review. Claim: Permissions.Cases.OnePage.View. */
export function listOutsideReviews(path: operations['listOutsideReviews']['parameters']['path'], options?: CallOptions) {
  return orWithout('outsideReviews', [], () => settle(client.GET('/api/v1/outside-reviews/{id}', { params: { path }, ...requestInit(options) })));
}

/** Preview links of a case, valid ones first. Source: decisions/012-preview. Claim: Permissions.Cases.Edit. */
export function listCasePreviewLinks(query: NonNullable<operations['listCasePreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/case', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of a case. Source: decisions/012-preview. Claim: Permissions.Cases.Edit. */
export function createCasePreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/case', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of a case. Source: decisions/012-preview. Claim: Permissions.Cases.Edit. */
export function deleteCasePreviewLink(path: operations['deleteCasePreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/case/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Preview links of a theme, valid ones first. Source: decisions/012-preview. Claim: Permissions.Cases.OnePage.Edit. */
export function listThemePreviewLinks(query: NonNullable<operations['listThemePreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/theme', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of a theme. Source: decisions/012-preview. Claim: Permissions.Cases.OnePage.Edit. */
export function createThemePreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/theme', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of a theme. Source: decisions/012-preview. Claim: Permissions.Cases.OnePage.Edit. */
export function deleteThemePreviewLink(path: operations['deleteThemePreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/theme/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Preview links of an article, valid ones first. Source: decisions/012-preview. Claim: Permissions.Articles.Edit. */
export function listArticlePreviewLinks(query: NonNullable<operations['listArticlePreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/article', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of an article. Source: decisions/012-preview. Claim: Permissions.Articles.Edit. */
export function createArticlePreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/article', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of an article. Source: decisions/012-preview. Claim: Permissions.Articles.Edit. */
export function deleteArticlePreviewLink(path: operations['deleteArticlePreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/article/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Preview links of a news item, valid ones first. Source: decisions/012-preview. Claim: Permissions.News.Edit. */
export function listNewsPreviewLinks(query: NonNullable<operations['listNewsPreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/news', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of a news item. Source: decisions/012-preview. Claim: Permissions.News.Edit. */
export function createNewsPreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/news', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of a news item. Source: decisions/012-preview. Claim: Permissions.News.Edit. */
export function deleteNewsPreviewLink(path: operations['deleteNewsPreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/news/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}

/** Preview links of a release, valid ones first. Source: decisions/012-preview. Claim: Permissions.Releases.Edit. */
export function listReleasePreviewLinks(query: NonNullable<operations['listReleasePreviewLinks']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/preview-links/release', { params: { query }, ...requestInit(options, 'previewLinks') }));
}

/** Creates a preview link of a release. Source: decisions/012-preview. Claim: Permissions.Releases.Edit. */
export function createReleasePreviewLink(body: components['schemas']['PreviewLinkCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/preview-links/release', { body, ...requestInit(options, 'previewLinks') }));
}

/** Revokes a preview link of a release. Source: decisions/012-preview. Claim: Permissions.Releases.Edit. */
export function deleteReleasePreviewLink(path: operations['deleteReleasePreviewLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/preview-links/release/{id}', { params: { path }, ...requestInit(options, 'previewLinks') }));
}
