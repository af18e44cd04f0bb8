import { versionNoteLabel } from '../../records/kinds/text';
import { type ReactNode, useState } from 'react';
import { offered } from '../../api/offered';
import type { CallOptions } from '../../api/client';
import type { components } from '../../../openapi/generated/types';
import type { ApiResult } from '../../api/result';
import { formText } from '../../records/record/text';
import { TextInput } from '../../ui/TextInput';
import { useIsPhone } from '../../ui/use-is-phone';
import { FormPage } from '../../records/record/FormPage';
import type { Block } from './block';
import { blocksFromParts } from './blocks';
import { recordTheme } from '../../drawing/record-pages';
import type { PagePart, SiteContent } from '../../drawing/types';
import { type EditorView, PageEditor } from './PageEditor';
import { useOutline, useRecordBlocks } from './use-record-blocks';

type Content = components['schemas']['Content'];
type ContentSave = components['schemas']['ExistingFields'] & {
  webParts: components['schemas']['PagePartInput'][];
  versionNote?: string;
};

interface ContentFormProps {
  id: number;
  kind: 'case' | 'article';
  content: Content;
  canSave: boolean;
  load: (path: { id: number }) => Promise<ApiResult<Content>>;
  save: (body: ContentSave, options: CallOptions) => Promise<ApiResult<unknown>>;
  /** Page of the record, from rendered blocks. */
  drawn: (parts: PagePart[]) => SiteContent;
  /** Next to the preview's widths. */
  renderActions: (newest: () => readonly Block[]) => ReactNode;
  /** Above the blocks; `version` changes with each save. */
  renderNotice?: (stored: { version: string | undefined; isDirty: boolean }) => ReactNode;
}

// Height below app bar and tabs, with a minimum for the preview.
const frame =
  '-mx-4 border-y border-line tablet:mx-0 tablet:rounded-card tablet:border desktop:min-h-100 desktop:overflow-hidden desktop:h-[calc(100dvh-theme(spacing.bar)-theme(spacing.tabs)-theme(spacing.save)---spacing(18))]';

const contentBlocks = ({ webParts }: Content) => blocksFromParts(webParts);

/** Content tab of a record: its blocks, saved together. Use the record's id as key. */
export function ContentForm({
  id,
  kind,
  content,
  canSave,
  load,
  save,
  drawn,
  renderActions,
  renderNotice,
}: ContentFormProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const [view, setView] = useState<EditorView>('blocks');
  const [note, setNote] = useState('');
  const { editing, draft, setBlocks, isSubmitted } = useRecordBlocks({
    record: content,
    blocks: contentBlocks,
    load: () => load({ id }),
    send: async (webParts, rowVersion, options) => {
      const result = await save(
        { id, rowVersion, webParts, ...(note.trim() === '' ? {} : { versionNote: note.trim() }) },
        options,
      );
      if (result.ok) setNote('');
      return result;
    },
  });
  const outline = useOutline(draft);
  const isPhone = useIsPhone();
  const noteInput = <NoteInput note={note} onChange={setNote} />;
  return (
    <FormPage
      showsPresence
      fills="sheet:min-h-[calc(100dvh-theme(spacing.bar)-theme(spacing.tabs)---spacing(14.25))]"
      editing={editing}
      canSave={canSave}
      openRecord={{ kind, recordId: id, partId: outline.find(({ key }) => key === selected)?.id ?? null }}
      {...(isPhone
        ? { rare: canSave && noteInput }
        : { actions: canSave && (editing.isDirty || note !== '') && noteInput })}
      onJump={({ blockKey }) => {
        if (!blockKey) return;
        setView('blocks');
        setSelected(blockKey);
      }}
    >
      {renderNotice?.({
        version: editing.updateRecord?.lastModifiedOn,
        isDirty: editing.isDirty,
      })}
      <PageEditor
        className={frame}
        draft={draft}
        onChange={setBlocks}
        showErrors={isSubmitted}
        offered={content.cmsItemList}
        selected={selected}
        onSelect={setSelected}
        view={view}
        onView={setView}
        theme={recordTheme}
        page={drawn}
        actions={renderActions(() => draft.getSnapshot().context.draft)}
      />
    </FormPage>
  );
}

interface NoteInputProps {
  note: string;
  onChange: (note: string) => void;
}

const NoteInput = offered('versionNotes', ({ note, onChange }: NoteInputProps) => (
  <span className="w-60 broad:w-96">
    <TextInput
      aria-label={versionNoteLabel}
      placeholder={formText.optional(versionNoteLabel)}
      title={formText.versionNoteHelp}
      value={note}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
));
