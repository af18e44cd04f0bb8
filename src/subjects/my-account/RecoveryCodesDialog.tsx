import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { Note } from '../../ui/Note';
import { secondFactorText as text } from './text';
import { useCopy } from '../../base/messages/use-copy';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes once; closes only after the user confirms that they are stored. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [isStored, setStored] = useState(false);
  const copy = useCopy();
  const all = codes.join('\n');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      width={460}
      title={text.codesTitle}
      description={text.codesIntro}
      footer={
        <Button variant="primary" disabled={!isStored} onClick={onClose}>
          {text.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ul
          aria-label={text.codes}
          className="grid grid-cols-2 gap-2 rounded-card bg-sunken p-4 text-center font-mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon="copy" onClick={() => void copy(all)}>
            {text.copyAll}
          </Button>
          <Button size="sm" icon="download" onClick={() => save(all)}>
            {text.download}
          </Button>
        </div>
        <Note tone="warning">{text.once}</Note>
        <Checkbox checked={isStored} onChange={(event) => setStored(event.target.checked)}>
          {text.stored}
        </Checkbox>
      </div>
    </Dialog>
  );
}

function save(codes: string): void {
  const url = URL.createObjectURL(new Blob([`${codes}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = text.fileName;
  link.click();
  URL.revokeObjectURL(url);
}
