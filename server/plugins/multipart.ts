import multipart from '@fastify/multipart';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../errors';
import { serverText } from '../text';
import { assemble, binaryLimit, withoutBinaries, type BodySchema } from './flat-keys';
import { bodyAjv, fieldErrors, hasBrokenText } from './validation';

/** A file of a multipart body, within its limit but not yet looked into. */
export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
  /** Aborts when the client that sent it is gone; a file of our own has none. */
  signal?: AbortSignal;
}

/** Total bytes of one multipart request; a page of a dozen fresh photos stays below. */
const maxRequestBytes = 96 * 1024 * 1024;
const maxFields = 8_000;

/** Reads multipart bodies of the contract: flat keys become a nested body, which is then validated. */
export const multipartBodies = fastifyPlugin(async (app) => {
  await app.register(multipart, {
    // Without fileSize it would take the limit of JSON bodies; each field's own limit is kept while it is read.
    limits: { fileSize: maxRequestBytes, fields: maxFields, files: 301, parts: maxFields + 301, fieldNameSize: 100, fieldSize: 1024 * 1024, headerPairs: 20 },
  });
  const validators = new WeakMap<object, ValidateFunction>();

  app.addHook('preValidation', async (request, reply) => {
    const schema = request.routeOptions.config.contract?.multipart as BodySchema | undefined;
    if (!schema) return;
    if (!request.isMultipart()) throw new ServiceError(415, serverText.wrongType);
    const body = assemble(await readParts(request, schema, signalOf(reply)), schema);
    if (hasBrokenText(body)) throw new ServiceError(400, serverText.malformed);
    let validate = validators.get(schema);
    if (!validate) validators.set(schema, (validate = bodyAjv.compile(withoutBinaries(schema))));
    if (!validate(body)) throw new ServiceError(400, serverText.invalid, { errors: fieldErrors(validate.errors) });
    request.body = body;
  });
});

/** Aborts when the connection closes before the answer. A request's own signal does once its body was read. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function readParts(request: FastifyRequest, schema: BodySchema, signal: AbortSignal): Promise<Map<string, string | UploadedFile>> {
  const found = new Map<string, string | UploadedFile>();
  let total = 0;
  // The whole stream is read even when a part is refused, so that the client sees the answer.
  let refusal: ServiceError | undefined;
  const refuse = (error: ServiceError) => (refusal ??= error);
  for await (const part of request.parts()) {
    const key = part.fieldname;
    if (found.has(key)) refuse(invalid(key, serverText.badFormat));
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) refuse(new ServiceError(413, serverText.tooLarge));
      // Multipart sends each line break as two characters; the form counted one.
      else total += String(part.value).length;
      if (total > maxRequestBytes) throw new ServiceError(413, serverText.tooLarge);
      found.set(key, String(part.value).replaceAll('\r\n', '\n'));
      continue;
    }
    const limit = limitOf(schema, key, refuse);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      total += chunk.length;
      if (total > maxRequestBytes) throw new ServiceError(413, serverText.tooLarge);
      if (limit !== undefined && size <= limit && !refusal) chunks.push(chunk);
    }
    if (limit !== undefined && size > limit) refuse(invalid(key, serverText.fileTooLarge(limit / 1024 / 1024)));
    found.set(key, { fileName: part.filename ?? '', bytes: Buffer.concat(chunks), signal });
  }
  if (refusal) throw refusal;
  return found;
}

function limitOf(schema: BodySchema, key: string, refuse: (error: ServiceError) => void): number | undefined {
  try {
    const limit = binaryLimit(schema, key);
    if (limit === undefined) refuse(invalid(key, serverText.unknownField));
    return limit;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    refuse(error);
    return undefined;
  }
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError(400, serverText.invalid, { errors: { [field]: [message] } });
}
