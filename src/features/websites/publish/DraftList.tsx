import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { offers } from '../../../api/features';
import {
  createSiteTheme,
  deleteSiteTheme,
  restoreSiteTheme,
  updateSiteTheme,
} from '../../../api/generated/operations';
import { randomId } from '../../../api/random-id';
import { sentVersion } from '../../../api/row-version';
import { useCall } from '../../../calls/use-call';
import { SiteState } from '../../../list/SiteState';
import { useDeletion } from '../../../record-actions/use-deletion';
import { samplesOf, type Website } from '../../../machines/publish-site.rules';
import { dateTimeText } from '../../../time/date-time';
import { useToast } from '../../../messages/messages';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/button-class';
import { Field } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { Tag } from '../../../ui/Tag';
import { TextInput } from '../../../ui/TextInput';
import { mostName, nameProblem } from '../draft-name';
import { websiteText } from '../text';

type Theme = Website['themes'][number];

interface DraftListProps {
  website: Website;
  /** In the order in which they are shown. */
  themes: readonly Theme[];
  canEdit: boolean;
}

/** The drafts of a website by their names: each is edited, renamed, duplicated, and deleted unless it is the public one. */
export function DraftList({ website, themes, canEdit }: DraftListProps) {
  const { ask, dialog } = useDeletion('theme', deleteSiteTheme, restoreSiteTheme);
  return (
    <>
      <ul
        aria-label={websiteText.drafts.label}
        className="divide-y divide-line rounded-card border border-line"
      >
        {themes.map((theme) => (
          <Draft
            key={theme.themeId}
            theme={theme}
            website={website}
            canEdit={canEdit}
            onDelete={() => ask({ id: theme.themeId, name: theme.name })}
          />
        ))}
      </ul>
      {dialog}
    </>
  );
}

interface DraftProps {
  theme: Theme;
  website: Website;
  canEdit: boolean;
  onDelete: () => void;
}

function Draft({ theme, website, canEdit, onDelete }: DraftProps) {
  const text = websiteText.drafts;
  const router = useRouter();
  const toast = useToast();
  const { call, isBusy } = useCall();
  const [isNaming, setNaming] = useState(false);
  const { themeId, templateName, partCount, lastModifiedOn } = theme;
  const samples = samplesOf(theme).length;
  const isPublic = theme.status === 1;
  const rename = useRef<HTMLButtonElement>(null);
  const closeNaming = () => {
    setNaming(false);
    rename.current?.focus();
  };
  const again = async (words: string) => {
    toast({ kind: 'success', text: words });
    await router.invalidate();
  };
  const duplicate = () =>
    call(
      () =>
        createSiteTheme(
          {
            caseId: Number(website.caseId),
            code: theme.templateCode,
            name: text.copyOf(theme.name, mostName),
            sourceThemeId: themeId,
          },
          { idempotencyKey: randomId() },
        ),
      () => again(text.duplicated),
    );
  return (
    <li className="grid gap-2 p-3">
      {isNaming ? (
        <NameForm theme={theme} onClose={closeNaming} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <b className="min-w-0 break-words">{theme.name || templateName}</b>
          <SiteState
            publishedOn={isPublic ? theme.publishedOn : null}
            hasUnpublishedChanges={themeId === website.activeThemeId && website.hasUnpublishedChanges}
          />
          {samples > 0 && <Tag tone="accent">{text.samples(samples)}</Tag>}
        </div>
      )}
      <p className="text-table text-ink-soft">
        {websiteText.designDone(templateName, partCount, lastModifiedOn && dateTimeText(lastModifiedOn))}
      </p>
      {canEdit && (
        <div className="flex flex-wrap items-center gap-1 max-tablet:gap-0 max-tablet:*:not-first:px-2">
          <Link
            to="/siteset/theme/edit/$caseId/$themeId"
            params={{ caseId: website.caseId, themeId: String(themeId) }}
            className={buttonClass({ size: 'sm' })}
          >
            <Icon name="edit" size={16} />
            {websiteText.editPage}
          </Link>
          {offers('drafts') && (
            <>
              <Button
                ref={rename}
                size="sm"
                variant="text"
                aria-label={text.renameOf(theme.name)}
                onClick={() => setNaming(!isNaming)}
              >
                {text.rename}
              </Button>
              <Button
                size="sm"
                variant="text"
                busy={isBusy}
                aria-label={text.duplicateOf(theme.name)}
                onClick={() => void duplicate()}
              >
                {text.duplicate}
              </Button>
              {isPublic ? (
                <span className="text-caption text-ink-soft max-tablet:w-full">{text.isPublic}</span>
              ) : (
                <Button size="sm" variant="text" aria-label={text.deleteOf(theme.name)} onClick={onDelete}>
                  {text.delete}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}

function NameForm({ theme, onClose }: { theme: Theme; onClose: () => void }) {
  const text = websiteText.drafts;
  const router = useRouter();
  const toast = useToast();
  const { call, isBusy } = useCall();
  const [name, setName] = useState(theme.name);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (nameProblem(name)) return;
    void call(
      () =>
        updateSiteTheme({
          themeId: theme.themeId,
          rowVersion: sentVersion(theme.rowVersion),
          name: name.trim(),
        }),
      async () => {
        toast({ kind: 'success', text: websiteText.saved });
        await router.invalidate();
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
        {websiteText.confirm}
      </Button>
      <Button className="mt-6" variant="text" disabled={isBusy} onClick={onClose}>
        {websiteText.cancel}
      </Button>
    </form>
  );
}
