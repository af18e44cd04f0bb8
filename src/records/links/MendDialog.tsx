import { useState } from 'react';
import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import type { LinkingKind } from '../../../openapi/generated/enums';
import { mendLink } from '../../api/generated/operations';
import { FailureLine } from '../../base/calls/Failure';
import { useCall } from '../../base/calls/use-call';
import { commonText } from '../../base/navigation/text';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { TextInput } from '../../ui/TextInput';
import { mendText as text } from './mend-text';
import { TargetSelect } from './RedirectChoice';

export interface MendedPlace {
  kind: Exclude<LinkingKind, 'release'>;
  recordId: number;
  themeId: number | null;
  title: string;
  /** Links as they stand there. */
  urls: readonly string[];
}

interface MendDialogProps {
  place: MendedPlace;
  onDone: () => void | Promise<void>;
  onClose: () => void;
}

const ways = (['page', 'url', 'none'] as const).map((value) => ({ value, label: text.ways[value] }));

/** Gives links of another record a new target or removes them; saved there, and undone in 全站取代. */
export function MendDialog({ place, onDone, onClose }: MendDialogProps) {
  const { kind, recordId, themeId, title, urls } = place;
  const [way, setWay] = useState<keyof typeof text.ways>('page');
  const [to, setTo] = useState('');
  const { call, isBusy, error } = useCall();
  const errors = error?.kind === 'status' ? error.errors?.['to'] : undefined;
  const body = {
    kind,
    recordId,
    ...(themeId === null ? {} : { themeId }),
    urls: [...urls],
    to: way === 'none' ? null : to.trim(),
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={text.title(title)}
      tone={way === 'none' ? 'danger' : 'primary'}
      cancelLabel={commonText.cancel}
      confirmLabel={way === 'none' ? text.remove : text.change}
      busy={isBusy}
      busyLabel={commonText.saving}
      disabled={body.to === ''}
      onConfirm={() => void call(() => mendLink(body), onDone)}
    >
      <div className="grid gap-4">
        <p className="text-caption wrap-anywhere text-ink-soft">{urls.join(' ')}</p>
        <Field label={text.what} group>
          <Segmented
            full
            options={ways}
            value={way}
            onChange={(chosen) => {
              setWay(chosen);
              setTo('');
            }}
          />
        </Field>
        {way === 'page' && (
          <Field label={labels.LinkMend.to} required error={errors?.[0]}>
            <TargetSelect without={[]} value={to} onChange={setTo} />
          </Field>
        )}
        {way === 'url' && (
          <Field label={labels.LinkMend.to} required error={errors?.[0]}>
            <TextInput
              value={to}
              maxLength={limits.LinkMend.to.maxLength}
              placeholder={text.example}
              onChange={({ target }) => setTo(target.value)}
            />
          </Field>
        )}
        <p className="text-caption text-ink-soft">{way === 'none' ? text.removeHelp : text.help}</p>
        <FailureLine error={errors ? null : error} />
      </div>
    </ConfirmDialog>
  );
}
