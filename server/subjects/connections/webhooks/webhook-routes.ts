import { Done, type Handlers } from '../../../access/calls/operations';
import type { Config } from '../../../base/config/config';
import { serverText } from '../../../base/contract/text';
import type { PooledDb } from '../../../base/db/client';
import { checkReceiver } from './receiver-address';
import { getDelivery, listDeliveries, replayDeliveries } from './webhook-log';
import { makeTest, sendTest } from './webhook-test';
import * as service from './webhooks';

/** Webhooks (decisions/042-webhooks). */
export const webhookHandlers = (
  { secretKeys: keys, webhookHosts: allowedHosts }: Pick<Config, 'secretKeys' | 'webhookHosts'>,
  pooled: PooledDb,
) =>
  ({
    listWebhooks: ({ db }) => service.listWebhooks(db),
    getWebhook: ({ db, params }) => service.getWebhook(db, params.id, keys),
    createWebhook: async ({ body, create }) => {
      await checkReceiver(body.url, allowedHosts);
      const saved = await create((tx, caller) => service.createWebhook(tx, body, caller, keys));
      return new Done(saved, serverText.saved);
    },
    updateWebhook: async ({ body, write }) => {
      await checkReceiver(body.url, allowedHosts);
      return new Done(await write((tx, caller) => service.updateWebhook(tx, body, caller)), serverText.saved);
    },
    deleteWebhook: async ({ params, write }) => {
      await write((tx) => service.deleteWebhook(tx, params.id));
      return new Done(null, serverText.deleted);
    },
    pauseWebhook: async ({ params, body: { isPaused }, write }) => {
      await write((tx) => service.pauseWebhook(tx, params.id, isPaused));
      return new Done(null, isPaused ? serverText.webhookPaused : serverText.webhookResumed);
    },
    testWebhook: async ({ params, body, write }) => {
      const made = await write((tx) => makeTest(tx, params.id, body.event));
      return sendTest(pooled, made, { keys, allowedHosts });
    },
    rotateWebhookSecret: async ({ params, write }) => {
      await write((tx) => service.rotateSecret(tx, params.id, keys));
      return new Done(null, serverText.secretRotated);
    },
    showWebhookSecret: ({ params, write }) => write((tx) => service.showSecret(tx, params.id, keys)),
    endOldWebhookSecret: async ({ params, write }) => {
      await write((tx) => service.endOldSecret(tx, params.id));
      return new Done(null, serverText.oldSecretEnded);
    },
    listWebhookDeliveries: ({ db, params, query }) => listDeliveries(db, params.id, query),
    getWebhookDelivery: ({ db, params }) => getDelivery(db, params.id),
    replayWebhookDeliveries: async ({ params, body, write }) => {
      const replayed = await write((tx) => replayDeliveries(tx, params.id, body));
      return new Done(replayed, serverText.replaying(replayed.count));
    },
  }) satisfies Partial<Handlers>;
