import { useState } from 'react';
import { AdReasonKind } from '../../../../openapi/generated/enums';
import { limits } from '../../../../openapi/generated/limits';
import { putAdFindingAside } from '../../../api/generated/operations';
import { CallDialog } from '../../../records/record-actions/CallDialog';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { TextArea } from '../../../ui/TextArea';
import { AdSentence } from './AdSentence';
import type { AdFinding } from './adcheck-loaders';
import { adText as text } from './text';
import { commonText } from '../../../base/navigation/text';

const kinds = Object.values(AdReasonKind);
const maxNote = limits.AdPutAsideInput.note.maxLength;

interface KeepDialogProps {
  themeId: number;
  finding: AdFinding;
  onClose: () => void;
}

/** Keeps a finding with a reason, which is stored in the proof. */
export function KeepDialog({ themeId, finding, onClose }: KeepDialogProps) {
  const [kind, setKind] = useState<AdReasonKind>('approved');
  const [note, setNote] = useState('');
  const { ruleId, hash, reason, source } = finding;
  const length = [...note.trim()].length;
  return (
    <CallDialog
      title={text.keepTitle}
      tone="primary"
      confirmLabel={text.keepConfirm}
      busyLabel={commonText.saving}
      disabled={length === 0 || length > maxNote}
      operation={() => putAdFindingAside({ themeId, ruleId, hash, kind, note: note.trim() })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="rounded-control bg-sunken px-3 py-2">
          <AdSentence finding={finding} />
        </div>
        <Note tone="warning">
          <p>{reason}</p>
          <p className="text-caption text-ink-soft">{source}</p>
        </Note>
        <Field label={text.reasonKind} group required>
          <div className="divide-y divide-line rounded-control border border-line">
            {kinds.map((each) => (
              <label
                key={each}
                className="flex min-h-touch items-center gap-3 px-3 py-2 has-checked:bg-primary-tint"
              >
                <input
                  type="radio"
                  name="ad-reason"
                  className="accent-primary"
                  aria-label={text.reasonKinds[each]}
                  checked={kind === each}
                  onChange={() => setKind(each)}
                />
                <span>
                  <b>{text.reasonKinds[each]}</b>
                  <span className="ml-3 text-caption text-ink-soft">{text.reasonHelp[each]}</span>
                </span>
              </label>
            ))}
          </div>
        </Field>
        <Field label={text.note} required help={text.noteHelp} counter={{ length, max: maxNote }}>
          <TextArea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </CallDialog>
  );
}
