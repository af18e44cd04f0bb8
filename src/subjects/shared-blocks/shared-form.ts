import * as v from 'valibot';
import { SharedPartType } from '../../../openapi/generated/enums';
import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import type { Block } from '../../blocks/content-editor/block';
import { blockProblems, blockText } from '../../blocks/content-editor/block-fields';
import { emptyBlock } from '../../blocks/content-editor/block-parts';
import { blocksFromParts, partFromBlock } from '../../blocks/content-editor/blocks';
import { requiredText } from '../../records/fields/rules';
import { known } from '../../machines/known';
import type { SharedRecord } from './shared-loaders';
import { sharedText as text } from './text';

export const sharedTypes = Object.values(SharedPartType);
const limit = limits.SharedBlockCreate;

export const sharedForm = {
  schema: v.object({
    title: requiredText(limit.title),
    part: v.pipe(
      v.custom<Block>((value) => typeof value === 'object'),
      v.check((block) => blockProblems([block]).length === 0, text.incomplete),
    ),
  }),
  labels: labels.SharedBlockCreate,
  limits: limit,
  show: { part: blockText },
};

export type SharedValues = v.InferInput<typeof sharedForm.schema>;

export const emptyShared = (): SharedValues => ({ title: '', part: emptyBlock(SharedPartType.text) });

export const sharedValues = ({ title, part }: SharedRecord): SharedValues => ({
  title,
  part: known(blocksFromParts([part])[0], 'Its block'),
});

export const sharedBody = ({ title, part }: SharedValues) => ({
  title,
  // The form offers only these types.
  part: partFromBlock(part, 0) as components['schemas']['SharedPartInput'],
});
