import { actionsHead } from '../../records/list/columns';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowTitleClass } from '../../ui/row-class';
import { Tag } from '../../ui/Tag';
import { tokenText as text } from './text';
import type { ApiToken } from './token-loaders';
import { endWords, usageWords } from './token-words';

interface TokenTableProps {
  items: readonly ApiToken[];
  now: number;
  onRevoke: ((token: ApiToken) => void) | undefined;
  onAgain: ((token: ApiToken) => void) | undefined;
}

const { columns } = text;
const column = columnsOf<ApiToken>();
const isOver = ({ state }: ApiToken) => state !== 'valid';

/** One row for each token, with last use and expiry. */
export function TokenTable({ items, now, onRevoke, onAgain }: TokenTableProps) {
  return (
    <RecordTable
      caption={text.list}
      className="tablet:min-w-225"
      rows={items}
      rowClass={(token) => (isOver(token) ? 'text-ink-soft' : undefined)}
      columns={[
        column(
          { head: columns.name, card: 'title' },
          (token) => <span className={rowTitleClass(isOver(token) ? 'normal' : 'bold')}>{token.name}</span>,
          ({ createdBy, createdOn }) => (
            <TimeIn say={(day) => text.made(createdBy, day)} at={createdOn} to="day" />
          ),
        ),
        column({ head: columns.prefix, width: 136, card: 'line' }, ({ prefix }) => (
          <code className="text-caption text-ink-soft">{`${prefix}…`}</code>
        )),
        column({ head: columns.scopes, width: 216, card: 'foot' }, (token) => <Scopes token={token} />),
        column(
          { head: columns.used, width: 148, card: 'start' },
          (token) => <span className="block">{usageWords(token, now).when}</span>,
          (token) => usageWords(token, now).detail,
        ),
        column(
          { head: columns.expires, width: 132, card: 'end' },
          (token) => {
            const { when, isSoon } = endWords(token, now);
            return <span className={classNames('block', isSoon && 'text-danger')}>{when}</span>;
          },
          (token) => endWords(token, now).detail,
        ),
        column({ ...actionsHead, width: 112 }, (token) =>
          isOver(token)
            ? onAgain && (
                <Button variant="text" size="sm" onClick={() => onAgain(token)}>
                  {text.again}
                </Button>
              )
            : onRevoke && (
                <Button
                  variant="danger-text"
                  size="sm"
                  aria-label={text.revokeOf(token.name)}
                  onClick={() => onRevoke(token)}
                >
                  {text.revoke}
                </Button>
              ),
        ),
      ]}
    />
  );
}

function Scopes({ token }: { token: ApiToken }) {
  const { scopes, lostScopes, createdBy } = token;
  return (
    <>
      <span className="flex flex-wrap gap-1">
        {scopes.map((scope) => (
          <Tag key={scope} tone={text.marks[scope] ? 'warning' : 'neutral'}>
            {text.scopes[scope]}
          </Tag>
        ))}
      </span>
      {!isOver(token) && lostScopes.length > 0 && (
        <span className="mt-1 block text-caption text-danger">
          {text.lost(createdBy, lostScopes.map((scope) => text.scopes[scope]).join('、'))}
        </span>
      )}
    </>
  );
}
