import { Fragment, useEffect, useId, useState } from 'react';
import { getWebhookDelivery } from '../../api/generated/operations';
import { failureText } from '../../calls/failure-words';
import { useAnswer } from '../../calls/use-answer';
import { SelectCell, SelectHead } from '../../list/SelectCells';
import { chosenRowClass, type Selection } from '../../list/selection';
import { Time, TimeIn } from '../../time/Time';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Note } from '../../ui/Note';
import { rowDetailClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import { CodeBox } from './CodeBox';
import { webhookLogText as text } from './text';
import type { WebhookDelivery, WebhookDeliveryRow } from './webhook-loaders';
import { isTaken, resultText } from './webhook-words';
import { commonText } from '../../navigation/text';

interface DeliveryTableProps {
  items: readonly WebhookDeliveryRow[];
  now: number;
  /** Undefined without permission to send again. */
  selection: Selection | undefined;
  isBusy: boolean;
  onReplay: (id: number) => void;
}

/** Deliveries of a page; each row expands to show its tries. */
export function DeliveryTable({ items, now, selection, isBusy, onReplay }: DeliveryTableProps) {
  const { columns } = text;
  return (
    <Table caption={text.list} className="tablet:min-w-225">
      <thead>
        <tr>
          {selection && <SelectHead selection={selection} items={items} />}
          <Th width={136}>{columns.at}</Th>
          <Th>{columns.event}</Th>
          <Th width={92}>{columns.tries}</Th>
          <Th width={176}>{columns.result}</Th>
          <Th width={168} hideLabel>
            {columns.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <DeliveryRow
            key={row.id}
            row={row}
            now={now}
            selection={selection}
            isBusy={isBusy}
            onReplay={onReplay}
          />
        ))}
      </tbody>
    </Table>
  );
}

type DeliveryRowProps = Omit<DeliveryTableProps, 'items'> & { row: WebhookDeliveryRow };

function DeliveryRow({ row, now, selection, isBusy, onReplay }: DeliveryRowProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { id, event, eventId, recordId, isTest, madeOn, tries } = row;
  const title = `${event} ${eventId}`;
  return (
    <Fragment>
      <tr className={chosenRowClass(selection, id)}>
        {selection && <SelectCell selection={selection} row={{ id, title }} disabled={isTest} />}
        <Td card="end">
          <Time at={madeOn} to="near" now={now} />
        </Td>
        <Td card="title">
          <span className="flex flex-wrap items-center gap-2">
            <code>{event}</code>
            {isTest && <Tag>{text.isTest}</Tag>}
          </span>
          <span className={`${rowDetailClass} truncate`}>{`${text.record(recordId)}　${eventId}`}</span>
        </Td>
        <Td card="side">{tries > 0 && text.times(tries)}</Td>
        <Td card="start">
          <Result row={row} now={now} />
        </Td>
        <Td card="actions">
          {selection && !isTest && (
            <Button
              size="sm"
              aria-label={text.replayOf(title)}
              disabled={isBusy}
              onClick={() => onReplay(id)}
            >
              {text.replay}
            </Button>
          )}
          <IconButton
            size="sm"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={(isOpen ? text.close : text.open)(title)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        </Td>
      </tr>
      {isOpen && (
        <tr id={details}>
          <Td colSpan={selection ? 6 : 5} className="bg-hover">
            <Attempts id={id} />
          </Td>
        </tr>
      )}
    </Fragment>
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
