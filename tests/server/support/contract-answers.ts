import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readContract } from '../../../server/calls/operations';

interface Media {
  schema: object;
}

interface Responses {
  [status: string]: { content: Record<string, Media> };
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv, ['date', 'date-time']);
ajv.addFormat('binary', true);

const routes = Object.entries(readContract().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const responses = operation['responses'] as Responses;
    const validators = new Map<string, ValidateFunction>();
    for (const [status, { content }] of Object.entries(responses)) {
      const media = content['application/json'];
      if (media) validators.set(status, ajv.compile(media.schema));
    }
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      // A fixed path wins over one with an id: CaseInfos/list is no id.
      isFixed: !path.includes('{'),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      validators,
    };
  }),
);

/** Throws when an answer of the API is not what the contract says of its operation and status. */
export function assertContract(method: string, url: string, status: number, body: string): void {
  const path = url.split('?')[0] ?? '';
  const fitting = routes.filter((route) => route.method === method.toUpperCase() && route.pattern.test(path));
  const route = fitting.find(({ isFixed }) => isFixed) ?? fitting[0];
  if (!route || !body) return;
  const validate =
    route.validators.get(String(status)) ?? (status === 200 ? undefined : route.validators.get('default'));
  if (!validate) return;
  if (!validate(JSON.parse(body))) {
    throw new Error(
      `${route.operationId} answered ${status} outside the contract: ${ajv.errorsText(validate.errors)}\n${body.slice(0, 500)}`,
    );
  }
}
