import type { ReactNode } from 'react';
import type { BatchItem } from '../../machines/batch';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import { useWindowKey } from '../../ui/use-window-key';
import type { BulkAction, BulkProps, BulkRow } from '../list/bulk-props';
import { selectionText } from '../list/text';
import { bulkText } from './text';
import { useBatch } from './use-batch';
import { commonText } from '../../base/navigation/text';
import { Waiting } from '../../base/navigation/Waiting';

/** Actions on the selected rows; covers the table's header. `SelectionFrame` announces the selection. */
export function BulkBar<Row extends BulkRow>(props: BulkProps<Row>) {
  const { items, selection, actions, whole, children } = props;
  const chosen = items.filter(({ id }) => selection.ids.has(id));
  const actionOf = (name: string) => actions.find((action) => action.name === name);
  const [state, send] = useBatch({ items, selection, actionOf });
  const { left, excluded, done, failed } = state.context;
  const count = left.length + done.length + failed.length;
  useEscape(() => {
    if (state.matches('idle')) selection.set([]);
  });

  const start = ({ name, question }: BulkAction<Row>, rows: readonly Row[]) =>
    send({
      type: 'batch.start',
      action: name,
      isAsked: question !== undefined,
      items: rows.map(({ id, title }) => ({ id, name: title })),
    });

  if (state.hasTag('busy')) {
    return (
      <Bar>
        <b key="running" role="status">
          {bulkText.running(done.length + failed.length, count)}
        </b>
        <Button size="sm" variant="text" className="ml-auto" onClick={() => send({ type: 'batch.stop' })}>
          {bulkText.stop}
        </Button>
      </Bar>
    );
  }
  return (
    <Bar>
      <b>{bulkText.chosen(chosen.length)}</b>
      {chosen.length < items.length && (
        <Button size="sm" variant="text" onClick={() => selection.set(items.map(({ id }) => id))}>
          {selectionText.all(items.length)}
        </Button>
      )}
      {whole && chosen.length === items.length && (
        <Button
          size="sm"
          variant="text"
          busy={whole.isBusy}
          busyLabel={selectionText.finding}
          onClick={whole.select}
        >
          {selectionText.found(whole.count)}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        <Actions chosen={chosen} actions={actions} onStart={start} />
        {children}
        <Button size="sm" variant="text" onClick={() => selection.set([])}>
          {bulkText.none}
        </Button>
      </span>
      {state.hasTag('asked') && (
        <Question
          action={actionOf(state.context.action)}
          left={left}
          excluded={excluded}
          isSorting={state.matches('sorting')}
          onCancel={() => send({ type: 'batch.stop' })}
          onConfirm={() => send({ type: 'batch.confirm' })}
        />
      )}
    </Bar>
  );
}

interface ActionsProps<Row extends BulkRow> {
  chosen: readonly Row[];
  actions: readonly BulkAction<Row>[];
  onStart: (action: BulkAction<Row>, rows: readonly Row[]) => void;
}

/** A button per action, a menu per group. */
function Actions<Row extends BulkRow>({ chosen, actions, onStart }: ActionsProps<Row>) {
  const shown = actions.filter(({ isShown }) => isShown?.(chosen) ?? true);
  const rowsOf = ({ changes = () => true }: BulkAction<Row>) => chosen.filter(changes);
  const groups = [...new Set(shown.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  return (
    <>
      {groups.map((group) => (
        <Select
          key={group}
          aria-label={group}
          placeholder={group}
          className="w-auto"
          value=""
          onChange={(event) => {
            const action = shown.find(({ name }) => name === event.target.value);
            if (action) onStart(action, rowsOf(action));
          }}
        >
          {shown
            .filter((action) => action.group === group)
            .map((action) => (
              <option key={action.name} value={action.name} disabled={rowsOf(action).length === 0}>
                {action.label}
              </option>
            ))}
        </Select>
      ))}
      {shown
        .filter(({ group }) => group === undefined)
        .map((action) => {
          const rows = rowsOf(action);
          return (
            <Button
              key={action.name}
              size="sm"
              icon={action.icon}
              className={action.icon === 'trash' ? 'text-danger' : undefined}
              disabled={rows.length === 0}
              onClick={() => onStart(action, rows)}
            >
              {action.label}
            </Button>
          );
        })}
    </>
  );
}

interface QuestionProps<Row extends BulkRow> {
  action: BulkAction<Row> | undefined;
  left: readonly BatchItem[];
  excluded: readonly BatchItem[];
  isSorting: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation with the names of all rows, and of excluded ones. */
function Question<Row extends BulkRow>({
  action,
  left,
  excluded,
  isSorting,
  onCancel,
  onConfirm,
}: QuestionProps<Row>) {
  const question = action?.question;
  if (!question) return null;
  const isAnyLeft = left.length > 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={isAnyLeft ? question.title(left.length) : question.excluded?.allTitle}
      description={isAnyLeft ? question.description : undefined}
      tone="danger"
      disabled={isSorting || !isAnyLeft}
      cancelLabel={commonText.cancel}
      confirmLabel={action.label}
      onConfirm={onConfirm}
    >
      <div className="grid gap-4">
        {isAnyLeft && !isSorting && <Names items={left} />}
        {isSorting && question.excluded && (
          <Waiting className="text-ink-soft">{question.excluded.finding}</Waiting>
        )}
        {excluded.length > 0 && (
          <Note tone="warning">
            {question.excluded?.note}
            <Names items={excluded} />
          </Note>
        )}
      </div>
    </ConfirmDialog>
  );
}

function Names({ items }: { items: readonly BatchItem[] }) {
  return (
    <ul className="list-disc pl-5">
      {items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={bulkText.bar}
      className="flex min-h-9 flex-wrap items-center gap-3 border-b border-line bg-primary-tint px-2 text-table max-tablet:sticky max-tablet:top-14 max-tablet:z-1 max-tablet:p-3 tablet:absolute tablet:top-0 tablet:right-0 tablet:left-14 tablet:z-1"
    >
      {children}
    </div>
  );
}

function useEscape(leave: () => void) {
  useWindowKey((event) => {
    // A dialog may have handled Escape and already closed.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
    leave();
  });
}
