import { factLabels } from '../../records/kinds/text';
import { TitledCard } from '../../ui/Card';
import { factNames, isFilled, type ShownFacts } from './facts-schema';
import { factsText as text } from './facts-text';

/** Facts as the page prints them. */
export function PrintedFacts({ facts }: { facts: ShownFacts }) {
  const printed = factNames.filter((name) => facts[name].isPrinted && isFilled(facts[name]));
  return (
    <TitledCard title={text.preview}>
      {printed.length === 0 ? (
        <p className="text-ink-soft">{text.nothingPrinted}</p>
      ) : (
        <div className="grid gap-3">
          <dl className="grid gap-2 rounded-control bg-sunken p-4 text-table">
            {printed.map((name) => (
              <div key={name} className="grid grid-cols-[6em_1fr] gap-2 border-b border-line pb-2">
                <dt className="text-ink-soft">{factLabels[name]}</dt>
                <dd>{facts[name].value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-caption text-ink-soft">{text.printed(printed.length)}</p>
        </div>
      )}
    </TitledCard>
  );
}
