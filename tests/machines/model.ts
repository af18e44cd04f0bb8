import { createTestModel } from '@xstate/test';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  isMachineSnapshot,
  SimulatedClock,
  type SnapshotFrom,
  StateMachine,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import { type Coverage, isEffective, type Microstep, nameOf, transitionsOf, watchCoverage } from './coverage';

interface WalkOptions<TMachine extends AnyStateMachine> {
  input: InputFrom<TMachine>;
  /**
   * All events, with those of calls and delays: `done('id', output)`, `rejected('id')`, `after('name', 'state.id')`.
   */
  events: AnyEventObject[];
  /** Part of the context that distinguishes situations, beside the state. */
  distinguish?: (context: SnapshotFrom<TMachine>['context']) => unknown;
}

interface Walk {
  /** `from --event--> to` of every effective transition, in order of discovery. */
  steps: string[];
  /** State nodes without a path. */
  unreached: string[];
  /** Transitions never taken. */
  untaken: string[];
  /** States with each tag, sorted. */
  tagged: Record<string, string[]>;
  coverage: Coverage;
}

export const done = (id: string, output: unknown) => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});
export const rejected = (id: string, error: unknown = new Error('lost')) => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});
export const after = (delay: string | number, stateId: string) => ({
  type: `xstate.after.${delay}.${stateId}`,
});

/** Runs a machine as an actor along the shortest path to every situation, and tries every event there. */
export function walk<TMachine extends AnyStateMachine>(
  original: TMachine,
  options: WalkOptions<TMachine>,
): Walk {
  const machine = silenced(original);
  const watch = watchCoverage(machine);
  const taken = new Set<AnyTransitionDefinition>();
  const steps = new Set<string>();
  const tagged = new Map<string, Set<string>>();
  const situation = (snapshot: unknown) =>
    isMachineSnapshot(snapshot)
      ? JSON.stringify([snapshot.value, snapshot.status, options.distinguish?.(snapshot.context) ?? null])
      : '';
  const edges: Edge[] = [];
  const follow = (events: readonly AnyEventObject[]) => {
    const ran = run(machine, options.input, events, { states: watch.reached.states, rested: watch.rested });
    watch.note(ran.flatMap(({ microsteps }) => microsteps));
    for (const transition of ran.flatMap(({ microsteps }) => microsteps.flat())) taken.add(transition);
    return ran;
  };
  for (const path of getShortestPaths(machine, {
    input: options.input,
    // Events of calls and delays are outside the machine's event type.
    events: (snapshot) => possible(snapshot, options.events) as EventFromLogic<TMachine>[],
    serializeState: situation,
  })) {
    const before = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    if (isMachineSnapshot(path.state)) {
      for (const tag of path.state.tags) {
        tagged.set(tag, (tagged.get(tag) ?? new Set()).add(describe(path.state)));
      }
    }
    for (const event of possible(path.state, options.events)) {
      const [from, to] = follow([...before, event]).slice(-2);
      if (from === undefined || to === undefined || to.microsteps.length === 0) continue;
      steps.add(`${describe(from.snapshot)} --${name(event)}--> ${describe(to.snapshot)}`);
      const [start, end] = [situation(from.snapshot), situation(to.snapshot)];
      edges.push({ before, event, start, end, microsteps: to.microsteps });
    }
  }
  for (const events of pairsLeft(edges, watch)) follow(events);
  const nodes = getStateNodes(machine.root);
  return {
    steps: [...steps],
    unreached: nodes.map(({ id }) => id).filter((id) => !watch.reached.states.has(id)),
    untaken: [machine.root, ...nodes]
      .flatMap(transitionsOf)
      .filter(isEffective)
      .filter((transition) => !taken.has(transition))
      .map(nameOf),
    tagged: Object.fromEntries([...tagged].map(([tag, states]) => [tag, [...states].sort()])),
    coverage: watch.coverage(),
  };
}

/** One event in one situation. */
interface Edge {
  before: readonly AnyEventObject[];
  event: AnyEventObject;
  start: string;
  end: string;
  microsteps: readonly Microstep[];
}

/** Sequences of events with pairs of transitions that no shortest path has. */
function* pairsLeft(edges: readonly Edge[], watch: ReturnType<typeof watchCoverage>) {
  const tries = new Map<string, number>();
  const byStart = new Map<string, Edge[]>();
  for (const edge of edges) byStart.set(edge.start, [...(byStart.get(edge.start) ?? []), edge]);
  for (const first of edges) {
    for (const second of byStart.get(first.end) ?? []) {
      const left = watch
        .pairsIn([...first.microsteps, ...second.microsteps])
        .filter((pair) => !watch.reached.pairs.has(pair) && (tries.get(pair) ?? 0) < 2);
      for (const pair of left) tries.set(pair, (tries.get(pair) ?? 0) + 1);
      if (left.length > 0) yield [...first.before, first.event, second.event];
    }
  }
}

