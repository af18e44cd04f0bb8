import {
  type RunnerTestCase as Test,
  type RunnerTestFile as File,
  type RunnerTestSuite as Suite,
  TestRunner,
} from 'vitest';
import { blocksOf, mostBlocks, recordOf } from './record';

globalThis.ranBlocks ??= new Uint8Array(mostBlocks);
const write = recordOf('vitest');

/** Writes the time and the blocks of each test, and of each file's set-up. */
export default class RecordingRunner extends TestRunner {
  #began = performance.now();

  #write(file: string, title: string | null): void {
    write({
      file,
      title,
      ms: Math.round(performance.now() - this.#began),
      blocks: blocksOf(globalThis.ranBlocks),
    });
    this.#begin();
  }

  #begin(): void {
    globalThis.ranBlocks.fill(0);
    this.#began = performance.now();
  }

  override onCollectStart(file: File): void {
    this.#begin();
    super.onCollectStart(file);
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    this.#write(test.file.name, null);
  }

  override onAfterRunTask(test: Test): void {
    this.#write(test.file.name, test.fullTestName);
    super.onAfterRunTask(test);
  }

  override async onAfterRunSuite(suite: Suite): Promise<void> {
    await super.onAfterRunSuite(suite);
    this.#write(suite.file.name, null);
  }
}
