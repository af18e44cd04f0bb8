import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { offered } from '../../../api/offered';
import { getAdCheck } from '../../../api/generated/operations';
import { type Answer, useAnswer } from '../../../base/calls/use-answer';
import type { ThemeSummary, Site } from '../../../machines/publish-site.rules';
import { Checkbox } from '../../../ui/Checkbox';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';
import { Note } from '../../../ui/Note';
import { Tag } from '../../../ui/Tag';
import type { AdCheck } from './adcheck-loaders';
import { adText as text } from './text';

/** Advertising check of a draft as last saved; null if the server has none. */
export function useAdCheck({ themeId }: ThemeSummary): Answer<AdCheck | null> {
  const { answer, ask } = useAnswer<AdCheck | null>();
  useEffect(() => {
    ask(() => getAdCheck({ id: themeId }));
  }, [ask, themeId]);
  return answer;
}

/** Line of the checklist before publishing; advice unless the company requires more. */
export const AdCheckLine = offered('adCheck', CheckLine);

function CheckLine({ site: { caseId }, theme }: { site: Site; theme: ThemeSummary }) {
  const answer = useAdCheck(theme);
  const open =
    answer.state === 'ready' && answer.data
      ? answer.data.findings.filter((each) => each.putAside === null)
      : [];
  const required = open.filter(({ severity }) => severity === 'required').length;
  const isDone = answer.state === 'ready' && open.length === 0;
  return (
    <li className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-table">
      <Icon
        name={isDone ? 'check' : required > 0 ? 'alert' : 'info'}
        size={16}
        className={classNames(isDone ? 'text-success' : required > 0 ? 'text-danger' : 'text-warning-ink')}
      />
      <Link
        className={linkClass}
        to="/web/ad-check/$caseId/$themeId"
        params={{ caseId, themeId: String(theme.themeId) }}
      >
        {text.title}
      </Link>
      <span
        role="status"
        className="min-w-0 flex-1 text-ink-soft max-tablet:order-last max-tablet:basis-full max-tablet:pl-7"
      >
        {answer.state === 'loading' && text.checking}
        {answer.state === 'failed' && text.away}
        {answer.state === 'ready' && (isDone ? text.done : text.line(open.length, required))}
      </span>
      {open.length > 0 && (
        <Tag tone={required > 0 ? 'danger' : 'warning'}>
          {text.severities[required > 0 ? 'required' : 'advice']}
        </Tag>
      )}
    </li>
  );
}

interface AdCheckQuestionProps {
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Asks for confirmation to publish while the check is unavailable. */
export function AdCheckQuestion({ isConfirmed, onConfirm }: AdCheckQuestionProps) {
  return (
    <Note tone="warning">
      <p>
        {text.away}。{text.awayHelp}
      </p>
      <Checkbox checked={isConfirmed} onChange={({ target }) => onConfirm(target.checked)}>
        {text.publishAnyway}
      </Checkbox>
    </Note>
  );
}
