import multipart from '@fastify/multipart';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sentFileName } from '../../base/contract/characters';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { UploadedFile } from '../../base/contract/uploaded-file';
import { signalOf } from '../calls/client-gone';
import { assemble, binaryLimit, fieldAt, withoutBinaries, type BodySchema } from './flat-keys';
import { boundsOf } from '../calls/json-bodies';
import { bodyAjv, fieldErrors, hasBrokenText } from '../calls/validation';

/** Maximum bytes of one multipart request; a page with a dozen new photos stays below. */
const maxRequestBytes = 96 * 1024 * 1024;
/** Maximum bytes of all uploads in a process: three of the largest. */
const defaultBytesInMemory = 3 * maxRequestBytes;
const maxFields = 8_000;
const maxFieldBytes = 1024 * 1024;
/** Overhead around files and texts of one request. */
const maxFraming = 4 * 1024 * 1024;

/**
 * Reads multipart bodies: flat keys become a nested body. Answers 503 above `maxBytesInMemory` of all
 * uploads. `keep`: server/base/contract/uploaded-file.ts.
 */
export const multipartBodies = fastifyPlugin<{ maxBytesInMemory?: number; keep?: UploadedFile['keep'] }>(
  async (app, { maxBytesInMemory = defaultBytesInMemory, keep }) => {
    let bytesInMemory = 0;
    await app.register(multipart, {
      // Without fileSize the limit of JSON bodies would apply; each field's limit is checked while reading.
      limits: {
        fileSize: maxRequestBytes,
        fields: maxFields,
        files: 301,
        parts: maxFields + 301,
        fieldNameSize: 100,
        fieldSize: maxFieldBytes,
        headerPairs: 20,
      },
    });
    const validators = new WeakMap<object, ValidateFunction>();
    const countUntilAnswered = ({ raw }: FastifyReply) => {
      let own = 0;
      raw.once('close', () => (bytesInMemory -= own));
      return (bytes: number) => {
        // Data after the end is discarded with its request.
        if (raw.closed) return;
        if (bytesInMemory + bytes > maxBytesInMemory) {
          throw new ServiceError(503, serverText.maintenance, { retryAfter: 5 });
        }
        bytesInMemory += bytes;
        own += bytes;
      };
    };

    app.addHook('preParsing', async ({ headers, routeOptions }) => {
      if (!routeOptions.config.contract?.multipart) return;
      if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) {
        throw new ServiceError(415, serverText.wrongType);
      }
      if (Number(headers['content-length'] ?? 0) > maxRequestBytes + maxFraming) {
        throw new ServiceError(413, serverText.tooLarge);
      }
    });
    app.addHook('preValidation', async (request, reply) => {
      const schema = request.routeOptions.config.contract?.multipart as BodySchema | undefined;
      if (!schema) return;
      if (!request.isMultipart()) throw new ServiceError(415, serverText.wrongType);
      const upload = { signal: signalOf(reply), keep };
      const parts = await readParts(request, schema, upload, countUntilAnswered(reply)).catch(
        (error: unknown) => {
          throw isBrokenBody(error) ? new ServiceError(400, serverText.malformed) : error;
        },
      );
      const body = assemble(parts, schema);
      if (hasBrokenText(body)) throw new ServiceError(400, serverText.malformed);
      let validate = validators.get(schema);
      if (!validate) validators.set(schema, (validate = bodyAjv.compile(withoutBinaries(schema))));
      if (!validate(body)) {
        throw new ServiceError(400, serverText.invalid, { errors: fieldErrors(validate.errors) });
      }
      request.body = body;
    });
  },
);

/** Parser errors, such as a truncated part, have neither class nor status. */
function isBrokenBody(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error;
}

/** `countBytes` counts all kept bytes and throws above the limit. */
async function readParts(
  request: FastifyRequest,
  schema: BodySchema,
  upload: Pick<UploadedFile, 'signal' | 'keep'>,
  countBytes: (bytes: number) => void,
): Promise<Map<string, string | UploadedFile>> {
  const found = new Map<string, string | UploadedFile>();
  // Four bytes per character, where JSON may need twelve; one overlong field can still be named.
  const maxText = Math.ceil(boundsOf(schema).bytes / 3) + maxFieldBytes;
  let [total, text] = [0, 0];
  // Reads the whole stream even if a part is refused, so that the client sees the answer.
  let refusal: ServiceError | undefined;
  const refuse = (error: ServiceError) => (refusal ??= error);
  for await (const part of request.parts()) {
    const key = part.fieldname;
    if (found.has(key)) refuse(invalid(key, serverText.badFormat));
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) refuse(new ServiceError(413, serverText.tooLarge));
      if (!refusal) attempt(() => fieldAt(schema, key), refuse);
      // Parts of type JSON arrive parsed.
      if (typeof part.value !== 'string') refuse(invalid(key, serverText.badFormat));
      const value = typeof part.value === 'string' ? part.value : '';
      text += Buffer.byteLength(value);
      if (text > maxText) throw new ServiceError(413, serverText.tooLarge);
      countBytes(Buffer.byteLength(value));
      // Multipart sends each line break as two characters; the form counted one.
      if (!refusal) found.set(key, value.replaceAll('\r\n', '\n'));
      continue;
    }
    const limit = limitOf(schema, key, refuse);
    const chunks: Buffer[] = [];
    let size = 0;
    const arriving: AsyncIterable<Buffer> = part.file;
    for await (const chunk of arriving) {
      size += chunk.length;
      total += chunk.length;
      if (total > maxRequestBytes) throw new ServiceError(413, serverText.tooLarge);
      if (limit !== undefined && size <= limit && !refusal) {
        countBytes(chunk.length);
        chunks.push(chunk);
      }
    }
    if (limit !== undefined && size > limit) {
      refuse(invalid(key, serverText.fileTooLarge(limit / 1024 / 1024)));
    }
    if (!refusal) {
      found.set(key, {
        fileName: sentFileName(part.filename ?? ''),
        bytes: Buffer.concat(chunks),
        ...upload,
      });
    }
  }
  if (refusal) throw refusal;
  return found;
}

function limitOf(schema: BodySchema, key: string, refuse: (error: ServiceError) => void): number | undefined {
  return attempt(() => {
    const limit = binaryLimit(schema, key);
    if (limit === undefined) throw invalid(key, serverText.unknownField);
    return limit;
  }, refuse);
}

function attempt<T>(look: () => T, refuse: (error: ServiceError) => void): T | undefined {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    refuse(error);
    return undefined;
  }
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError(400, serverText.invalid, { errors: { [field]: [message] } });
}
