import type { components } from '../../openapi/generated/types';
import { factSourceWords, projectFactNameWords } from '../../openapi/generated/words';
import type { ChangedBlock } from '../approvals/blocks';
import { isFigure } from '../approvals/parts-of-block';
import type { ProjectFact, StoredPart } from '../db/stored-values';
import { sourceOf } from '../pages/sources';
import { reviewText } from './text';

type Figure = components['schemas']['ApprovalFigure'];

const maxLabel = 20;

interface Line {
  label: string;
  text: string;
}

/** Changed figures of a block, each against the facts of the project. */
export function figuresOf(block: ChangedBlock, facts: readonly ProjectFact[]): Figure[] {
  const { before, after, key } = block;
  if (!after || !block.parts.includes('figures')) return [];
  const earlier = linesOf(before);
  return linesOf(after).flatMap((line, index): Figure[] => {
    const fact = factOf(line, facts);
    if (!fact && !isFigure(`${line.label} ${line.text}`)) return [];
    const own = earlier.find(({ label }) => label !== '' && label === line.label) ?? earlier[index];
    const was = own?.text ?? '';
    if (was === line.text) return [];
    const label = fact ? projectFactNameWords[fact.name] : line.label || shortened(line.text);
    return [{ label, before: was, after: line.text, blockKey: key, ...checkOf(line, after, fact) }];
  });
}

function checkOf(
  line: Line,
  block: StoredPart,
  fact: ProjectFact | undefined,
): Pick<Figure, 'isSame' | 'fact' | 'source'> {
  if (fact) {
    const { value, source, documentNumber = '', documentDate } = fact;
    const isSame = plain(line.text).includes(plain(value));
    const words = source ? factSourceWords[source] : '';
    return { isSame, fact: value, source: reviewText.factSource(words, documentNumber, documentDate ?? '') };
  }
  // A bound block is compared with the values stored in its case.
  const isBound = sourceOf(block) !== null && !block.isSourceEmpty;
  return isBound
    ? { isSame: true, fact: line.text, source: reviewText.fromCase }
    : { isSame: null, fact: '', source: '' };
}

const factOf = ({ label, text }: Line, facts: readonly ProjectFact[]): ProjectFact | undefined =>
  facts.find(({ name, value }) => value !== '' && `${label}${text}`.includes(projectFactNameWords[name]));

function linesOf(part: StoredPart | null): Line[] {
  if (!part) return [];
  const items = (part.items ?? []).map(({ label = '', textContent }) => ({ label, text: textContent }));
  const own = [part.textContent, part.siteAddress, part.receptionAddress].flatMap((text) =>
    (text ?? '').split('\n').map((line) => ({ label: '', text: line.trim() })),
  );
  return [...own.filter(({ text }) => text !== ''), ...items];
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s,]/g, '');
const shortened = (text: string) => [...text].slice(0, maxLabel).join('');
