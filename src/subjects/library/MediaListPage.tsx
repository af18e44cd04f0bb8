import { getRouteApi, Link } from '@tanstack/react-router';
import { type DragEvent, useRef, useState } from 'react';
import { MediaState } from '../../../openapi/generated/enums';
import { ifOffered } from '../../api/offered';
import { ListCard } from '../../records/list/ListCard';
import { SelectAll, SelectBox } from '../../records/list/SelectCells';
import { useSelection } from '../../records/list/selection';
import { pictureName } from '../../records/pictures/library';
import { tilesClass } from '../../records/pictures/PictureTile';
import { dialogTypes } from '../../records/pictures/upload-rules';
import { SelectionFrame } from '../../records/record-actions/SelectionFrame';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { ProgressBar } from '../../ui/ProgressBar';
import { TabCount, Tabs, tabClass } from '../../ui/Tabs';
import { whenDrawn } from '../../ui/when-drawn';
import { mediaFilter } from './media-filter';
import { MediaTile } from './MediaTile';
import { mediaStates } from './media-list-search';
import { byPeriod } from './periods';
import { mediaText as text } from './text';
import { fileRule, type Upload, useUploads } from './use-uploads';
import { commonText } from '../../base/navigation/text';

const AltTextTiles = whenDrawn(async () => (await import('./AltTexts')).AltTextTiles);
const MediaBulkBar = whenDrawn(async () => (await import('./MediaBulkBar')).MediaBulkBar);
const TagActions = whenDrawn(async () => (await import('./TagActions')).TagActions);
const route = getRouteApi('/_layout/media/');
/** Over a tile, so that its tick stands below the picture, beside the name. */
const tickPlace = 'pointer-events-none absolute inset-x-1 top-2';
const tabs = [undefined, ...mediaStates] as const;

/** All uploaded pictures, today's first, then by month (decisions/022-picture-library). */
export function MediaListPage() {
  const { page, search } = route.useLoaderData();
  const { canCreate, canEdit } = usePermission(text.unit);
  const writesTexts = canEdit && search.state === MediaState.noAlt;
  const selection = useSelection(page.items);
  const tagged = canEdit && !writesTexts && ifOffered('mediaTags', selection);
  const { uploads, add, remove } = useUploads();
  const drop = useDrop(add, canCreate);
  const periods = writesTexts ? [] : byPeriod(page.items);
  const countOfTag = (tag: string) => page.tags?.find(({ name }) => name === tag)?.count ?? 0;
  const countOf = (key: string) => page.periods.find(({ period }) => period === key)?.count;
  return (
    <div
      {...drop.handlers}
      className={classNames('rounded-card', drop.isOver && 'outline-2 outline-primary')}
    >
      {uploads.length > 0 && <Uploads uploads={uploads} onRemove={remove} />}
      <ListCard
        list="media"
        search={search}
        page={page}
        icon="image"
        pageSizes={[search.pageSize]}
        filter={mediaFilter(
          page.people,
          (page.tags ?? []).map(({ name }) => name),
        )}
        add={canCreate && <UploadButton onFiles={add} />}
        head={<StateTabs page={page} search={search} />}
      >
        <SelectionFrame
          selection={selection}
          bar={tagged && <MediaBulkBar items={page.items} selection={tagged} />}
        >
          {tagged && (
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-5 max-tablet:px-4">
              <SelectAll selection={tagged} items={page.items} isLabelled={tagged.ids.size === 0} />
              {search.tag && <TagActions tag={search.tag} count={countOfTag(search.tag)} search={search} />}
            </div>
          )}
          <div className="grid gap-6 px-6 py-5 max-tablet:px-4">
            {writesTexts && <AltTextTiles rows={page.items} />}
            {periods.map(({ key, name, rows }, index) => (
              <section key={key} aria-label={name} className="grid gap-3">
                <h2 className="flex flex-wrap items-baseline gap-x-3">
                  {name}
                  <span className="text-caption font-normal text-ink-soft">
                    {text.pictures(countOf(key) ?? rows.length)}
                  </span>
                  {index === 0 && canCreate && (
                    <span className="text-caption font-normal text-ink-soft max-tablet:hidden">
                      {text.dropHint}
                    </span>
                  )}
                </h2>
                <ul className={tilesClass}>
                  {rows.map((row) => (
                    <li key={row.id} className="relative min-w-0">
                      <MediaTile row={row} isTickable={Boolean(tagged)} />
                      {tagged && (
                        <span className={tickPlace}>
                          <span className="block aspect-3/2" />
                          <span className="pointer-events-auto inline-block max-tablet:-mt-2.5">
                            <SelectBox selection={tagged} row={{ id: row.id, title: pictureName(row) }} />
                          </span>
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </SelectionFrame>
      </ListCard>
    </div>
  );
}

/** States of pictures, with their numbers. */
function StateTabs({ page, search }: ReturnType<typeof route.useLoaderData>) {
  return (
    <Tabs aria-label={text.tabs}>
      {tabs.map((state) => (
        <Link
          key={state ?? ''}
          to="/media"
          search={{ ...search, state, page: 1 }}
          className={tabClass}
          activeOptions={{ exact: true }}
          aria-current={state === search.state ? 'page' : undefined}
        >
          {text.states[state ?? 'all']}
          <TabCount>{page.counts[state ?? 'all']}</TabCount>
        </Link>
      ))}
    </Tabs>
  );
}

function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" icon="upload" onClick={() => input.current?.click()}>
        {text.upload}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text.upload}
        accept={dialogTypes(fileRule).join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

function Uploads({ uploads, onRemove }: { uploads: readonly Upload[]; onRemove: (key: string) => void }) {
  return (
    <ul className="mb-4 grid gap-2" aria-live="polite">
      {uploads.map(({ key, name, progress, problem }) => (
        <li
          key={key}
          className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-2"
        >
          <Icon name={problem ? 'alert' : 'image'} className={problem ? 'text-danger' : 'text-ink-soft'} />
          <span className="grid min-w-0 flex-[1_1_--spacing(60)]">
            <span className="truncate font-bold">{name}</span>
            {problem ? (
              <span role="alert" className="text-caption text-danger">
                {problem}
              </span>
            ) : progress === null ? (
              <span className="text-caption text-ink-soft">{text.waiting}</span>
            ) : (
              <ProgressBar value={progress} label={text.uploading(name)} />
            )}
          </span>
          {problem ? (
            <IconButton icon="close" size="sm" label={text.close} onClick={() => onRemove(key)} />
          ) : (
            <Button size="sm" variant="text" onClick={() => onRemove(key)}>
              {commonText.cancel}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Accepts files dropped anywhere on the page. */
function useDrop(onFiles: (files: readonly File[]) => void, isAllowed: boolean) {
  const [isOver, setOver] = useState(false);
  const carries = ({ dataTransfer }: DragEvent) => isAllowed && dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
        setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
