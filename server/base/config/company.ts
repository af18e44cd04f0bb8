import { startText } from '../process/text';
import { ConfigError } from './config-error';

/** The company's own OpenID provider. */
export interface CompanyProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Values of `amr` or `acr` by which the provider says that two factors were shown. */
  readonly secondFactor: readonly string[];
}

type Read = <T>(name: string, parse: (value: string, name: string) => T) => T | undefined;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The provider of complete settings; undefined without any. Throws ConfigError for a part of them, or without ADMIN_ORIGIN. */
export function companyProvider(read: Read, adminOrigin: string | undefined): CompanyProvider | undefined {
  const issuer = read('OIDC_ISSUER', issuerAddress);
  const clientId = read('OIDC_CLIENT_ID', visible);
  const clientSecret = read('OIDC_CLIENT_SECRET', visible);
  const secondFactor = read('OIDC_SECOND_FACTOR', (value) => value.split(',').map((part) => part.trim()));
  if ([issuer, clientId, clientSecret, secondFactor].every((each) => each === undefined)) return undefined;
  if (!issuer || !clientId || !clientSecret || !adminOrigin) throw new ConfigError(startText.halfCompany);
  return { issuer, clientId, clientSecret, secondFactor: secondFactor ?? [] };
}

/** Without TLS only on this machine: who stands between would choose the person. */
function issuerAddress(value: string, name: string): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe =
    parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && loopback.has(parsed.hostname));
  if (!parsed || !isSafe || parsed.username || parsed.password || parsed.search || parsed.hash) {
    throw new ConfigError(startText.notIssuer(name));
  }
  return value;
}

function visible(value: string, name: string): string {
  if (!/^[\x20-\x7e]{1,500}$/.test(value)) throw new ConfigError(startText.notToken(name));
  return value;
}
