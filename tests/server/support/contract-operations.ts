import type { HTTPMethods } from 'fastify';
import { readContract } from '../../../server/contract';

export interface ContractOperation {
  operationId: string;
  method: HTTPMethods;
  /** With ids filled in. */
  url: string;
  claim: string;
  hasBody: boolean;
}

/** Every operation of the contract, read from the contract itself. */
export function contractOperations(): ContractOperation[] {
  return Object.entries(readContract().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase() as HTTPMethods,
      url: path.replace(/\{\w+\}/g, '999999'),
      claim: String(operation['x-claim']),
      hasBody: operation['requestBody'] !== undefined,
    })),
  );
}
