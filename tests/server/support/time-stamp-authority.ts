import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const configuration = `
[tsa]
default_tsa = own
[own]
serial = serial
signer_cert = tsa.pem
certs = ca.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[stamping]
basicConstraints = CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
subjectKeyIdentifier = hash
[req]
distinguished_name = name
[name]
`;

export interface TimeStampAuthority {
  url: string;
  /** Certificate of the authority, as PEM. */
  ca: string;
  /** Replaces the next answers; undefined restores correct answers. */
  answerWith: (answer: ((right: Buffer) => { status: number; body: Buffer }) | undefined) => void;
  close: () => Promise<void>;
}

/** A real authority of RFC 3161 time stamps on 127.0.0.1: `openssl ts` behind HTTP. */
export async function startAuthority(): Promise<TimeStampAuthority> {
  const cwd = await mkdtemp(join(tmpdir(), 'tsa-'));
  const openssl = (...args: string[]) => run('openssl', args, { cwd });
  await writeFile(join(cwd, 'openssl.cnf'), configuration);
  await writeFile(join(cwd, 'serial'), '01');
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-config',
    'openssl.cnf',
  ];
  await openssl(
    ...'req -x509 -keyout ca.key -out ca.pem -days 30 -extensions authority'.split(' '),
    ...key,
    '-subj',
    '/CN=Test CA',
  );
  await openssl('req', ...key, '-keyout', 'tsa.key', '-out', 'tsa.csr', '-subj', '/CN=Test TSA');
  await openssl(
    ...'x509 -req -in tsa.csr -CA ca.pem -CAkey ca.key -set_serial 2 -days 30'.split(' '),
    ...'-out tsa.pem -extfile openssl.cnf -extensions stamping'.split(' '),
  );
  let other: Parameters<TimeStampAuthority['answerWith']>[0];
  const answer = async (query: Buffer): Promise<Buffer> => {
    await writeFile(join(cwd, 'query.tsq'), query);
    await openssl('ts', '-reply', '-config', 'openssl.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr');
    return readFile(join(cwd, 'reply.tsr'));
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void answer(Buffer.concat(parts)).then((right) => {
        const { status, body } = other?.(right) ?? { status: 200, body: right };
        response.writeHead(status, { 'content-type': 'application/timestamp-reply' }).end(body);
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tsr`,
    ca: await readFile(join(cwd, 'ca.pem'), 'utf8'),
    answerWith: (changed) => {
      other = changed;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await rm(cwd, { recursive: true });
    },
  };
}
