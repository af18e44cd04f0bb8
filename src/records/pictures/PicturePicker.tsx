import { useRef, useState } from 'react';
import { createMedia, getMedia } from '../../api/generated/operations';
import { limits } from '../../../openapi/generated/limits';
import { useCall } from '../../base/calls/use-call';
import { failureText } from '../../base/calls/failure-words';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FileInput } from '../../ui/FileInput';
import { Note } from '../../ui/Note';
import { Pager } from '../../ui/Pager';
import { Thumb } from '../../ui/Thumb';
import type { Size } from './crop-frame';
import { type MediaRow, type PickedPicture, pictureName } from './library';
import { libraryText as text } from './library-text';
import { isRefused, outcomeText } from './picker-fit';
import { usePickerPlace } from './picker-place';
import { PickerFilters } from './PickerFilters';
import { PickerTiles } from './PickerTiles';
import { pixelText } from './text';
import { dialogTypes } from './upload-rules';
import { usePickerList } from './use-picker-list';
import { usePictureEntry } from './use-picture-entry';
import { commonText } from '../../base/navigation/text';

interface PicturePickerProps {
  /** Name of the field. */
  label: string;
  /** Required size; the caller crops a larger picture. */
  asked?: Size | undefined;
  /** Recommended size. */
  advised?: Size | undefined;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

const rule = limits.MediaCreate.file;

/** Dialog to choose a picture of the library, or upload a new one. */
export function PicturePicker({ label, asked, advised, onPick, onClose }: PicturePickerProps) {
  const { canCreate } = usePermission(text.unit);
  const place = usePickerPlace();
  const list = usePickerList(place);
  const [chosen, setChosen] = useState<MediaRow | null>(null);
  const upload = useUpload((picture) => setChosen(picture));
  const use = ({ file, altText }: MediaRow) => onPick({ file, altText });
  const pictures =
    chosen && !list.rows.some(({ id }) => id === chosen.id) ? [chosen, ...list.rows] : list.rows;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={960}
      title={text.title}
      description={[label, asked && text.asked(pixelText(asked)), advised && text.advised(pixelText(advised))]
        .filter(Boolean)
        .join('　')}
      footer={
        <>
          {chosen && <ChosenPicture picture={chosen} asked={asked} />}
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button
            variant="primary"
            disabled={!chosen || isRefused(chosen, asked)}
            onClick={() => chosen && use(chosen)}
          >
            {text.use}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <PickerFilters
            filter={list.filter}
            onChange={list.change}
            hasCase={place.caseId !== undefined}
            tags={list.tags.map(({ name }) => name)}
          />
          {canCreate && <UploadButton isBusy={upload.isBusy} onFile={upload.take} />}
        </div>
        {upload.problem && (
          <Note tone="danger" role="alert">
            {upload.problem}
          </Note>
        )}
        {list.answer.state === 'failed' && (
          <Note tone="danger" role="alert">
            {text.failed}：{failureText(list.answer.error)}{' '}
            <Button size="sm" onClick={list.load}>
              {commonText.retry}
            </Button>
          </Note>
        )}
        <PickerTiles
          pictures={pictures}
          state={list.answer.state}
          chosen={chosen}
          onChoose={setChosen}
          onUse={use}
          asked={asked}
          advised={advised}
          onShowAll={
            list.filter.scope || list.filter.tag ? () => list.change({ scope: '', tag: '' }) : undefined
          }
        />
        {list.pageCount !== undefined && (
          <Pager page={list.page} pageCount={list.pageCount} labels={text.pages} onPage={list.setPage} />
        )}
        {upload.dialog}
      </div>
    </Dialog>
  );
}

function ChosenPicture({ picture, asked }: { picture: MediaRow; asked: Size | undefined }) {
  return (
    <span className="mr-auto flex min-w-0 items-center gap-3 max-tablet:w-full" aria-live="polite">
      <Thumb shape="row" picture={picture.file} alt="" />
      <span className="grid min-w-0">
        <span className="truncate font-bold">{pictureName(picture)}</span>
        <span className="text-caption text-ink-soft">{outcomeText(picture, asked)}</span>
      </span>
    </span>
  );
}

function UploadButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" busy={isBusy} busyLabel={text.uploading} onClick={() => input.current?.click()}>
        {text.upload}
      </Button>
      <FileInput ref={input} aria-label={text.upload} accept={dialogTypes(rule)} onFile={onFile} />
    </>
  );
}

/** Uploads a file into the library and loads its row. */
function useUpload(onAdded: (picture: MediaRow) => void) {
  const { call, isBusy, error } = useCall();
  const send = async (file: File) => {
    await call(
      async () => {
        const added = await createMedia({ file });
        return added.ok ? getMedia({ id: added.data.id }) : added;
      },
      (picture) => onAdded(picture),
    );
  };
  const entry = usePictureEntry({ rule, onPicture: (file) => void send(file) });
  return {
    isBusy,
    take: entry.take,
    dialog: entry.dialog,
    problem: entry.problem?.message ?? (error && failureText(error)),
  };
}
