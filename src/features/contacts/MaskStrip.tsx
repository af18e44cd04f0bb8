import { usePermission } from '../../session/session';
import { Icon } from '../../ui/Icon';
import { ProgressBar } from '../../ui/ProgressBar';
import { contactText } from './text';
import type { ShownCount } from './use-shown-contacts';

const text = contactText.masking;

/** Explains the masked list, with the remainder of this hour's limit. */
export function MaskStrip({ count }: { count: ShownCount | null }) {
  const { canView } = usePermission(text.unit);
  if (!count || count.maskLevel === 'off') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-6 py-2 text-table max-tablet:px-4 max-tablet:py-1">
      <span className="flex min-w-0 flex-1 items-center gap-2 max-tablet:basis-full">
        <Icon name="lock" />
        {canView ? text.rule : text.ruleOnly}
      </span>
      {canView && (
        <span className="flex items-center gap-2">
          <ProgressBar
            className="w-18"
            value={count.shown / count.limit}
            label={text.count(count.shown, count.limit)}
          />
          {text.count(count.shown, count.limit)}
        </span>
      )}
    </p>
  );
}
