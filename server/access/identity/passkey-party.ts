/** Site that passkeys belong to: origin of `/mng`, and its host. */
export interface Party {
  rpId: string;
  rpName: string;
  origin: string;
}

/** Challenge of a browser's answer, which the library compares again; undefined for anything else. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge: unknown = Reflect.get(Object(data), 'challenge');
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
