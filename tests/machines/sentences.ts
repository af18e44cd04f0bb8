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
  toast: [
    'a toast is shown for its time, in which the pointer does not count',
    'a toast closes once, and only then is gone',
    'what a toast offers runs once, and neither time nor a press ends it',
  ],
  batch: [
    'no record is asked twice in a batch, and none that was left out',
    'a batch that was stopped asks for no further record',
    'each record ends as its call did, or is left',
    'no batch goes on for ever',
  ],
  palette: [
    'what is shown as found belongs to what is typed',
    'what opens was chosen, or found for what is typed',
    'no search waits for ever',
  ],
  arrivals: [
    'no enquiry is announced twice, and none that the list shows',
    'no enquiry is missed',
    'a page that is hidden, or of nobody, asks nothing',
  ],
  presence: [
    'who left is not shown for longer than two beats',
    'nobody is shown at another record',
    'what the server is told of a record is true: open while it is, and left once',
  ],
  review: [
    'nothing is approved that was not seen as it is',
    'a block shows as seen only what its approver saw',
    'a review ends once, and decides nothing after',
    'no screen waits for ever',
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
