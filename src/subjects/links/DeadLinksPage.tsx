import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { offered } from '../../api/offered';
import { kindUnits } from '../../../openapi/generated/kinds';
import { checkLinks, editDeadLink } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { deadLinkText } from '../../records/links/dead-link-text';
import type { MendedPlace } from '../../records/links/MendDialog';
import { mendText } from '../../records/links/mend-text';
import { wayTo } from '../../records/links/way-to';
import { actionsHead } from '../../records/list/columns';
import { WholeListStatus } from '../../records/list/ListStatus';
import { usePermission } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass } from '../../ui/row-class';
import { TableFooter } from '../../ui/TableFooter';
import { whenDrawn } from '../../ui/when-drawn';
import type { DeadLink } from './link-loaders';
import { deadLinksText as text } from './text';

const MendDialog = whenDrawn(async () => (await import('../../records/links/MendDialog')).MendDialog);
const HostsDialog = whenDrawn(async () => (await import('./HostsDialog')).HostsDialog);
const route = getRouteApi('/_layout/dead-links');
const refreshMs = 5_000;
interface Row {
  id: string;
  link: DeadLink;
}
const column = columnsOf<Row>();

const rowOf = (link: DeadLink): Row => ({
  id: [link.id, link.kind, link.recordId, link.themeId, link.field, link.block, link.state].join(' '),
  link,
});

/** Links on public pages that lead nowhere (decisions/057-dead-links). */
export function DeadLinksPage() {
  const { list, now } = route.useLoaderData();
  const { items, hidden, check } = list;
  const [showsIgnored, setShowsIgnored] = useState(false);
  const ignored = items.filter(({ isIgnored }) => isIgnored).length;
  const shown = items.filter(({ isIgnored }) => showsIgnored || !isIgnored).map(rowOf);
  const isUnchecked = check.on === null && !check.isOffline;
  const none = isUnchecked ? text.unchecked : check.on === null ? text.notReached : text.none;
  return (
    <div className="grid content-start gap-4">
      {check.isOffline && <Note tone="warning">{text.offline}</Note>}
      {!check.asksOutside && <Note>{text.ownOnly}</Note>}
      <Card>
        <WholeListStatus count={shown.length} total={deadLinkText.count(shown.length)} none={none} />
        <div className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3 max-tablet:px-4">
          <p className="min-w-0 flex-1 basis-56 text-ink-soft">{text.about}</p>
          {check.isRunning ? (
            <p role="status" className="text-caption text-ink-soft">
              {text.running}
            </p>
          ) : null}
          {check.on && (
            <p className="text-caption text-ink-soft">
              <TimeIn say={(time) => text.checked(check.count, time)} at={check.on} to="near" now={now} />
            </p>
          )}
          <CheckButtons isRunning={check.isRunning} />
        </div>
        {shown.length === 0 ? (
          <EmptyState icon={check.on === null ? 'clock' : 'success'} title={none}>
            {isUnchecked ? text.uncheckedHelp : null}
          </EmptyState>
        ) : (
          <DeadLinkTable items={shown} now={now} />
        )}
        <TableFooter>
          <span>
            {[
              ...(check.failedOnce > 0 ? [text.failedOnce(check.failedOnce)] : []),
              ...(hidden > 0 ? [text.hidden(hidden)] : []),
            ].join('　') || deadLinkText.count(shown.length)}
          </span>
          {ignored > 0 && (
            <Button
              variant="text"
              size="sm"
              aria-pressed={showsIgnored}
              onClick={() => setShowsIgnored(!showsIgnored)}
            >
              {showsIgnored ? text.hideIgnored : text.showIgnored(ignored)}
            </Button>
          )}
        </TableFooter>
      </Card>
    </div>
  );
}

/** Asks for a check now, and names websites that are left alone. */
const CheckButtons = offered('linkSettings', function CheckButtons({ isRunning }: { isRunning: boolean }) {
  const router = useRouter();
  const { canEdit } = usePermission(kindUnits.deadLink);
  const { call, isBusy } = useCallAndReload();
  const [isOpen, setOpen] = useState(false);
  // While a check runs the page shows its results as they come.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void router.invalidate(), refreshMs);
    return () => clearInterval(timer);
  }, [isRunning, router]);
  if (!canEdit) return null;
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setOpen(true)}>
        {text.hosts}
      </Button>
      <Button
        size="sm"
        icon="refresh"
        busy={isBusy}
        busyLabel={text.checking}
        disabled={isRunning}
        onClick={() => void call(checkLinks)}
      >
        {text.check}
      </Button>
      {isOpen && <HostsDialog onClose={() => setOpen(false)} />}
    </span>
  );
});

function DeadLinkTable({ items, now }: { items: readonly Row[]; now: number }) {
  return (
    <RecordTable
      caption={text.list}
      className="tablet:min-w-200"
      rows={items}
      columns={[
        column({ head: text.columns.url, card: 'line' }, ({ link: { url, isOwn } }) =>
          isOwn ? (
            <span className="wrap-anywhere">{url}</span>
          ) : (
            <a className={linkClass} href={url} target="_blank" rel="noreferrer">
              <span className="wrap-anywhere">{url}</span>
            </a>
          ),
        ),
        column({ head: text.columns.where, card: 'title' }, ({ link }) => (
          <>
            <Link {...wayTo(link)} className={linkClass}>
              {link.title}
            </Link>
            <span className={rowDetailClass}>{deadLinkText.where(link)}</span>
          </>
        )),
        column(
          { head: text.columns.reason, width: 200, card: 'start' },
          ({ link }) => <span className="text-danger">{deadLinkText.reason(link)}</span>,
          ({ link: { since } }) => <TimeIn say={text.since} at={since} to="near" now={now} />,
        ),
        column({ ...actionsHead, width: 190 }, ({ link }) =>
          link.mayEdit ? (
            <span className="flex justify-end">
              {link.kind !== 'release' && <Mend link={{ ...link, kind: link.kind }} />}
              <Ignore link={link} />
            </span>
          ) : null,
        ),
      ]}
    />
  );
}

/** Changes the link in its record. */
function Mend({ link }: { link: DeadLink & { kind: MendedPlace['kind'] } }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="sm"
        aria-label={mendText.openOf(link.title, link.url)}
        onClick={() => setOpen(true)}
      >
        {mendText.open}
      </Button>
      {isOpen && (
        <MendDialog
          place={{ ...link, urls: [link.url] }}
          onDone={async () => {
            setOpen(false);
            await router.invalidate();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Switches off what is known and stays as it is. */
function Ignore({ link: { id, url, isIgnored } }: { link: DeadLink }) {
  const { call, isBusy, error } = useCallAndReload();
  return (
    <>
      <Button
        variant="text"
        size="sm"
        busy={isBusy}
        aria-label={isIgnored ? text.reportOf(url) : text.ignoreOf(url)}
        onClick={() => void call(() => editDeadLink({ id }, { isIgnored: !isIgnored }))}
      >
        {isIgnored ? text.report : text.ignore}
      </Button>
      {error && (
        <span role="alert" className="block text-caption text-danger">
          {failureText(error)}
        </span>
      )}
    </>
  );
}
