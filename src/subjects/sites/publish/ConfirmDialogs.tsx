import { type ReactNode, useMemo, useRef, useState } from 'react';
import { emergencyText } from '../../../publishing/approval/text';
import {
  blockDifferences,
  comparedPages,
  pageDifferences,
} from '../../../blocks/content-editor/block-differences';
import { activeTheme, type PublishPages, type Site } from '../../../machines/publish-site.rules';
import { TimeIn } from '../../../base/time/Time';
import { DifferenceTable } from '../../../records/record/DifferenceTable';
import { usePublicAddress } from '../../../base/session/public-address';
import { siteStateText } from '../../../records/list/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';
import { Note } from '../../../ui/Note';
import { siteText } from '../text';
import { whenDrawn } from '../../../ui/when-drawn';
import { commonText } from '../../../base/navigation/text';
import { Facts } from '../../../ui/Facts';
import { Waiting } from '../../../base/navigation/Waiting';

const ThemeThumbs = whenDrawn(
  async () => (await import('./ThemeThumbs')).ThemeThumbs,
  () => <Waiting />,
);

/** Texts of the comparison of a draft or version with the live page. */
export interface ChangesWords {
  title: (count: number | undefined) => string;
  help: string;
  after: string;
  cancel: string;
  confirm: string;
}

interface FrameProps {
  siteName: string;
  isPublishing: boolean;
  canConfirm: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Shown below the changes. */
  questions: ReactNode;
  /** True until the waiting schedules are decided on. */
  isScheduleOpen: boolean;
  /** True when publishing without the missing approvals. */
  isEmergency: boolean;
}

interface AskProps extends FrameProps {
  title: string;
  description?: string;
  width: number;
  cancelLabel: string;
  confirmLabel: string;
  /** Irreversible actions focus the cancel button first. */
  startsOn: 'cancel' | 'confirm';
  footNote?: ReactNode;
  children: ReactNode;
}

function AskDialog({
  siteName,
  isPublishing,
  canConfirm,
  onClose,
  onConfirm,
  cancelLabel,
  confirmLabel,
  startsOn,
  footNote,
  questions,
  isScheduleOpen,
  isEmergency,
  children,
  ...dialog
}: AskProps) {
  const { host, pathname } = usePublicAddress()(siteName);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const footLine = isScheduleOpen ? siteText.ask.fateMissing : footNote;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isPublishing}
      initialFocus={startsOn === 'cancel' ? cancel : confirm}
      {...dialog}
      footer={
        <>
          {footLine && (
            <span className="mr-auto max-tablet:basis-full text-caption text-ink-soft">{footLine}</span>
          )}
          <Button ref={cancel} disabled={isPublishing} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            busy={isPublishing}
            busyLabel={siteText.publishing}
            // Keeps position and focus of the button while the changes load.
            aria-disabled={!canConfirm && !isPublishing}
            onClick={onConfirm}
          >
            {isEmergency ? emergencyText.confirm : confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="flex items-center gap-2 rounded-control bg-sunken px-3 py-2 text-section">
          <Icon name="link" size={16} className="text-ink-soft" />
          <span className="sr-only">{siteText.address}</span>
          <span className="min-w-0 wrap-anywhere text-ink-soft">
            {host + pathname.slice(0, -siteName.length)}
            <b className="inline-block max-w-full text-ink">{siteName}</b>
          </span>
        </p>
        {children}
        {questions}
      </div>
    </Dialog>
  );
}

interface KindProps extends FrameProps {
  site: Site;
  pages: PublishPages | null;
}

