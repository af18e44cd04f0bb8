import { updateContactNote, updateContactSpam } from '../../api/generated/operations';
import { HandleStatus } from '../../../openapi/generated/enums';
import { sentVersion } from '../../api/row-version';
import type { BulkAction } from '../../records/list/bulk-props';
import type { Selection } from '../../records/list/selection';
import { BulkBar } from '../../records/record-actions/BulkBar';
import { refreshContacts } from '../../base/session/arrivals';
import { ContactExport } from './ContactExport';
import type { ContactAssignee, ContactRow } from './contact-loaders';
import { contactText } from './text';
import type { ShownCount } from './use-shown-contacts';

const bulk = contactText.bulk;

type Row = ContactRow & { title: string };
type Action = BulkAction<Row>;
type Change = Pick<Row, 'handleStatus'> & { assigneeId?: number | null };

interface ContactBulkBarProps {
  items: readonly ContactRow[];
  selection: Selection;
  assignees: readonly ContactAssignee[];
  canEdit: boolean;
  count: ShownCount | null;
}

/** Actions on the selected enquiries: assign, state, spam, export. */
export function ContactBulkBar({ items, selection, assignees, canEdit, count }: ContactBulkBarProps) {
  const rows = items.map((item) => ({ ...item, title: item.name }));
  const ids = [...selection.ids].join(',');
  return (
    <BulkBar items={rows} selection={selection} actions={canEdit ? actionsFor(assignees) : []}>
      <ContactExport size="sm" query={{ ids }} count={count} />
    </BulkBar>
  );
}

function actionsFor(assignees: readonly ContactAssignee[]): Action[] {
  return [
    ...assignees.map(({ id, name }) => assignTo(id, name)),
    assignTo(null, contactText.noAssignee),
    ...Object.values(HandleStatus).map(moveTo),
    markAs(true),
    markAs(false),
  ];
}

const assignTo = (assigneeId: number | null, name: string): Action => ({
  name: `assign-${assigneeId}`,
  label: name,
  group: bulk.assign,
  changes: (row) => (row.assigneeId ?? null) !== assigneeId,
  call: (row) => save(row, 0, { handleStatus: row.handleStatus, assigneeId }),
  undo: (row) => save(row, 1, { handleStatus: row.handleStatus, assigneeId: row.assigneeId ?? null }),
  subject: ({ id }) => `contact-${id}/assignee`,
  done: (count) => bulk.assigned(count, assigneeId === null ? null : name),
});

const moveTo = (handleStatus: Row['handleStatus']): Action => ({
  name: `state-${handleStatus}`,
  label: contactText.statuses[handleStatus],
  group: bulk.state,
  changes: (row) => row.handleStatus !== handleStatus,
  call: (row) => save(row, 0, { handleStatus }),
  undo: (row) => save(row, 1, { handleStatus: row.handleStatus }),
  subject: ({ id }) => `contact-${id}/state`,
  done: (count) => {
    refreshContacts();
    return bulk.moved(count, contactText.statuses[handleStatus]);
  },
});

const markAs = (isSpam: boolean): Action => ({
  name: isSpam ? 'spam' : 'no-spam',
  label: isSpam ? contactText.spam : contactText.noSpam,
  isShown: (rows) => rows.some((row) => (row.isSpam ?? false) !== isSpam),
  changes: (row) => (row.isSpam ?? false) !== isSpam,
  call: ({ id }) => updateContactSpam({ id, isSpam }),
  undo: ({ id }) => updateContactSpam({ id, isSpam: !isSpam }),
  subject: ({ id }) => `contact-${id}/spam`,
  done: (count) => {
    refreshContacts();
    return isSpam ? bulk.marked(count) : bulk.unmarked(count);
  },
});

/** Saves a row; `later` is the number of own saves since the list was loaded. */
function save({ id, rowVersion }: Row, later: number, change: Change) {
  return updateContactNote({ id, rowVersion: sentVersion(rowVersion) + later, ...change, isOneOfMany: true });
}
