import { useEffect, useMemo, useRef, useState } from 'react';
import { createMedia, getMedia, listMedia } from '../api/generated/operations';
import { limits } from '../api/generated/limits';
import type { components, operations } from '../api/generated/types';
import { useAnswer } from '../calls/use-answer';
import { useCall } from '../calls/use-call';
import { failureText } from '../calls/failure-words';
import { usePermission } from '../session/session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { Note } from '../ui/Note';
import { Pager } from '../ui/Pager';
import { Segmented } from '../ui/Segmented';
import { Select } from '../ui/Select';
import { Spinner } from '../ui/Spinner';
import { TextInput } from '../ui/TextInput';
import { Thumb } from '../ui/Thumb';
import { useStableCallback } from '../ui/use-stable-callback';
import type { Size } from './crop-frame';
import { type MediaRow, type PickedPicture, pictureName, tileSource } from './library';
import { libraryText as text } from './library-text';
import { type PickerPlace, usePickerPlace } from './picker-place';
import { PictureTile, tilesClass } from './PictureTile';
import { pixelText } from './text';
import { acceptedExtensions } from './upload-rules';
import { usePictureEntry } from './use-picture-entry';

interface PicturePickerProps {
  /** What the picture is for. */
  label: string;
  /** The exact size that is asked for; a larger picture is to be cropped by the caller. */
  asked?: Size | undefined;
  /** A size that is only advised. */
  advised?: Size | undefined;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

type ListQuery = NonNullable<operations['listMedia']['parameters']['query']>;
type Order = 'used' | 'uploaded';
type Unit = components['schemas']['MediaUnit'];
/** What the list is limited to: the open case, a unit, or nothing. */
type Scope = 'own' | Unit | '';

const perPage = 20;
/** Milliseconds of rest before a keyword is looked for. */
const rest = 300;
const rule = limits.MediaCreate.file;
const orders = [
  { value: 'used', label: text.orders.used },
  { value: 'uploaded', label: text.orders.uploaded },
] as const;
// Just the keys of the table.
const unitsOffered = (Object.keys(text.units) as Unit[]).filter((unit) => unit !== 'account');

/** A dialog to choose a picture of the library, or to bring a new one into it. It begins with what the open record's unit uses. */
export function PicturePicker({ label, asked, advised, onPick, onClose }: PicturePickerProps) {
  const { canCreate } = usePermission(text.unit);
  const place = usePickerPlace();
  const [scope, setScope] = useState<Scope>(scopeOf(place));
  const [order, setOrder] = useState<Order>('used');
  const [typed, setTyped] = useState('');
  const keyword = useRested(typed.trim());
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<MediaRow | null>(null);
  const { answer, ask } = useAnswer<components['schemas']['MediaPage']>();
  const query = useMemo<ListQuery>(
    () => ({
      pageNumber: page,
      pageSize: perPage,
      order,
      ...(keyword ? { keyword } : {}),
      ...limitsOf(scope, place.caseId),
    }),
    [page, order, keyword, scope, place.caseId],
  );
  const load = useStableCallback((wanted: ListQuery) => ask(() => listMedia(wanted)));
  useEffect(() => load(query), [load, query]);
  const limit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  const upload = useUpload((picture) => setChosen(picture));
  // While others are looked for these stay, so that one of them keeps the focus.
  const listed =
    answer.state === 'ready' ? answer.data : answer.state === 'loading' ? answer.before : undefined;
  const rows = listed?.items ?? [];
  const found = chosen && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows;
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
          {chosen && (
            <span className="mr-auto flex min-w-0 items-center gap-3 max-tablet:w-full" aria-live="polite">
              <Thumb shape="row" src={tileSource(chosen.file)} alt="" />
              <span className="grid min-w-0">
                <span className="truncate font-bold">{pictureName(chosen)}</span>
                <span className="text-caption text-ink-soft">{outcome(chosen, asked)}</span>
              </span>
            </span>
          )}
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabled={!chosen || isRefused(chosen, asked)}
            onClick={() => chosen && onPick({ file: chosen.file, altText: chosen.altText })}
          >
            {text.use}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <TextInput
            icon="search"
            type="search"
            className="min-w-48 flex-1"
            aria-label={text.keyword}
            placeholder={text.keywordExample}
            maxLength={200}
            value={typed}
            onChange={(event) => limit(setTyped)(event.target.value)}
          />
          <Select
            aria-label={text.scope}
            className="w-auto"
            value={scope}
            onChange={(event) =>
              limit(setScope)(scopes(place).find((each) => each === event.target.value) ?? '')
            }
          >
            {scopes(place).map((each) => (
              <option key={each} value={each}>
                {scopeName(each)}
              </option>
            ))}
          </Select>
          <Segmented aria-label={text.order} options={orders} value={order} onChange={limit(setOrder)} />
          {canCreate && <UploadButton isBusy={upload.isBusy} onFile={upload.take} />}
        </div>
        {upload.problem && (
          <Note tone="danger" role="alert">
            {upload.problem}
          </Note>
        )}
        {answer.state === 'failed' && (
          <Note tone="danger" role="alert">
            {text.failed}：{failureText(answer.error)}{' '}
            <Button size="sm" onClick={() => load(query)}>
              {text.retry}
            </Button>
          </Note>
        )}
        <div className="min-h-80" aria-busy={answer.state === 'loading'}>
          {answer.state === 'loading' && found.length === 0 && (
            <p role="status" className="flex animate-late items-center gap-2 text-ink-soft">
              <Spinner />
              {text.loading}
            </p>
          )}
          {answer.state === 'ready' && found.length === 0 && (
            <EmptyState
              icon="image"
              title={text.none}
              actions={scope && <Button onClick={() => limit(setScope)('')}>{text.showAll}</Button>}
            >
              {scope ? text.noneHere : undefined}
            </EmptyState>
          )}
          <div role="radiogroup" aria-label={text.pictures} className={tilesClass}>
            {found.map((picture) => {
              const unfit = unfitness(picture, asked, advised);
              return (
                <label
                  key={picture.id}
                  className={tileClass}
                  onDoubleClick={() =>
                    !isRefused(picture, asked) && onPick({ file: picture.file, altText: picture.altText })
                  }
                >
                  <input
                    type="radio"
                    name="picture"
                    className="absolute inset-0 cursor-[inherit] opacity-0"
                    checked={picture.id === chosen?.id}
                    disabled={isRefused(picture, asked)}
                    onChange={() => setChosen(picture)}
                  />
                  <PictureTile picture={picture} unfit={unfit} />
                </label>
              );
            })}
          </div>
        </div>
        {listed && (
          <Pager
            page={page}
            pageCount={Math.ceil(listed.totalCount / perPage)}
            labels={text.pages}
            onPage={setPage}
          />
        )}
        {upload.dialog}
      </div>
    </Dialog>
  );
}

