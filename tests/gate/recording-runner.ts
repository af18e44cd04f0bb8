import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnerTestCase as Test, RunnerTestFile as File, RunnerTestSuite as Suite } from 'vitest';
import { TestRunner } from 'vitest';

declare global {
  // oxlint-disable-next-line no-var
  var ranBlocks: Uint8Array;
}
globalThis.ranBlocks ??= new Uint8Array(1 << 19);

const folder = join(import.meta.dirname, '../../test-results/record/vitest');
mkdirSync(folder, { recursive: true });
const output = join(folder, `${process.pid}-${Date.now()}.jsonl`);

/** Writes for each test and each file's set-up: seconds, processor seconds and the blocks that ran. */
export default class RecordingRunner extends TestRunner {
  #begun = { at: performance.now(), cpu: process.cpuUsage() };

  #write(file: string, title: string | null): void {
    const { user, system } = process.cpuUsage(this.#begun.cpu);
    const blocks: number[] = [];
    for (let at = globalThis.ranBlocks.indexOf(1); at >= 0; at = globalThis.ranBlocks.indexOf(1, at + 1))
      blocks.push(at);
    const line = {
      file,
      title,
      ms: Math.round(performance.now() - this.#begun.at),
      cpu: Math.round((user + system) / 1000),
      blocks,
    };
    appendFileSync(output, `${JSON.stringify(line)}\n`);
    globalThis.ranBlocks.fill(0);
    this.#begun = { at: performance.now(), cpu: process.cpuUsage() };
  }

  override onCollectStart(file: File): void {
    globalThis.ranBlocks.fill(0);
    this.#begun = { at: performance.now(), cpu: process.cpuUsage() };
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
