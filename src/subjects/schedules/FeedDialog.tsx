import { useEffect, useState } from 'react';
import type { components } from '../../../openapi/generated/types';
import { endCalendarFeed, getCalendarFeed, renewCalendarFeed } from '../../api/generated/operations';
import { FailureLine } from '../../base/calls/Failure';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { useCall } from '../../base/calls/use-call';
import { CopyField } from '../../records/fields/CopyField';
import { commonText } from '../../base/navigation/text';
import { Time } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { calendarText as text } from './text';
import { Facts } from '../../ui/Facts';

/** The own address for calendar programs: made, renewed, ended. It is shown once, as only its hash is stored. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { answer, ask } = useAnswer<components['schemas']['CalendarFeed']>();
  const { call, isBusy, error } = useCall();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => ask(() => getCalendarFeed()), [ask]);
  const feed = shownData(answer);
  const renew = () =>
    call(renewCalendarFeed, (made) => {
      setUrl(new URL(made.url, window.location.origin).href);
      ask(() => getCalendarFeed());
    });
  const end = () =>
    call(endCalendarFeed, () => {
      setUrl(null);
      ask(() => getCalendarFeed());
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.feedTitle}
      description={text.feedHelp}
      footer={
        <>
          {feed?.since && (
            <Button variant="danger-text" className="mr-auto" disabled={isBusy} onClick={() => void end()}>
              {text.end}
            </Button>
          )}
          <Button onClick={onClose}>{commonText.close}</Button>
          <Button
            variant={feed?.since ? 'secondary' : 'primary'}
            disabled={!feed}
            busy={isBusy}
            busyLabel={text.renewing}
            onClick={() => void renew()}
          >
            {feed?.since ? text.renew : text.make}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {url && (
          <>
            <Field label={text.url}>
              <span className="flex gap-2">
                <TextInput
                  readOnly
                  className="flex-1"
                  value={url}
                  onFocus={({ target }) => target.select()}
                />
                <CopyField text={url} name={text.url} />
              </span>
            </Field>
            <Note tone="warning">{text.feedSecret}</Note>
          </>
        )}
        {feed?.since && (
          <Facts
            className="grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-table"
            rows={[
              [text.since, <Time key="since" at={feed.since} to="minute" />],
              [
                text.lastRead,
                feed.lastReadOn ? <Time key="read" at={feed.lastReadOn} to="minute" /> : text.neverRead,
              ],
            ]}
          />
        )}
        {feed?.since && !url && <p className="text-caption text-ink-soft">{text.renewHelp}</p>}
        <FailureLine error={error} />
      </div>
    </Dialog>
  );
}