/** States with a tag in several walks. */
export function statesTagged(walks: Walk[], tag: string): string[] {
  return [...new Set(walks.flatMap((one) => one.tagged[tag] ?? []))].sort();
}

/** Snapshots after the start and after each event, with the transitions that led there. */
function run(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
  reached: { states: Set<string>; rested: Set<AnyStateNode> },
) {
  let microsteps: Microstep[] = [];
  const inspect = (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.microstep' || inspection.actorRef.sessionId !== inspection.rootId) {
      return;
    }
    const { _transitions: transitions } = inspection;
    if (transitions.length > 0) microsteps.push(transitions);
    // Transient states appear in no snapshot.
    for (const transition of transitions) reached.states.add(transition.source.id);
    note(inspection.snapshot, reached.states);
  };
  const actor = createActor(machine, { input, inspect, clock: new SimulatedClock() });
  const taken = (act: () => void) => {
    act();
    const passed = microsteps;
    microsteps = [];
    const snapshot: unknown = actor.getSnapshot();
    note(snapshot, reached.states);
    if (isMachineSnapshot(snapshot)) for (const node of nodesOf(snapshot)) reached.rested.add(node);
    return { snapshot, microsteps: passed };
  };
  const ran = [taken(() => actor.start()), ...events.map((event) => taken(() => actor.send(event)))];
  actor.stop();
  return ran;
}

/** Only running calls answer, and only running delays end. */
function possible(snapshot: unknown, events: AnyEventObject[]): AnyEventObject[] {
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
  return events.filter(
    ({ type }) => !type.startsWith('xstate.') || nodesOf(snapshot).some((node) => node.transitions.has(type)),
  );
}

/** Replaces calls by ones that never answer: the walk sends their events. Child machines stay. */
function silenced<TMachine extends AnyStateMachine>(machine: TMachine): TMachine {
  const calls = Object.entries(machine.implementations.actors).filter(
    ([, logic]) => !(logic instanceof StateMachine),
  );
  const never = fromPromise(() => new Promise<never>(() => {}));
  // `provide` loses the machine's type.
  return machine.provide({ actors: Object.fromEntries(calls.map(([id]) => [id, never])) }) as TMachine;
}

function note(snapshot: unknown, reached: Set<string>) {
  if (!isMachineSnapshot(snapshot)) return;
  for (const node of nodesOf(snapshot)) reached.add(node.id);
}

function nodesOf({ _nodes: nodes }: AnyMachineSnapshot) {
  return nodes;
}

function describe(snapshot: unknown): string {
  if (!isMachineSnapshot(snapshot)) return 'unknown';
  return nodesOf(snapshot)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'))
    .join(' & ');
}

function name({ type, output }: AnyEventObject): string {
  const short = type.replace('xstate.', '').replace('.actor', '');
  if (typeof output !== 'object' || output === null) return short;
  if ('ok' in output) return `${short}(${output.ok === true ? 'ok' : 'failed'})`;
  return 'kind' in output ? `${short}(${String(output.kind)})` : short;
}

/** Test code for each state and event of a model; `Record` demands all. */
export interface ModelExecutors<TState extends string, TEvent extends string> {
  states: Record<TState, () => void | Promise<void>>;
  events: Record<TEvent, () => void | Promise<void>>;
}

interface ModelPath<TState extends string, TEvent extends string> {
  /** Sequence of events as a test title. */
  title: string;
  run: (executors: ModelExecutors<TState, TEvent>) => Promise<void>;
}

/** Paths through every transition of a flat model, including loops. */
export function modelPaths<TState extends string, TEvent extends string>(
  machine: AnyStateMachine,
): ModelPath<TState, TEvent>[] {
  const everyTransition = (_: unknown, event?: { type: string }, before?: { value: unknown }) =>
    event === undefined ? '' : ` via ${event.type} from ${String(before?.value)}`;
  const paths = createTestModel(machine, { serializeTransition: everyTransition }).getShortestPaths();
  const walked = new Set(
    paths.flatMap(({ steps }) => steps.map(({ event }, at) => `${steps[at - 1]?.state.value} ${event.type}`)),
  );
  for (const node of getStateNodes(machine.root)) {
    for (const event of node.transitions.keys()) {
      if (!walked.has(`${node.key} ${event}`)) throw new Error(`No path walks "${event}" from "${node.key}"`);
    }
  }
  return paths.map((path) => ({
    title: path.steps
      .map(({ event }) => event.type)
      .slice(1)
      .join(' → '),
    run: async ({ states, events }) => void (await path.test({ states, events })),
  }));
}
