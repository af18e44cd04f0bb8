/** The composed contract, as the generators read it. */
import { referred } from './document';
import type { KindsDocument } from './kind-calls';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number)[];
  'x-words'?: Record<string | number, string>;
  'x-feature'?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  [key: string]: unknown;
}

interface Parameter {
  $ref?: string;
  in?: string;
  required?: boolean;
}

interface Operation {
  operationId: string;
  /** Subject, first. */
  tags?: string[];
  summary: string;
  description: string;
  'x-claim': string;
  'x-feature'?: string;
  'x-without'?: keyof typeof withoutAnswers;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

/** Answers of `x-without`, named, as the server's router does not accept null in an operation. */
export const withoutAnswers = { nothing: 'null', emptyList: '[]' };

export interface Contract extends KindsDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
  'x-file-types': Record<string, { extensions: string[]; mimes: string[]; maxBytes: number }>;
  'x-refused-pictures': Record<string, string>;
  'x-districts': Record<string, string>;
  'x-kinds': Record<string, { name: string; unit: string; save?: string } & KindsDocument['x-kinds'][string]>;
  'x-typed': Record<string, ({ keep: string } | { of: string; to: string })[]>;
}

/** Target of a node that is a reference; other nodes stay. */
export function pointed<T extends { $ref?: string }>(node: T, contract: Contract): T {
  return node.$ref ? (referred(node.$ref, contract) as T) : node;
}

export interface CalledOperation {
  path: string;
  method: string;
  operation: Operation;
}

/** Every operation with path and method. */
export function operationsOf(contract: Contract): CalledOperation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}
