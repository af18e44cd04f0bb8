import type * as OpenId from 'openid-client';
import { and, eq, sql } from 'drizzle-orm';
import type { CompanyProvider } from '../../base/config/company';
import type { Config } from '../../base/config/config';
import { Refusal } from '../../base/contract/errors';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { accounts, companyLinks } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { writeAuditEntries } from '../../base/audit/audit';
import { refusalsRecorded } from '../../base/audit/refused-entries';
import { countFrom } from '../../base/secrets/attempts';
import { type AccountRow, lockAccount } from './account-lock';
import { auditAccountChange } from './account-trail';
import { assertFactorLeft } from './passkeys';
import { endSessions } from './sessions';
import { beginSessionOrSecondStep, type SecondStep } from './sign-in';
import { beginSignIn, takeSignIn } from './sign-in-starts';
import { auditedAccount, type TokenPair, type Visit } from './token-families';
import { notifyOwner } from './ways-in';

const startSeconds = 600;
const patienceSeconds = 10;
/** Hours after which the provider's addresses are read again. */
const knownHours = 1;

/** Sign-in by the company's own OpenID provider, set up by the environment. */
interface Company {
  provider: CompanyProvider;
  /** Address to which the provider sends the browser back. */
  returnUrl: string;
  /** Addresses of the provider, read when first needed: one that is down stops no start. */
  configuration: () => Promise<{ openId: typeof OpenId; at: OpenId.Configuration }>;
}

/** Kept from the beginning of a sign-in to its end. */
interface Kept {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person whom the provider has identified. */
interface Person {
  issuer: string;
  subject: string;
  /** Undefined unless the provider has verified it. */
  email: string | undefined;
  isVerified: boolean;
}

/** Sign-in by the company, if the environment names its provider. */
export function companySignIn({
  company: provider,
  adminOrigin,
}: Pick<Config, 'company' | 'adminOrigin'>): Company | undefined {
  if (!provider || adminOrigin === undefined) return undefined;
  let known: { configuration: ReturnType<typeof discover>; until: number } | undefined;
  return {
    provider,
    returnUrl: `${adminOrigin}/mng/login`,
    configuration: () => {
      if (known && performance.now() < known.until) return known.configuration;
      const configuration = discover(provider);
      known = { configuration, until: performance.now() + knownHours * 3_600_000 };
      configuration.catch(() => (known = undefined));
      return configuration;
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: CompanyProvider) {
  const openId = await import('openid-client');
  const isPlain = issuer.startsWith('http:');
  const at = await openId.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patienceSeconds,
    execute: [openId.enableNonRepudiationChecks, ...(isPlain ? [openId.allowInsecureRequests] : [])],
  });
  return { openId, at };
}

/** Begins a sign-in: the provider's address, and a key that only this browser has. Throws 429. */
export async function startCompanySignIn(
  db: Db,
  address: string,
  company: Company,
): Promise<components['schemas']['CompanySignInStart']> {
  await countFrom(db, address);
  const { openId, at } = await company.configuration().catch(() => {
    throw new Refusal('companyAway');
  });
  const verifier = openId.randomPKCECodeVerifier();
  const kept: Kept = { state: openId.randomState(), nonce: openId.randomNonce(), verifier };
  const url = openId.buildAuthorizationUrl(at, {
    redirect_uri: company.returnUrl,
    scope: 'openid email',
    code_challenge: await openId.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: kept.state,
    nonce: kept.nonce,
  });
  const key = await beginSignIn(db, 'company', { seconds: startSeconds, kept: JSON.stringify(kept) });
  return { url: url.href, key };
}

/**
 * Signs in whom the provider has identified. Never adds an account: it is known by the stored subject, at first by its
 * verified e-mail. A second factor is asked for unless the provider vouches for one. Throws 429.
 */
export async function signInByCompany(
  db: Db,
  {
    companyKey,
    companyAnswer,
  }: { companyKey: string; companyAnswer: components['schemas']['CompanyAnswer'] },
  visit: Visit,
  company: Company | undefined,
): Promise<TokenPair | SecondStep> {
  let account: AccountRow | undefined;
  return refusalsRecorded(
    db,
    visit,
    async () => {
      await countFrom(db, visit.address);
      const kept = company && (await takeSignIn(db, 'company', companyKey));
      if (!company || kept === undefined) throw new Refusal('companyUnfinished');
      const person = await identified(company, companyAnswer, JSON.parse(kept) as Kept);
      account = await db.transaction((tx) => linkedAccount(tx, person, visit));
      return beginSessionOrSecondStep(db, account.id, visit, assertActive, person.isVerified);
    },
    ({ code }) => {
      if (code === 'companyAway') return null;
      return { reason: code === 'noRole' || code === 'companyRefused' ? code : 'companyUnfinished', account };
    },
  );
}

/**
 * Unlinks the company account of a proven account and ends its other sessions, as whoever has that account may have opened
 * them. It stays while the role requires a second factor that the account has by nothing else.
 */
export async function removeCompanyLink(tx: Tx, account: AccountRow, token: string): Promise<void> {
  const removed = await tx
    .delete(companyLinks)
    .where(eq(companyLinks.accountId, account.id))
    .returning({ isVerified: companyLinks.isVerified });
  if (removed.length === 0) throw new Refusal('noCompanyLink');
  if (removed.some(({ isVerified }) => isVerified)) await assertFactorLeft(tx, account);
  await endSessions(tx, account.id, token);
  auditAccountChange(tx, account, { companyLink: 'removed' });
  await notifyOwner(tx, account, ['companyLink'], account);
}

/** Time when an account was linked; null without a link. */
export async function linkedSince(db: Db, accountId: number): Promise<Date | null> {
  const [link] = await db
    .select({ linkedOn: companyLinks.linkedOn })
    .from(companyLinks)
    .where(eq(companyLinks.accountId, accountId));
  return link?.linkedOn ?? null;
}

/** The provider's word on who has signed in, with signature, audience, nonce, state and times checked. */
async function identified(
  { configuration, provider, returnUrl }: Company,
  answer: components['schemas']['CompanyAnswer'],
  { state, nonce, verifier }: Kept,
): Promise<Person> {
  const { openId, at } = await configuration().catch(() => {
    throw new Refusal('companyAway');
  });
  const refused = (error: unknown) => {
    const isAway = error instanceof TypeError || Reflect.get(Object(error), 'code') === 'OAUTH_TIMEOUT';
    return new Refusal(isAway ? 'companyAway' : 'companyUnfinished');
  };
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  const granted = await openId
    .authorizationCodeGrant(at, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      throw refused(error);
    });
  const claims = granted.claims();
  // Everybody without a subject would be one person.
  if (!claims?.sub) throw new Refusal('companyUnfinished');
  const { sub, iss, amr, acr } = claims;
  const told =
    typeof claims['email'] === 'string' || !at.serverMetadata().userinfo_endpoint
      ? claims
      : await openId.fetchUserInfo(at, granted.access_token, sub).catch((error: unknown) => {
          throw refused(error);
        });
  const means = new Set<unknown>([...(Array.isArray(amr) ? amr : []), acr]);
  return {
    issuer: iss,
    subject: sub,
    email: told['email_verified'] === true && typeof told['email'] === 'string' ? told['email'] : undefined,
    isVerified: provider.secondFactor.some((mean) => means.has(mean)),
  };
}

