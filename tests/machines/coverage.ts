import { and, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not, or } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** What walks reached of what a machine has, by names. */
export interface Coverage {
  all: Record<Part, readonly string[]>;
  reached: Record<Part, ReadonlySet<string>>;
}

const parts = ['states', 'transitions', 'pairs', 'guards'] as const;
type Part = (typeof parts)[number];

/** Coverage of several walks of one machine as JSON: the numbers, and the names of what none of them reached. */
export function coverageText(walks: readonly Coverage[]): string {
  const shares = parts.map((part) => {
    const all = [...new Set(walks.flatMap((each) => each.all[part]))];
    const missing = all.filter((name) => walks.every(({ reached }) => !reached[part].has(name)));
    return [part, { reached: all.length - missing.length, of: all.length, missing }];
  });
  return `${JSON.stringify(Object.fromEntries(shares), null, 2)}\n`;
}

/** Notes what runs of a machine reach; every guard of the machine tells its outcome from now on. */
export function watchCoverage(machine: AnyStateMachine) {
  const nodes = [machine.root, ...getStateNodes(machine.root)];
  const names = namesOf(nodes.flatMap(transitionsOf));
  const effective = [...names.keys()].filter(isEffective);
  const followers = new Map(effective.map((first) => [first, followersOf(first, effective)]));
  const rested = new Set<AnyStateNode>();
  const guards = new Set<string>();
  const pairName = (first: AnyTransitionDefinition, second: AnyTransitionDefinition) =>
    `${names.get(first)}, then ${names.get(second)}`;
  const reached = {
    states: new Set<string>(),
    transitions: new Set<string>(),
    pairs: new Set<string>(),
    guards: watchGuards(names, guards),
  };
  const pairsIn = (steps: readonly Microstep[]) =>
    steps.flatMap((step, at) =>
      step.flatMap((second) => {
        const before = steps
          .slice(0, at)
          .map((earlier) => earlier.filter((first) => followers.get(first)?.has(second)))
          .findLast((firsts) => firsts.length > 0);
        return (before ?? []).map((first) => pairName(first, second));
      }),
    );
  return {
    reached,
    /** States in which the machine waits for an event. */
    rested,
    /** Names of the pairs in a sequence of microsteps. */
    pairsIn,
    note: (steps: readonly Microstep[]) => {
      for (const transition of steps.flat()) reached.transitions.add(names.get(transition) ?? '');
      for (const pair of pairsIn(steps)) reached.pairs.add(pair);
    },
    coverage: (): Coverage => ({
      all: {
        states: nodes.slice(1).map(({ id }) => id),
        transitions: effective.map((transition) => names.get(transition) ?? ''),
        pairs: effective.flatMap((first) =>
          [...followersOf(first, effective, rested)].map((second) => pairName(first, second)),
        ),
        guards: [...guards],
      },
      reached,
    }),
  };
}

/** Transitions that were taken together. */
export type Microstep = readonly AnyTransitionDefinition[];

export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** False for `{}` in `on`, which only blocks the parent's transition. */
export function isEffective({ target, actions }: AnyTransitionDefinition): boolean {
  return target !== undefined || actions.length > 0;
}

export function nameOf({ source, eventType, target }: AnyTransitionDefinition): string {
  const targets = target?.map(({ id }) => id).join(' & ') ?? 'itself';
  return `${source.id} --${eventType || 'always'}--> ${targets}`;
}

function namesOf(transitions: readonly AnyTransitionDefinition[]) {
  const counts = new Map<string, number>();
  return new Map(
    transitions.map((transition) => {
      const name = nameOf(transition);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [transition, count === 1 ? name : `${name} (${count})`];
    }),
  );
}

/** Transitions that may come next in the same region; only those at once where nothing `rested`. */
function followersOf(
  first: AnyTransitionDefinition,
  all: readonly AnyTransitionDefinition[],
  rested?: ReadonlySet<AnyStateNode>,
) {
  const { target, source } = first;
  const entered = target?.flatMap(enteredBy) ?? [source, ...below(source)];
  const passed = target && entered.filter((node) => node.always && rested?.has(node) === false);
  const sources = new Set(
    passed && passed.length > 0 ? passed : [...entered, ...(target ?? [source]).flatMap(above)],
  );
  return new Set(
    all.filter(
      ({ source: next, eventType }) => sources.has(next) && (!passed?.includes(next) || eventType === ''),
    ),
  );
}

function enteredBy(node: AnyStateNode): AnyStateNode[] {
  const children =
    node.type === 'parallel'
      ? Object.values(node.states)
      : node.type === 'compound'
        ? node.initial.target
        : [];
  return [node, ...children.flatMap(enteredBy)];
}

function below(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...below(child)]);
}

function above({ parent }: AnyStateNode): AnyStateNode[] {
  return parent === undefined ? [] : [parent, ...above(parent)];
}

type Guard = NonNullable<AnyTransitionDefinition['guard']>;

/** Makes each part of each guard note its outcomes; `all` receives their names. */
function watchGuards(names: ReadonlyMap<AnyTransitionDefinition, string>, all: Set<string>) {
  const seen = new Set<string>();
  for (const [transition, name] of names) {
    if (transition.guard !== undefined) transition.guard = watched(transition.guard, name, all, seen);
  }
  return seen;
}

function watched(guard: Guard, of: string, all: Set<string>, seen: Set<string>): Guard {
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const inner = guard.guards.map((each: Guard, place) =>
      watched(each, typeof each === 'function' ? `${of}, part ${place + 1}` : of, all, seen),
    );
    const join = { and, or, not: ([only]: Guard[]) => not(only as never) }[guard.name];
    return join?.(inner as never) as Guard;
  }
  const name = typeof guard === 'string' ? guard : typeof guard === 'object' ? guard.type : 'its guard';
  const note = (outcome: boolean) => {
    const text = `${of}: ${name} is ${outcome}`;
    all.add(text);
    return () => {
      seen.add(text);
      return outcome;
    };
  };
  return or([and([guard, note(true)] as never), note(false)] as never) as unknown as Guard;
}
