import { Link } from '@tanstack/react-router';
import { removeReleaseItem } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { kinds } from '../../records/kinds/kinds';
import { usePublicAddress, useRecordAddress } from '../../base/session/public-address';
import type { RecordKind } from '../../drawing/website/addresses';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { StatusDot } from '../../ui/StatusDot';
import { ItemBreaks } from './ItemBreaks';
import type { ReleaseItem } from './release-loaders';
import { releaseText as text } from './text';

const dots = {
  ready: 'ok',
  done: 'ok',
  approvalMissing: 'half',
  draft: 'off',
  undone: 'off',
  conflict: 'empty',
  dependent: 'half',
} as const;
const tones = { approvalMissing: 'sample', conflict: 'danger' } as const;

function stateWords({ state, isRuled, action }: ReleaseItem): string {
  if (state === 'ready' && isRuled) return text.approved;
  const isOffline = action === 'offline';
  if (isOffline && state === 'ready') return text.mayGoOff;
  return isOffline && state === 'done' ? text.off : text.states[state];
}

/** An item: kind, title, state, reasons, and what can be done about it. */
export function ReleaseItemRow({ item, canEdit }: { item: ReleaseItem; canEdit: boolean }) {
  const { kind, recordId, action, state, reasons, isEdited } = item;
  const title = item.title ?? text.hidden;
  const { icon } = kinds[kind];
  const isPending = state !== 'done' && state !== 'undone';
  const tone = state === 'approvalMissing' || state === 'conflict' ? tones[state] : 'warning';
  return (
    <li className="grid gap-x-4 gap-y-2 px-6 py-4 max-tablet:px-4 tablet:grid-cols-[--spacing(24)_minmax(0,1fr)_auto]">
      <span className="flex items-center gap-2 self-start text-caption text-ink-soft">
        {icon && <Icon name={icon} size={16} />}
        {text.kinds[kind]}
      </span>
      <div className="grid min-w-0 gap-2">
        <p>
          <b>{title}</b>
          <span className="ml-3 text-caption text-ink-soft">{text.actions[action]}</span>
          {isEdited && <span className="block text-caption text-ink-soft">{text.edited}</span>}
        </p>
        {reasons.length > 0 && (
          <Note tone={tone}>
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Note>
        )}
        <ItemBreaks item={item} />
        <div className="-ml-3 flex flex-wrap items-center gap-1">
          {item.title !== null && (
            <Link
              {...kinds[kind].open(recordId)}
              aria-label={text.openOf(title)}
              className={buttonClass({ variant: 'text', size: 'sm' })}
            >
              {text.open}
            </Link>
          )}
          <PublicLink item={item} title={title} />
          {canEdit && isPending && <Remove item={item} title={title} />}
        </div>
      </div>
      <StatusDot state={dots[state]} className="self-start text-table">
        {stateWords(item)}
      </StatusDot>
    </li>
  );
}

/** Link to what visitors see of an item that is live. */
function PublicLink({ item, title }: { item: ReleaseItem; title: string }) {
  const { kind, recordId, action, state, siteName } = item;
  if (state !== 'done' || action !== 'online') return null;
  if (siteName) return <SiteLink siteName={siteName} title={title} />;
  if (kind !== 'case' && kind !== 'article' && kind !== 'news') return null;
  return <RecordLink kind={kind} id={recordId} title={title} />;
}

function SiteLink({ siteName, title }: { siteName: string; title: string }) {
  return <Outside href={usePublicAddress()(siteName).href} title={title} />;
}

function RecordLink({ kind, id, title }: { kind: RecordKind; id: number; title: string }) {
  const address = useRecordAddress(kind, id);
  return address && <Outside href={address.href} title={title} />;
}

function Outside({ href, title }: { href: string; title: string }) {
  return (
    <a
      className={buttonClass({ variant: 'text', size: 'sm' })}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={text.seeOf(title)}
    >
      {text.see}
      <Icon name="external" size={16} />
    </a>
  );
}

function Remove({ item: { id }, title }: { item: ReleaseItem; title: string }) {
  const { call, isBusy, error } = useCallAndReload();
  return (
    <>
      <Button
        size="sm"
        variant="text"
        busy={isBusy}
        aria-label={text.removeOf(title)}
        onClick={() => void call(() => removeReleaseItem({ id }))}
      >
        {text.remove}
      </Button>
      {error && (
        <span role="alert" className="text-caption text-danger">
          {failureText(error)}
        </span>
      )}
    </>
  );
}
