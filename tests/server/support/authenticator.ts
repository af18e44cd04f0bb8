import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Site {
  rpId: string;
  origin: string;
}

/** Deviations of an answer from a right one. */
interface Wrong extends Partial<Site> {
  counter?: number;
  /** False for a touch alone, without PIN or finger. */
  isUserVerified?: boolean;
  type?: string;
  signature?: string;
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** A passkey in software, as a browser would use it: ES256, attestation `none`. */
export function authenticator(site: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let counter = 0;
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = ({ rpId = site.rpId, isUserVerified = true, counter: given }: Wrong, attested: number) => {
    counter += 1;
    const flags = 1 + (isUserVerified ? 4 : 0) + attested;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(given ?? counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
  };
  return {
    id,
    /** Body of `addPasskey` without its name. */
    create: (challenge: string, wrong: Wrong = {}) => {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const authData = Buffer.concat([
        head(wrong, 64),
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        cbor(key),
      ]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, wrong.origin ?? site.origin).toString(
          'base64url',
        ),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    /** Value of `passkey` for a sign-in. */
    answer: (challenge: string, wrong: Wrong = {}) => {
      const { type = 'webauthn.get', origin = site.origin } = wrong;
      const client = clientData(type, challenge, origin);
      const data = head(wrong, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: wrong.signature ?? signature.toString('base64url'),
      };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** The few forms of CBOR (RFC 8949) that an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value);
  if (typeof value === 'string') return Buffer.concat([headOf(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([headOf(5, value.size), ...entries]);
}

function headOf(major: number, count: number): Buffer {
  const first = major * 32;
  return count < 24 ? Buffer.from([first + count]) : Buffer.from([first + 24, count]);
}
