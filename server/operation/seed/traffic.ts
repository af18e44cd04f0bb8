import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { imports, news, webhookDeliveries, webhooks } from '../../base/db/schema';
import { finish } from '../../subjects/imports/import-job';
import { processRows } from '../../subjects/imports/import-rows';
import { addImport, checkImport, queueImport, queueUndo } from '../../subjects/imports/imports';
import { known } from '../../base/contract/known';
import { taipeiDay } from '../../base/contract/taipei-time';
import type { Tx } from '../../base/db/transaction';
import type { BodyCheck } from '../../records/version-fit';
import type { SecretKeys } from '../../base/secrets/secret-store';
import { newEventId, noteOutcome, requestTo } from '../../subjects/connections/webhooks/deliveries-job';
import { createWebhook } from '../../subjects/connections/webhooks/webhooks';
import type { Deed } from './deeds';
import { onDay } from './moments';
import { oldReceiver, undoneImport } from './work-data';

/** An import that was undone, and events of a webhook. */
export async function seedTraffic(tx: Db, deed: Deed, keys: SecretKeys): Promise<void> {
  await seedImport(deed);
  await seedWebhook(tx, deed, keys);
}

/** The list that was imported. */
export function importedFile() {
  const { fileName, head, rows } = undoneImport;
  const lines = rows.map(([name, tel, said, title, ago, time]) =>
    [name, tel, said, title, `${taipeiDay(onDay(-ago, time))} ${time}`].join(','),
  );
  return { fileName, bytes: Buffer.from([head, ...lines].join('\n')) };
}

// A test has the contract check the file, which takes a tenth of a second.
const checkBody: BodyCheck = (_, body) => ({ body: { ...body }, errors: null });

async function seedImport(deed: Deed): Promise<void> {
  const { by, days, readAt, runAt, undoneAt } = undoneImport;
  const file = importedFile();
  const { id } = await deed(
    { by, days, time: readAt, operation: 'createContactImport' },
    async (tx, caller) =>
      addImport(tx, await checkImport(tx, { kind: 'contact', file, checkBody }, caller), caller),
  );
  const work = async (tx: Tx, name: string) => {
    const [queued] = await tx.select().from(imports).where(eq(imports.id, id));
    const of = known(queued, 'The import');
    await processRows(tx, of, name);
    await finish(tx, of);
  };
  await deed({ by, days, time: runAt, operation: 'runImport' }, async (tx, caller) => {
    await queueImport(tx, id, caller);
    await work(tx, caller.name);
  });
  await deed({ by, days, time: undoneAt, operation: 'undoImport' }, async (tx, caller) => {
    await queueUndo(tx, id, caller);
    await work(tx, caller.name);
  });
}

async function seedWebhook(db: Db, deed: Deed, keys: SecretKeys): Promise<void> {
  const { by, days, time, name, url, tries } = oldReceiver;
  const { id } = await deed({ by, days, time, operation: 'createWebhook' }, (tx, caller) =>
    createWebhook(tx, { name, url, events: ['content.online', 'content.offline'] }, caller, keys),
  );
  const [item] = await db.select({ id: news.id }).from(news).limit(1);
  const recordId = known(item, 'A news item').id;
  let open: { id: number; eventId: string; body: string; tries: number } | undefined;
  for (const { days: ago, time: clock, status, body: said, ms } of tries) {
    const at = onDay(-ago, clock);
    await deed({ by, days: ago, time: clock, operation: 'listWebhooks' }, async (tx) => {
      const [hook] = await tx.select().from(webhooks).where(eq(webhooks.id, id));
      const to = known(hook, 'The webhook');
      open ??= await addDelivery(tx, { webhookId: id, recordId, at });
      open = { ...open, tries: open.tries + 1 };
      const { request } = requestTo(to, { id: open.eventId, body: open.body, keys, now: at });
      const answer = { status, headers: { 'content-type': 'application/json' }, body: said };
      await tx.update(webhookDeliveries).set({ tries: open.tries }).where(eq(webhookDeliveries.id, open.id));
      await noteOutcome(tx, to, open, { answer, failure: null, ms, request });
    });
    if (status !== 503) open = undefined;
  }
}

async function addDelivery(
  tx: Tx,
  { webhookId, recordId, at }: { webhookId: number; recordId: number; at: Date },
) {
  const event = 'content.online';
  const body = JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: { kind: 'news', id: recordId },
  });
  const eventId = newEventId();
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ webhookId, eventId, event, recordId, body })
    .returning({ id: webhookDeliveries.id });
  return { id: known(row, 'The delivery').id, eventId, body, tries: 0 };
}
