import { createTestModel } from '@xstate/test';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
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
  const reached = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const steps = new Set<string>();
  const tagged = new Map<string, Set<string>>();
  for (const path of getShortestPaths(machine, {
    input: options.input,
    // Events of calls and delays are outside the machine's event type.
    events: (snapshot) => possible(snapshot, options.events) as EventFromLogic<TMachine>[],
    serializeState: (snapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, options.distinguish?.(snapshot.context) ?? null]),
  })) {
    const before = path.steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    if (isMachineSnapshot(path.state)) {
      for (const tag of path.state.tags) {
        tagged.set(tag, (tagged.get(tag) ?? new Set()).add(describe(path.state)));
      }
    }
    for (const event of possible(path.state, options.events)) {
      const actor = run(machine, options.input, before, reached, taken);
      const from = describe(actor.getSnapshot());
      const count = taken.size;
      const seen = new Set<AnyTransitionDefinition>();
      actor.observe = seen;
      actor.send(event);
      for (const transition of seen) taken.add(transition);
      note(actor.getSnapshot(), reached);
      if (seen.size > 0 || taken.size > count) {
        steps.add(`${from} --${name(event)}--> ${describe(actor.getSnapshot())}`);
      }
      actor.stop();
    }
  }
  const nodes = getStateNodes(machine.root);
  return {
    steps: [...steps],
    unreached: nodes.map(({ id }) => id).filter((id) => !reached.has(id)),
    untaken: [machine.root, ...nodes]
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      // `{}` in `on` only blocks the parent's transition.
      .filter((transition) => transition.target !== undefined || transition.actions.length > 0)
      .filter((transition) => !taken.has(transition))
      .map(
        (transition) =>
          `${transition.source.id} --${transition.eventType || 'always'}--> ${targets(transition)}`,
      ),
    tagged: Object.fromEntries([...tagged].map(([tag, states]) => [tag, [...states].sort()])),
  };
}

/** States with a tag in several walks. */
export function statesTagged(walks: Walk[], tag: string): string[] {
  return [...new Set(walks.flatMap((one) => one.tagged[tag] ?? []))].sort();
}

function run(
  machine: AnyStateMachine,
  input: unknown,
  events: AnyEventObject[],
  reached: Set<string>,
  taken: Set<AnyTransitionDefinition>,
) {
  let observed = taken;
  const inspect = (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.microstep' || inspection.actorRef.sessionId !== inspection.rootId) {
      return;
    }
    const { _transitions: transitions } = inspection;
    for (const transition of transitions) {
      observed.add(transition);
      // Transient states appear in no snapshot.
      reached.add(transition.source.id);
    }
    note(inspection.snapshot, reached);
  };
  const actor = createActor(machine, { input, inspect, clock: new SimulatedClock() });
  actor.start();
  note(actor.getSnapshot(), reached);
  for (const event of events) {
    actor.send(event);
    note(actor.getSnapshot(), reached);
  }
  return {
    getSnapshot: () => actor.getSnapshot(),
    send: (event: AnyEventObject) => actor.send(event),
    stop: () => actor.stop(),
    set observe(transitions: Set<AnyTransitionDefinition>) {
      observed = transitions;
    },
  };
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

function targets(transition: AnyTransitionDefinition): string {
  return transition.target?.map(({ id }) => id).join(' & ') ?? 'itself';
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
