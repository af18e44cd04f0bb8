import { readFileSync } from 'node:fs';
import type { HTTPMethods } from 'fastify';

interface Route<Id extends string, Config> {
  operationId: Id;
  method: HTTPMethods;
  url: string;
  schema: { body?: { content: Record<string, { schema: { properties?: object } }> } };
  config: Config;
}

/** Routes of a contract as `npm run generate` wrote them. */
export function readRoutes<Id extends string, Config = object>(path: string): Route<Id, Config>[] {
  return JSON.parse(readFileSync(path, 'utf8')) as Route<Id, Config>[];
}
