import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledRules } from './compile-rules';

const folder = import.meta.dirname;

/** Rules delivered with this release; companies change, disable and extend them. The build compiles them once. */
export const deliveredRules = compiledRules(
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  ),
);
