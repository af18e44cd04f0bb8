import { useEffect, useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { listUncheckedHosts, saveUncheckedHosts } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { useCall } from '../../base/calls/use-call';
import { commonText } from '../../base/navigation/text';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';
import { deadLinksText as text } from './text';

const hostPattern = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const { maxItems } = limits.UncheckedHostsInput.hosts;

/** Host of a line; people paste whole addresses. */
const hostOf = (line: string): string =>
  (URL.parse(line.includes('://') ? line : `https://${line}`)?.hostname ?? line).toLowerCase();

/** Websites that the check of links leaves alone, one a line. */
export function HostsDialog({ onClose }: { onClose: () => void }) {
  const { answer, ask } = useAnswer<{ hosts: string[] }>();
  const { call, isBusy, error } = useCall();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => ask(() => listUncheckedHosts()), [ask]);
  const before = shownData(answer)?.hosts;
  const shown = typed ?? before?.join('\n') ?? '';
  const hosts = shown.split(/\s+/).filter(Boolean).map(hostOf);
  const bad = hosts.find((host) => !hostPattern.test(host));
  const problem = bad ? text.badHost(bad) : hosts.length > maxItems ? text.tooMany : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.hosts}
      description={text.hostsHelp}
      cancelLabel={commonText.cancel}
      confirmLabel={commonText.save}
      busyLabel={commonText.saving}
      busy={isBusy}
      disabled={!before || problem !== undefined}
      onConfirm={() => void call(() => saveUncheckedHosts({ hosts, before: before ?? [] }), onClose)}
    >
      <Field label={text.hostsField} error={problem ?? (error ? failureText(error) : undefined)}>
        <TextArea
          rows={8}
          value={shown}
          placeholder={text.hostsExample}
          disabled={!before}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
