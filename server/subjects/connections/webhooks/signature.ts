import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of a secret in Standard Webhooks 1.0, followed by its bytes in base64. */
const mark = 'whsec_';

export const newSecret = () => mark + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Headers of a try, signed with each secret: two during a change of secrets. */
export function signedHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(mark.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
