import { randomBytes } from 'node:crypto';
import { sha256 } from './manifest';

/** Maximum size of an authority's answer; tokens with a chain of certificates have a few kilobytes. */
const maxAnswer = 100_000;
const askMs = 15_000;
const sha256Id = '2.16.840.1.101.3.4.2.1';
const timeStampingId = '1.3.6.1.5.5.7.3.8';

type StampFault = 'stampContent' | 'stampSignature' | 'stampAuthority' | 'stampTime';

interface Stamp {
  token: Buffer;
  /** Time stated by the authority. */
  at: Date;
}

const bytesOf = (value: Buffer): ArrayBuffer => new Uint8Array(value).buffer;

/**
 * Requests a time stamp (RFC 3161) for a manifest. Rejects when the authority refuses, or when the stamp is for another
 * manifest.
 */
export async function requestTimeStamp(
  address: string,
  manifest: string,
  signal?: AbortSignal,
): Promise<Stamp> {
  const nonce = randomBytes(8);
  // Positive, and without a leading zero byte, so that it is one integer in DER.
  nonce[0] = 0x40 | ((nonce[0] ?? 0) & 0x3f);
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/timestamp-query' },
    body: await requestOf(manifest, nonce),
    signal: AbortSignal.any([AbortSignal.timeout(askMs), ...(signal ? [signal] : [])]),
  });
  if (!answer.ok) throw new Error(`The time-stamp authority answered ${answer.status}`);
  const token = await tokenOf(await bodyOf(answer));
  const { info } = await readToken(token);
  if (info.nonce === undefined || !Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce)) {
    throw new Error('The time stamp answers another request');
  }
  const fault = await stampFault(token, manifest, info.genTime, []);
  if (fault) throw new Error(`The time stamp is not valid: ${fault}`);
  return { token, at: info.genTime };
}

/** Throws above the limit, before reading more. */
async function bodyOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxAnswer) throw new Error('The time-stamp authority answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function requestOf(manifest: string, nonce: Buffer): Promise<ArrayBuffer> {
  const [asn1, pki] = [await import('asn1js'), await import('pkijs')];
  const request = new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: sha256Id, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: bytesOf(Buffer.from(sha256(manifest), 'hex')) }),
    }),
    nonce: new asn1.Integer({ valueHex: bytesOf(nonce) }),
    certReq: true,
  });
  return request.toSchema().toBER();
}

/** Token of an answer; throws for a refusal. */
async function tokenOf(answer: Buffer): Promise<Buffer> {
  const pki = await import('pkijs');
  const { status, timeStampToken } = pki.TimeStampResp.fromBER(bytesOf(answer));
  const { granted, grantedWithMods } = pki.PKIStatus;
  if ((status.status !== granted && status.status !== grantedWithMods) || !timeStampToken) {
    throw new Error('The time-stamp authority refused');
  }
  return Buffer.from(timeStampToken.toSchema().toBER());
}

async function readToken(token: Buffer) {
  const pki = await import('pkijs');
  const signed = new pki.SignedData({ schema: pki.ContentInfo.fromBER(bytesOf(token)).content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('The time stamp has no content');
  return { signed, info: pki.TSTInfo.fromBER(content) };
}

/**
 * Fault of a stored stamp's content, time, signature or certificate. `authorities` are PEM; without any, the
 * issuer is not checked.
 */
export async function stampFault(
  token: Buffer,
  manifest: string,
  at: Date,
  authorities: readonly string[],
): Promise<StampFault | undefined> {
  const pki = await import('pkijs');
  try {
    const { signed, info } = await readToken(token);
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    const named = Buffer.from(hashedMessage.valueBlock.valueHexView).toString('hex');
    if (hashAlgorithm.algorithmId !== sha256Id || named !== sha256(manifest)) return 'stampContent';
    const verified = await signed
      .verify({ signer: 0, data: bytesOf(Buffer.from(manifest)), extendedMode: true })
      .catch(() => null);
    if (!verified?.signatureVerified || !isForStamps(verified.signerCertificate)) return 'stampSignature';
    if (authorities.length > 0) {
      const trustedCerts = authorities
        .flatMap(certificatesIn)
        .map((der) => pki.Certificate.fromBER(bytesOf(der)));
      const isTrusted = await signed
        .verify({
          signer: 0,
          data: bytesOf(Buffer.from(manifest)),
          trustedCerts,
          checkChain: true,
          // Must have been valid at the time of the stamp: certificates expire, stamps stay.
          checkDate: info.genTime,
        })
        .catch(() => false);
      if (!isTrusted) return 'stampAuthority';
    }
    // Stored in milliseconds.
    return info.genTime.getTime() === at.getTime() ? undefined : 'stampTime';
  } catch {
    return 'stampSignature';
  }
}

type SignerCertificate = Awaited<ReturnType<typeof readToken>>['signed']['certificates'];

function isForStamps(certificate: NonNullable<SignerCertificate>[number] | null | undefined): boolean {
  if (!certificate || !('extensions' in certificate)) return false;
  const uses = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.37')?.parsedValue;
  return uses?.keyPurposes?.includes(timeStampingId) === true;
}

const certificatesIn = (pem: string): Buffer[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64'),
  );
