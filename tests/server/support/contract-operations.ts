import type { HTTPMethods } from 'fastify';
import { readContract, type RouteContract } from '../../../server/calls/operations';

export interface ContractOperation {
  operationId: string;
  method: HTTPMethods;
  /** With ids filled in. */
  url: string;
  claim: string;
  /** What its body is made of. */
  body: 'json' | 'form' | null;
  /** True when it needs more than its address. */
  isMissing: boolean;
  /** Names of what may be asked for in the query. */
  query: string[];
  /** True for what adds a record, once for each key. */
  isKeyed: boolean;
}

interface Described {
  'x-fastify-config': { contract: RouteContract };
  parameters?: { name: string; in: string; required?: boolean }[];
}

/** Every operation of the contract, read from the contract itself. */
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
        isMissing: json || multipart !== undefined || asked.some(({ required }) => required),
        query: asked.map(({ name }) => name),
        isKeyed: parameters.some(({ name }) => name === 'idempotency-key'),
      };
    }),
  );
}
