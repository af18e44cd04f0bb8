/** Reads the contract: `openapi/openapi.yaml` and the files of its subjects. */
import { join } from 'node:path';
import { BaseResolver, bundleDocument, createConfig, Oas3_1Types } from '@redocly/openapi-core';
import type { Contract } from './contract';
import { composed } from './document';
import { withKindCalls } from './kind-calls';

const { Root, Operation } = Oas3_1Types;
/** Where our extensions hold schemas. The templates of `x-kind-calls` refer to names that they do not know yet. */
const customTypes = {
  ...Oas3_1Types,
  Root: { ...Root, properties: { ...Root.properties, 'x-kind-calls': null } },
  Operation: {
    ...Operation,
    properties: {
      ...Operation.properties,
      'x-body': 'Schema',
      'x-form': 'Schema',
      'x-answer': 'Schema',
      'x-page-of': 'Schema',
    },
  },
};

/** The contract with its shorthand written out. Schemas are in the order of their names, whatever refers to them first. */
export async function contractIn(folder: string): Promise<Contract> {
  const { components, ...contract } = composed(withKindCalls(await joinedContract(folder)));
  const schemas = Object.entries(components.schemas).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...contract, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** The files in one document, as they are written. Throws when a reference has no target. */
export async function joinedContract(folder: string): Promise<Contract> {
  const { styleguide: config } = await createConfig({});
  const externalRefResolver = new BaseResolver();
  const document = await externalRefResolver.resolveDocument(null, join(folder, 'openapi.yaml'), true);
  if (document instanceof Error) throw document;
  const { bundle, problems } = await bundleDocument({ document, config, customTypes, externalRefResolver });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return bundle.parsed;
}
