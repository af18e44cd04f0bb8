import type { components } from '../../../openapi/generated/types';
import { getWebhook, listWebhookDeliveries, listWebhooks } from '../../api/generated/operations';
import { idIn, loadRecord, unwrap } from '../../base/calls/load';
import { loadPage } from '../../records/list/load-list';
import { type DeliveryListSearch, deliveryQuery } from './delivery-list-search';

export type WebhookCard = components['schemas']['WebhookCard'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookTry = components['schemas']['WebhookTry'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryRow = components['schemas']['WebhookDeliveryRow'];

/** All webhooks. Loaders throw LoadError. */
export async function loadWebhooks() {
  return { list: await unwrap(listWebhooks()), now: Date.now() };
}

export async function loadWebhook(id: string) {
  return { record: await loadRecord(getWebhook, id), now: Date.now() };
}

/** One page of the deliveries of a webhook. */
export async function loadDeliveries(id: string, search: DeliveryListSearch) {
  const page = await loadPage(search, (range) =>
    listWebhookDeliveries({ id: idIn(id), ...range, ...deliveryQuery(search) }),
  );
  return { id: idIn(id), name: page.name, page, search, now: Date.now() };
}
