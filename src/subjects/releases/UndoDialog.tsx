import { useState } from 'react';
import { offered } from '../../api/offered';
import type { ApiResult } from '../../api/result';
import { BreakingLinks } from '../../records/links/BreakingLinks';
import { type LinkedRecord, linkedRecord } from '../../records/links/linked';
import { saveRedirects } from '../../records/links/save-redirects';
import { useMayOverrule } from '../../base/session/may-overrule';
import { kinds } from '../../records/kinds/kinds';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { TextArea } from '../../ui/TextArea';
import type { ReleaseItem } from './release-loaders';
import { releaseText as text } from './text';

interface UndoDialogProps {
  items: readonly ReleaseItem[];
  time: string;
  operation: (reason: string) => Promise<ApiResult<unknown>>;
  onClose: () => void;
}

interface Going {
  id: number;
  record: LinkedRecord;
  name: string;
}

/** Where the addresses of a page lead after the undo, by the id of its item. */
type Redirects = ReadonlyMap<number, { to: string | null; paths: readonly string[] }>;

/** Confirms that what was public before a release is restored; names the links to pages that go away by it. */
export function UndoDialog({ items, time, operation, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState('');
  const [redirects, setRedirects] = useState<Redirects>(new Map());
  const mayOverrule = useMayOverrule();
  const chosen = [...redirects.values()];
  const listed = items.filter((item) => item.undo !== null);
  const restored = listed.filter(({ undo: will }) => will?.effect !== 'stays').length;
  const undo = async () => {
    const kept = await Promise.all(chosen.flatMap(({ to, paths }) => (to ? [saveRedirects(paths, to)] : [])));
    return kept.find(({ ok }) => !ok) ?? operation(reason.trim());
  };
  return (
    <CallDialog
      title={text.undoTitle(restored)}
      description={text.undoHelp(time)}
      confirmLabel={text.undo}
      busyLabel={text.undoing}
      disabled={restored === 0 || chosen.some(({ to }) => to === '')}
      operation={undo}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <ul aria-label={text.undoList} className="divide-y divide-line border-y border-line">
          {listed.map((item) => (
            <UndoRow key={item.id} item={item} />
          ))}
        </ul>
        <LostPages items={items} redirects={redirects} onRedirects={setRedirects} />
        {mayOverrule && (
          <Field label={text.undoReason} help={text.undoReasonHelp}>
            <TextArea
              rows={2}
              value={reason}
              maxLength={text.maxReason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
      </div>
    </CallDialog>
  );
}

/** Says how an item ends. */
function UndoRow({ item: { kind, title, undo } }: { item: ReleaseItem }) {
  if (!undo) return null;
  const { icon } = kinds[kind];
  return (
    <li className="flex items-start gap-3 py-2 text-table">
      <span className="mt-0.5 text-ink-soft">{icon && <Icon name={icon} size={16} />}</span>
      <span className="min-w-0 flex-1">
        {title === null ? text.hidden : text.itemName(kind, title)}
        {undo.says && <span className="block text-caption text-ink-soft">{undo.says}</span>}
      </span>
      <span className="flex-none text-ink-soft">{text.effects[undo.effect]}</span>
    </li>
  );
}

interface LostPagesProps extends Pick<UndoDialogProps, 'items'> {
  redirects: Redirects;
  onRedirects: (redirects: Redirects) => void;
}

/** Links from elsewhere to pages that the undo takes away. */
const LostPages = offered('links', function LostPages({ items, redirects, onRedirects }: LostPagesProps) {
  const lost = items.filter(({ undo }) => undo?.effect === 'takesOff');
  const pages = lost.flatMap(({ id, kind, recordId, title }): Going[] => {
    const record = linkedRecord(kind, recordId);
    return record && title !== null ? [{ id, record, name: text.itemName(kind, title) }] : [];
  });
  return pages.map(({ id, record, name }) => (
    <BreakingLinks
      key={id}
      record={record}
      name={name}
      removal={record.kind === 'site' ? 'disable' : 'offline'}
      goesToo={({ kind, recordId }) => lost.some((item) => item.kind === kind && item.recordId === recordId)}
      redirect={{
        to: redirects.get(id)?.to ?? null,
        onChange: (to, paths) => onRedirects(new Map([...redirects, [id, { to, paths }]])),
      }}
    />
  ));
});
