import { type ReactNode, useState } from 'react';
import type { CallOptions } from '../api/client';
import type { components } from '../api/generated/types';
import type { ApiResult } from '../api/result';
import { FormPage } from '../record/FormPage';
import type { Block } from './block';
import { blocksFromParts } from './blocks';
import { ContentEditor } from './ContentEditor';
import { useRecordBlocks } from './use-record-blocks';

type Content = components['schemas']['Content'];
type ContentSave = components['schemas']['ExistingFields'] & {
  webParts: components['schemas']['PagePartInput'][];
};

interface ContentFormProps {
  /** Of the record whose content it is. */
  id: number;
  content: Content;
  canSave: boolean;
  load: (path: { id: number }) => Promise<ApiResult<Content>>;
  save: (body: ContentSave, options: CallOptions) => Promise<ApiResult<unknown>>;
  /** Ways on beside the save button. */
  renderActions: (blocks: readonly Block[]) => ReactNode;
}

const contentBlocks = ({ webParts }: Content) => blocksFromParts(webParts);

/** The content tab of a record: its blocks, saved as one whole. Give it the record's id as key. */
export function ContentForm({ id, content, canSave, load, save, renderActions }: ContentFormProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const { editing, blocks, setBlocks, isSubmitted } = useRecordBlocks({
    record: content,
    blocks: contentBlocks,
    load: () => load({ id }),
    send: (webParts, rowVersion, options) => save({ id, rowVersion, webParts }, options),
  });
  return (
    <FormPage
      editing={editing}
      canSave={canSave}
      onJump={({ blockKey }) => blockKey && setSelected(blockKey)}
      actions={renderActions(blocks)}
    >
      <ContentEditor
        blocks={blocks}
        onChange={setBlocks}
        showErrors={isSubmitted}
        offered={content.cmsItemList}
        selected={selected}
        onSelect={setSelected}
      />
    </FormPage>
  );
}
