import type { Answer } from '../../base/calls/use-answer';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import type { Size } from './crop-frame';
import type { MediaRow } from './library';
import { libraryText as text } from './library-text';
import { isRefused, unfitText } from './picker-fit';
import { PictureTile, tilesClass } from './PictureTile';
import { commonText } from '../../base/navigation/text';

interface PickerTilesProps {
  pictures: readonly MediaRow[];
  state: Answer<unknown>['state'];
  chosen: MediaRow | null;
  onChoose: (picture: MediaRow) => void;
  onUse: (picture: MediaRow) => void;
  asked: Size | undefined;
  advised: Size | undefined;
  /** Removes the scope; undefined without one. */
  onShowAll: (() => void) | undefined;
}

const tileClass = [
  'relative block cursor-pointer rounded-control p-1 outline-offset-2 hover:bg-hover',
  'has-checked:bg-primary-tint has-checked:outline-2 has-checked:outline-primary',
  'has-focus-visible:outline-2 has-focus-visible:outline-primary has-disabled:cursor-not-allowed',
].join(' ');

/** Selectable pictures; a double click uses one at once. */
export function PickerTiles({
  pictures,
  state,
  chosen,
  onChoose,
  onUse,
  asked,
  advised,
  onShowAll,
}: PickerTilesProps) {
  return (
    <div className="min-h-80" aria-busy={state === 'loading'}>
      {state === 'loading' && pictures.length === 0 && (
        <p role="status" className="flex animate-late items-center gap-2 text-ink-soft">
          <Spinner />
          {commonText.loading}
        </p>
      )}
      {state === 'ready' && pictures.length === 0 && (
        <EmptyState
          icon="image"
          title={text.none}
          actions={onShowAll && <Button onClick={onShowAll}>{text.showAll}</Button>}
        >
          {onShowAll ? text.noneHere : undefined}
        </EmptyState>
      )}
      <div role="radiogroup" aria-label={text.pictures} className={tilesClass}>
        {pictures.map((picture) => (
          <label
            key={picture.id}
            className={tileClass}
            onDoubleClick={() => !isRefused(picture, asked) && onUse(picture)}
          >
            <input
              type="radio"
              name="picture"
              className="absolute inset-0 cursor-[inherit] opacity-0"
              checked={picture.id === chosen?.id}
              disabled={isRefused(picture, asked)}
              onChange={() => onChoose(picture)}
            />
            <PictureTile picture={picture} unfit={unfitText(picture, asked ?? advised)} />
          </label>
        ))}
      </div>
    </div>
  );
}
