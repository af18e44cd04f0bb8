/** Sentences that hold in every run of a machine, whatever happens (random-runs.ts). */
export const sentences = {
  session: [
    'after a sign-out nothing of the session is left',
    'a 401 of an old token ends nothing',
    'a missing network ends no session',
    'no screen waits for ever',
  ],
  toasts: [
    'a toast that was shown closes or is a loading one',
    'an offer is taken once at most',
    'no two open toasts say the same',
  ],
  'switch-call': ['a switch shows what the server last said'],
} as const satisfies Record<string, readonly string[]>;
