import { useEffect } from 'react';
import type { components } from '../../../../openapi/generated/types';
import { offers } from '../../../api/features';
import { getSiteFigures } from '../../../api/generated/operations';
import { useAnswer } from '../../../calls/use-answer';
import { countText, figuresText } from './text';

type Figures = components['schemas']['SiteFigures'];

/** Figures of a site's newest publications, in words; empty until loaded. */
export function useFiguresOf(caseId: number): ReadonlyMap<number, string> {
  const { answer, ask } = useAnswer<Figures>();
  useEffect(() => {
    if (offers('siteFigures')) ask(() => getSiteFigures({ id: caseId }));
  }, [ask, caseId]);
  const publications = answer.state === 'ready' ? answer.data.publications : [];
  return new Map(
    publications.map(({ versionId, views, rates: { sent } }) => [
      versionId,
      figuresText.beside(countText(views), sent && figuresText.percent(sent.share, 1)),
    ]),
  );
}
