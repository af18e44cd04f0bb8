import { setTimeout } from 'node:timers/promises';
import { toFormData } from '../../../src/api/form-data';

type Envelope = { succeeded: boolean; data: unknown };

/**
 * Signs in to a running server and calls it; resolves to the answer's data, throws on refusals. A busy server that
 * refuses a call (503) is asked again when it says.
 */
export async function callsTo(origin: string, account: string, password: string) {
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(origin + path, init);
    if (answer.status === 503) {
      await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
      return ask(path, init);
    }
    const envelope = (await answer.json()) as Envelope;
    if (!envelope.succeeded) throw new Error(`${path}: ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
  const json = (method: string, body: object) => ({
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const tokens = async () =>
    (await ask('/api/identity/token', json('POST', { account, password }))) as {
      token: string;
      refreshToken: string;
      tokenExpiresOn: string;
    };
  const { token } = await tokens();
  const headers = { authorization: `Bearer ${token}` };
  return {
    tokens,
    get: (path: string) => ask(path, { headers }),
    json: (method: 'POST' | 'PUT', path: string, body: object) =>
      ask(path, { ...json(method, body), headers: { 'content-type': 'application/json', ...headers } }),
    multipart: (method: 'POST' | 'PUT', path: string, body: object) =>
      ask(path, { method, body: toFormData(body), headers }),
  };
}
