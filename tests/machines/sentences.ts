/** Sentences that hold in every run of a machine, whatever happens (random-runs.ts); docs/evidence/machines.md shows them. */
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
  'publish-site': [
    'nothing unapproved is ever public',
    'nothing is public that no question showed',
    'no step that is closed is saved',
    'saves run one at a time',
  ],
  approval: [
    'nothing unapproved is ever public',
    'the screen shows what the server last said',
    'what the screen changed itself it also shows',
    'no screen waits for ever',
  ],
  record: [
    'what was typed is in the end stored, offered or thrown away by its owner',
    'a save overwrites only what its owner saw with what its owner typed or chose',
  ],
} as const satisfies Record<string, readonly string[]>;
