import { useState } from 'react';
import { offers } from '../../api/features';
import { createSiteTheme, getSiteTheme, previewSiteTheme } from '../../api/generated/operations';
import type { LostFormat } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { lostFormatWords } from '../../../openapi/generated/words';
import { randomId } from '../../api/random-id';
import type { ApiResult } from '../../api/result';
import { failureText } from '../../calls/failure-words';
import type { Answer } from '../../calls/use-answer';
import { useCall } from '../../calls/use-call';
import { SiteThumb } from '../../content-editor/SiteThumb';
import { draftName, themeMeant, type ThemeSummary, type Website } from '../../machines/publish-site.rules';
import { dateText } from '../../time/date-time';
import { Checkbox } from '../../ui/Checkbox';
import { classNames } from '../../ui/class-names';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { TextInput } from '../../ui/TextInput';
import { maxNameLength, nameProblem } from './draft-name';
import { websiteText } from './text';
import type { Template } from './website-loaders';

type MadeTheme = Pick<components['schemas']['SiteTheme'], 'themeId'>;
type Parts = components['schemas']['PagePart'][];

const text = websiteText.start;

interface StartDialogProps {
  template: Template;
  website: Website;
  /** State of `loadBeginnings`. */
  answer: Answer<Beginnings>;
  onClose: () => void;
  /** Receives null if the server does not name the created theme. */
  onMade: (made: MadeTheme | null) => void;
}

/** Blocks of both starting pages, with and without the case's content blocks; null without a draft. */
export interface Beginnings {
  own: Parts;
  current: Parts | null;
  withContent: { own: Parts; current: Parts | null };
  /** Formats of the introduction that the page does not support. */
  lostFormats: readonly LostFormat[];
}

/** Choice of content blocks for each starting page. */
type Carries = Record<'own' | 'current', boolean>;

/** Asks for a new draft's name and start: present content or case data. */
export function StartDialog({ template, website, answer, onClose, onMade }: StartDialogProps) {
  const hasNames = offers('drafts');
  const current = currentDraft(website);
  const [isCurrent, setCurrent] = useState(current !== undefined);
  const [carries, setCarries] = useState<Carries>({ own: true, current: false });
  const begins = current && isCurrent ? 'current' : 'own';
  const contentCount = hasNames ? (website.caseParts ?? 0) : 0;
  const [name, setName] = useState(() => text.usualName(template.name, dateText(new Date().toISOString())));
  const [isChecked, setChecked] = useState(false);
  // One key for all attempts, so that a lost answer creates no second draft.
  const [idempotencyKey, setKey] = useState(randomId);
  const { call, isBusy, error } = useCall();
  const failure = error ?? (answer.state === 'failed' ? answer.error : null);
  const make = async () => {
    setChecked(true);
    if (hasNames && nameProblem(name)) return;
    const body = {
      caseId: Number(website.caseId),
      code: template.code,
      ...(hasNames ? { name: name.trim() } : {}),
      ...(current && isCurrent ? { sourceThemeId: current.themeId } : {}),
      ...(contentCount > 0 ? { withContent: carries[begins] } : {}),
    };
    await call<MadeTheme | null>(() => createSiteTheme(body, { idempotencyKey }), onMade);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      width={current ? 760 : 500}
      title={text.title(template.name)}
      description={websiteText.askTitle}
      cancelLabel={websiteText.cancel}
      confirmLabel={text.make}
      busy={isBusy}
      onConfirm={() => void make()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BeginningChoice
          template={template}
          website={website}
          current={current}
          parts={answer.state === 'ready' ? chosenParts(answer.data, carries) : null}
          lostFormats={answer.state === 'ready' ? answer.data.lostFormats : []}
          isCurrent={isCurrent}
          onChoose={(isWithCurrent) => {
            setCurrent(isWithCurrent);
            setKey(randomId());
          }}
        />
        <ContentChoice
          count={contentCount}
          isChosen={carries[begins]}
          onChoose={(isChosen) => {
            setCarries({ ...carries, [begins]: isChosen });
            setKey(randomId());
          }}
        />
        {hasNames && (
          <NameField
            name={name}
            help={website.themes.length > 0 ? text.nameHelp : undefined}
            error={(isChecked && nameProblem(name)) || undefined}
            onChange={(next) => {
              setName(next);
              setKey(randomId());
            }}
          />
        )}
        {failure && (
          <p role="alert" className="text-danger">
            {failureText(failure)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

interface NameFieldProps {
  name: string;
  help: string | undefined;
  error: string | undefined;
  onChange: (name: string) => void;
}

function NameField({ name, help, error, onChange }: NameFieldProps) {
  return (
    <Field
      label={text.name}
      help={help}
      error={error}
      counter={{ length: [...name].length, max: maxNameLength }}
      required
    >
      <TextInput value={name} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

interface ContentChoiceProps {
  /** Number of the case's content blocks; for 0 nothing is asked. */
  count: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Asks whether the draft includes the case's content blocks. */
function ContentChoice({ count, isChosen, onChoose }: ContentChoiceProps) {
  if (count === 0) return null;
  return (
    <Field help={text.carriesHelp} label={text.content} hideLabel group>
      <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        {text.carries(count)}
      </Checkbox>
    </Field>
  );
}

interface BeginningChoiceProps extends Pick<StartDialogProps, 'template' | 'website'> {
  current: ThemeSummary | undefined;
  /** Null while loading. */
  parts: Pick<Beginnings, 'own' | 'current'> | null;
  lostFormats: Beginnings['lostFormats'];
  isCurrent: boolean;
  onChoose: (isCurrent: boolean) => void;
}

/** Both starting pages, or a preview of the only one. */
function BeginningChoice({
  template,
  website,
  current,
  parts,
  lostFormats,
  isCurrent,
  onChoose,
}: BeginningChoiceProps) {
  const samples = parts?.own.filter((part) => 'isSample' in part && part.isSample).length ?? 0;
  const page = {
    site: { title: website.title, district: website.county + website.district },
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

/** The draft to copy; undefined without one. */
function currentDraft(website: Website): ThemeSummary | undefined {
  return offers('drafts') ? themeMeant(website) : undefined;
}

/** Loads the page of each start. */
export async function loadBeginnings({ code }: Template, website: Website): Promise<ApiResult<Beginnings>> {
  const source = currentDraft(website);
  const hasContent = (website.caseParts ?? 0) > 0;
  const ofCase = { code, caseId: Number(website.caseId) };
  const [own, bare, current, carrying] = await Promise.all([
    previewSiteTheme({ id: 0 }, ofCase),
    hasContent ? previewSiteTheme({ id: 0 }, { ...ofCase, withContent: false }) : null,
    source ? getSiteTheme({ id: source.themeId }) : null,
    source && hasContent ? previewSiteTheme({ id: source.themeId }, { withContent: true }) : null,
  ]);
  if (!own.ok) return own;
  const failed = [bare, current, carrying].find((answer) => answer && !answer.ok);
  if (failed && !failed.ok) return failed;
  const partsOf = (answer: ApiResult<{ parts: Parts }> | null) => (answer?.ok ? answer.data.parts : null);
  return {
    ...own,
    data: {
      own: partsOf(bare) ?? own.data.parts,
      current: partsOf(current),
      withContent: { own: own.data.parts, current: partsOf(carrying) ?? partsOf(current) },
      lostFormats: own.data.lostFormats ?? [],
    },
  };
}

/** Both pages with the chosen content blocks. */
function chosenParts({ own, current, withContent }: Beginnings, carries: Carries) {
  return {
    own: carries.own ? withContent.own : own,
    current: carries.current ? withContent.current : current,
  };
}
