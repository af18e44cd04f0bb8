import { useEffect, useMemo } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { getSiteFigures } from '../../../api/generated/operations';
import { useAnswer } from '../../../base/calls/use-answer';
import { countText, figuresText } from './text';

type Figures = components['schemas']['SiteFigures'];

/** Share of visitors who saw each section since the last publication, by title; empty until loaded. */
export function useSectionShares(caseId: number): ReadonlyMap<string, number> {
  const sections = useSiteFigures(caseId)?.sections;
  return useMemo(
    () =>
      new Map((sections ?? []).flatMap(({ title, share }) => (share ? [[title, share.share] as const] : []))),
    [sections],
  );
}

function useSiteFigures(caseId: number): Figures | null {
  const { answer, ask } = useAnswer<Figures>();
  useEffect(() => {
    ask(() => getSiteFigures({ id: caseId }));
  }, [ask, caseId]);
  return answer.state === 'ready' ? answer.data : null;
}

/** Figures of a site's newest publications, in words; empty until loaded. */
export function useFiguresOf(caseId: number): ReadonlyMap<number, string> {
  const publications = useSiteFigures(caseId)?.publications ?? [];
  return new Map(
    publications.map(({ versionId, views, rates: { sent } }) => [
      versionId,
      figuresText.beside(countText(views), sent && figuresText.percent(sent.share, 1)),
    ]),
  );
}