/** Account of a person: the linked one, else the only one with the verified e-mail, which is linked by this. */
async function linkedAccount(tx: Db, person: Person, visit: Visit): Promise<AccountRow> {
  const { issuer, subject, isVerified } = person;
  const [link] = await tx
    .update(companyLinks)
    .set({ isVerified })
    .where(and(eq(companyLinks.issuer, issuer), eq(companyLinks.subject, subject)))
    .returning({ accountId: companyLinks.accountId });
  const accountId = link?.accountId ?? (await accountWithEmail(tx, person.email));
  const account = accountId === undefined ? undefined : await lockAccount(tx, accountId);
  if (!account) throw new Refusal('companyRefused');
  assertActive(account);
  if (link) return account;
  const isOwn = eq(companyLinks.accountId, account.id);
  const [before] = await tx.select({ issuer: companyLinks.issuer }).from(companyLinks).where(isOwn);
  // The account is another person's of the same provider.
  if (before?.issuer === issuer) throw new Refusal('companyRefused');
  await tx.delete(companyLinks).where(isOwn);
  await tx.insert(companyLinks).values({ accountId: account.id, issuer, subject, isVerified });
  const after = { companyLink: 'made' };
  await writeAuditEntries(tx, account, visit, { ...auditedAccount(account), action: 'update', after });
  await notifyOwner(tx, account, ['companyLink'], account);
  return account;
}

async function accountWithEmail(tx: Db, email: string | undefined): Promise<number | undefined> {
  if (email === undefined || email === '') return undefined;
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`lower(${accounts.email}) = lower(${email})`)
    .limit(2);
  return found.length === 1 ? found[0]?.id : undefined;
}

/** The same words as for an unknown person. */
function assertActive({ isActive }: AccountRow): void {
  if (!isActive) throw new Refusal('companyRefused');
}
