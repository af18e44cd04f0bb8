import { type RegisteredRouter, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { deleteMedia, getMedia, replaceMedia } from '../../api/generated/operations';
import { sentVersion } from '../../api/row-version';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { fileUrl } from '../../records/pictures/file-url';
import { pictureName } from '../../records/pictures/library';
import { fileText, sizeText } from '../../records/pictures/text';
import { byteText } from '../../drawing/byte-text';
import { dialogTypes } from '../../records/pictures/upload-rules';
import { usePictureEntry } from '../../records/pictures/use-picture-entry';
import { Time } from '../../base/time/Time';
import { passDraft } from '../../records/record/handover';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { FileInput } from '../../ui/FileInput';
import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { Thumb } from '../../ui/Thumb';
import type { MediaRecord } from './media-loaders';
import { mediaValues, type TypedWords } from './media-schema';
import { mediaText as text } from './text';
import { fileRule } from './use-uploads';
import { commonText } from '../../base/navigation/text';
import { Facts } from '../../ui/Facts';
import { CallButton } from '../../records/record-actions/CallButton';

interface MediaFileProps {
  record: MediaRecord;
  /** Unsaved texts; null if there are none. */
  typed: TypedWords | null;
}

/** File details of the picture; download, replace and delete. */
export function MediaFile({ record, typed }: MediaFileProps) {
  const { canEdit, canDelete } = usePermission(text.unit);
  const { file, useCount, versionCount, uploadedBy, uploadedOn } = record;
  const why =
    useCount > 0 ? text.whyKept.used(useCount) : versionCount > 0 ? text.whyKept.versions : undefined;
  return (
    <Card className="grid gap-4 px-6 py-5 max-tablet:px-4">
      <Facts
        className="grid-cols-[--spacing(20)_1fr] gap-y-2"
        rows={[
          [text.pixels, sizeText(file)],
          [
            text.fileFact,
            file.fileExtension.toUpperCase() +
              (file.fileSize === undefined ? '' : `，${byteText(file.fileSize)}`),
          ],
          [
            text.uploaded,
            <>
              {uploadedBy || text.unknown}
              {'　'}
              <Time at={uploadedOn} />
            </>,
          ],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <a href={file.filePath} download={pictureName(record)} className={buttonClass({ size: 'sm' })}>
          <Icon name="download" size={16} />
          {text.download}
        </a>
        {canEdit && <Replacement record={record} typed={typed} />}
        {canDelete && <Deletion record={record} isKept={why !== undefined} />}
      </div>
      {canDelete && why && <p className="text-caption text-ink-soft">{why}</p>}
    </Card>
  );
}

/** Copies the unsaved texts to the replacement, which is another record. */
async function carryOver(
  router: RegisteredRouter,
  typed: TypedWords,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const result = await getMedia({ id: to });
  if (!result.ok) return;
  const draft = { ...mediaValues(result.data), ...typed };
  const path = (id: number) => router.buildLocation({ to: editPath, params: { id: String(id) } }).pathname;
  passDraft(path(to), { draft, from: path(from), isSaving: false });
}

const editPath = '/media/edit/$id';

const wordChoices = [
  { value: 'keep', label: text.keepWords },
  { value: 'clear', label: text.clearWords },
] as const;

function Replacement({ record, typed }: MediaFileProps) {
  const { id } = record;
  const rowVersion = sentVersion(record.rowVersion);
  const navigate = useNavigate();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState<'keep' | 'clear'>();
  const isAsked = record.useCount > 0 || record.altText !== '';
  const entry = usePictureEntry({ rule: fileRule, onPicture: (picture) => setFile(picture) });
  return (
    <>
      <Button size="sm" icon="refresh" onClick={() => input.current?.click()}>
        {text.replace}
      </Button>
      <FileInput ref={input} aria-label={text.replace} accept={dialogTypes(fileRule)} onFile={entry.take} />
      {entry.problem && (
        <p role="alert" className="w-full text-caption text-danger">
          {entry.problem.name}：{entry.problem.message}
        </p>
      )}
      {entry.dialog}
      {file && (
        <CallDialog
          title={text.replaceTitle(pictureName(record))}
          description={text.replaceHelp(record.useCount)}
          confirmLabel={text.replace}
          busyLabel={text.replacing}
          disabled={isAsked && words === undefined}
          operation={() =>
            replaceMedia({ id, rowVersion, file, ...(words === 'clear' ? { clearsWords: true } : {}) })
          }
          onDone={async (saved) => {
            setFile(null);
            if (typed) await carryOver(router, typed, { from: id, to: saved.id });
            await navigate({
              to: editPath,
              params: { id: String(saved.id) },
              replace: true,
              ignoreBlocker: true,
            });
            await router.invalidate();
          }}
          onClose={() => setFile(null)}
        >
          <div className="flex items-center gap-3">
            <Thumb shape="md" src={fileUrl(file)} alt={text.newFile} />
            <span className="grid min-w-0">
              <span className="truncate">{file.name}</span>
              <span className="text-caption text-ink-soft">{fileText(file.size, null)}</span>
            </span>
          </div>
          {isAsked && (
            <Field className="mt-4" label={text.words} help={text.wordsHelp} group required>
              <Segmented options={wordChoices} value={words} onChange={setWords} />
            </Field>
          )}
        </CallDialog>
      )}
    </>
  );
}

function Deletion({ record, isKept }: { record: MediaRecord; isKept: boolean }) {
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <CallButton
      size="sm"
      icon="trash"
      disabled={isKept}
      question={{
        title: text.deleteTitle,
        description: text.deleteHelp(pictureName(record)),
        confirmLabel: text.delete,
        busyLabel: commonText.deleting,
        operation: () => deleteMedia({ id: record.id }),
      }}
      onDone={() => {
        // Cached lists still contain the picture.
        router.clearCache();
        return navigate({ to: '/media', replace: true, ignoreBlocker: true });
      }}
    >
      {text.delete}
    </CallButton>
  );
}
