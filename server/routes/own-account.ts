import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Done, type Handlers } from '../contract';
import { tokenOf } from '../plugins/auth';
import { noteAccount } from '../services/account-trail';
import * as service from '../services/own-account';
import {
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../services/second-factor';
import { endSession, endSessions, listSessions } from '../services/sessions';
import { serverText } from '../text';

/** One's own account: person, password, sessions and second factor (decisions 15). */
export function ownAccountHandlers({ secretKey: key }: Pick<Config, 'secretKey'>) {
  const current = (request: FastifyRequest) => tokenOf(request) ?? '';
  return {
    getProfile: ({ db, account }) => service.getProfile(db, account),
    updateProfile: async ({ body, write }) => {
      const checked = await service.checkProfile(body);
      return new Done(
        await write((tx, caller) => service.saveProfile(tx, checked, caller)),
        serverText.saved,
      );
    },
    updateOwnPassword: async ({ db, body, account, request, write }) => {
      const proof = { password: body.currentPassword, field: 'currentPassword', address: request.ip };
      const proven = await service.provePassword(db, account, proof);
      const passwordHash = await service.checkOwnPassword(account, body);
      await write((tx, caller) =>
        service.saveOwnPassword(tx, caller, { proven, passwordHash, token: current(request) }),
      );
      return new Done(null, serverText.passwordChanged);
    },
    listSessions: ({ db, account, request }) => listSessions(db, account.id, current(request)),
    endOtherSessions: async ({ request, write }) => {
      await write(async (tx, caller) => {
        await endSessions(tx, caller.id, current(request));
        await noteAccount(tx, caller, { sessions: 'others' });
      });
      return new Done(null, serverText.sessionsEnded);
    },
    endSession: async ({ params, write }) => {
      await write(async (tx, caller) => {
        await endSession(tx, caller.id, params.sessionId);
        await noteAccount(tx, caller, { sessions: 'one' });
      });
      return new Done(null, serverText.sessionEnded);
    },
    startSecondFactor: ({ write }) => write((tx, caller) => startSecondFactor(tx, caller, key)),
    confirmSecondFactor: async ({ db, body, account, request, write }) => {
      const proof = { password: body.password, field: 'password', address: request.ip };
      const proven = await service.provePassword(db, account, proof);
      const { codes, hashes } = await newRecoveryCodes();
      await write(async (tx, { id }) => {
        await service.assertProven(tx, id, proven);
        await confirmSecondFactor(tx, id, { passcode: body.code, hashes, key, token: current(request) });
      });
      return { recoveryCodes: codes };
    },
    removeSecondFactor: async ({ db, body, account, request, write }) => {
      const proof = { password: body.password, field: 'password', address: request.ip };
      const proven = await service.provePassword(db, account, proof);
      await write(async (tx, { id }) => {
        await service.assertProven(tx, id, proven);
        await removeSecondFactor(tx, id, current(request));
      });
      return new Done(null, serverText.secondFactorRemoved);
    },
    renewRecoveryCodes: async ({ db, body, account, request, write }) => {
      const proof = { password: body.password, field: 'password', address: request.ip };
      const proven = await service.provePassword(db, account, proof);
      const { codes, hashes } = await newRecoveryCodes();
      await write(async (tx, { id }) => {
        await service.assertProven(tx, id, proven);
        await renewRecoveryCodes(tx, id, hashes);
      });
      return { recoveryCodes: codes };
    },
  } satisfies Partial<Handlers>;
}
