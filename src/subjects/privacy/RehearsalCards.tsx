import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { postponeRetention, rehearseRetention } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { failureText } from '../../base/calls/failure-words';
import { dateText } from '../../base/time/date-time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import type { Rehearsal } from './privacy-loaders';
import { periodsOf, type PrivacyValues } from './privacy-schema';
import { privacyText as text } from './text';

const postponements = [3, 6, 12, 36] as const;

/** Enquiries to be anonymised next; selected ones can be kept longer. */
export function EndingCard({ rehearsal, canEdit }: { rehearsal: Rehearsal; canEdit: boolean }) {
  const { call, isBusy, error } = useCallAndReload();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [months, setMonths] = useState<number>(6);
  const unlisted = rehearsal.count - rehearsal.items.length;
  const postpone = () =>
    call(
      () => postponeRetention({ ids: [...chosen], months }),
      () => setChosen([]),
    );
  return (
    <TitledCard title={text.ending(rehearsal.count)}>
      <div className="grid gap-3">
        <p className="text-caption text-ink-soft">{text.endingHelp}</p>
        <ul className="max-h-90 divide-y divide-line overflow-y-auto">
          {rehearsal.items.map(({ id, name, caseTitle, closedOn, anonymiseOn }) => (
            <li key={id} className="flex items-start gap-2 py-2">
              {canEdit && (
                <Checkbox
                  aria-label={text.choose(name, id)}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
              )}
              <span className="min-w-0 flex-1">
                <Link to="/contact/edit/$id" params={{ id: String(id) }} className={linkClass}>
                  {name}
                </Link>
                <span className="block text-caption text-ink-soft">
                  {[caseTitle, text.closed(dateText(closedOn)), text.on(dateText(anonymiseOn))]
                    .filter(Boolean)
                    .join('　')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        {unlisted > 0 && <p className="text-caption text-ink-soft">{text.more(unlisted)}</p>}
        {canEdit && rehearsal.items.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Select
              aria-label={text.postponeFor}
              className="w-28"
              value={months}
              onChange={({ target }) => setMonths(Number(target.value))}
            >
              {postponements.map((each) => (
                <option key={each} value={each}>
                  {text.monthsOf(each)}
                </option>
              ))}
            </Select>
            <Button
              disabled={chosen.length === 0}
              busy={isBusy}
              busyLabel={text.postponing}
              onClick={() => void postpone()}
            >
              {text.postpone}
            </Button>
          </div>
        )}
        <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
      </div>
    </TitledCard>
  );
}

/** Effect of changed periods before saving. */
export function EffectCard({
  values,
  stored,
  now,
}: {
  values: PrivacyValues;
  stored: PrivacyValues;
  now: number;
}) {
  const months = periodsOf(values)
    .map((each) => each.months)
    .join(',');
  const { call, isBusy } = useCall();
  const [effect, setEffect] = useState<{ months: string; count: number } | null>(null);
  const before = periodsOf(stored)
    .map((each) => each.months)
    .join(',');
  if (months === before) return null;
  return (
    <TitledCard title={text.change}>
      <div className="grid gap-3">
        {effect?.months === months && <p>{text.effect(effect.count, now)}</p>}
        <Note tone="warning">{text.starts}</Note>
        <Button
          busy={isBusy}
          busyLabel={text.rehearsing}
          onClick={() =>
            void call(
              () => rehearseRetention({ months }),
              ({ count }) => setEffect({ months, count }),
            )
          }
        >
          {text.rehearse}
        </Button>
      </div>
    </TitledCard>
  );
}
