import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { offered } from '../../../api/offered';
import { useCall } from '../../../base/calls/use-call';
import { SiteState } from '../../../records/list/SiteState';
import {
  draftName,
  isPublicTheme,
  publicationOf,
  samplesOf,
  type ThemeSummary,
  type Site,
} from '../../../machines/publish-site.rules';
import { useToast } from '../../../base/messages/messages';
import { useDeletion } from '../../../records/record-actions/use-deletion';
import { TimeIn } from '../../../base/time/Time';
import { useUnsaved } from '../../../base/messages/unsaved';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/button-class';
import { Field } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { Tag } from '../../../ui/Tag';
import { TextInput } from '../../../ui/TextInput';
import { maxNameLength, nameProblem } from '../draft-name';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';
import { commonText } from '../../../base/navigation/text';

const text = siteText.drafts;

interface DraftListProps extends Pick<StepProps, 'change' | 'canEdit'> {
  site: Site;
  /** In display order. */
  themes: readonly ThemeSummary[];
}

/** Drafts of a site: edit, rename, duplicate, and delete except the public one. */
export function DraftList({ site, themes, change, canEdit }: DraftListProps) {
  const { ask, dialog } = useDeletion(
    'theme',
    ({ id }) => change({ kind: 'delete', themeId: id }),
    ({ id }) => change({ kind: 'undelete', themeId: id }),
  );
  return (
    <>
      <ul aria-label={siteText.drafts.label} className="divide-y divide-line rounded-card border border-line">
        {themes.map((theme) => (
          <Draft
            key={theme.themeId}
            theme={theme}
            site={site}
            change={change}
            canEdit={canEdit}
            onDelete={() => ask({ id: theme.themeId, name: draftName(theme) })}
          />
        ))}
      </ul>
      {dialog}
    </>
  );
}

interface DraftProps extends Omit<DraftListProps, 'themes'> {
  theme: ThemeSummary;
  onDelete: () => void;
}

function Draft({ theme, site, change, canEdit, onDelete }: DraftProps) {
  const [isNaming, setNaming] = useState(false);
  const { templateName, partCount, lastModifiedOn } = theme;
  const samples = samplesOf(theme).length;
  const rename = useRef<HTMLButtonElement>(null);
  const closeNaming = () => {
    setNaming(false);
    rename.current?.focus();
  };
  return (
    <li className="grid gap-2 p-3">
      {isNaming ? (
        <NameForm theme={theme} change={change} onClose={closeNaming} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 break-words">{draftName(theme)}</b>
          <SiteState {...publicationOf(site, theme)} />
          {samples > 0 && <Tag tone="accent">{text.samples(samples)}</Tag>}
        </div>
      )}
      <p className="text-table text-ink-soft">
        <TimeIn say={(time) => siteText.designDone(templateName, partCount, time)} at={lastModifiedOn} />
      </p>
      {canEdit && (
        <div className="flex flex-wrap items-center gap-1 max-tablet:gap-0 max-tablet:*:not-first:px-2">
          <Link
            to="/siteset/theme/edit/$caseId/$themeId"
            params={{ caseId: site.caseId, themeId: String(theme.themeId) }}
            className={buttonClass({ size: 'sm' })}
          >
            <Icon name="edit" size={16} />
            {siteText.editPage}
          </Link>
          <RenameButton
            ref={rename}
            size="sm"
            variant="text"
            aria-label={text.renameOf(draftName(theme))}
            onClick={() => setNaming(!isNaming)}
          >
            {text.rename}
          </RenameButton>
          <DuplicateButton theme={theme} change={change} />
          <DeleteButton theme={theme} onDelete={onDelete} />
        </div>
      )}
    </li>
  );
}

const RenameButton = offered('drafts', Button);

const DuplicateButton = offered('drafts', ({ theme, change }: Pick<DraftProps, 'theme' | 'change'>) => {
  const toast = useToast();
  const { call, isBusy } = useCall();
  const duplicate = () => {
    const name = text.copyOf(draftName(theme), maxNameLength);
    return call(
      () => change({ kind: 'duplicate', themeId: theme.themeId, name }),
      () => toast({ kind: 'success', text: text.duplicated }),
    );
  };
  return (
    <Button
      size="sm"
      variant="text"
      busy={isBusy}
      aria-label={text.duplicateOf(draftName(theme))}
      onClick={() => void duplicate()}
    >
      {text.duplicate}
    </Button>
  );
});

const DeleteButton = offered('drafts', ({ theme, onDelete }: Pick<DraftProps, 'theme' | 'onDelete'>) =>
  isPublicTheme(theme) ? (
    <span className="text-caption text-ink-soft max-tablet:w-full">{text.isPublic}</span>
  ) : (
    <Button size="sm" variant="text" aria-label={text.deleteOf(draftName(theme))} onClick={onDelete}>
      {text.delete}
    </Button>
  ),
);

interface NameFormProps extends Pick<DraftProps, 'theme' | 'change'> {
  onClose: () => void;
}

function NameForm({ theme, change, onClose }: NameFormProps) {
  const toast = useToast();
  const { call, isBusy } = useCall();
  const [name, setName] = useState(theme.name);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useUnsaved(text.name, name.trim() !== theme.name, isBusy);
  useEffect(() => field.current?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (nameProblem(name)) return;
    void call(
      () => change({ kind: 'rename', themeId: theme.themeId, name: name.trim() }),
      () => {
        toast({ kind: 'success', text: siteText.saved });
        onClose();
      },
    );
  };
  return (
    <form className="flex flex-wrap items-start gap-2" onSubmit={save}>
      <div className="min-w-48 flex-1">
        <Field label={text.name} error={(isChecked && nameProblem(name)) || undefined}>
          <TextInput ref={field} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </div>
      <Button className="mt-6" type="submit" busy={isBusy}>
        {siteText.confirm}
      </Button>
      <Button className="mt-6" variant="text" disabled={isBusy} onClick={onClose}>
        {commonText.cancel}
      </Button>
    </form>
  );
}
