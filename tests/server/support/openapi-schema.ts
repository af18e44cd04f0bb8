import { createRequire } from 'node:module';

interface Library {
  Validator: { prototype: { getAjvValidator: (this: object, version: string) => unknown } };
}

const glue = createRequire(import.meta.url).resolve('fastify-openapi-glue');
const { Validator }: Library = await import(
  createRequire(glue).resolve('@seriousme/openapi-schema-validator')
);
const compile = Validator.prototype.getAjvValidator;

// Each app that a test builds would compile the schema of OpenAPI twice, a fifth of its file's processor time. The
// library outlives a file's set-up.
if (compile.name !== 'compileOnce') {
  const compiled = new Map<string, unknown>();
  Validator.prototype.getAjvValidator = function compileOnce(version) {
    if (!compiled.has(version)) compiled.set(version, compile.call(this, version));
    return compiled.get(version);
  };
}
