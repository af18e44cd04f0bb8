import { setup, type EventFrom, type StateValueFrom } from 'xstate';

/**
 * What a member of staff sees of the session (specification 4, 6, 8; decisions/006-session): one state per screen and
 * message. No calls and no timers, so that the actor (tests/machines) and Chromium (tests/e2e) walk the same paths.
 */
export const sessionModel = setup({
  types: {
    events: {} as {
      type:
        | 'password.right'
        | 'password.wrong'
        /** Of an account with a second factor. */
        | 'password.firstStep'
        | 'passcode.right'
        | 'passcode.wrong'
        | 'passcode.recovery'
        | 'passcode.late'
        | 'passcode.cancel'
        | 'password.offline'
        | 'password.storageFull'
        | 'otherTab.signsIn'
        | 'otherTab.signsOut'
        | 'otherTab.renews'
        | 'signOut.ask'
        | 'signOut.cancel'
        | 'signOut.confirm'
        /** Some call is answered 401, or 403. */
        | 'answer.unauthorized'
        | 'answer.forbidden'
        | 'renewal.done'
        | 'renewal.offline'
        | 'renewal.refused'
        | 'page.reload'
        /** Reloaded when the access token has run out but the refresh token has not. */
        | 'page.reloadNextDay'
        | 'page.reloadOffline'
        | 'account.retry';
    },
  },
}).createMachine({
  id: 'sessionModel',
  initial: 'signInForm',
  states: {
    signInForm: {
      on: {
        'password.right': 'home',
        'password.wrong': 'signInRefused',
        'password.firstStep': 'passcodeForm',
        'password.offline': 'signInUnreachable',
        'password.storageFull': 'storageRefused',
        'otherTab.signsIn': 'home',
      },
    },
    signInRefused: { on: { 'password.right': 'home', 'password.offline': 'signInUnreachable' } },
    signInUnreachable: { on: { 'password.right': 'home', 'password.wrong': 'signInRefused' } },
    /** The password was right, and a passcode is asked for. */
    passcodeForm: {
      on: {
        'passcode.right': 'home',
        'passcode.recovery': 'home',
        'passcode.wrong': 'passcodeRefused',
        'passcode.late': 'passcodeLate',
        'passcode.cancel': 'signInForm',
      },
    },
    passcodeRefused: { on: { 'passcode.right': 'home', 'passcode.cancel': 'signInForm' } },
    /** The sign-in form, as the second step took too long. */
    passcodeLate: { on: { 'password.right': 'home' } },
    storageRefused: { on: { 'password.right': 'home' } },
    home: {
      on: {
        'signOut.ask': 'confirmingSignOut',
        'answer.unauthorized': 'expired',
        'answer.forbidden': 'forbidden',
        'otherTab.signsOut': 'signInForm',
        'otherTab.renews': 'home',
        'renewal.done': 'home',
        'renewal.offline': 'home',
        'renewal.refused': 'expired',
        'page.reload': 'home',
        'page.reloadNextDay': 'home',
        'page.reloadOffline': 'accountUnreachable',
      },
    },
    confirmingSignOut: { on: { 'signOut.cancel': 'home', 'signOut.confirm': 'signInForm' } },
    /** Home again, with the message that the permission does not suffice. */
    forbidden: { on: { 'answer.unauthorized': 'expired', 'answer.forbidden': 'forbidden' } },
    /** The sign-in form, with the message that the permission has expired. */
    expired: { on: { 'password.right': 'home', 'password.wrong': 'signInRefused' } },
    accountUnreachable: { on: { 'account.retry': 'home', 'otherTab.signsOut': 'signInForm' } },
  },
});

export type SessionModelState = StateValueFrom<typeof sessionModel>;
export type SessionModelEvent = EventFrom<typeof sessionModel>['type'];
