import { lostFormatWords } from '../../../openapi/generated/words';
import { SiteThumb } from '../../blocks/content-editor/SiteThumb';
import { draftName, type ThemeSummary, type Site } from '../../machines/publish-site.rules';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { siteText } from './text';
import type { Template } from './site-loaders';
import type { Parts, StartingPages } from './beginnings';

const text = siteText.start;

interface BeginningChoiceProps {
  template: Template;
  site: Site;
  current: ThemeSummary | undefined;
  /** Null while loading. */
  parts: Pick<StartingPages, 'own' | 'current'> | null;
  lostFormats: StartingPages['lostFormats'];
  isCurrent: boolean;
  onChoose: (isCurrent: boolean) => void;
}

/** Both starting pages, or a preview of the only one. */
export function BeginningChoice({
  template,
  site,
  current,
  parts,
  lostFormats,
  isCurrent,
  onChoose,
}: BeginningChoiceProps) {
  const samples = parts?.own.filter((part) => 'isSample' in part && part.isSample).length ?? 0;
  const page = {
    site: { title: site.title, district: site.county + site.district },
    theme: template.code,
  };
  const own = {
    notes: parts ? [text.filled(parts.own.length - samples)] : [],
    warnings: [
      ...(samples > 0 ? [text.samples(samples)] : []),
      ...(lostFormats.length > 0 ? [text.lost(lostFormats.map((format) => lostFormatWords[format]))] : []),
    ],
  };
  if (!current) {
    return (
      <div className="grid gap-3">
        <SiteThumb
          className="rounded-card border border-line"
          parts={parts?.own ?? template.sample.parts}
          {...page}
        />
        <Notes {...own} />
      </div>
    );
  }
  return (
    <div role="radiogroup" aria-label={text.begin} className="grid gap-4 tablet:grid-cols-2">
      <Beginning
        label={text.current}
        help={text.currentHelp(draftName(current))}
        parts={parts?.current ?? null}
        notes={parts?.current ? [text.allBlocks(parts.current.length), text.edits] : []}
        warnings={[]}
        isChosen={isCurrent}
        onChoose={() => onChoose(true)}
        {...page}
      />
      <Beginning
        label={text.fromCase}
        help={text.fromCaseHelp}
        parts={parts?.own ?? null}
        isChosen={!isCurrent}
        onChoose={() => onChoose(false)}
        {...own}
        {...page}
      />
    </div>
  );
}

interface BeginningProps {
  label: string;
  help: string;
  parts: Parts | null;
  notes: readonly string[];
  warnings: readonly string[];
  site: { title: string; district: string };
  theme: Template['code'];
  isChosen: boolean;
  onChoose: () => void;
}

/** Preview of one starting page. */
function Beginning({ label, help, parts, notes, warnings, site, theme, isChosen, onChoose }: BeginningProps) {
  return (
    <label
      className={classNames(
        'grid cursor-pointer grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border p-4',
        isChosen ? 'border-primary bg-primary-tint' : 'border-control',
      )}
    >
      <span className="flex items-start gap-3">
        <input
          type="radio"
          name="beginning"
          className="mt-1 size-4 flex-none accent-primary"
          checked={isChosen}
          onChange={onChoose}
        />
        <span>
          <b className="block">{label}</b>
          <span className="text-table text-ink-soft">{help}</span>
        </span>
      </span>
      {parts ? (
        <SiteThumb className="rounded-control border border-line" site={site} parts={parts} theme={theme} />
      ) : (
        <span className="aspect-[16/9] rounded-control bg-sunken" />
      )}
      <Notes notes={notes} warnings={warnings} />
    </label>
  );
}

function Notes({ notes, warnings }: { notes: readonly string[]; warnings: readonly string[] }) {
  return (
    <span className="grid gap-1 text-table">
      {notes.map((note) => (
        <span key={note} className="flex gap-2">
          <Icon name="check" size={16} className="mt-0.5 text-success" />
          {note}
        </span>
      ))}
      {warnings.map((warning) => (
        <span key={warning} className="flex gap-2">
          <Icon name="alert" size={16} className="mt-0.5 text-warning-ink" />
          {warning}
        </span>
      ))}
    </span>
  );
}
