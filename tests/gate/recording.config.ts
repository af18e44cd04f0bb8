import { join } from 'node:path';
import config from '../../vitest.config';
import { instrument } from './instrument';

const blocks = instrument();

/** The tests' own configuration, with a record of what each test runs and costs. */
export default {
  ...config,
  root: join(import.meta.dirname, '../..'),
  test: {
    ...config.test,
    projects: (config.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? {
            ...project,
            plugins: [...('plugins' in project ? (project.plugins ?? []) : []), blocks],
            test: { ...project.test, retry: 0, runner: join(import.meta.dirname, 'recording-runner.ts') },
          }
        : project,
    ),
  },
};
