import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FigureMeasure, FigurePeriod } from '../../../../openapi/generated/enums';
import type { components } from '../../../../openapi/generated/types';
import { saveFile } from '../../../records/list/save-file';
import { TimeIn } from '../../../base/time/Time';
import { Button } from '../../../ui/Button';
import { Card, TitledCard } from '../../../ui/Card';
import { classNames } from '../../../ui/class-names';
import { Note } from '../../../ui/Note';
import { Segmented } from '../../../ui/Segmented';
import { figuresCsv } from './figures-csv';
import { shortDay } from './plot';
import { PublicationPlot } from './PublicationPlot';
import { countText, figuresText as text } from './text';

const route = getRouteApi('/_layout/web/figures/$caseId');

type Figures = components['schemas']['SiteFigures'];
type Measure = components['schemas']['FigureMeasure'];

/** Counters of one site: the newest publication next to the one before. */
export function FiguresPage() {
  const figures = route.useLoaderData();
  const { period = 'publication' } = route.useSearch();
  const navigate = route.useNavigate();
  const { title, from, days, number, isEnough, hasScript, totals } = figures;
  const since = (day: string) =>
    period === 'publication' ? text.since(number, day, days) : text.sinceDay(day, days);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          size="sm"
          aria-label={text.period}
          options={Object.values(FigurePeriod).map((value) => ({ value, label: text.periods[value] }))}
          value={period}
          onChange={(chosen) => void navigate({ search: { period: chosen }, resetScroll: false })}
        />
        <p className="text-table text-ink-soft">
          <TimeIn say={since} at={from} to="day" />
        </p>
        <Button
          size="sm"
          icon="download"
          className="ml-auto"
          onClick={() =>
            saveFile(
              new Blob([figuresCsv(figures)], { type: 'text/csv;charset=utf-8' }),
              text.fileName(title, from),
            )
          }
        >
          {text.download}
        </Button>
      </div>
      {!isEnough && (
        <Note>
          <b>{text.notEnough(countText(totals.view))}</b>
          {text.space}
          {text.notEnoughHelp}
        </Note>
      )}
      <Tiles figures={figures} />
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-side-wide">
        <div className="grid grid-cols-1 content-start gap-4">
          <Comparison figures={figures} />
          <Sections figures={figures} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <FormCard figures={figures} />
          <Campaigns figures={figures} />
        </div>
      </div>
      {!hasScript && <Note>{text.noScript}</Note>}
      <p className="text-caption text-ink-soft">{text.privacy}</p>
    </div>
  );
}

function Tiles({ figures: { totals, dailyBefore, sections } }: { figures: Figures }) {
  const [section] = sections;
  const { call, line } = totals;
  return (
    <div
      className={classNames(
        'grid grid-cols-2 gap-4 max-narrow:grid-cols-1',
        section ? 'tablet:grid-cols-3 wide:grid-cols-5' : 'wide:grid-cols-4',
      )}
    >
      <Tile label={text.views} count={totals.view} unit={text.times}>
        {dailyBefore !== null && text.dailyBefore(dailyBefore)}
      </Tile>
      {section && (
        <Tile label={text.seen(section.title)} count={section.views} unit={text.times}>
          {section.share && text.ofViews(section.share.share)}
        </Tile>
      )}
      <Tile
        label={text.contact}
        count={call === null || line === null ? (call ?? line) : call + line}
        unit={text.times}
      >
        {text.contactParts(countText(call), countText(line))}
      </Tile>
      <Tile label={text.begun} count={totals.begun} unit={text.times}>
        {text.refused(countText(totals.refused))}
      </Tile>
      <Tile label={text.sent} count={totals.sent} unit={text.sheets}>
        {text.sentHelp}
      </Tile>
    </div>
  );
}

interface TileProps {
  label: string;
  count: number | null;
  unit: string;
  children?: React.ReactNode;
}

function Tile({ label, count, unit, children }: TileProps) {
  return (
    <Card className="p-5 max-tablet:p-4">
      <dl>
        <dt className="truncate text-table text-ink-soft">{label}</dt>
        <dd>
          <b className="text-title tabular-nums">{countText(count)}</b>
          {count !== null && <span className="ml-2">{unit}</span>}
          <span className="block text-caption text-ink-soft">{children}</span>
        </dd>
      </dl>
    </Card>
  );
}

