import { kindUnits } from '../../../openapi/generated/kinds';
import { type Editor, EditorContent } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { usePermission } from '../../base/session/session';
import { IconButton } from '../../ui/IconButton';
import { Note } from '../../ui/Note';
import type { EditorKind } from './editor-kind';
import { focusText } from './focus-text';
import type { LeftOut } from './paste';
import { editorKinds } from './rich-extensions';
import { RichPictureDialog, type TextPicture } from './RichPictureDialog';
import { RichToolbar } from './RichToolbar';
import { editorText } from '../../records/record/text';
import { type RichEditorConfig, useRichEditor } from './use-rich-editor';

export interface RichEditorViewProps extends Omit<RichEditorConfig, 'onPictureFile' | 'onPasted'> {
  id: string;
}

/** The Tiptap editor, loaded lazily by RichEditor. */
export function RichEditorView(props: RichEditorViewProps) {
  const { id, disabled, kind } = props;
  const { canView, canCreate } = usePermission(kindUnits.media);
  const { tools } = editorKinds[kind];
  const takesPictures = tools.includes('picture') && canView;
  const [left, setLeft] = useState('');
  const [asked, setAsked] = useState<{ file: File | null } | null>(null);
  const editor = useRichEditor({
    ...props,
    onPictureFile: takesPictures && canCreate ? (file) => setAsked({ file }) : undefined,
    onPasted: (omitted) => setLeft(leftText(omitted, kind)),
  });
  return (
    <div
      id={id}
      className={`flex flex-col overflow-hidden rounded-control border border-control bg-card focus-within:border-primary focus-within:ring-1 focus-within:ring-primary ${kind === 'page' ? 'max-h-[60vh]' : 'max-h-[50vh]'}`}
    >
      {editor && !disabled && (
        <RichToolbar
          editor={editor}
          tools={takesPictures ? tools : tools.filter((name) => name !== 'picture')}
          onPicture={() => setAsked({ file: null })}
        />
      )}
      {editor && asked && (
        <RichPictureDialog
          picture={asked.file ? null : chosenPicture(editor)}
          file={asked.file}
          onApply={(picture) => {
            setAsked(null);
            editor.commands.insertContent({ type: 'picture', attrs: picture });
          }}
          onClose={() => setAsked(null)}
          focusElsewhere={() => focusText(editor)}
        />
      )}
      <div role="status">
        {left !== '' && (
          <LeftOutNote
            onClose={() => {
              setLeft('');
              if (editor) focusText(editor);
            }}
          >
            {left}
          </LeftOutNote>
        )}
      </div>
      <EditorContent
        editor={editor}
        // Fills the frame, so that a click outside the text focuses it.
        className={`grid overflow-y-auto ${kind === 'page' ? 'min-h-48' : 'min-h-30'}`}
      />
    </div>
  );
}

/** Lists what a paste dropped, until closed. */
function LeftOutNote({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Note className="m-2 items-center">
      <span className="flex items-center gap-2">
        <span className="flex-1">{children}</span>
        <IconButton icon="close" size="sm" label={editorText.closeNote} onClick={onClose} />
      </span>
    </Note>
  );
}

function chosenPicture(editor: Editor): TextPicture | null {
  if (!editor.isActive('picture')) return null;
  const { src, alt, width, height } = editor.getAttributes('picture');
  const pixels = (value: unknown) => (value === null ? null : Number(value));
  return { src: String(src), alt: String(alt), width: pixels(width), height: pixels(height) };
}

/** Sentence about dropped parts of a paste; empty without any. */
function leftText(left: Record<LeftOut, number>, editor: EditorKind): string {
  const kinds: readonly LeftOut[] = ['pictures', 'objects', 'strikes', 'nestedTables'];
  const parts = kinds
    .filter((kind) => left[kind] > 0)
    .map((kind) =>
      editorText.left[kind === 'pictures' && editor === 'block' ? 'blockPictures' : kind](left[kind]),
    );
  return parts.length === 0 ? '' : editorText.leftOut(parts);
}