const tileClass = [
  'relative block cursor-pointer rounded-control p-1 outline-offset-2 hover:bg-hover',
  'has-checked:bg-primary-tint has-checked:outline-2 has-checked:outline-primary',
  'has-focus-visible:outline-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed',
].join(' ');

function UploadButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" busy={isBusy} busyLabel={text.uploading} onClick={() => input.current?.click()}>
        {text.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.upload}
        accept={acceptedExtensions(rule).join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** Brings a file into the library and finds it there. */
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

/** The text that was typed, once nothing was typed for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

function scopeOf({ unit, caseId }: PickerPlace): Scope {
  return caseId === undefined ? (unit ?? '') : 'own';
}
function scopes({ caseId }: PickerPlace): Scope[] {
  return ['', ...(caseId === undefined ? [] : (['own'] as const)), ...unitsOffered];
}
function scopeName(scope: Scope): string {
  if (scope === '') return text.everywhere;
  return scope === 'own' ? text.thisCase : text.units[scope];
}

function limitsOf(scope: Scope, caseId: number | undefined): Pick<ListQuery, 'caseId' | 'unit'> {
  if (scope === 'own') return caseId === undefined ? {} : { caseId };
  return scope === '' ? {} : { unit: scope };
}

function isOfSize({ file }: MediaRow, { width, height }: Size): boolean {
  return file.width === width && file.height === height;
}
function isSmaller({ file }: MediaRow, { width, height }: Size): boolean {
  return (file.width ?? 0) < width || (file.height ?? 0) < height;
}
/** A picture that no crop brings to the size that is asked for. */
function isRefused(picture: MediaRow, asked: Size | undefined): boolean {
  return asked !== undefined && isSmaller(picture, asked);
}
/** What becomes of a picture once it is used. */
function outcome(picture: MediaRow, asked: Size | undefined): string {
  if (asked && isSmaller(picture, asked)) return text.tooSmallFor(pixelText(asked));
  if (asked && !isOfSize(picture, asked)) return text.cropped;
  return picture.altText ? text.withAlt : text.withoutAlt;
}
function unfitness(
  picture: MediaRow,
  asked: Size | undefined,
  advised: Size | undefined,
): string | undefined {
  const wanted = asked ?? advised;
  return wanted && isSmaller(picture, wanted) ? text.tooSmallFor(pixelText(wanted)) : undefined;
}
