import { type RunnerTask, type RunnerTestSuite, TestRunner } from 'vitest';
import { isIn, partOf } from './part';

/** Runs the tests of this run's part; a suite without one runs no set-up. */
export default class PartRunner extends TestRunner {
  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    const part = partOf(process.env);
    if (part && suite.file.id === suite.id) leaveOut(suite, (file, title) => isIn(part, file, title));
    await super.onBeforeRunSuite(suite);
  }
}

/** Marks what does not run; true if nothing of it runs. */
function leaveOut(task: RunnerTask, belongs: (file: string, title: string) => boolean): boolean {
  const isLeftOut =
    task.type === 'suite'
      ? task.tasks.map((child) => leaveOut(child, belongs)).every(Boolean)
      : !belongs(task.file.name, task.fullTestName);
  if (isLeftOut) task.mode = 'skip';
  return isLeftOut;
}
