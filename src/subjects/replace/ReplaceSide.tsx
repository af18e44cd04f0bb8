import type { components } from '../../../openapi/generated/types';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { ProgressBar } from '../../ui/ProgressBar';
import { changesWith, chosenRecords, countsByKind, onlyThose, type outcomeOf } from './choices';
import type { ReplaceHit, ReplaceRecord } from './replace-loaders';
import { replaceText as text } from './text';
import type { FoundHits } from './use-replace-search';

type Mode = components['schemas']['ReplaceMode'];

interface ReplaceSideProps {
  found: FoundHits;
  chosen: ReadonlySet<string>;
  outcome: ReturnType<typeof outcomeOf>;
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** Pages of the list, and those that were open. */
  pages: { count: number; seen: number };
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Effect of a replacement, its time, and things that it never changes. */
export function ReplaceSide(props: ReplaceSideProps) {
  const { found, chosen, outcome, mode, onMode } = props;
  return (
    <div className="grid content-start gap-4">
      {outcome.hits > text.manyHits && <Many {...props} />}
      <TitledCard title={text.outcome}>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 text-table [&_dd]:text-right [&_dd]:font-bold [&_dt]:text-ink-soft">
          <Figure name={text.outcomes.records}>{text.records(outcome.records)}</Figure>
          <Figure name={text.outcomes.hits}>{text.places(outcome.hits)}</Figure>
          {outcome.following > 0 && (
            <Figure name={text.outcomes.following}>{text.records(outcome.following)}</Figure>
          )}
          <Figure name={text.outcomes.unchosen}>{text.places(outcome.unchosen)}</Figure>
          <Figure name={text.outcomes.now}>{text.records(outcome.now)}</Figure>
          <Figure name={text.outcomes.approval}>{text.records(outcome.approval)}</Figure>
          <Figure name={text.outcomes.draft}>{text.records(outcome.draft)}</Figure>
        </dl>
      </TitledCard>
      {outcome.live > 0 && (
        <TitledCard title={text.when}>
          <div role="radiogroup" aria-label={text.when} className="grid gap-3">
            {(['together', 'apart'] as const).map((each) => (
              <label key={each} className="flex items-start gap-3">
                <input
                  type="radio"
                  name="mode"
                  aria-label={text.modes[each]}
                  className="mt-1 size-4 flex-none accent-primary"
                  checked={mode === each}
                  onChange={() => onMode(each)}
                />
                <span>
                  <b className="block">{text.modes[each]}</b>
                  <span className="text-caption text-ink-soft">{modeHelp(each, outcome)}</span>
                </span>
              </label>
            ))}
          </div>
        </TitledCard>
      )}
      <Never found={found} chosen={chosen} />
    </div>
  );
}

function modeHelp(mode: Mode, { live, now, approval, cases, edited }: ReplaceSideProps['outcome']): string {
  const { modeHelp: help } = text;
  if (mode === 'apart') return help.apart(now, approval);
  return [
    `${help.together(live, approval)}。`,
    ...(approval > 0 && cases > 0 ? [help.cases] : []),
    ...(edited > 0 ? [help.edited(edited)] : []),
  ].join('');
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Never({ found: { records, inAddresses }, chosen }: Pick<ReplaceSideProps, 'found' | 'chosen'>) {
  const own = chosenRecords(records, chosen);
  const stays = (hit: ReplaceHit) => hit.follows && !changesWith(hit, own);
  const follows = records.flatMap(({ hits }) => hits).filter(stays).length;
  const lines: (readonly [IconName, string])[] = [
    ['lock', text.nevers.records],
    ['shield', text.nevers.notice],
    ['image', text.nevers.pictures],
    ['external', text.nevers.addresses(inAddresses)],
    ...(follows > 0 ? [['link', text.nevers.follows(follows)] as const] : []),
  ];
  return (
    <TitledCard title={text.never}>
      <ul className="grid gap-2 text-table">
        {lines.map(([icon, line]) => (
          <li key={line} className="flex items-start gap-2">
            <Icon name={icon} size={16} className="mt-0.5 text-ink-soft" />
            {line}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** More hits than one looks over: every page has to be seen, and smaller batches are offered. */
function Many({ found: { records }, chosen, outcome, pages, onChoose }: ReplaceSideProps) {
  const doubtful = records.flatMap(({ hits }) => hits).filter(({ doubt }) => doubt !== null).length;
  const drafts = records.filter(({ isLive }) => !isLive);
  const only = (fits: (record: ReplaceRecord) => boolean) => () => onChoose(onlyThose(records, fits));
  const counts = countsByKind(records, chosen);
  return (
    <TitledCard title={text.many}>
      <p className="text-table text-ink-soft">{text.manyHelp(outcome.hits, pages.seen, pages.count)}</p>
      <ProgressBar className="my-3" label={text.seenPages} value={pages.seen / pages.count} />
      {doubtful > 0 && <p className="text-table">{text.doubtful(doubtful)}</p>}
      <h3 className="mt-4 mb-2">{text.batches}</h3>
      <div className="flex flex-wrap gap-2">
        {counts.length > 1 &&
          counts.map(([kind, count]) => (
            <Button key={kind} size="sm" onClick={only((record) => record.kind === kind)}>
              {text.onlyKind(kind, count)}
            </Button>
          ))}
        {drafts.length > 0 && drafts.length < records.length && (
          <Button size="sm" onClick={only(({ isLive }) => !isLive)}>
            {text.onlyDraft(onlyThose(drafts, () => true).size)}
          </Button>
        )}
      </div>
    </TitledCard>
  );
}
