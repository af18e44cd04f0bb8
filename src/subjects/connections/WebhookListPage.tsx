import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { pauseWebhook } from '../../api/generated/operations';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { AddLink } from '../../records/list/AddLink';
import { actionsHead, RowLink } from '../../records/list/columns';
import { WholeListStatus } from '../../records/list/ListStatus';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { buttonClass, iconButtonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { StatusDot } from '../../ui/StatusDot';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowActionsClass } from '../../ui/row-class';
import { TableFooter } from '../../ui/TableFooter';
import { ConnectionTabs } from './ConnectionTabs';
import { webhookText as text } from './text';
import { WebhookBars } from './WebhookBars';
import type { WebhookCard } from './webhook-loaders';
import { eventsText, resultText, stateDetail } from './webhook-words';

const route = getRouteApi('/_layout/connection/webhook/');
const dots = { ok: 'ok', retrying: 'half', paused: 'empty', ended: 'empty' } as const;

/** Systems notified of changes (decisions/042-webhooks). */
export function WebhookListPage() {
  const { list, now } = route.useLoaderData();
  const { canCreate, canEdit } = usePermission(text.unit);
  return (
    <>
      <ConnectionTabs />
      <Card>
        <WholeListStatus count={list.items.length} total={text.total(list.items.length)} none={text.none} />
        <div className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-2 max-tablet:px-4">
          <p className="min-w-0 flex-1 text-ink-soft">{text.about}</p>
          {canCreate && (
            <AddLink
              to="/connection/webhook/add"
              label={text.create}
              room={{ count: list.items.length, max: list.limit, unit: text.measure }}
            />
          )}
        </div>
        {list.items.length === 0 ? (
          <EmptyState icon="send" title={text.none} />
        ) : (
          <WebhookTable items={list.items} now={now} canEdit={canEdit} />
        )}
        <TableFooter>
          <span>{text.total(list.items.length)}</span>
          <span>{text.rule}</span>
        </TableFooter>
      </Card>
    </>
  );
}

interface WebhookTableProps {
  items: readonly WebhookCard[];
  now: number;
  canEdit: boolean;
}

const { columns } = text;
const column = columnsOf<WebhookCard>();
const editLink = (id: number) =>
  linkOptions({ to: '/connection/webhook/edit/$id', params: { id: String(id) } });
const logLink = (id: number) =>
  linkOptions({ to: '/connection/webhook/log/$id', params: { id: String(id) } });

function WebhookTable({ items, now, canEdit }: WebhookTableProps) {
  return (
    <RecordTable
      caption={text.list}
      className="tablet:min-w-225"
      rows={items}
      below={(hook) =>
        (hook.state === 'paused' || hook.state === 'ended') && <PausedNote hook={hook} canEdit={canEdit} />
      }
      columns={[
        column(
          { head: columns.name, card: 'title' },
          ({ id, name }) => <RowLink {...editLink(id)}>{name}</RowLink>,
          ({ url }) => url,
        ),
        column(
          { head: columns.events, width: 220, card: 'line' },
          ({ events }) => <span className="block truncate">{eventsText(events)}</span>,
          ({ events }) => text.eventCount(events.length),
        ),
        column({ head: columns.hours, width: 216, card: 'foot' }, ({ hours }) => (
          <WebhookBars hours={hours} />
        )),
        column(
          { head: columns.state, width: 176, card: 'start' },
          ({ state }) => <StatusDot state={dots[state]}>{text.states[state]}</StatusDot>,
          (hook) => stateDetail(hook, now),
        ),
        column({ ...actionsHead, width: 112 }, ({ id, name }) => (
          <span className={rowActionsClass}>
            <Link {...logLink(id)} aria-label={text.logOf(name)} className={iconButtonClass()}>
              <Icon name="clock" />
            </Link>
            <Link {...editLink(id)} aria-label={text.editOf(name)} className={iconButtonClass()}>
              <Icon name="edit" />
            </Link>
          </span>
        )),
      ]}
    />
  );
}

/** Reason why a webhook is paused, number of waiting events, and the button to resume. */
function PausedNote({ hook, canEdit }: { hook: WebhookCard; canEdit: boolean }) {
  const { call, isBusy } = useCallAndReload();
  const { id, state, isPausedByHand, owner, lastTry, lastAnswer, waiting } = hook;
  const isEnded = state === 'ended';
  const why = isEnded ? text.ended : isPausedByHand ? text.pausedByHand : text.pausedAlone;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-danger-tint px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <b>{why}</b>
          {!isEnded && !isPausedByHand && owner && <span className="ml-3">{text.mailed(owner)}</span>}
        </p>
        <p className="text-caption break-words">
          {lastTry && text.lastAnswer(resultText(lastTry), lastAnswer)}
          {isEnded ? text.endedHelp : text.kept(waiting)}
        </p>
        {!isEnded && !isPausedByHand && <p className="text-caption">{text.nextStep}</p>}
      </div>
      <Link {...logLink(id)} className={buttonClass({ size: 'sm' })}>
        {text.log}
      </Link>
      {canEdit && (
        <Button
          size="sm"
          variant="primary"
          busy={isBusy}
          busyLabel={text.resuming}
          onClick={() => void call(() => pauseWebhook({ id }, { isPaused: false }))}
        >
          {text.resume}
        </Button>
      )}
    </div>
  );
}
