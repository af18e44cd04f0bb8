import type { HTTPMethods } from 'fastify';
import type { RouteContract } from '../../../server/access/calls/operations';
import { readContract } from '../../../scripts/generate/described';
import type { SizedSchema } from './largest-body';

export interface ContractOperation {
  operationId: string;
  method: HTTPMethods;
  /** Path with ids filled in. */
  url: string;
  claim: string;
  /** Format of its body. */
  body: 'json' | 'form' | null;
  schema?: SizedSchema | undefined;
  /** True if a call needs more than the address. */
  isMissing: boolean;
  /** Names of query parameters. */
  query: string[];
  /** True for an operation with an idempotency key. */
  isKeyed: boolean;
}

interface Described {
  'x-fastify-config': { contract: RouteContract };
  parameters?: { name: string; in: string; required?: boolean }[];
}

/** All operations, read from the contract. */
export function contractOperations(): ContractOperation[] {
  return Object.entries(readContract().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters = [], ...described } = operation as unknown as Described;
      const { json, multipart } = described['x-fastify-config'].contract;
      const asked = parameters.filter((each) => each.in === 'query');
      return {
        operationId: operation.operationId,
        method: method.toUpperCase() as HTTPMethods,
        url: path.replace(/\{\w+\}/g, '999999'),
        claim: String(operation['x-claim']),
        body: json ? 'json' : multipart ? 'form' : null,
        schema: multipart ?? operation.requestBody?.content['application/json']?.schema,
        isMissing: json || multipart !== undefined || asked.some(({ required }) => required),
        query: asked.map(({ name }) => name),
        isKeyed: parameters.some(({ name }) => name === 'idempotency-key'),
      };
    }),
  );
}
