import { wordsOf } from '../../../openapi/block-words';
import { AdField, PartType } from '../../../openapi/generated/enums';
import type { StoredPart } from '../../base/db/stored-values';
import type { Steps } from '../../base/process/hand-over';
import { findingAll } from './matching';
import type { CheckedPage } from './page-text';
import { levelled } from './phrases';
import { type AdRule, type Finding, pageKinds, type ReadyRule, sentenceHash, summaryOf } from './ready-rules';
import { adText } from './text';

/** Findings about content that a page lacks. */
export function* lacking(page: CheckedPage, rules: readonly ReadyRule[]): Steps<Finding[]> {
  const seen: string[] = [];
  for (const part of page.parts) {
    yield;
    seen.push(levelled(seenWords(part)).text);
  }
  const whole = seen.join('');
  const findings: Finding[] = [];
  for (const ready of rules) {
    const { rule } = ready;
    if (!pageKinds.has(rule.kind)) continue;
    const says = function* says(text: string): Steps<boolean> {
      return (yield* findingAll(text, ready.contexts)).length > 0;
    };
    if (rule.kind === 'permit') {
      if (page.parts.length > 0 && !(yield* says(whole))) findings.push(lack(rule, null, 0, adText.noPermit));
      continue;
    }
    if (rule.kind === 'planUse' && (yield* says(whole))) continue;
    for (const [index, part] of page.parts.entries()) {
      const place = index + 1;
      if (rule.kind === 'planUse') {
        if (yield* isPlan(part, ready)) findings.push(lack(rule, part, place, adText.planWithoutUse(place)));
      } else if (needsKind(part) && !(yield* says(seen[index] ?? ''))) {
        const caption = part.textContent?.trim() || part.altText?.trim() || adText.noCaption;
        findings.push(lack(rule, part, place, caption));
      }
    }
  }
  return findings;
}

const needsKind = ({ partType, fileSha, isDecorative, kind }: StoredPart) =>
  partType === PartType.image && fileSha && !isDecorative && !kind;

function* isPlan(part: StoredPart, { phrases }: ReadyRule): Steps<boolean> {
  if (part.partType === PartType.plans) return part.items?.some(({ fileSha }) => fileSha) ?? false;
  if (part.partType !== PartType.image) return false;
  return (yield* findingAll(levelled(allWords(part)).text, phrases)).length > 0;
}

/** Words that everyone sees, without those that are only read aloud. */
const seenWords = (part: StoredPart): string =>
  wordsOf(part)
    .flatMap(({ reader, text }) => (reader === 'visitor' ? [text] : []))
    .join('\n');

const allWords = (part: StoredPart): string =>
  wordsOf(part)
    .map(({ text }) => text)
    .join('\n');

const lack = (rule: AdRule, part: StoredPart | null, place: number, sentence: string): Finding => ({
  ...summaryOf(rule),
  partId: part?.id ?? null,
  partType: part?.partType ?? null,
  place,
  field: AdField.page,
  itemId: null,
  sentence,
  marks: [],
  // Two pictures may have the same sentence.
  hash: sentenceHash(`${sentence} ${part?.fileSha ?? part?.id ?? ''}`),
  isEditable: false,
});
