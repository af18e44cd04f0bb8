// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Tokens of the delivery API, newest first, with revoked and expired ones. Source: decisions/041-delivery-and-change-feed. Claim: Permissions.Connections.View. */
export function listApiTokens(options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/tokens', { ...requestInit(options, 'apiTokens') }));
}

/** Creates a token; answers its secret, only once. Requires a recent proof. Source: decisions/041-delivery-and-change-feed. Claim: Permissions.Connections.Create. */
export function createApiToken(body: components['schemas']['ApiTokenCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/tokens', { body, ...requestInit(options, 'apiTokens') }));
}

/** Revokes a token immediately. Source: decisions/041-delivery-and-change-feed. Claim: Permissions.Connections.Delete. */
export function revokeApiToken(path: operations['revokeApiToken']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Connections/tokens/{id}', { params: { path }, ...requestInit(options, 'apiTokens') }));
}

/** All webhooks with their states. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function listWebhooks(options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhooks', { ...requestInit(options, 'webhooks') }));
}

/** Adds a webhook; another call answers its secret, only once. Source: decisions/042-webhooks. Claim: Permissions.Connections.Create. */
export function createWebhook(body: components['schemas']['WebhookCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks', { body, ...requestInit(options, 'webhooks') }));
}

/** Saves a webhook. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function updateWebhook(body: components['schemas']['WebhookUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Connections/webhooks', { body, ...requestInit(options, 'webhooks') }));
}

/** One webhook. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function getWebhook(path: operations['getWebhook']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhooks/{id}', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Permanently deletes a webhook with its deliveries. Source: decisions/042-webhooks. Claim: Permissions.Connections.Delete. */
export function deleteWebhook(path: operations['deleteWebhook']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Connections/webhooks/{id}', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Pauses or resumes a webhook; events of the pause are sent first. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function pauseWebhook(path: operations['pauseWebhook']['parameters']['path'], body: components['schemas']['WebhookPause'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Connections/webhooks/{id}/paused', { params: { path }, body, ...requestInit(options, 'webhooks') }));
}

/** Sends a test event; answers the receiver's answer. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function testWebhook(path: operations['testWebhook']['parameters']['path'], body: components['schemas']['WebhookTestEvent'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/test', { params: { path }, body, ...requestInit(options, 'webhooks') }));
}

/** Creates a new secret; the old one also signs for a day. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function rotateWebhookSecret(path: operations['rotateWebhookSecret']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/secret', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** The newest secret, only once. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function showWebhookSecret(path: operations['showWebhookSecret']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/secret/shown', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Ends the validity of the old secret. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function endOldWebhookSecret(path: operations['endOldWebhookSecret']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Connections/webhooks/{id}/old-secret', { params: { path }, ...requestInit(options, 'webhooks') }));
}

/** Deliveries of a webhook, newest first. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function listWebhookDeliveries(path: operations['listWebhookDeliveries']['parameters']['path'], query: NonNullable<operations['listWebhookDeliveries']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhooks/{id}/deliveries', { params: { path, query }, ...requestInit(options, 'webhooks') }));
}

/** Sends deliveries again with the same ids. Source: decisions/042-webhooks. Claim: Permissions.Connections.Edit. */
export function replayWebhookDeliveries(path: operations['replayWebhookDeliveries']['parameters']['path'], body: components['schemas']['WebhookReplay'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Connections/webhooks/{id}/replays', { params: { path }, body, ...requestInit(options, 'webhooks') }));
}

/** One delivery with all its tries. Source: decisions/042-webhooks. Claim: Permissions.Connections.View. */
export function getWebhookDelivery(path: operations['getWebhookDelivery']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Connections/webhook-deliveries/{id}', { params: { path }, ...requestInit(options, 'webhooks') }));
}
