import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { pauseWebhook } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { AddLink } from '../../list/AddLink';
import { WholeListStatus } from '../../list/ListStatus';
import { usePermission } from '../../session/session';
import { Button } from '../../ui/Button';
import { buttonClass, iconButtonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import { Table, TableFooter, Td, Th } from '../../ui/Table';
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

function WebhookTable({ items, now, canEdit }: WebhookTableProps) {
  const { columns } = text;
  return (
    <Table caption={text.list} className="tablet:min-w-225">
      <thead>
        <tr>
          <Th>{columns.name}</Th>
          <Th width={220}>{columns.events}</Th>
          <Th width={216}>{columns.hours}</Th>
          <Th width={176}>{columns.state}</Th>
          <Th width={112} hideLabel>
            {columns.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((hook) => (
          <WebhookRow key={hook.id} hook={hook} now={now} canEdit={canEdit} />
        ))}
      </tbody>
    </Table>
  );
}

function WebhookRow({ hook, now, canEdit }: Omit<WebhookTableProps, 'items'> & { hook: WebhookCard }) {
  const { id, name, url, events, state, hours } = hook;
  const params = { id: String(id) };
  return (
    <>
      <tr>
        <Td card="title">
          <Link to="/connection/webhook/edit/$id" params={params} className={rowTitleClass('bold')}>
            {name}
          </Link>
          <span className={`${rowDetailClass} truncate`}>{url}</span>
        </Td>
        <Td card="line">
          <span className="block truncate">{eventsText(events)}</span>
          <span className={rowDetailClass}>{text.eventCount(events.length)}</span>
        </Td>
        <Td card="foot">
          <WebhookBars hours={hours} />
        </Td>
        <Td card="start">
          <StatusDot state={dots[state]}>{text.states[state]}</StatusDot>
          <span className={rowDetailClass}>{stateDetail(hook, now)}</span>
        </Td>
        <Td card="actions">
          <Link
            to="/connection/webhook/log/$id"
            params={params}
            aria-label={text.logOf(name)}
            className={iconButtonClass()}
          >
            <Icon name="clock" />
          </Link>
          <Link
            to="/connection/webhook/edit/$id"
            params={params}
            aria-label={text.editOf(name)}
            className={iconButtonClass()}
          >
            <Icon name="edit" />
          </Link>
        </Td>
      </tr>
      {(state === 'paused' || state === 'ended') && (
        <tr>
          <Td colSpan={5}>
            <PausedNote hook={hook} canEdit={canEdit} />
          </Td>
        </tr>
      )}
    </>
  );
}

/** Reason why a webhook is paused, number of waiting events, and the button to resume. */
function PausedNote({ hook, canEdit }: { hook: WebhookCard; canEdit: boolean }) {
  const router = useRouter();
  const { call, isBusy } = useCall();
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
      <Link
        to="/connection/webhook/log/$id"
        params={{ id: String(id) }}
        className={buttonClass({ size: 'sm' })}
      >
        {text.log}
      </Link>
      {canEdit && (
        <Button
          size="sm"
          variant="primary"
          busy={isBusy}
          busyLabel={text.resuming}
          onClick={() =>
            void call(
              () => pauseWebhook({ id }, { isPaused: false }),
              () => router.invalidate(),
            )
          }
        >
          {text.resume}
        </Button>
      )}
    </div>
  );
}
