import * as v from 'valibot';
import type { WebhookEvent } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { requiredPattern, requiredText } from '../../records/fields/rules';
import { webhookText as text } from './text';
import type { Webhook } from './webhook-loaders';

export const webhookLimits = limits.WebhookCreate;

/** Schema of the webhook form, from the contract's limits. */
export const webhookSchema = v.object({
  name: requiredText(webhookLimits.name),
  url: requiredPattern(webhookLimits.url),
  events: v.pipe(v.array(v.custom<WebhookEvent>(isEvent)), v.minLength(1, text.chooseEvent)),
});

export type WebhookValues = v.InferInput<typeof webhookSchema>;

export const emptyWebhook: WebhookValues = { name: '', url: '', events: [] };

/** Initial values of an edit form. */
export const webhookValues = ({ name, url, events }: Webhook): WebhookValues => ({ name, url, events });

/** Texts of a webhook's values, for comparing versions. */
export const webhookInWords = {
  events: (events: readonly WebhookEvent[]) => events.map((event) => text.events[event]).join(text.separator),
};

function isEvent(value: unknown): boolean {
  return typeof value === 'string' && value in text.events;
}
