import { useRouter } from '@tanstack/react-router';
import type { CallOptions } from '../../api/client';
import type { components } from '../../api/generated/types';
import type { ApiResult } from '../../api/result';
import { FormPage } from '../form/FormPage';
import { formText } from '../form/text';
import { useToast } from '../session';
import { ContentEditor } from './ContentEditor';
import { useBlocksForm } from './use-blocks-form';

type Content = components['schemas']['Content'];
type ContentSave = Pick<Content, 'id' | 'rowVersion'> & { webParts: components['schemas']['WebPartInput'][] };

interface ContentFormProps {
  content: Content;
  canSave: boolean;
  save: (body: ContentSave, options: CallOptions) => Promise<ApiResult<unknown>>;
}

/** The content tab of a record: its blocks, saved as one whole. Give it the record's id as key. */
export function ContentForm({ content, canSave, save }: ContentFormProps) {
  const router = useRouter();
  const toast = useToast();
  const { page, blocks, setBlocks, isSubmitted } = useBlocksForm({
    parts: content.webParts,
    version: content.rowVersion,
    send: (webParts, options) => save({ id: content.id, rowVersion: content.rowVersion, webParts }, options),
    onSaved: () => {
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
  });
  return (
    <FormPage page={page} updateRecord={content.updateRecord} canSave={canSave}>
      <ContentEditor blocks={blocks} onChange={setBlocks} showErrors={isSubmitted} />
    </FormPage>
  );
}
