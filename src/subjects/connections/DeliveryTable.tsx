import { useEffect } from 'react';
import { getWebhookDelivery } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useAnswer } from '../../base/calls/use-answer';
import { actionsHead } from '../../records/list/columns';
import { selectColumn } from '../../records/list/SelectCells';
import type { Selection } from '../../records/list/selection';
import { Time, TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass } from '../../ui/row-class';
import { Tag } from '../../ui/Tag';
import { CodeBox } from './CodeBox';
import { webhookLogText as text } from './text';
import type { WebhookDelivery, WebhookDeliveryRow } from './webhook-loaders';
import { isTaken, resultText } from './webhook-words';
import { commonText } from '../../base/navigation/text';

interface DeliveryTableProps {
  items: readonly WebhookDeliveryRow[];
  now: number;
  /** Undefined without permission to send again. */
  selection: Selection | undefined;
  isBusy: boolean;
  onReplay: (id: number) => void;
}

const { columns } = text;
const column = columnsOf<WebhookDeliveryRow>();
const titleOf = ({ event, eventId }: WebhookDeliveryRow) => `${event} ${eventId}`;

/** Deliveries of a page; each row expands to show its tries. */
export function DeliveryTable({ items, now, selection, isBusy, onReplay }: DeliveryTableProps) {
  const sent = items.filter(({ isTest }) => !isTest);
  return (
    <RecordTable
      caption={text.list}
      className="tablet:min-w-225"
      rows={items}
      below={({ id }) => <Attempts id={id} />}
      toggleLabel={(row, isOpen) => (isOpen ? text.close : text.open)(titleOf(row))}
      columns={[
        selection && selectColumn(selection, sent, titleOf),
        column({ head: columns.at, width: 136, card: 'end' }, ({ madeOn }) => (
          <Time at={madeOn} to="near" now={now} />
        )),
        column(
          { head: columns.event, card: 'title' },
          ({ event, isTest }) => (
            <span className="flex flex-wrap items-center gap-2">
              <code>{event}</code>
              {isTest && <Tag>{text.isTest}</Tag>}
            </span>
          ),
          ({ recordId, eventId }) => `${text.record(recordId)}　${eventId}`,
        ),
        column(
          { head: columns.tries, width: 92, card: 'side' },
          ({ tries }) => tries > 0 && text.times(tries),
        ),
        column({ head: columns.result, width: 176, card: 'start' }, (row) => <Result row={row} now={now} />),
        column(
          { ...actionsHead, width: 168 },
          (row) =>
            selection &&
            !row.isTest && (
              <Button
                size="sm"
                aria-label={text.replayOf(titleOf(row))}
                disabled={isBusy}
                onClick={() => onReplay(row.id)}
              >
                {text.replay}
              </Button>
            ),
        ),
      ]}
    />
  );
}

function Result({ row, now }: { row: WebhookDeliveryRow; now: number }) {
  const { lastTry, outcome, nextTryOn, replayedOn } = row;
  const detail = nextTryOn ? (
    <TimeIn say={text.next} at={nextTryOn} to="near" now={now} />
  ) : replayedOn ? (
    <TimeIn say={text.replayedOn} at={replayedOn} to="near" now={now} />
  ) : (
    lastTry && text.ms(lastTry.ms)
  );
  if (outcome === 'waiting' || !lastTry) {
    return (
      <>
        <span className="block">{text.outcomes.waiting}</span>
        <span className={rowDetailClass}>{detail}</span>
      </>
    );
  }
  return (
    <>
      <b className={isTaken(lastTry) ? 'block text-success' : 'block text-danger'}>{resultText(lastTry)}</b>
      <span className={rowDetailClass}>{detail}</span>
    </>
  );
}

/** Last try with request and answer, and the times of all tries. */
function Attempts({ id }: { id: number }) {
  const { answer, ask } = useAnswer<WebhookDelivery>();
  useEffect(() => ask(() => getWebhookDelivery({ id })), [ask, id]);
  if (answer.state === 'failed') return <Note tone="danger">{failureText(answer.error)}</Note>;
  if (answer.state !== 'ready') return <p className="text-ink-soft">{commonText.loading}</p>;
  const { attempts, nextTryOn } = answer.data;
  const last = attempts.at(-1);
  return (
    <div className="grid gap-4 desktop:grid-cols-2">
      {last && <CodeBox label={<TimeIn say={text.request} at={last.at} />} text={last.request} />}
      <div className="grid min-w-0 content-start gap-3">
        {last && <CodeBox label={text.answer(text.ms(last.ms))} text={last.answer || text.noAnswer} />}
        <ol className="grid gap-x-6 gap-y-1 text-table tablet:grid-cols-2">
          {attempts.map((each) => (
            <li key={each.at} className="flex items-center gap-2">
              <Icon name={isTaken(each) ? 'check' : 'close'} size={16} />
              <span>
                <Time at={each.at} />
                {'　'}
                {resultText(each)}
              </span>
            </li>
          ))}
          {nextTryOn && (
            <li className="flex items-center gap-2">
              <Icon name="clock" size={16} />
              <span>
                <Time at={nextTryOn} />
                {'　'}
                {text.nextTry}
              </span>
            </li>
          )}
        </ol>
      </div>
    </div>
  );
}
