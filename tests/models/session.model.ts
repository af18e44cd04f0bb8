import { setup, type EventFrom, type StateValueFrom } from 'xstate';

/**
 * The session as staff see it (specification 4, 6, 8; decisions/006-session). No calls or timers, as Chromium
 * walks it too.
 */
export const sessionModel = setup({
  types: {
    events: {} as {
      type:
        | 'password.right'
        | 'password.wrong'
        /** For an account with a second factor. */
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
        /** A call is answered 401, or 403. */
        | 'answer.unauthorized'
        /** The 401 belongs to a token that was replaced while its call ran. */
        | 'answer.unauthorizedLate'
        | 'answer.forbidden'
        | 'renewal.done'
        | 'renewal.offline'
        | 'renewal.refused'
        | 'page.reload'
        /** Reload with an expired access token and a valid refresh token. */
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
    /** The password was right; a passcode is required. */
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
    /** Sign-in form, as the second step took too long. */
    passcodeLate: { on: { 'password.right': 'home' } },
    storageRefused: { on: { 'password.right': 'home' } },
    home: {
      on: {
        'signOut.ask': 'confirmingSignOut',
        'answer.unauthorized': 'expired',
        'answer.unauthorizedLate': 'home',
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
    /** Home, with the message of missing permission. */
    forbidden: { on: { 'answer.unauthorized': 'expired', 'answer.forbidden': 'forbidden' } },
    /** Sign-in form, with the message of expired permission. */
    expired: { on: { 'password.right': 'home', 'password.wrong': 'signInRefused' } },
    accountUnreachable: { on: { 'account.retry': 'home', 'otherTab.signsOut': 'signInForm' } },
  },
});

export type SessionModelState = StateValueFrom<typeof sessionModel>;
export type SessionModelEvent = EventFrom<typeof sessionModel>['type'];
