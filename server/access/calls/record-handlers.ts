import { setVersionNote } from '../../base/audit/audit';
import { serverText } from '../../base/contract/text';
import type { Tx } from '../../base/db/transaction';
import type { ContentStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { CurrentAccount } from '../identity/authentication';
import type { Saved } from '../../records/table';
import { whyHidden } from '../../records/visible-state';
import { Done } from './operations';

type Change<T> = (tx: Tx, caller: CurrentAccount) => Promise<T>;
interface Writing {
  write: <T>(change: Change<T>) => Promise<T>;
}
interface Creating {
  create: <T extends Saved>(change: Change<T>) => Promise<T>;
}
interface Status {
  id: number;
  status: ContentStatus;
}
type StatusSaved = components['schemas']['StatusSaved'];

/** Handler that adds a record; `check` runs before the transaction. */
export const creates =
  <Body, Checked>(
    check: (body: Body) => Promise<Checked>,
    add: (tx: Tx, checked: Checked, by: string) => Promise<Saved>,
  ) =>
  async ({ body, create }: { body: Body } & Creating) => {
    const checked = await check(body);
    return new Done(await create((tx, { name }) => add(tx, checked, name)), serverText.saved);
  };

/** Handler that saves a record, with a note for its version; `check` runs before the transaction. */
export const updates =
  <Body extends Saved & { versionNote?: string }, Checked>(
    check: (input: Omit<Body, 'id' | 'rowVersion' | 'versionNote'>) => Promise<Checked>,
    update: (tx: Tx, saved: Saved, checked: Checked, by: string) => Promise<Saved>,
  ) =>
  async ({ body: { id, rowVersion, versionNote, ...input }, write }: { body: Body } & Writing) => {
    const checked = await check(input);
    const saved = await write((tx, { name }) => {
      setVersionNote(tx, versionNote);
      return update(tx, { id, rowVersion }, checked, name);
    });
    return new Done(saved, serverText.saved);
  };

/** Handler that adds a copy of a record. */
export const duplicates =
  (copy: (tx: Tx, id: number, by: string) => Promise<Saved>) =>
  async ({ body: { id }, create }: { body: { id: number } } & Creating) =>
    new Done(await create((tx, { name }) => copy(tx, id, name)), serverText.duplicated);

/** Handler that deletes a record. */
export const deletes =
  (remove: (tx: Tx, id: number, by: string) => Promise<unknown>) =>
  async ({ params: { id }, write }: { params: { id: number } } & Writing) => {
    await write((tx, { name }) => remove(tx, id, name));
    return new Done(null, serverText.deleted);
  };

/** Handler that switches a record's status; its message says why visitors do not see an online record. */
export const switchesStatus =
  (
    setStatus: (tx: Tx, body: Status, by: string) => Promise<StatusSaved>,
    kind: keyof typeof serverText.onlineButEmpty = 'article',
  ) =>
  async ({ body, write }: { body: Status } & Writing) => {
    const saved = await write((tx, { name }) => setStatus(tx, body, name));
    const hidden = whyHidden(saved, kind);
    return hidden ? new Done(saved, hidden) : saved;
  };
