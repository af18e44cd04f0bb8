import { keyOfPart } from '../../../openapi/place-keys';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { ProjectFactName } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { getSiteSet, getSiteTheme } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { useAnswer } from '../../base/calls/use-answer';
import { kindOfType } from '../../blocks/content-editor/block-kinds';
import { blocksFromParts } from '../../blocks/content-editor/blocks';
import {
  type FactDifference,
  factDifferences,
  isCompared,
} from '../../blocks/content-editor/fact-differences';
import { factLabels } from '../../records/kinds/text';
import { selectedTheme } from '../../machines/publish-site.rules';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import { Tag } from '../../ui/Tag';
import { factsText as text } from './facts-text';
import { isFilled, type ShownFacts } from './facts-schema';

type SiteTheme = components['schemas']['SiteTheme'];

interface FactDifferencesProps {
  caseId: number;
  facts: ShownFacts;
  /** True with unsaved changes; the editor uses only stored facts. */
  isDirty: boolean;
  onOpen: (name: ProjectFactName) => void;
}

/**
 * Contradictions between the case's facts and its site's draft. Renders nothing without a site or without
 * permission to view it.
 */
export function FactDifferences(props: FactDifferencesProps) {
  const { canView } = usePermission('Permissions.Cases.OnePage');
  return canView ? <Differences {...props} /> : null;
}

function Differences({ caseId, facts, isDirty, onOpen }: FactDifferencesProps) {
  const { answer, ask } = useAnswer<SiteTheme | null>();
  useEffect(() => ask(() => draftOf(caseId)), [ask, caseId]);
  const theme = answer.state === 'ready' ? answer.data : null;
  const blocks = useMemo(() => blocksFromParts(theme?.parts ?? []), [theme]);
  const compared = Object.values(ProjectFactName).flatMap((name) =>
    isFilled(facts[name]) && isCompared(name) ? [{ name, value: facts[name].value }] : [],
  );
  const found = factDifferences(compared, blocks);
  if (answer.state === 'failed') {
    return (
      <TitledCard title={text.differs}>
        <p className="text-ink-soft">{text.notCompared}</p>
      </TitledCard>
    );
  }
  if (!theme) return null;
  return (
    <TitledCard
      title={text.differs}
      actions={found.length > 0 && <Tag tone="warning">{text.places(found.length)}</Tag>}
    >
      {found.length === 0 && <p className="text-ink-soft">{text.agrees(compared.length)}</p>}
      <ul className="grid gap-4">
        {found.map((difference) => (
          <Difference
            key={difference.key}
            difference={difference}
            theme={theme}
            isDirty={isDirty}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {isDirty && found.length > 0 && <p className="mt-3 text-caption text-ink-soft">{text.saveFirst}</p>}
    </TitledCard>
  );
}

/** Draft to be published; null if the site has none. */
async function draftOf(caseId: number): Promise<ApiResult<SiteTheme | null>> {
  const site = await getSiteSet({ id: caseId });
  if (!site.ok) return site;
  const draft = selectedTheme(site.data);
  return draft ? getSiteTheme({ id: draft.themeId }) : { ...site, data: null };
}

interface DifferenceProps {
  difference: FactDifference;
  theme: SiteTheme;
  isDirty: boolean;
  onOpen: (name: ProjectFactName) => void;
}

function Difference({ difference, theme, isDirty, onOpen }: DifferenceProps) {
  const { key, name, fact, partId, type, place, sentence, marks, isEditable } = difference;
  const { canEdit } = usePermission('Permissions.Cases.OnePage');
  const editor = {
    to: '/siteset/theme/edit/$caseId/$themeId',
    params: { caseId: String(theme.caseId), themeId: String(theme.themeId) },
  } as const;
  const canAdopt = canEdit && isEditable && marks.some(({ replacement }) => replacement !== null);
  const label = factLabels[name];
  return (
    <li className="grid gap-2 border-line not-first:border-t not-first:pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>{label}</b>
        <span className="text-caption text-ink-soft">{text.blockAt(labelOf(type), place)}</span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-table wrap-anywhere">
        <dt className="text-ink-soft">{text.inFile}</dt>
        <dd>{fact}</dd>
        <dt className="text-ink-soft">{text.inDraft}</dt>
        <dd>
          <Marked sentence={sentence} marks={marks} />
        </dd>
      </dl>
      {!isEditable && <p className="text-caption text-ink-soft">{text.ofCase}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {canAdopt && !isDirty && (
          <Link
            className={buttonClass({ size: 'sm' })}
            aria-label={text.adoptOf(label, place)}
            {...editor}
            hash={`fact-${key}`}
          >
            {text.adopt}
          </Link>
        )}
        <Button size="sm" variant="text" aria-label={text.editFactOf(label)} onClick={() => onOpen(name)}>
          {text.editFact}
        </Button>
        <Link
          className={`${linkClass} text-table`}
          aria-label={text.showOf(label, place)}
          {...editor}
          {...(partId === null ? {} : { hash: keyOfPart(partId) })}
        >
          {text.show}
        </Link>
      </div>
    </li>
  );
}

const labelOf = (type: FactDifference['type']) => kindOfType(type)?.label ?? text.otherBlock;

/** A sentence with the words that differ. */
function Marked({ sentence, marks }: Pick<FactDifference, 'sentence' | 'marks'>) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {sentence.slice(ends[index], start)}
          <mark className="rounded-tag bg-warning-tint px-0.5 font-bold text-ink">
            {sentence.slice(start, end)}
          </mark>
        </span>
      ))}
      {sentence.slice(ends.at(-1))}
    </>
  );
}
