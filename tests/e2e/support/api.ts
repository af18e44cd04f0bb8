import { toFormData } from '../../../src/api/form-data';
import { admin } from './server';

export interface Session {
  token: string;
  refreshToken: string;
  tokenExpiresOn: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const address = (path: string) => `${process.env['E2E_ORIGIN']}${path}`;

/** Tokens of an account, without the app. */
export async function tokensOf({ account, password } = admin): Promise<Session> {
  const answer = await fetch(address('/api/identity/token'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  const { data, messages } = (await answer.json()) as { data: Session | null; messages: string[] };
  if (!data) throw new Error(`${account} cannot sign in: ${messages.join()}`);
  return data;
}

/** Calls the server with a session, to create test data; throws on refusals. */
export function serverAs({ token }: Pick<Session, 'token'>) {
  const send = async <T>(method: Method, path: string, body?: BodyInit, type?: string): Promise<T> => {
    const answer = await fetch(address(path), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
      ...(body === undefined ? {} : { body }),
    });
    const envelope = (await answer.json()) as { succeeded: boolean; messages: string[]; data: T };
    if (!envelope.succeeded) throw new Error(`${method} ${path}: ${envelope.messages.join()}`);
    return envelope.data;
  };
  return {
    get: <T>(path: string) => send<T>('GET', path),
    json: <T>(method: Method, path: string, body: object) =>
      send<T>(method, path, JSON.stringify(body), 'application/json'),
    multipart: <T>(method: Method, path: string, body: object) => send<T>(method, path, toFormData(body)),
  };
}

export type ServerCalls = ReturnType<typeof serverAs>;
