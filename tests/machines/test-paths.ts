import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type ModelExecutors, modelPaths } from './model';

/** Tests each path of a model with executors of its own. */
export function testPaths<TState extends string, TEvent extends string>(
  model: AnyStateMachine,
  executors: () => ModelExecutors<TState, TEvent> | Promise<ModelExecutors<TState, TEvent>>,
): void {
  const paths = modelPaths<TState, TEvent>(model);
  test('the walk is long enough to mean something and short enough to run', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.length).toBeLessThan(60);
  });
  test.each(paths.map((path) => [path.title, path] as const))('%s', async (_, path) => {
    await expect(path.run(await executors())).resolves.toBeUndefined();
  });
}
