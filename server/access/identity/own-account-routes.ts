import type { FastifyRequest } from 'fastify';
import type { Config } from '../../base/config/config';
import { Done, type Handlers } from '../calls/operations';
import type { Db } from '../../base/db/client';
import { notFound, ServiceError } from '../../base/contract/errors';
import { ownTokenOf } from '../calls/auth';
import { originOf } from '../calls/origin';
import { auditAccountChange } from './account-trail';
import { keepOpenGroups } from './menu-groups';
import { withProof } from './fresh-proof';
import * as service from './own-account';
import {
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor';
import type { CurrentAccount } from './authentication';
import type { Party } from './passkey-party';
import { removeCompanyLink } from './company';
import * as passkeys from './passkeys';
import { partyOf } from './passkeys';
import { endSession, endSessions, listSessions } from './sessions';
import { serverText } from '../../base/contract/text';

type SecretKeys = Config['secretKeys'];

const current = (request: FastifyRequest) => ownTokenOf(request);

/** Arguments of `withProof`, taken from a call. */
const provingCall = (
  { db, account, request }: { db: Db; account: CurrentAccount; request: FastifyRequest },
  keys: SecretKeys,
  field: 'password' | 'currentPassword' = 'password',
) => ({ db, account, origin: originOf(request), token: current(request), keys, field });

/** Own account: person, password, sessions and second factor (decisions/015-own-account). */
export const ownAccountHandlers = (config: Pick<Config, 'secretKeys' | 'adminOrigin'>) => ({
  ...personHandlers(config.secretKeys),
  ...secondFactorHandlers(config.secretKeys),
  ...passkeyHandlers(config.secretKeys, partyOf(config)),
});

function personHandlers(keys: SecretKeys) {
  return {
    keepOpenGroups: async ({ body, write }) => {
      await write((tx, { id }) => keepOpenGroups(tx, id, body.openGroups));
      return null;
    },
    getProfile: ({ db, account }) => service.getProfile(db, account),
    updateProfile: async (call) => {
      const { body, write } = call;
      const checked = await service.checkProfile(body);
      const proof = { password: body.currentPassword, passcode: body.passcode };
      const saved = await withProof(provingCall(call, keys, 'currentPassword'), proof, (prove) =>
        write((tx, caller) => service.saveProfile(tx, checked, caller, prove)),
      );
      return new Done(saved, serverText.saved);
    },
    updateOwnPassword: async (call) => {
      const { db, body, account, request, write } = call;
      const proof = { password: body.currentPassword };
      const done = new Done(null, serverText.passwordChanged);
      let isProven = false;
      try {
        await withProof(provingCall(call, keys, 'currentPassword'), proof, async (prove) => {
          isProven = true;
          const passwordHash = await service.checkOwnPassword(account, body);
          await write((tx, caller) =>
            service.saveOwnPassword(tx, caller, { prove, passwordHash, token: current(request) }),
          );
        });
      } catch (error) {
        const isWrong = !isProven && error instanceof ServiceError && error.status === 400;
        const isDone =
          isWrong &&
          (await service.isOwnPassword(db, account, { password: body.newPassword, address: request.ip }));
        if (!isDone) throw error;
      }
      return done;
    },
    listSessions: ({ db, account, request }) => listSessions(db, account.id, current(request)),
    endOtherSessions: async ({ request, write }) => {
      await write(async (tx, caller) => {
        await endSessions(tx, caller.id, current(request));
        auditAccountChange(tx, caller, { sessions: 'others' });
      });
      return new Done(null, serverText.sessionsEnded);
    },
    endSession: async ({ params, write }) => {
      await write(async (tx, caller) => {
        await endSession(tx, caller.id, params.sessionId);
        auditAccountChange(tx, caller, { sessions: 'one' });
      });
      return new Done(null, serverText.sessionEnded);
    },
  } satisfies Partial<Handlers>;
}

function secondFactorHandlers(keys: SecretKeys) {
  return {
    startSecondFactor: ({ write }) => write((tx, caller) => startSecondFactor(tx, caller, keys)),
    confirmSecondFactor: async (call) => {
      const { body, request, write } = call;
      const { codes, hashes } = await newRecoveryCodes();
      await withProof(provingCall(call, keys), body, (prove) =>
        write((tx, caller) =>
          service.proven(tx, caller, prove, () =>
            confirmSecondFactor(tx, caller.id, {
              passcode: body.code,
              hashes,
              keys,
              token: current(request),
            }),
          ),
        ),
      );
      return { recoveryCodes: codes };
    },
    removeSecondFactor: async (call) => {
      const { body, request, write } = call;
      await withProof(provingCall(call, keys), body, (prove) =>
        write((tx, caller) =>
          service.proven(tx, caller, prove, () => removeSecondFactor(tx, caller, current(request))),
        ),
      );
      return new Done(null, serverText.secondFactorRemoved);
    },
    renewRecoveryCodes: async (call) => {
      const { body, write } = call;
      const { codes, hashes } = await newRecoveryCodes();
      await withProof(provingCall(call, keys), body, (prove) =>
        write((tx, caller) =>
          service.proven(tx, caller, prove, () => renewRecoveryCodes(tx, caller.id, hashes)),
        ),
      );
      return { recoveryCodes: codes };
    },
  } satisfies Partial<Handlers>;
}

function passkeyHandlers(keys: SecretKeys, party: Party | undefined) {
  return {
    listPasskeys: ({ db, account }) => passkeys.listPasskeys(db, account.id),
    startPasskey: (call) => {
      if (!party) throw notFound();
      return withProof(provingCall(call, keys), call.body, (prove) =>
        call.write((tx, caller) =>
          service.proven(tx, caller, prove, (row) => passkeys.startPasskey(tx, row, party)),
        ),
      );
    },
    addPasskey: async ({ db, account, body, request, write }) => {
      if (!party) throw notFound();
      const checked = await passkeys.checkPasskey(db, account, body, party);
      const added = await write((tx, caller) => passkeys.addPasskey(tx, caller, checked, current(request)));
      return new Done(added, serverText.passkeyAdded);
    },
    renamePasskey: async ({ params, body, write }) => {
      await write((tx, caller) => passkeys.renamePasskey(tx, caller, params.passkeyId, body.name));
      return new Done(null, serverText.passkeyRenamed);
    },
    removePasskey: async (call) => {
      const { params, body, request, write } = call;
      const own = { id: params.passkeyId, token: current(request) };
      await withProof(provingCall(call, keys), body, (prove) =>
        write((tx, caller) =>
          service.proven(tx, caller, prove, (row) => passkeys.removePasskey(tx, caller, row, own)),
        ),
      );
      return new Done(null, serverText.passkeyRemoved);
    },
    removeCompanyLink: async (call) => {
      const { body, request, write } = call;
      await withProof(provingCall(call, keys), body, (prove) =>
        write((tx, caller) =>
          service.proven(tx, caller, prove, (row) => removeCompanyLink(tx, row, current(request))),
        ),
      );
      return new Done(null, serverText.companyUnlinked);
    },
  } satisfies Partial<Handlers>;
}
