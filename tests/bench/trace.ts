import type { CDPSession } from '@playwright/test';

/** Used part of Chromium's trace events; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** By the thread's own clock, without waiting for the processor. */
  tdur?: number;
  args: { data?: { type?: string }; name?: string };
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

/** Traces Chromium during an action. */
export async function traced(client: CDPSession, action: () => Promise<void>): Promise<Trace> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  await action();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return new Trace(events);
}

class Trace {
  /** Events of the main thread in order. */
  private readonly main: TraceEvent[];
  private readonly events: TraceEvent[];

  constructor(events: TraceEvent[]) {
    this.events = events;
    const pressed = events.find(({ name, ph }) => name === 'EventDispatch' && ph === 'X');
    const threads = events.filter(
      ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
    );
    const main = pressed ?? threads[0];
    this.main = events
      .filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
      .toSorted((a, b) => a.ts - b.ts);
  }

  /** Milliseconds of main thread work per key: until its frame, and until the next key. */
  keys(): { toFrame: number; all: number }[] {
    const presses = this.main.filter(
      ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown',
    );
    const tasks = this.main.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
    const commits = this.main.filter(({ name, ph }) => name === 'Commit' && ph === 'X');
    return presses.map(({ ts }, index) => {
      const next = presses[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
      const commit = commits.find((each) => each.ts > ts && each.ts < next);
      const shown = commit ? commit.ts + (commit.dur ?? 0) : next;
      const work = (until: number) =>
        tasks
          .filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < until)
          .reduce((all, task) => all + (task.tdur ?? task.dur ?? 0), 0) / 1000;
      return { toFrame: work(shown), all: work(next) };
    });
  }

  /** Drawn and dropped frames, and milliseconds of each main thread task longer than a frame. */
  frames(): { drawn: number; dropped: number; longTasks: number[] } {
    const count = (wanted: string) => this.events.filter(({ name }) => name === wanted).length;
    return {
      drawn: count('DrawFrame'),
      dropped: count('DroppedFrame'),
      longTasks: this.main
        .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
        .map(({ tdur = 0 }) => tdur / 1000)
        .filter((time) => time > 1000 / 60),
    };
  }
}
