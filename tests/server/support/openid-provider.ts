import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

const client = { id: 'back-office', secret: 'a secret of the client' };

/** A person as the provider knows them, and deviations of its token from a right one. */
interface Given {
  claims?: JWTPayload;
  /** Signed by a key that the provider does not publish. */
  isForged?: boolean;
}

interface Granted extends Given {
  challenge: string;
  nonce: string;
  redirectUri: string;
}

/** A real little OpenID provider: authorization code with PKCE, ID tokens by ES256. */
export async function startOpenIdProvider() {
  const key = await generateKeyPair('ES256', { extractable: true });
  const forger = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'first', alg: 'ES256', use: 'sig' };
  const grants = new Map<string, Granted>();
  let isAway = false;
  let seated: Given | null = null;

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/authorize?')) {
      response.writeHead(302, { location: wayBack(new URL(request.url, issuer).searchParams) }).end();
      return;
    }
    void answer(request).then(
      (body) =>
        response
          .writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
          .end(JSON.stringify(body ?? { error: 'invalid_grant' })),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage): Promise<object | null> {
    if (isAway) throw new Error('away');
    if (request.url === '/.well-known/openid-configuration') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['ES256'],
      };
    }
    return request.url === '/jwks' ? { keys: [jwk] } : token(new URLSearchParams(await text(request)));
  }

  /** Where the browser goes from the provider: back with a code for who sits at it, or with their refusal. */
  function wayBack(sent: URLSearchParams): string {
    const back = new URL(sent.get('redirect_uri') ?? issuer);
    const brought = seated
      ? granting(sent, seated)
      : { error: 'access_denied', state: sent.get('state') ?? '', iss: issuer };
    for (const [name, value] of Object.entries(brought)) back.searchParams.set(name, value);
    return back.href;
  }

  function granting(sent: URLSearchParams, given: Given) {
    const code = `code-${grants.size}-${Math.random()}`;
    grants.set(code, {
      ...given,
      challenge: sent.get('code_challenge') ?? '',
      nonce: sent.get('nonce') ?? '',
      redirectUri: sent.get('redirect_uri') ?? '',
    });
    return { code, state: sent.get('state') ?? '', iss: issuer };
  }

  /** Answers as a provider must: each code once, for its client, address and verifier. */
  async function token(sent: URLSearchParams): Promise<object | null> {
    const code = sent.get('code') ?? '';
    const granted = grants.get(code);
    grants.delete(code);
    const verifier = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      granted?.challenge === verifier &&
      granted.redirectUri === sent.get('redirect_uri') &&
      sent.get('client_id') === client.id &&
      sent.get('client_secret') === client.secret;
    if (!granted || !isRight) return null;
    const claims = { iss: issuer, aud: client.id, nonce: granted.nonce, ...granted.claims };
    const now = Math.floor(Date.now() / 1000);
    const idToken = await new SignJWT({ iat: now, exp: now + 300, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'first' })
      .sign(granted.isForged ? forger.privateKey : key.privateKey);
    return { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken };
  }

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    issuer,
    /** The person signs in at this address: what the browser brings back. */
    signIn: (address: string, given: Given) => granting(new URL(address).searchParams, given),
    /** Who sits at the browsers that come from now on; null refuses to sign in. */
    seat: (claims: JWTPayload | null) => {
      seated = claims && { claims };
    },
    goAway: (isGone: boolean) => {
      isAway = isGone;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
