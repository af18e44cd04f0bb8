import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutReferences } from './document';

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: object }> };
  responses?: Record<string, { content?: Record<string, object> }>;
  [key: string]: unknown;
}

/** The contract that `npm run generate` wrote, without references; for tests. */
export function readContract() {
  return described(JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')));
}

/** A contract without references, with the config that each route gets. */
export function described(contract: object) {
  const plain = withoutReferences(contract) as {
    paths: Record<string, Record<string, Operation>>;
    components?: object;
  };
  for (const methods of Object.values(plain.paths)) {
    for (const operation of Object.values(methods)) describe(operation);
  }
  return plain;
}

/** A form is validated part by part (plugins/multipart.ts), so its schema is no route's body. */
function describe(operation: Operation): void {
  const { operationId, 'x-claim': claim, requestBody, responses } = operation;
  const multipart = requestBody?.content['multipart/form-data']?.schema;
  const json = requestBody?.content['application/json'] !== undefined;
  const isCsv = responses?.['200']?.content?.['text/csv'] !== undefined;
  operation['x-fastify-config'] = {
    contract: { operationId, claim, json, ...(multipart ? { multipart } : {}), ...(isCsv ? { isCsv } : {}) },
  };
  if (multipart) delete operation.requestBody;
}
