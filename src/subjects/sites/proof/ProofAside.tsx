import type { components } from '../../../../openapi/generated/types';
import { TimeIn } from '../../../base/time/Time';
import { TitledCard } from '../../../ui/Card';
import { Tag } from '../../../ui/Tag';
import { proofText as text } from './text';
import { Facts } from '../../../ui/Facts';

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
        <Facts
          rows={[
            [
              text.hash,
              <span key="hash" className="font-mono break-all">
                {hash}
              </span>,
            ],
            [text.previous, text.linked(previous)],
            [
              text.signature,
              <>
                {isIntact ? text.valid : text.invalid}
                <span className="ml-2 text-caption text-ink-soft">
                  <TimeIn say={text.key} at={keyCreatedOn} to="day" />
                </span>
              </>,
            ],
            [text.files, line.isPublic && text.count(pictures, documents)],
            [
              text.change,
              <>
                {text.changeBy(text.reasons[line.reason], line.by)}
                {line.note && <span className="block text-caption text-ink-soft">{line.note}</span>}
              </>,
            ],
          ]}
        />
      </TitledCard>
      <Advertising entry={entry} />
      <PageFacts entry={entry} />
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

function PageFacts({ entry: { facts, presentFacts } }: { entry: Entry }) {
  return (
    <TitledCard title={text.facts} caption={facts.length > 0 && text.factCount(facts.length)}>
      {facts.length === 0 && <p className="text-table text-ink-soft">{text.noFacts}</p>}
      <Facts
        rows={facts.map(({ name, value }) => {
          const now = presentFacts.find((fact) => fact.name === name)?.value;
          return [
            text.factNames[name],
            <>
              {value}
              {now !== value && <span className="ml-2 text-caption text-ink-soft">{text.nowIs(now)}</span>}
            </>,
          ];
        })}
      />
    </TitledCard>
  );
}
