/** The contract with its shorthand and references written out. */

export type Node = Record<string, unknown>;

/** True for an object of the document. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Expands `x-body`, `x-form`, `x-answer`, `x-page-of` and `x-counts-of`; writes mappings of discriminators; merges each `allOf` into one schema, `unevaluatedProperties`
 * as `additionalProperties`. Other references stay. Throws when two parts contradict.
 */
export function composed<T>(document: T): T {
  // Other nodes keep their shape.
  return compose(document, document) as T;
}

/** Replaces every reference by its target, which all its places share. */
export function withoutReferences<T>(document: T): T {
  return dereference(document, document, new Map()) as T;
}

/** Target of a reference; throws when it does not exist. */
export function referred(reference: string, document: unknown): unknown {
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document);
  if (target === undefined) throw new Error(`The contract has no ${reference}`);
  return target;
}

/** `known`: targets by reference. Each is written out once, as the answers refer to the same schemas thousands of times. */
function dereference(node: unknown, document: unknown, known: Map<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((item) => dereference(item, document, known));
  if (!isNode(node)) return node;
  const { $ref: reference } = node;
  if (typeof reference !== 'string') return mapValues(node, (value) => dereference(value, document, known));
  const target = known.get(reference) ?? dereference(referred(reference, document), document, known);
  known.set(reference, target);
  return target;
}

function compose(node: unknown, document: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => compose(item, document));
  if (!isNode(node)) return node;
  const written = withMapping(
    withCounts(withBound(withAnswers(withBody(node)), document), document),
    document,
  );
  const { allOf, ...own } = mapValues(written, (value) => compose(value, document));
  return Array.isArray(allOf) ? merged(own, allOf, document) : node.allOf === undefined ? own : node;
}

/** Maximum length of a list of all permissions: four for each unit. */
function withBound(node: Node, document: unknown): Node {
  const { 'x-max-items': bound, ...schema } = node;
  if (bound !== 'cells') return node;
  const claims = JSON.stringify(document).matchAll(/"x-claim":"([\w.]+)\.\w+"/g);
  return { ...schema, maxItems: new Set([...claims].map(([, unit]) => unit)).size * 4 };
}

/** A number for each value of the enumeration in `x-counts-of`. */
function withCounts(node: Node, document: unknown): Node {
  const { 'x-counts-of': of, ...schema } = node;
  if (of === undefined) return node;
  const counted = referred(`#/components/schemas/${String(of)}`, document);
  const values = isNode(counted) ? listOf(counted.enum).map(String) : [];
  return {
    ...schema,
    type: 'object',
    additionalProperties: false,
    required: values,
    properties: Object.fromEntries(values.map((value) => [value, { type: 'integer' }])),
  };
}

/** Adds to a union which value of the discriminator each schema states; those of other unions stay. */
function withMapping(node: Node, document: unknown): Node {
  const { discriminator, oneOf } = node;
  if (!isNode(discriminator) || discriminator.mapping !== undefined) return node;
  const name = String(discriminator.propertyName);
  const stated = listOf(oneOf).flatMap((part) => {
    if (!isNode(part) || typeof part.$ref !== 'string') return [];
    const schema = referred(part.$ref, document);
    const property = isNode(schema) && isNode(schema.properties) ? schema.properties[name] : undefined;
    return isNode(property) && property.const !== undefined ? [[String(property.const), part.$ref]] : [];
  });
  if (stated.length === 0) return node;
  return { ...node, discriminator: { ...discriminator, mapping: Object.fromEntries(stated) } };
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Adds the body to an operation, JSON or form; other nodes stay. */
function withBody(node: Node): Node {
  const { 'x-body': json, 'x-form': form, ...operation } = node;
  if (json === undefined && form === undefined) return node;
  const content =
    json === undefined
      ? { 'multipart/form-data': { schema: form } }
      : { 'application/json': { schema: json } };
  return { ...operation, requestBody: { required: true, content } };
}

/** Adds the answers to an operation; other nodes stay. */
function withAnswers(node: Node): Node {
  const { 'x-answer': answer, 'x-page-of': items, ...operation } = node;
  if (answer === undefined && items === undefined) return node;
  const isKeyed = listOf(node.parameters).some(
    (parameter) => isNode(parameter) && parameter.$ref === '#/components/parameters/IdempotencyKey',
  );
  return {
    ...operation,
    responses: {
      '200': {
        description: 'Done, or refused with succeeded false.',
        content: { 'application/json': { schema: envelope(answer ?? pageOf(items)) } },
      },
      ...(isKeyed ? { '409': ref('responses', 'MadeBefore') } : {}),
      default: ref('responses', 'Problem'),
      ...(isNode(node.responses) ? node.responses : {}),
    },
  };
}

function envelope(data: unknown): Node {
  const empty = { type: 'null' };
  return {
    allOf: [ref('schemas', 'EnvelopeFields')],
    unevaluatedProperties: false,
    properties: { data: isNode(data) && data.type === 'null' ? empty : { anyOf: [data, empty] } },
  };
}

function pageOf(items: unknown): Node {
  return {
    allOf: [ref('schemas', 'PageFields')],
    type: 'object',
    unevaluatedProperties: false,
    required: ['items'],
    properties: { items: { type: 'array', items } },
  };
}

/** Merges a schema with its parts, except their descriptions. */
function merged(own: Node, parts: unknown[], document: unknown): Node {
  const { unevaluatedProperties, ...result } = own;
  for (const part of parts) {
    const { description: _, 'x-feature': feature, ...schema } = partOf(part, document);
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') {
        result.properties = mergedProperties(result.properties, ofFeature(feature, value));
      } else if (key === 'required') {
        result.required = [...new Set([...listOf(result.required), ...listOf(value)])];
      } else if (result[key] === undefined) result[key] = value;
      else if (JSON.stringify(result[key]) !== JSON.stringify(value)) {
        throw new Error(`The parts of a schema disagree about ${key}`);
      }
    }
  }
  return unevaluatedProperties === false ? { ...result, additionalProperties: false } : result;
}

/** Properties of a part that belongs to a feature, each with it. */
const ofFeature = (feature: unknown, properties: unknown) =>
  feature === undefined || !isNode(properties)
    ? properties
    : Object.fromEntries(
        Object.entries(properties).map(([name, own]) => [
          name,
          { ...(isNode(own) && own), 'x-feature': feature },
        ]),
      );

function partOf(part: unknown, document: unknown): Node {
  const schema =
    isNode(part) && typeof part.$ref === 'string' ? compose(referred(part.$ref, document), document) : part;
  if (!isNode(schema)) throw new Error('A part of a schema is no schema');
  return schema;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Merges two definitions of a property; throws when they contradict. */
function mergedProperties(first: unknown, second: unknown): Node {
  const result = isNode(first) ? { ...first } : {};
  for (const [name, schema] of Object.entries(isNode(second) ? second : {})) {
    const known = result[name];
    if (isNode(known) && isNode(schema) && Object.keys(known).some((word) => word in schema)) {
      throw new Error(`Two parts of a schema say what ${name} is`);
    }
    result[name] = isNode(known) && isNode(schema) ? { ...schema, ...known } : schema;
  }
  return result;
}

function mapValues(node: Node, change: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}
