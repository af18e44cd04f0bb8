import { readFileSync } from 'node:fs';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { approvalMachine } from '../../src/machines/approval';
import { arrivalsMachine } from '../../src/machines/arrivals';
import { batchMachine } from '../../src/machines/batch';
import { paletteMachine } from '../../src/machines/palette';
import { presenceMachine } from '../../src/machines/presence';
import { publishSiteMachine } from '../../src/machines/publish-site';
import { createRecordMachine } from '../../src/machines/record';
import { reviewMachine } from '../../src/machines/review';
import { sessionMachine } from '../../src/machines/session';
import { switchCallMachine } from '../../src/machines/switch-call';
import { toastMachine } from '../../src/machines/toast';
import { toastsMachine } from '../../src/machines/toasts';
import { sentences } from '../../tests/machines/sentences';

interface Chart {
  title: string;
  file: string;
  machine: AnyStateMachine;
  text: string;
}

const charts: Chart[] = [
  {
    title: 'Session',
    file: 'session.ts',
    machine: sessionMachine,
    text: 'One actor for each tab, from the start to the end of the page. It has the tokens, renews them ahead of time (one tab for all), knows the account and its claims, and is the only way out: a 401, a sign-out here or in another tab, and local storage that refuses. A token whose stored time has passed is renewed before anything is asked with it, so that a 401 can always mean the end. Tokens that another tab has stored may be those of another account: until the server has said whose they are, no call of a screen is sent, and one that was made under another account is given up (`session-calls.ts`). A missing network ends nothing. Where the server does not say when a token expires, it is renewed every 12 minutes.',
  },
  {
    title: 'Toasts',
    file: 'toasts.ts',
    machine: toastsMachine,
    text: 'The queue of messages, one for each tab. Every message of every answer comes here from `connectClient` in `src/main.tsx`; the same text of the same kind is shown once. The clocks stand while the pointer or the focus rests on a toast. When what a toast offered is done, it emits `action.done`, and the screen is read anew.',
  },
  {
    title: 'Toast',
    file: 'toast.ts',
    machine: toastMachine,
    text: 'One message: shown for its time, or with an offer until it is closed, then closing for its animation, then gone. What it offers, undo for one, is its own call and not that of the screen which showed it: while that call runs it is a loading toast, which neither closes by itself nor can be closed.',
  },
  {
    title: 'Switch',
    file: 'switch-call.ts',
    machine: switchCallMachine,
    text: 'Highlight, status and the like: the value moves only when the server has agreed. A record that was read while the call ran counts only if the call fails.',
  },
  {
    title: 'Many records at once',
    file: 'batch.ts',
    machine: batchMachine,
    text: 'One action, whichever the screen names, on the rows that were chosen. What is asked first is sorted out first, so that the question names what is left out (cases whose site is public); then one call after the other. What fails is kept with its name, and the others go on; without a connection, a session or the permission the rest is left.',
  },
  {
    title: 'Search',
    file: 'palette.ts',
    machine: paletteMachine,
    text: 'The search over screens and records, from its opening to its closing. The server is asked after a pause in typing, and each question ends the one before; what was found stays in sight until the next answer. Enter opens the line that was chosen, which no answer changes; where none was, Enter before the answer asks at once and waits, so that it never opens what an older keyword found.',
  },
  {
    title: 'Enquiries that come in',
    file: 'arrivals.ts',
    machine: arrivalsMachine,
    text: 'One look every 20 seconds while the page can be seen and somebody who may view enquiries is signed in: menu, home and list show its numbers. After a failure, or half a minute without an answer, it waits twice as long each time, five minutes at most; where the session or the permission has gone it rests until something is asked for here. It announces no failure, renews no token and ends no session.',
  },
  {
    title: 'Presence',
    file: 'presence.ts',
    machine: presenceMachine,
    text: 'One record of this tab at most. A beat every 15 seconds says where the user is and brings the others; another block, the first key, and a page that is hidden or seen again are told at once. A form that closes waits a moment, as the next tab of the same record may open; a page that closes does not. Without an answer within 15 seconds nobody is shown, and it asks again after twice as long, a minute at most; where the session, the permission or the call is missing it rests until another record is opened.',
  },
  {
    title: 'Publish flow',
    file: 'publish-site.ts',
    machine: publishSiteMachine,
    text: 'It owns the website from the moment its screen opens: steps and aside read that one copy, and every call of the screen is its own. Code, name and publication are regions with a message each; a further one makes the changes beside the steps (drafts, times, versions, the switch) and reads the website after each; history and comparison only read. One save runs at a time, as all share one version. A save that came too late stops everything until the website is read again; what is typed and compared stays.',
  },
  {
    title: 'Approval of a record',
    file: 'approval.ts',
    machine: approvalMachine,
    text: 'The approval of a record as its sender sees it. The server keeps the life of a request; each answer is sorted into what it means here: no rule, nothing that needs approval, approval missing, requested, changes asked, changed after approval, approved. What is typed into the dialog stays there when sending fails; when the record was saved meanwhile, the dialog shows what would be sent now.',
  },
  {
    title: 'Review',
    file: 'review.ts',
    machine: reviewMachine,
    text: 'The review of a request by one of its approvers. Marks of seen blocks are stored beside the decision, one call at a time. Whatever changed meanwhile is read anew and loses its mark: nothing is approved that was not seen. A request that was withdrawn or published meanwhile ends the review.',
  },
  {
    title: 'Record',
    file: 'record.ts',
    machine: createRecordMachine({ check: () => [], explain: () => [], readsSame: Object.is }),
    text: 'Everything that a form or a block list edits: what the server has, what is typed, the save with its progress, the newer version of somebody else, and the safety copy on this computer.',
  },
];

