import { useMemo, useState } from 'react';
import type { CallOptions } from '../../api/client';
import type { components } from '../../api/generated/types';
import type { ApiResult } from '../../api/result';
import { FormPage } from '../../record/FormPage';
import { asStart, startOf } from '../../record/form-start';
import { blocksFromParts } from './blocks';
import { ContentEditor } from './ContentEditor';
import { useBlocksForm } from './use-blocks-form';

type Content = components['schemas']['Content'];
type ContentSave = Pick<Content, 'id' | 'rowVersion'> & { webParts: components['schemas']['WebPartInput'][] };

interface ContentFormProps {
  content: Content;
  canSave: boolean;
  load: (path: { id: number }) => Promise<ApiResult<Content>>;
  save: (body: ContentSave, options: CallOptions) => Promise<ApiResult<unknown>>;
}

const contentStart = (content: Content) => startOf(content, blocksFromParts(content.webParts));

/** The content tab of a record: its blocks, saved as one whole. Give it the record's id as key. */
export function ContentForm({ content, canSave, load, save }: ContentFormProps) {
  const { id } = content;
  const [selected, setSelected] = useState<string | null>(null);
  const { page, blocks, setBlocks, isSubmitted } = useBlocksForm({
    start: useMemo(() => contentStart(content), [content]),
    reload: () => asStart(load({ id }), contentStart),
    send: (webParts, rowVersion, options) => save({ id, rowVersion, webParts }, options),
  });
  return (
    <FormPage page={page} updateRecord={content.updateRecord} canSave={canSave} onJump={({ blockKey }) => blockKey && setSelected(blockKey)}>
      <ContentEditor blocks={blocks} onChange={setBlocks} showErrors={isSubmitted} selected={selected} onSelect={setSelected} />
    </FormPage>
  );
}
