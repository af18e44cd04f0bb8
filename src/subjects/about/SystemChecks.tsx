import { systemCheckNameWords } from '../../../openapi/generated/words';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { Note } from '../../ui/Note';
import { StatusDot } from '../../ui/StatusDot';
import type { SystemCheck } from './about-loaders';
import { byUrgency, summaryOf } from './system-checks';
import { aboutText as text } from './text';

const icons: Record<SystemCheck['name'], IconName> = {
  settings: 'settings',
  database: 'rows',
  migrations: 'list',
  jobs: 'clock',
  backups: 'copy',
  disk: 'desktop',
  mail: 'mail',
  store: 'image',
  caches: 'link',
  clock: 'clock',
  nginx: 'layout',
};
const dots = { good: 'ok', attention: 'warn', bad: 'empty', off: 'off' } as const;

/** Results of all checks with instructions, most urgent first. */
export function SystemChecks({ checks }: { checks: readonly SystemCheck[] }) {
  const router = useRouter();
  const [isChecking, setChecking] = useState(false);
  const again = async () => {
    setChecking(true);
    await router.invalidate();
    setChecking(false);
  };
  const isRight = checks.every(({ state }) => state === 'good' || state === 'off');
  return (
    <>
      <Note tone={isRight ? 'success' : 'warning'} className="items-center rounded-none px-6 max-tablet:px-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="font-bold">
            {summaryOf(checks)}
          </p>
          <Button
            size="sm"
            icon="refresh"
            busy={isChecking}
            busyLabel={text.checking}
            onClick={() => void again()}
          >
            {text.again}
          </Button>
        </div>
      </Note>
      <ul aria-label={text.checks} className="divide-y divide-line">
        {byUrgency(checks).map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
    </>
  );
}

function CheckRow({ check: { name, state, about, status, detail, remedy } }: { check: SystemCheck }) {
  return (
    <li className="grid gap-x-6 gap-y-2 px-6 py-3 max-tablet:px-4 tablet:grid-cols-[--spacing(55)_minmax(0,1fr)]">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name={icons[name]} className="text-ink-soft" />
        <div className="min-w-0">
          <h3 className="font-bold">{systemCheckNameWords[name]}</h3>
          {about !== systemCheckNameWords[name] && (
            <p className="text-caption wrap-anywhere text-ink-soft">{about}</p>
          )}
        </div>
      </div>
      <div className="min-w-0">
        <StatusDot state={dots[state]} className={state === 'bad' ? 'font-bold text-danger' : undefined}>
          {status}
        </StatusDot>
        <p className="text-table wrap-anywhere text-ink-soft">{detail}</p>
        {remedy !== undefined && (
          <p className="text-table wrap-anywhere">
            <span className="font-bold">{text.remedy}</span>
            {remedy}
          </p>
        )}
      </div>
    </li>
  );
}
