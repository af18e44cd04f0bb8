import { connect } from '../../../server/base/db/client';
import { webhooksJob } from '../../../server/subjects/connections/webhooks/webhook-job';

/** Sends webhooks until it is killed (webhooks/kills.test.ts); prints a line when it starts. */
const [, , url = ''] = process.argv;
const { db } = connect(url, { max: 8 });
const job = webhooksJob({ secretKeys: [], webhookHosts: ['127.0.0.1'] });
const { signal } = new AbortController();
process.stdout.write('begins\n');
for (;;) await job.run(db, signal);
