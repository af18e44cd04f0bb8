import { useState } from 'react';
import { offered } from '../../api/offered';
import { formText } from '../record/text';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { whenDrawn } from '../../ui/when-drawn';
import type { LinkedRecord, Removal } from './linked';

const LinksDialog = whenDrawn(async () => (await import('./LinksDialog')).LinksDialog);
const DeadLinksNote = whenDrawn(async () => (await import('./DeadLinksNote')).DeadLinksNote);
const BreakingLinks = whenDrawn(async () => (await import('./BreakingLinks')).BreakingLinks);

interface LinksCardProps {
  record: LinkedRecord;
  name: string;
  /** Effect of saving the form now; the card then says what breaks. */
  removal?: Removal | null;
}

/** Card next to a form: what links to its record. */
export const LinksCard = offered('links', function LinksCard(props: LinksCardProps) {
  const { record, name, removal = null } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <button
        type="button"
        className="flex min-h-touch w-full items-center gap-3 px-6 py-3 text-left hover:bg-hover"
        onClick={() => setOpen(true)}
      >
        <Icon name="compare" />
        <span className="flex-1">{formText.whereUsed}</span>
        <Icon name="chevron-right" size={16} />
      </button>
      {removal && (
        <div className="px-6 pb-4 empty:hidden">
          <BreakingLinks record={record} removal={removal} />
        </div>
      )}
      <DeadLinksNote record={record} />
      {isOpen && <LinksDialog record={record} name={name} onClose={() => setOpen(false)} />}
    </Card>
  );
});
