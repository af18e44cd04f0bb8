import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContract } from '../../../scripts/generate/described';

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
    const schemas = new Map<string, object>();
    for (const [status, { content }] of Object.entries(responses)) {
      const media = content['application/json'];
      if (media) schemas.set(status, media.schema);
    }
    return {
      operationId: operation.operationId,
      method: method.toUpperCase(),
      // Fixed paths win over ones with an id: CaseInfos/list is no id.
      isFixed: !path.includes('{'),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      schemas,
    };
  }),
);

/** Throws when an answer does not match the contract's schema of operation and status. */
export function assertContract(method: string, url: string, status: number, body: string): void {
  const path = url.split('?')[0] ?? '';
  const fitting = routes.filter((route) => route.method === method.toUpperCase() && route.pattern.test(path));
  const route = fitting.find(({ isFixed }) => isFixed) ?? fitting[0];
  if (!route || !body) return;
  const schema =
    route.schemas.get(String(status)) ?? (status === 200 ? undefined : route.schemas.get('default'));
  if (!schema) return;
  // Ajv compiles each schema once.
  const validate = ajv.compile(schema);
  if (!validate(JSON.parse(body))) {
    throw new Error(
      `${route.operationId} answered ${status} outside the contract: ${ajv.errorsText(validate.errors)}\n${body.slice(0, 500)}`,
    );
  }
}
