import type { CDPSession } from '@playwright/test';

/** An event of Chromium's trace, as far as these figures need it; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread's own clock: what others took of the processor meanwhile is not in it. */
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

/** What Chromium traces while something is done. */
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

/** A trace of one page. */
class Trace {
  /** Of the page's main thread, in their order. */
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

  /**
   * Of each key, milliseconds of work of the main thread: until the frame that shows it was handed on, and with all that
   * follows until the next key.
   */
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

  /** Frames that were drawn and dropped, and the milliseconds of work of each task of the main thread above a frame's time. */
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
