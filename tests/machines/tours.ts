import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { type ModelExecutors, modelPaths } from './model';

interface Step {
  event: string;
  to: string;
}

interface Walk<TState extends string, TEvent extends string> {
  /** Title of its test. */
  title: string;
  /** Takes all steps, and checks the state after each. */
  run: (executors: ModelExecutors<TState, TEvent>) => Promise<void>;
  isTour: boolean;
}

/**
 * Every transition of a flat model twice: in few long tours, for the gate; and at the end of a path of its own, which
 * says what is broken.
 */
export function modelWalks<TState extends string, TEvent extends string>(
  machine: AnyStateMachine,
): Walk<TState, TEvent>[] {
  const initial = String(machine.root.initial.target[0]?.key);
  const tours = toursOf(initial, machine);
  return [
    ...tours.map((tour, index) => ({
      title: `tour ${index + 1} of ${tours.length}, ${tour.length} steps`,
      run: (executors: ModelExecutors<TState, TEvent>) => walk(initial, tour, executors),
      isTour: true,
    })),
    ...modelPaths<TState, TEvent>(machine).map(({ title, run }) => ({
      title: `path: ${title}`,
      run,
      isTour: false,
    })),
  ];
}

/**
 * Walks that together take every transition of a flat model, each from the start to where no further one can be
 * reached: the same transitions as the shortest paths, without their repeated beginnings.
 */
function toursOf(initial: string, machine: AnyStateMachine): Step[][] {
  const steps = stepsOf(machine);
  const isTaken = new Set<Step>();
  const tours: Step[][] = [];
  for (;;) {
    const tour: Step[] = [];
    for (let at = initial; ; at = tour.at(-1)?.to ?? initial) {
      const way = nearest(at, steps, isTaken);
      if (!way) break;
      for (const step of way) isTaken.add(step);
      tour.push(...way);
    }
    if (tour.length === 0) return tours;
    tours.push(tour);
  }
}

async function walk<TState extends string, TEvent extends string>(
  initial: string,
  tour: Step[],
  { states, events }: ModelExecutors<TState, TEvent>,
): Promise<void> {
  await states[initial as TState]();
  for (const { event, to } of tour) {
    // oxlint-disable-next-line no-await-in-loop
    await events[event as TEvent]();
    // oxlint-disable-next-line no-await-in-loop
    await states[to as TState]();
  }
}

interface Place {
  state: AnyMachineSnapshot;
  transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }>;
}

function stepsOf(machine: AnyStateMachine): Map<string, Step[]> {
  // XState's keys are branded, which hides the values' types.
  const places = Object.values(getAdjacencyMap(machine, {})) as Place[];
  return new Map(
    places.map(({ state, transitions }) => [
      String(state.value),
      Object.values(transitions).map(({ event, state: to }) => ({
        event: event.type,
        to: String(to.value),
      })),
    ]),
  );
}

/** The shortest way that ends with a step which is not taken yet. */
function nearest(from: string, steps: Map<string, Step[]>, isTaken: Set<Step>): Step[] | undefined {
  const ways: [string, Step[]][] = [[from, []]];
  const seen = new Set([from]);
  for (const [at, way] of ways) {
    for (const step of steps.get(at) ?? []) {
      if (!isTaken.has(step)) return [...way, step];
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      ways.push([step.to, [...way, step]]);
    }
  }
  return undefined;
}