export function FirstDialog({ site, pages, ...frame }: KindProps) {
  const text = siteText.ask;
  const { siteName } = frame;
  return (
    <AskDialog
      {...frame}
      width={500}
      title={text.firstTitle(site.title)}
      description={text.firstHelp}
      cancelLabel={commonText.cancel}
      confirmLabel={siteText.publish}
      startsOn="cancel"
    >
      {pages ? (
        <Facts className="grid-cols-terms gap-2 text-table break-words" rows={factsOf(site, pages)} />
      ) : (
        <Waiting />
      )}
      <Note tone="warning" icon="lock">
        {text.freezes[0]}
        <b className="inline-block max-w-full wrap-anywhere">{siteName}</b>
        {text.freezes[1]}
      </Note>
    </AskDialog>
  );
}

function factsOf(site: Site, { draft }: PublishPages): [label: string, value: string][] {
  const text = siteText.ask;
  const phone = draft.parts.flatMap((part) => ('tel' in part ? [part.tel] : []))[0];
  return [
    [text.goesPublic, text.blocks(draft.parts.length, draft.templateName)],
    [text.phone, phone ?? text.noPhone],
    [
      text.search,
      text.found(
        site.seoTitle || site.ofCase?.seoTitle || site.title,
        site.county + site.district,
        (site.shareImage ?? site.ofCase?.shareImage ?? null) !== null,
      ),
    ],
  ];
}

export function ChangesDialog({ site, pages, words, ...frame }: KindProps & { words: ChangesWords }) {
  const text = siteText.ask;
  const { differences, unchanged } = useMemo(() => changesOf(pages, blockDifferences), [pages]);
  return (
    <AskDialog
      {...frame}
      width={860}
      title={words.title(differences?.length)}
      description={words.help}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      startsOn="confirm"
      footNote={site.publishedOn !== null && <TimeIn say={text.last} at={site.publishedOn} />}
    >
      {!pages && <Waiting />}
      {differences && (
        <>
          <DifferenceTable
            caption={text.comparison}
            differences={differences}
            before={text.live}
            after={words.after}
          />
          {unchanged > 0 && <p className="text-caption text-ink-soft">{text.unchanged(unchanged)}</p>}
        </>
      )}
    </AskDialog>
  );
}

export function ThemeDialog({ site, pages, name, ...frame }: KindProps & { name: string }) {
  const text = siteText.ask;
  const [isComparing, setComparing] = useState(false);
  const { differences, unchanged } = useMemo(() => changesOf(pages, pageDifferences), [pages]);
  return (
    <AskDialog
      {...frame}
      width={isComparing ? 860 : 560}
      title={text.themeTitle(name)}
      cancelLabel={commonText.cancel}
      confirmLabel={text.changeTheme}
      startsOn="cancel"
    >
      {pages ? <ThemeThumbs pages={pages} liveTheme={activeTheme(site)} /> : <Waiting />}
      <ul className="grid gap-2 text-table">
        <li className="flex gap-2">
          <Icon name="check" size={16} className="mt-0.5 text-success" />
          {text.sameAddress}
        </li>
        {differences?.length === 0 && (
          <li className="flex gap-2">
            <Icon name="check" size={16} className="mt-0.5 text-success" />
            {text.sameBlocks(unchanged)}
          </li>
        )}
        {differences && differences.length > 0 && (
          <li className="flex flex-wrap gap-2">
            <Icon name="alert" size={16} className="mt-0.5 text-warning-ink" />
            {text.otherBlocks(differences.length)}
            <button
              type="button"
              className={linkClass}
              aria-expanded={isComparing}
              onClick={() => setComparing(!isComparing)}
            >
              {text.showComparison}
            </button>
          </li>
        )}
      </ul>
      {isComparing && differences && (
        <DifferenceTable
          caption={text.comparison}
          differences={differences}
          before={text.live}
          after={siteStateText.draft}
        />
      )}
    </AskDialog>
  );
}

/** Differences between draft and public page; null until both are loaded, or if the server omits the public one. */
function changesOf(pages: PublishPages | null, compare: typeof blockDifferences) {
  if (!pages?.live) return { differences: null, unchanged: 0 };
  return comparedPages(pages.live, pages.draft.parts, compare);
}
