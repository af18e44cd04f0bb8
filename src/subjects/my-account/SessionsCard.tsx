import { endOtherSessions, endSession } from '../../api/generated/operations';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { WholeListStatus } from '../../records/list/ListStatus';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/Tag';
import { deviceOf } from './device-name';
import type { Session } from './my-account-loaders';
import { myAccountText as text } from './text';

/** Sessions of the account; ends other ones, singly or all at once. */
export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const { call, isBusy } = useCallAndReload();
  return (
    <TitledCard title={text.sessions} caption={text.sessionCount(sessions.length)}>
      <WholeListStatus
        count={sessions.length}
        total={`${text.sessions} ${text.sessionCount(sessions.length)}`}
        none=""
      />
      <ul className="divide-y divide-line">
        {sessions.map(({ id, isCurrent, userAgent, address, lastRenewedOn }) => {
          const device = deviceOf(userAgent);
          return (
            <li key={id} className="flex items-start gap-3 py-3 first:pt-0">
              <Icon name={device.isPhone ? 'phone' : 'desktop'} />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2">
                  <b>{device.name}</b>
                  {isCurrent && <Tag tone="success">{text.here}</Tag>}
                </span>
                <span className="text-caption text-ink-soft">
                  {address}
                  {'　'}
                  {isCurrent ? text.inUse : <Time at={lastRenewedOn} to="moment" />}
                </span>
              </span>
              {!isCurrent && (
                <Button
                  variant="text"
                  size="sm"
                  aria-label={text.signOutOf(device.name)}
                  onClick={() => void call(() => endSession({ sessionId: id }))}
                >
                  {text.signOut}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          icon="logout"
          className="mt-2"
          busy={isBusy}
          busyLabel={text.signingOut}
          onClick={() => void call(() => endOtherSessions())}
        >
          {text.signOutOthers}
        </Button>
      )}
    </TitledCard>
  );
}
