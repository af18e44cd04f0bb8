import Fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import { described } from './described';

/**
 * The routes of a contract, one a line: method, address, schemas, config. Throws unless the contract is valid
 * OpenAPI. Made here, as validating and reading the document would take a third of each start.
 */
export async function routesSource(contract: object): Promise<string> {
  const specification = described(structuredClone(contract));
  delete specification.components;
  for (const methods of Object.values(specification.paths)) {
    // Answers are not validated (decisions/032-validators-on-demand).
    for (const operation of Object.values(methods)) delete operation.responses;
  }
  const lines: string[] = [];
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  await app.register(async (scope) => {
    scope.addHook('onRoute', ({ method, url, schema, config }) => {
      const { params, querystring, headers, body, operationId } = Object(schema) as Record<string, unknown>;
      lines.push(
        JSON.stringify({ method, url, operationId, schema: { params, querystring, headers, body }, config }),
      );
    });
    await scope.register(glue, { specification, operationResolver: () => async () => null });
  });
  await app.close();
  return `[\n${lines.join(',\n')}\n]\n`;
}
