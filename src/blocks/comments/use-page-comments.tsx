import { type ReactNode, useCallback, useMemo } from 'react';
import { ifOffered, offered } from '../../api/offered';
import { kindOf } from '../content-editor/block-kinds';
import type { RowMarks } from '../content-editor/BlockRow';
import type { SectionMarks } from '../content-editor/SectionRow';
import type { PartPin } from '../content-editor/PreviewPins';
import type { BlockOutline } from '../content-editor/use-record-blocks';
import { usePresent } from '../../records/presence/presence';
import { PresenceList } from '../../records/presence/PresenceList';
import { presenceText } from '../../records/presence/text';
import { useIsNarrow } from '../../ui/use-is-phone';
import { useStableCallback } from '../../ui/use-stable-callback';
import { whenDrawn, whenOpen } from '../../ui/when-drawn';
import { CommentsBar } from './CommentsBar';
import { EditorMarks, FoldedMarks, MarksContext } from './EditorMarks';
import { commentText as text } from './text';
import { countsOf } from './threads';
import { UnsentGuard } from './UnsentGuard';
import { useCommentPanel } from './use-comment-panel';
import { useComments } from './use-comments';
import { commonText } from '../../base/navigation/text';

const CommentsPanel = whenDrawn(async () => (await import('./CommentsPanel')).CommentsPanel);
const Sheet = whenOpen(async () => (await import('../../ui/Sheet')).Sheet);

interface Config {
  themeId: number;
  blocks: readonly BlockOutline[];
  onSelect: (key: string) => void;
  /** Fragment of the address: `thread-5` or the key of a block. */
  hash: string;
}

interface PageComments {
  /** For `PageEditor`. */
  editor: {
    rowMarks: RowMarks;
    sectionMarks: SectionMarks;
    bar: ReactNode;
    aside: ReactNode;
    pins: readonly PartPin[];
    onPin: (partId: number) => void;
  };
  wrap: (editor: ReactNode) => ReactNode;
}

const idIn = (hash: string, kind: string) => {
  const found = new RegExp(`^${kind}-(\\d+)$`).exec(hash);
  return found ? Number(found[1]) : undefined;
};

const Bar = offered('comments', CommentsBar);

/** Comments and people on the page of a draft, in the form that the content editor takes. */
export function usePageComments({ themeId, blocks, onSelect, hash }: Config): PageComments {
  const comments = useComments(themeId);
  const isNarrow = useIsNarrow();
  const present = usePresent();
  const select = (partId: number) => {
    const block = blocks.find(({ id }) => id === partId);
    if (block) onSelect(block.key);
  };
  const panel = useCommentPanel({
    comments,
    onSelect: select,
    wanted: { threadId: idIn(hash, 'thread'), partId: idIn(hash, 'part') },
  });
  const counts = useMemo(() => countsOf(comments.threads), [comments.threads]);
  const openAt = useStableCallback(panel.openAt);
  const { others } = present;
  const marks = useMemo(
    () => ({ counts, people: others, onOpen: ifOffered('comments', openAt) ?? null }),
    [counts, others, openAt],
  );
  const placeOf = useCallback(
    (partId: number) => {
      const at = blocks.findIndex(({ id }) => id === partId);
      const block = blocks[at];
      return block && { place: at + 1, name: kindOf(block.type).label };
    },
    [blocks],
  );
  const pins = usePins(blocks, counts, present.others, panel.isOpen ? panel.active.partId : null);
  const drawn = (isSheet: boolean) => (
    <CommentsPanel
      comments={comments}
      panel={panel}
      onDrawn={panel.onDrawn}
      placeOf={placeOf}
      isSheet={isSheet}
      footer={
        (present.others.length > 0 || present.isLost) && (
          <PresenceList
            {...present}
            nameOf={(partId) => {
              const found = placeOf(partId);
              return found && text.blockAt(found.name, found.place);
            }}
            onGo={select}
          />
        )
      }
    />
  );
  return {
    editor: {
      rowMarks: EditorMarks,
      sectionMarks: FoldedMarks,
      bar: <Bar comments={comments} panel={panel} />,
      aside: panel.isOpen && !isNarrow && drawn(false),
      pins,
      onPin: openAt,
    },
    wrap: (editor) => (
      <MarksContext value={marks}>
        {editor}
        {isNarrow && (
          <Sheet
            data-comments-sheet=""
            open={panel.isOpen}
            onOpenChange={panel.close}
            title={text.heading}
            closeLabel={commonText.close}
          >
            {drawn(true)}
          </Sheet>
        )}
        <UnsentGuard comments={comments} />
      </MarksContext>
    ),
  };
}

/** Pins on the preview's blocks: open comments and typing people. */
function usePins(
  blocks: readonly BlockOutline[],
  counts: ReturnType<typeof countsOf>,
  others: ReturnType<typeof usePresent>['others'],
  active: number | null,
): readonly PartPin[] {
  return useMemo(
    () =>
      blocks.flatMap(({ id, type }) => {
        if (id === null) return [];
        const known = counts.get(id);
        const count = known && !known.isSettled ? known.count : null;
        const typing = others.filter(({ partId, state }) => partId === id && state === 'typing');
        if (count === null && typing.length === 0) return [];
        const names = typing.map(({ name }) => name).join(presenceText.separator);
        return [
          {
            partId: id,
            count,
            label: text.marker(kindOf(type).label, count ?? 0),
            isActive: id === active,
            typing: names === '' ? null : presenceText.short(names, presenceText.states.typing),
          },
        ];
      }),
    [blocks, counts, others, active],
  );
}
