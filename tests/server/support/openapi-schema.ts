import { createRequire } from 'node:module';

interface Library {
  Validator: { prototype: { getAjvValidator: (this: object, version: string) => unknown } };
}

const glue = createRequire(import.meta.url).resolve('fastify-openapi-glue');
const { Validator }: Library = await import(
  createRequire(glue).resolve('@seriousme/openapi-schema-validator')
);
const compile = Validator.prototype.getAjvValidator;

// Each app of a test would compile OpenAPI's schema twice, a fifth of the processor time; the library
// outlives a file.
if (compile.name !== 'compileOnce') {
  const compiled = new Map<string, unknown>();
  Validator.prototype.getAjvValidator = function compileOnce(version) {
    if (!compiled.has(version)) compiled.set(version, compile.call(this, version));
    return compiled.get(version);
  };
}
