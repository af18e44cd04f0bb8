import { usePermission } from '../../base/session/session';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { contactText } from './text';
import type { ShownCount } from './use-shown-contacts';

const text = contactText.masking;

/** Says in a column's head that names and numbers are masked; from the first look on, with this hour's count. */
export function MaskLock({ count }: { count: ShownCount | null }) {
  const { canView } = usePermission(text.unit);
  if (!count || count.maskLevel === 'off') return null;
  const isCounted = canView && count.shown > 0;
  const words = [
    canView ? text.rule : text.ruleOnly,
    isCounted ? text.count(count.shown, count.limit) : '',
  ].join('');
  return (
    <span title={words} className="ml-1 inline-flex items-center gap-0.5 align-text-bottom">
      <Icon name="lock" size={16} />
      {isCounted && (
        <span aria-hidden="true" className="text-caption">
          {text.countShort(count.shown, count.limit)}
        </span>
      )}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
