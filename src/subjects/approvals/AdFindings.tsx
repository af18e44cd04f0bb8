import { adSeverityWords } from '../../../openapi/generated/words';
import type { AdFinding } from '../../machines/review.rules';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { reviewText as text } from './text';

interface AdFindingsProps {
  findings: readonly AdFinding[];
  /** True for findings of blocks that are not shown, which are named by their position. */
  isElsewhere?: boolean;
}

/** Open findings of the advertising check: the words, and why they were found. */
export function AdFindings({ findings, isElsewhere = false }: AdFindingsProps) {
  return (
    <div className="grid basis-full gap-1">
      <AdCount findings={findings} />
      <ul className="grid gap-1 pl-6">
        {findings.map(({ key, severity, sentence, marks, reason, place }) => (
          <li key={key}>
            {isElsewhere && place > 0 && <span className="mr-2 text-ink-soft">{text.place1(place)}</span>}
            <b className={severity === 'required' ? 'text-danger' : 'text-warning-ink'}>
              {marks.map(({ start, end }) => sentence.slice(start, end)).join('、') || sentence}
            </b>
            <span className="ml-2 text-ink-soft">
              {severity === 'required' ? text.requiredReason(adSeverityWords[severity], reason) : reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Number of open findings; nothing for none. */
export function AdCount({ findings }: Pick<AdFindingsProps, 'findings'>) {
  if (findings.length === 0) return null;
  const isRequired = findings.some(({ severity }) => severity === 'required');
  return (
    <span
      className={classNames(
        'flex flex-none items-center gap-1.5 text-table font-bold',
        isRequired ? 'text-danger' : 'text-warning-ink',
      )}
    >
      <Icon name="warning" size={16} />
      {text.findings(findings.length)}
    </span>
  );
}
