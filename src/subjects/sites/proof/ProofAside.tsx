import type { components } from '../../../../openapi/generated/types';
import { TimeIn } from '../../../base/time/Time';
import { TitledCard } from '../../../ui/Card';
import { Tag } from '../../../ui/Tag';
import { proofText as text } from './text';

type Entry = components['schemas']['SiteProofEntry'];

interface ProofAsideProps {
  entry: Entry;
  line: components['schemas']['ProofLine'];
}

/** Hash, chain and signature of an entry, and the state of the case at that time. */
export function ProofAside({ entry, line }: ProofAsideProps) {
  const { isIntact, hash, previous, keyCreatedOn, pictures, documents } = entry;
  return (
    <div className="grid content-start gap-4">
      <TitledCard
        title={text.proof}
        actions={
          <Tag tone={isIntact ? 'success' : 'danger'} className="mr-3">
            {isIntact ? text.whole : text.damaged}
          </Tag>
        }
      >
        <dl className="grid grid-cols-terms gap-2 text-table">
          <dt className="text-ink-soft">{text.hash}</dt>
          <dd className="font-mono break-all">{hash}</dd>
          <dt className="text-ink-soft">{text.previous}</dt>
          <dd>{text.linked(previous)}</dd>
          <dt className="text-ink-soft">{text.signature}</dt>
          <dd>
            {isIntact ? text.valid : text.invalid}
            <span className="ml-2 text-caption text-ink-soft">
              <TimeIn say={text.key} at={keyCreatedOn} to="day" />
            </span>
          </dd>
          {line.isPublic && (
            <>
              <dt className="text-ink-soft">{text.files}</dt>
              <dd>{text.count(pictures, documents)}</dd>
            </>
          )}
          <dt className="text-ink-soft">{text.change}</dt>
          <dd>
            {text.changeBy(text.reasons[line.reason], line.by)}
            {line.note && <span className="block text-caption text-ink-soft">{line.note}</span>}
          </dd>
        </dl>
      </TitledCard>
      <Advertising entry={entry} />
      <Facts entry={entry} />
      {entry.consentVersion !== null && (
        <TitledCard title={text.consent} caption={text.consentVersion(entry.consentVersion)}>
          <p className="text-table">{entry.consentText}</p>
        </TitledCard>
      )}
    </div>
  );
}

function Advertising({ entry: { advertising } }: { entry: Entry }) {
  if (!advertising) return null;
  const { isChecked, open, putAside } = advertising;
  return (
    <TitledCard title={text.adCheck}>
      <p className="text-table text-ink-soft">{isChecked ? text.adOpen(open) : text.adUnchecked}</p>
      {putAside.length > 0 && (
        <>
          <h3 className="mt-3 text-table font-bold">{text.adKept}</h3>
          <ul className="grid gap-3">
            {putAside.map(({ sentence, reason, kind, note, by, at }) => (
              <li key={`${sentence} ${reason}`} className="text-table">
                {sentence}
                <span className="block text-caption text-ink-soft">{reason}</span>
                <span className="block text-caption text-ink-soft">
                  <TimeIn say={(on) => text.adReason(text.adReasonKinds[kind], note, by, on)} at={at} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledCard>
  );
}

function Facts({ entry: { facts, presentFacts } }: { entry: Entry }) {
  return (
    <TitledCard title={text.facts} caption={facts.length > 0 && text.factCount(facts.length)}>
      {facts.length === 0 && <p className="text-table text-ink-soft">{text.noFacts}</p>}
      <dl className="grid grid-cols-terms gap-2 text-table">
        {facts.map(({ name, value }) => {
          const now = presentFacts.find((fact) => fact.name === name)?.value;
          return (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{text.factNames[name]}</dt>
              <dd>
                {value}
                {now !== value && <span className="ml-2 text-caption text-ink-soft">{text.nowIs(now)}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </TitledCard>
  );
}