function Comparison({ figures: { publications, comparisons } }: { figures: Figures }) {
  const [measure, setMeasure] = useState<Measure>('sent');
  const [before, now] = publications.slice(-2).map(({ rates }) => rates[measure]);
  const compared = comparisons.find((each) => each.measure === measure);
  return (
    <TitledCard
      title={text.isBetter}
      actions={
        <Segmented
          size="sm"
          aria-label={text.measure}
          options={Object.values(FigureMeasure).map((value) => ({ value, label: text.measures[value] }))}
          value={measure}
          onChange={setMeasure}
        />
      }
    >
      {compared && before && now ? (
        <p className="mb-4 rounded-control bg-accent-tint px-3 py-2.5 text-table">
          <b className="mr-3 text-body">
            {text.answer(text.measures[measure], text.percent(now.share, 1), text.percent(before.share, 1))}
          </b>
          {text.interval(now.low, now.high)}
          {text.space}
          <Verdict {...compared} />
        </p>
      ) : (
        <Note className="mb-4">{text.noPublications}</Note>
      )}
      {publications.some(({ rates }) => rates[measure]) && (
        <>
          <PublicationPlot publications={publications} measure={measure} />
          <p className="mt-2 text-caption text-ink-soft">{text.plotHelp}</p>
        </>
      )}
    </TitledCard>
  );
}

function Verdict({ change: { low, high, isKnown }, judgedOn }: Figures['comparisons'][number]) {
  if (isKnown) return <b>{text.change(low, high)}</b>;
  return (
    <>
      <b>{text.unknown}</b>
      {judgedOn === null ? text.unjudged : text.judgedOn(shortDay(judgedOn))}
    </>
  );
}

function Sections({ figures: { sections } }: { figures: Figures }) {
  return (
    <TitledCard title={text.sections} caption={text.sectionsHelp}>
      {sections.length === 0 && <p className="text-ink-soft">{text.noSections}</p>}
      <ul className="divide-y divide-line">
        {sections.map((section) => (
          <li key={section.title} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <b className="w-36 max-w-full flex-none truncate">{section.title}</b>
            <Bar share={section.share?.share ?? 0} mark={section.before?.share} />
            <span className="w-14 text-right font-bold tabular-nums">
              {section.share ? text.percent(section.share.share) : countText(section.views)}
            </span>
            <span className="w-44 text-caption text-ink-soft max-tablet:w-full">
              {section.change && <SectionChange change={section.change} />}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function SectionChange({
  change: { low, high, isKnown },
}: {
  change: components['schemas']['FigureChange'];
}) {
  if (!isKnown) return text.noDifference;
  return <span className={low > 0 ? 'text-success' : 'text-ink'}>{text.change(low, high)}</span>;
}

/** Bar for a share, with a line at its previous value. */
function Bar({ share, mark }: { share: number; mark?: number | undefined }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 min-w-12 flex-1">
      <rect width="100" height="8" className="fill-sunken" />
      <rect width={share * 100} height="8" className="fill-primary" />
      {mark !== undefined && (
        <rect x={Math.min(99, mark * 100)} width="0.8" height="8" className="fill-ink" />
      )}
    </svg>
  );
}

function FormCard({ figures: { totals } }: { figures: Figures }) {
  const rows = [
    [text.begun, totals.begun],
    [text.sent, totals.sent],
  ] as const;
  const max = Math.max(1, ...rows.map(([, count]) => count ?? 0));
  return (
    <TitledCard title={text.form} caption={text.formLine}>
      <dl className="grid gap-2">
        {rows.map(([label, count]) => (
          <div key={label} className="flex flex-wrap items-center gap-x-3">
            <dt className="w-20 flex-none">{label}</dt>
            <dd className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <Bar share={(count ?? 0) / max} />
              <b className="w-14 text-right tabular-nums">{countText(count)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-table text-ink-soft">{text.refused(countText(totals.refused))}</p>
    </TitledCard>
  );
}

function Campaigns({ figures: { campaigns } }: { figures: Figures }) {
  return (
    <TitledCard title={text.campaigns}>
      {campaigns.length === 0 && <p className="text-ink-soft">{text.noSections}</p>}
      <ul className="divide-y divide-line">
        {campaigns.map(({ channel, campaign, views, sent }) => (
          <li key={`${channel} ${campaign}`} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere max-narrow:basis-full">
              {text.channelOf(channel)}
              {campaign && `${text.space}${campaign}`}
            </span>
            <span className="flex-none text-caption text-ink-soft tabular-nums">
              {countText(views)} {views !== null && text.times}
            </span>
            <b className="w-14 flex-none text-right tabular-nums">
              {countText(sent)} {sent !== null && text.sheets}
            </b>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
