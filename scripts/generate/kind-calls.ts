/** The contract with the calls, schemas and enumerations that its kinds of records share. */
import { isNode, type Node } from './document';

interface Kind {
  unit: string;
  enums?: readonly string[];
  calls?: readonly string[];
  names?: Record<string, string>;
}

/** The contract as it is written. */
export interface KindsDocument {
  paths: Node;
  components: { schemas: Node };
  'x-kinds': Record<string, Kind>;
  'x-kind-calls': Record<string, { paths: Node; schemas?: Node }>;
}

/**
 * Adds paths and schemas of `x-kind-calls` for each kind of `x-kinds`, and writes out `x-enum-of`.
 * Throws for an unknown call, enumeration or name, and for a path or schema that exists already.
 */
export function withKindCalls<T extends KindsDocument>(document: T): T {
  const { 'x-kind-calls': calls, ...rest } = document;
  const paths = { ...document.paths };
  const schemas = { ...document.components.schemas };
  for (const [kind, described] of Object.entries(document['x-kinds'])) {
    for (const name of described.calls ?? []) {
      const call = calls[name];
      if (!call) throw new Error(`x-kinds: ${kind} has unknown calls ${name}`);
      const named = filled(call, namesOf(kind, described));
      addAll(paths, named.paths);
      addAll(schemas, named.schemas ?? {});
    }
  }
  const components = { ...document.components, schemas: withEnums(schemas, document['x-kinds']) };
  // The shorthand is no part of the written document.
  return { ...rest, paths, components } as T;
}

function namesOf(kind: string, { unit, names }: Kind): Record<string, string> {
  return { kind, Kind: kind.charAt(0).toUpperCase() + kind.slice(1), unit, delete: 'Delete', ...names };
}

/** Replaces `<one>` and other names in keys and values. */
function filled<T>(template: T, names: Record<string, string>): T {
  const text = JSON.stringify(template).replace(/<(\w+)>/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`x-kinds: ${names['kind']} lacks the name ${name}`);
    return value;
  });
  // Only strings changed.
  return JSON.parse(text) as T;
}

function addAll(nodes: Node, added: Node): void {
  for (const [name, node] of Object.entries(added)) {
    if (name in nodes) throw new Error(`x-kinds: ${name} exists already`);
    nodes[name] = node;
  }
}

function withEnums(schemas: Node, kinds: Record<string, Kind>): Node {
  const listed = new Map<string, string[]>();
  for (const [kind, { enums = [] }] of Object.entries(kinds)) {
    for (const name of enums) listed.set(name, [...(listed.get(name) ?? []), kind]);
  }
  const result = { ...schemas };
  for (const [name, values] of listed) {
    const schema = result[name];
    if (!isNode(schema) || schema['x-enum-of'] !== 'kinds') {
      throw new Error(`x-kinds: no enumeration ${name}`);
    }
    const { 'x-enum-of': _, ...written } = schema;
    result[name] = { ...written, enum: values };
  }
  return result;
}
