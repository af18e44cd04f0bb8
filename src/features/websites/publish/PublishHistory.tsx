import { useState } from 'react';
import {
  getSiteTheme,
  getSiteThemeVersion,
  listSiteThemeVersions,
  restoreSiteThemeVersion,
} from '../../../api/generated/operations';
import type { components } from '../../../../openapi/generated/types';
import type { ApiResult } from '../../../api/result';
import { failureText } from '../../../calls/failure-words';
import { dateTimeText } from '../../../time/date-time';
import { CallDialog } from '../../../record-actions/CallDialog';
import type { RowPage } from '../../../list/load-list';
import { pagerText, siteStateText } from '../../../list/text';
import { useAnswer } from '../../../calls/use-answer';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Icon } from '../../../ui/Icon';
import { Pager } from '../../../ui/Pager';
import { Spinner } from '../../../ui/Spinner';
import { Tag } from '../../../ui/Tag';
import { websiteText } from '../text';
import { CompareDialog, type Comparison } from './CompareDialog';

type Version = components['schemas']['SiteThemeVersion'];

interface PublishHistoryProps {
  themeId: number;
  /** Of the theme. */
  rowVersion: number;
  canEdit: boolean;
  /** The draft is another one now. */
  onRestored: () => void;
}

/** What was published of a theme, the newest first; each version can be compared with the draft and made the draft again. */
export function PublishHistory({ themeId, rowVersion, canEdit, onRestored }: PublishHistoryProps) {
  const { answer, ask, forget } = useAnswer<RowPage<Version>>();
  const [pageNumber, setPageNumber] = useState(1);
  const [pageCount, setPageCount] = useState(1);
  const comparison = useAnswer<Comparison>();
  const [chosen, setChosen] = useState<Version | null>(null);
  const text = websiteText.history;
  const open = (wanted: number) => {
    setPageNumber(wanted);
    ask(async () => {
      const page = await listSiteThemeVersions({ id: themeId }, { pageNumber: wanted });
      // Kept while the next page is on its way, so that the keyboard stays on the pager.
      if (page.ok) setPageCount(Math.ceil(page.data.totalCount / page.data.pageSize));
      return page;
    });
  };
  return (
    <>
      <button
        type="button"
        className="flex min-h-touch items-center gap-3 border-t border-line p-4 text-left hover:bg-hover"
        onClick={() => open(1)}
      >
        <Icon name="clock" />
        {text.title}
      </button>
      <Dialog
        open={answer.state !== 'none'}
        onOpenChange={forget}
        width={640}
        title={text.title}
        description={text.help}
        footer={
          <Button variant="primary" onClick={forget}>
            {websiteText.close}
          </Button>
        }
      >
        {answer.state === 'loading' && (
          <p className="flex items-center gap-2">
            <Spinner />
            {websiteText.loading}
          </p>
        )}
        {answer.state === 'failed' && (
          <p role="alert" className="text-danger">
            {failureText(answer.error)}
          </p>
        )}
        {answer.state === 'ready' && answer.data.items.length === 0 && <p>{websiteText.never}</p>}
        {answer.state === 'ready' && (
          <ol className="divide-y divide-line">
            {answer.data.items.map((version) => (
              <li key={version.versionId} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
                <span className="min-w-0 flex-1">
                  <b className="mr-2">{dateTimeText(version.publishedOn)}</b>
                  {version.isLive && <Tag tone="success">{text.live}</Tag>}
                  <span className="block text-caption text-ink-soft">
                    {text.line(version.publishedBy, version.partCount)}
                  </span>
                </span>
                <Button
                  size="sm"
                  aria-label={text.compareWith(dateTimeText(version.publishedOn))}
                  onClick={() => comparison.ask(() => compare(version))}
                >
                  {text.compare}
                </Button>
                {canEdit && (
                  <Button
                    size="sm"
                    aria-label={text.restoreOf(dateTimeText(version.publishedOn))}
                    onClick={() => setChosen(version)}
                  >
                    {text.restore}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
        <Pager page={pageNumber} pageCount={pageCount} labels={pagerText} onPage={open} />
      </Dialog>
      <CompareDialog
        answer={comparison.answer}
        title={text.compareTitle}
        heads={{ before: text.version, after: siteStateText.draft }}
        onClose={comparison.forget}
      />
      {chosen && (
        <RestoreDialog
          version={chosen}
          rowVersion={rowVersion}
          onClose={() => setChosen(null)}
          onRestored={() => {
            setChosen(null);
            forget();
            onRestored();
          }}
        />
      )}
    </>
  );
}

interface RestoreDialogProps {
  version: Version;
  rowVersion: number;
  onClose: () => void;
  onRestored: () => void;
}

function RestoreDialog({ version, rowVersion, onClose, onRestored }: RestoreDialogProps) {
  const { themeId, versionId, publishedOn } = version;
  const text = websiteText.history;
  return (
    <CallDialog
      title={text.restoreTitle}
      description={text.restoreHelp(dateTimeText(publishedOn))}
      confirmLabel={text.restore}
      tone="secondary"
      busyLabel={websiteText.loading}
      operation={() => restoreSiteThemeVersion({ themeId, versionId, rowVersion })}
      onDone={onRestored}
      onClose={onClose}
    />
  );
}

/** The version beside the draft as both stand now. */
async function compare({ versionId, themeId }: Version): Promise<ApiResult<Comparison>> {
  const [version, draft] = await Promise.all([
    getSiteThemeVersion({ id: versionId }),
    getSiteTheme({ id: themeId }),
  ]);
  if (!version.ok) return version;
  return draft.ok ? { ...draft, data: { before: version.data.parts, after: draft.data.parts } } : draft;
}