/** `docs/evidence/machines.md`: a diagram of every statechart, generated from the machines, and what its tests reach. */
export function machinesPage(): string {
  const head =
    '# Statecharts\n\nWritten by `npm run generate` from `src/machines`; do not edit. The words are in `scripts/generate/machines.ts`. A line without a name is taken at once; "done" and "failed" are the ends of a call.\n';
  return [
    head,
    coverageTable(),
    ...charts.map(
      ({ title, file, machine, text }) =>
        `## ${title}\n\n\`src/machines/${file}\`. ${text}\n\n${sentenceList(file)}\`\`\`mermaid\n${drawing(machine)}\n\`\`\`\n`,
    ),
  ].join('\n');
}

type Part = 'states' | 'transitions' | 'pairs' | 'guards';
type Share = { reached: number; of: number; missing: readonly string[] };

/** Measured by the walk of the machine, which fails when the file is not exact. */
function coverageOf(file: string): Record<Part, Share> {
  return JSON.parse(readFileSync(`tests/machines/coverage/${file.replace('.ts', '.json')}`, 'utf8'));
}

function sentencesOf(file: string): readonly string[] {
  const [, list = []] = Object.entries(sentences).find(([machine]) => `${machine}.ts` === file) ?? [];
  return list;
}

function coverageTable(): string {
  const parts: readonly Part[] = ['states', 'transitions', 'pairs', 'guards'];
  const rows = charts.map(({ title, file }) => {
    const coverage = coverageOf(file);
    const shares = parts.map((part) => `${coverage[part].reached} of ${coverage[part].of}`);
    return `| ${[title, ...shares, sentencesOf(file).length].join(' | ')} |`;
  });
  const missing = charts.flatMap(({ file }) => coverageOf(file).guards.missing);
  return [
    '## What the tests reach\n',
    'Each machine is walked as an actor: every event in every situation, and two events in a row where that gives a new pair. A pair is two transitions of one region, the second right after the first; some that the structure allows are ruled out by guards, and `tests/machines/coverage/*.json` names each that no walk reached. A guard counts once as true and once as false, each part of a combined one for itself. A sentence holds in every random run of fast-check, whatever is answered, lost or late; `FC_RUNS=2000 npx vitest run tests/machines` runs more of them.\n',
    '| Machine | States | Transitions | Pairs | Outcomes of guards | Sentences |',
    '|---|---|---|---|---|---|',
    ...rows,
    `\nOutcomes of guards that no walk reached: ${missing.map((outcome) => `\`${outcome}\``).join(', ') || 'none'}.\n`,
  ].join('\n');
}

function sentenceList(file: string): string {
  const list = sentencesOf(file);
  return list.length === 0 ? '' : `Always true:\n\n${list.map((text) => `- ${text}`).join('\n')}\n\n`;
}

function drawing(machine: AnyStateMachine): string {
  return [
    'stateDiagram-v2',
    ...inside(machine.root, 1),
    ...arrows(machine.root).map((line) => `  ${line}`),
  ].join('\n');
}

function inside(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const children = Object.values(node.states);
  const start =
    node.type === 'compound' ? node.initial.target.map((target) => `${indent}[*] --> ${name(target)}`) : [];
  const states = children.map((child) => [
    `${indent}state "${child.key}" as ${name(child)}${child.type === 'atomic' || child.type === 'final' ? '' : ' {'}`,
    ...(child.type === 'atomic' || child.type === 'final' ? [] : [...inside(child, depth + 1), `${indent}}`]),
  ]);
  // Separates the regions of a parallel state.
  const separated =
    node.type === 'parallel'
      ? states.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]))
      : states.flat();
  return [
    ...start,
    ...separated,
    ...children.filter(({ type }) => type === 'final').map((child) => `${indent}${name(child)} --> [*]`),
  ];
}

/** Arrows between states with all their events. */
function arrows(root: AnyStateNode): string[] {
  const labels = new Map<string, Set<string>>();
  const note = (transition: AnyTransitionDefinition, label: string) => {
    for (const target of transition.target ?? []) {
      const source = transition.source;
      // Transitions of the whole machine have no arrow.
      if (source.parent === undefined) continue;
      const line = `${name(source)} --> ${name(target)}`;
      labels.set(line, (labels.get(line) ?? new Set()).add(label));
    }
  };
  const visit = (node: AnyStateNode) => {
    for (const transition of [...node.transitions.values()].flat()) {
      note(transition, spoken(transition.eventType));
    }
    for (const transition of node.always ?? []) note(transition, '');
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(root);
  return [...labels].map(([line, set]) => {
    const label = [...set].filter(Boolean).join(', ');
    return label ? `${line} : ${label}` : line;
  });
}

function name(node: AnyStateNode): string {
  return node.id.replaceAll(/\W/g, '_');
}

function spoken(event: string): string {
  const call = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event);
  if (call) return `${call[2]} ${call[1] === 'done' ? 'done' : 'failed'}`;
  const delay = /^xstate\.after\.([^.]+)/.exec(event);
  return delay ? `after ${delay[1]}` : event;
}
