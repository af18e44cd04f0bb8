import { Time } from '../../base/time/Time';
import { TitledCard } from '../../ui/Card';
import type { PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';

/** Proof of what was corrected, with masked values. */
export function CorrectionsCard({ corrections }: Pick<PersonRequest, 'corrections'>) {
  return (
    <TitledCard title={text.corrections}>
      <ul className="grid gap-3">
        {corrections.map(({ on, by, contactId, changes }) => (
          <li key={`${on} ${contactId}`}>
            <p className="text-ink-soft">
              <Time at={on} /> {text.correctedBy(by, contactId)}
            </p>
            <ul>
              {changes.map(({ field, before, after }) => (
                <li key={field}>
                  {before || after
                    ? text.change(text.correctedFields[field], before || text.none2, after || text.none2)
                    : text.correctedFields[field]}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
