import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { getSiteTheme } from '../../../api/generated/operations';
import { useAnswer } from '../../../base/calls/use-answer';
import { blocksFromParts } from '../../../blocks/content-editor/blocks';
import { kindOfType } from '../../../blocks/content-editor/block-kinds';
import { factDifferences } from '../../../blocks/content-editor/fact-differences';
import { factLabels } from '../../../records/kinds/text';
import type { Site, ThemeSummary } from '../../../machines/publish-site.rules';
import { usePermission } from '../../../base/session/session';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/Icon';
import { linkClass } from '../../../ui/link-class';
import { Note } from '../../../ui/Note';
import { Tag } from '../../../ui/Tag';
import { siteText } from '../text';

type SiteTheme = components['schemas']['SiteTheme'];
type Facts = NonNullable<Site['facts']>;

const text = siteText.factCheck;

/** Differences between a page and its project: sources given for another value, then texts of the page. */
export function factLines(facts: Facts, parts: SiteTheme['parts']): { key: string; line: string }[] {
  const moved = facts.flatMap(({ name, value, documentValue }) =>
    documentValue === undefined
      ? []
      : [{ key: name, line: text.moved(factLabels[name], documentValue, value) }],
  );
  const differences = factDifferences(facts, blocksFromParts(parts)).map(
    ({ key, name, fact, type, place, sentence, marks }) => ({
      key,
      line: text.differs(
        factLabels[name],
        fact,
        marks.map(({ start, end }) => sentence.slice(start, end)).join('、'),
        text.block(kindOfType(type)?.label ?? text.otherBlock, place),
      ),
    }),
  );
  return [...moved, ...differences];
}

/** Line of the checklist before publishing: facts of the project against the draft as last saved. */
export function FactCheckLine({ site, theme }: { site: Site; theme: ThemeSummary }) {
  const { facts = [], caseId } = site;
  const { themeId } = theme;
  const { canView } = usePermission('Permissions.Cases.Facts');
  const { answer, ask } = useAnswer<SiteTheme>();
  const isAsked = facts.length > 0;
  useEffect(() => {
    if (isAsked) ask(() => getSiteTheme({ id: themeId }));
  }, [ask, isAsked, themeId]);
  const parts = answer.state === 'ready' ? answer.data.parts : null;
  const lines = useMemo(() => (parts ? factLines(facts, parts) : []), [facts, parts]);
  if (!isAsked) return null;
  const isDone = parts !== null && lines.length === 0;
  return (
    <li className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-table">
      <Icon
        name={isDone ? 'check' : 'info'}
        size={16}
        className={classNames(isDone ? 'text-success' : 'text-warning-ink')}
      />
      {canView ? (
        <Link className={linkClass} to="/case/facts/$id" params={{ id: caseId }}>
          {text.title}
        </Link>
      ) : (
        text.title
      )}
      <span
        role="status"
        className="min-w-0 flex-1 text-ink-soft max-tablet:order-last max-tablet:basis-full max-tablet:pl-7"
      >
        {answer.state === 'failed' ? text.away : parts === null ? text.checking : isDone && text.done}
        {lines.map(({ key, line }) => (
          <span key={key} className="block">
            {line}
          </span>
        ))}
      </span>
      {lines.length > 0 && <Tag tone="warning">{siteText.checklist.advised}</Tag>}
    </li>
  );
}

/** The same differences before a publication. */
export function FactNote({ site: { facts = [] }, parts }: { site: Site; parts: SiteTheme['parts'] }) {
  const lines = useMemo(() => factLines(facts, parts), [facts, parts]);
  if (lines.length === 0) return null;
  return (
    <Note tone="warning">
      <p>{text.note(lines.length)}</p>
      <ul className="list-disc pl-5">
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </Note>
  );
}
