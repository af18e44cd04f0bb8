import { TimeIn } from '../../time/Time';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
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

/** One row for each token, with last use and expiry. */
export function TokenTable({ items, now, onRevoke, onAgain }: TokenTableProps) {
  const { columns } = text;
  return (
    <Table caption={text.list} className="tablet:min-w-225">
      <thead>
        <tr>
          <Th>{columns.name}</Th>
          <Th width={136}>{columns.prefix}</Th>
          <Th width={216}>{columns.scopes}</Th>
          <Th width={148}>{columns.used}</Th>
          <Th width={132}>{columns.expires}</Th>
          <Th width={112} hideLabel>
            {columns.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((token) => {
          const { id, name, prefix, scopes, lostScopes, createdBy, createdOn, state } = token;
          const used = usageWords(token, now);
          const end = endWords(token, now);
          const isOver = state !== 'valid';
          return (
            <tr key={id} className={isOver ? 'text-ink-soft' : undefined}>
              <Td card="title">
                <span className={rowTitleClass(isOver ? 'normal' : 'bold')}>{name}</span>
                <span className={rowDetailClass}>
                  <TimeIn say={(day) => text.made(createdBy, day)} at={createdOn} to="day" />
                </span>
              </Td>
              <Td card="line">
                <code className="text-caption text-ink-soft">{`${prefix}…`}</code>
              </Td>
              <Td card="foot">
                <span className="flex flex-wrap gap-1">
                  {scopes.map((scope) => (
                    <Tag key={scope} tone={text.marks[scope] ? 'warning' : 'neutral'}>
                      {text.scopes[scope]}
                    </Tag>
                  ))}
                </span>
                {!isOver && lostScopes.length > 0 && (
                  <span className="mt-1 block text-caption text-danger">
                    {text.lost(createdBy, lostScopes.map((scope) => text.scopes[scope]).join('、'))}
                  </span>
                )}
              </Td>
              <Td card="start">
                <span className="block">{used.when}</span>
                <span className={rowDetailClass}>{used.detail}</span>
              </Td>
              <Td card="end">
                <span className={classNames('block', end.isSoon && 'text-danger')}>{end.when}</span>
                <span className={rowDetailClass}>{end.detail}</span>
              </Td>
              <Td card="actions">
                {isOver
                  ? onAgain && (
                      <Button variant="text" size="sm" onClick={() => onAgain(token)}>
                        {text.again}
                      </Button>
                    )
                  : onRevoke && (
                      <Button
                        variant="danger-text"
                        size="sm"
                        aria-label={text.revokeOf(name)}
                        onClick={() => onRevoke(token)}
                      >
                        {text.revoke}
                      </Button>
                    )}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
