import type { Db } from '../../base/db/client';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../base/config/config';
import type { CurrentAccount } from './authentication';
import { openGroupsOf } from './menu-groups';
import { websiteBase } from '../../base/config/website-base';
import type { Handlers } from '../calls/operations';
import { claims } from '../../../openapi/generated/claims';
import type { Feature } from '../../../openapi/generated/enums';
import { features } from '../../../openapi/generated/features';
import { originOf } from '../calls/origin';
import { fileInfos } from '../../base/files/file-infos';
import { signInByTicket } from './platform';
import { linkAddress, ownerOfLink, requestLink, setPasswordByLink } from './password-links';
import { companySignIn, signInByCompany, startCompanySignIn } from './company';
import { partyOf } from './passkeys';
import { signInByPasskey, startPasskeySignIn } from './passkey-sign-in';
import { completeSignIn } from './second-factor';
import { renew, revoke, type Visit } from './token-families';
import { signIn } from './sign-in';
import { notFound } from '../../base/contract/errors';

/** Ways to sign in beside the password that the settings allow, by the names of their features. */
export const signInWays = (config: Config): Feature[] => [
  ...(partyOf(config) ? ['passkeys' as const] : []),
  ...(config.company ? ['companySignIn' as const] : []),
];

/**
 * Sign-in, renewal, sign-out and the current account (specification 7, decisions/003-calls-beyond-the-specification,
 * decisions/006-session).
 */
export function identityHandlers(config: Config, websiteNameOf: (db: Db) => Promise<string>) {
  const { platformSecrets, secretKeys, sessionDays, publicOrigin = null } = config;
  const base = websiteBase(config);
  const website = base === null ? null : base || publicOrigin;
  const isMailed = linkAddress(config) !== undefined;
  const party = partyOf(config);
  const company = companySignIn(config);
  const ways = signInWays(config);
  const isSet = (feature: Feature) =>
    !['passkeys', 'companySignIn'].includes(feature) || ways.includes(feature);
  const visitOf = (request: FastifyRequest): Visit => ({ ...originOf(request), sessionDays });
  return {
    createToken: async ({ body, db, request }) => {
      const visit = visitOf(request);
      if ('refreshToken' in body) return renew(db, body.refreshToken, visit);
      if ('platformKey' in body) return signInByTicket(db, body.platformKey, platformSecrets, visit);
      if ('challenge' in body) return completeSignIn(db, body, visit, secretKeys);
      if ('passwordLink' in body) return setPasswordByLink(db, body, visit);
      if ('passkey' in body) return signInByPasskey(db, body.passkey, visit, party);
      if ('companyKey' in body) return signInByCompany(db, body, visit, company);
      return signIn(db, body, visit);
    },
    startPasskeySignIn: async ({ db, request }) => {
      if (!party) throw notFound();
      return startPasskeySignIn(db, request.ip, party);
    },
    startCompanySignIn: async ({ db, request }) => {
      if (!company) throw notFound();
      return startCompanySignIn(db, request.ip, company);
    },
    requestPasswordLink: async ({ body, db, request }) => {
      if (isMailed) await requestLink(db, body.account, request.ip);
      return { isMailed };
    },
    checkPasswordLink: ({ body, db, request }) => ownerOfLink(db, body.passwordLink, originOf(request)),
    revokeToken: async ({ body, db, request }) => {
      await revoke(db, body.refreshToken, originOf(request));
      return null;
    },
    getMe: async ({ account, db }) => {
      const [own, websiteName] = await Promise.all([ownOf(db, account), websiteNameOf(db)]);
      return { ...own, publicOrigin, website, websiteName, features: features.filter(isSet) };
    },
  } satisfies Partial<Handlers>;
}

/** The values that an account reads of itself. */
async function ownOf(db: Db, account: CurrentAccount) {
  const [avatar, openGroups] = await Promise.all([
    fileInfos(db, [{ sha: account.avatarSha, fileName: null }]),
    openGroupsOf(db, account.id),
  ]);
  return {
    id: account.id,
    account: account.account,
    name: account.name,
    department: account.department,
    roleName: account.roleName,
    avatarUrl: account.avatarSha ? (avatar.get(account.avatarSha)?.filePath ?? null) : null,
    roleClaims: claims.map((value) => ({ value, selected: account.claims.has(value) })),
    tokenExpiresOn: account.tokenExpiresOn.toISOString(),
    isSecondFactorDue: account.isSecondFactorDue,
    openGroups,
  };
}
