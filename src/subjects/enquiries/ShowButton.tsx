import { usePermission } from '../../base/session/session';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { contactText } from './text';
import type { ShownContacts } from './use-shown-contacts';

const text = contactText.masking;

interface ShowButtonProps {
  /** Masked name and number. */
  item: { id: number; name: string; tel: string; isMasked?: boolean };
  shown: ShownContacts;
}

/** Shows or masks an enquiry of a masked list; renders nothing without permission or where nothing is left to show. */
export function ShowButton({ item: { id, name, tel, isMasked }, shown }: ShowButtonProps) {
  const { canView } = usePermission(text.unit);
  if (!isMasked || !tel || !canView) return null;
  const isShown = shown.of(id) !== undefined;
  return (
    <>
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        size="sm"
        className="max-tablet:-my-2.5"
        label={text.show(name)}
        aria-pressed={isShown}
        busy={shown.busyId === id}
        disabled={!isShown && shown.count?.isStopped === true}
        onClick={() => (isShown ? shown.mask(id) : shown.show(id))}
      />
      <VisuallyHidden aria-live="polite">{isShown && text.isShown}</VisuallyHidden>
    </>
  );
}

/** Time until a shown enquiry is masked again. */
export function MaskedIn({ secondsLeft }: { secondsLeft: number }) {
  return (
    <span className="block text-caption whitespace-nowrap text-accent-ink">{text.left(secondsLeft)}</span>
  );
}
