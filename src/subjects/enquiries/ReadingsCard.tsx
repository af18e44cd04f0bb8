import { auditActionWords } from '../../../openapi/generated/words';
import { Time } from '../../base/time/Time';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import type { ContactRecord } from './contact-loaders';
import { contactText } from './text';

const text = contactText.readings;

/** Accounts that saw the enquiry in full; visible to all who may view the enquiry. */
export function ReadingsCard({ readings, now }: { readings: ContactRecord['readings']; now: number }) {
  if (!readings) return null;
  return (
    <Card className="px-6 py-5 max-tablet:p-4" aria-label={text.title}>
      <details>
        <summary className="cursor-pointer">
          <h2 className="inline">{text.title}</h2>{' '}
          <span className="text-caption text-ink-soft">{text.count(readings.times)}</span>
        </summary>
        {readings.items.length === 0 ? (
          <p className="text-ink-soft">{text.none}</p>
        ) : (
          <ul className="divide-y divide-line text-table">
            {readings.items.map(({ id, at, name, action }) => (
              <li key={id} className="flex items-center gap-2 py-2">
                <Avatar name={name} />
                <b className="min-w-0 truncate">{name}</b>
                <span>{auditActionWords[action]}</span>
                <span className="ml-auto flex-none text-caption text-ink-soft">
                  <Time at={at} to="near" now={now} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {readings.times > readings.items.length && (
          <p className="mt-2 text-caption text-ink-soft">{text.newest(readings.items.length)}</p>
        )}
      </details>
    </Card>
  );
}
