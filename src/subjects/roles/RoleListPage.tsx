import { getRouteApi, Link } from '@tanstack/react-router';
import { deleteRole, exportRoles, restoreRole } from '../../api/generated/operations';
import { TimeIn } from '../../base/time/Time';
import { basicFilter } from '../../records/list/basic-filter';
import { basicQuery } from '../../records/list/list-search';
import { titleText } from '../../base/navigation/text';
import { ListCard } from '../../records/list/ListCard';
import { listText } from '../../records/list/text';
import { useDeletion } from '../../records/record-actions/use-deletion';
import { AddLink } from '../../records/list/AddLink';
import { usePermission } from '../../base/session/session';
import { useAnswer } from '../../base/calls/use-answer';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { loadReach, type UnitReach } from './reach';
import { ReachDialog } from './ReachDialog';
import type { RoleCard } from './role-loaders';
import { roleText } from './text';

const route = getRouteApi('/_layout/role/');
const filter = basicFilter(roleText.keywordExample);

/** Roles as cards that link to /role/edit/{id} (specification 2). */
export function RoleListPage() {
  const { page, search } = route.useLoaderData();
  const { canCreate, canDelete } = usePermission(roleText.unit);
  const { answer, ask, forget } = useAnswer<UnitReach[]>();
  const deletion = useDeletion('role', deleteRole, restoreRole);
  return (
    <>
      <ListCard
        list="role"
        search={search}
        page={page}
        icon="user"
        filter={filter}
        csv={{ send: () => exportRoles(basicQuery(search)), name: titleText.roleList }}
        actions={
          // A server that counts a role's accounts also lists them.
          page.items.some(({ accountCount }) => accountCount !== undefined) && (
            <Button icon="user" onClick={() => ask(loadReach)}>
              {roleText.reach.title}
            </Button>
          )
        }
        add={canCreate && <AddLink to="/role/add" />}
      >
        <ul className="grid gap-4 p-4 tablet:grid-cols-2 wide:grid-cols-3">
          {page.items.map((role) => (
            <RoleItem
              key={role.id}
              role={role}
              onDelete={canDelete && !role.accountCount ? () => deletion.ask(role) : undefined}
            />
          ))}
        </ul>
      </ListCard>
      <ReachDialog answer={answer} onClose={forget} />
      {deletion.dialog}
    </>
  );
}

function RoleItem({ role, onDelete }: { role: RoleCard; onDelete?: (() => void) | undefined }) {
  return (
    <li className="relative rounded-card border border-line bg-card hover:bg-hover">
      <Link
        to="/role/edit/$id"
        params={{ id: String(role.id) }}
        className="grid h-full content-start gap-1 rounded-card p-5 pr-14"
      >
        <b className="text-section">{role.name}</b>
        <span className="line-clamp-2 text-table text-ink-soft">{role.description}</span>
        <span className="mt-2 text-caption text-ink-soft">
          {role.accountCount !== undefined && `${roleText.holders(role.accountCount)}　`}
          <TimeIn say={listText.updated} at={role.lastModifiedOn} to="day" />
        </span>
      </Link>
      {onDelete && (
        <IconButton
          icon="trash"
          className="absolute top-3 right-3"
          label={listText.remove(role.name)}
          onClick={onDelete}
        />
      )}
    </li>
  );
}
