import { createHash } from 'node:crypto';
import { wordsOf } from '../../openapi/generated/block-words';
import { AdField, PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { StoredPart } from '../db/stored-values';
import {
  type Found,
  findAll,
  fitsAround,
  indexed,
  indexedAround,
  type Level,
  levelled,
  type PhraseIndex,
  withoutUnjoined,
} from './matching';
import { type CheckedPage, type PageText, sentencesOf, textsOf } from './page-text';
import { adText } from './text';

export type AdRule = components['schemas']['AdRule'];
export type AdFinding = components['schemas']['AdFinding'];
type Finding = Omit<AdFinding, 'putAside' | 'key'>;

/** Kinds of rules that check the page instead of its words. */
export const pageKinds: ReadonlySet<AdRule['kind']> = new Set(['permit', 'planUse', 'pictureKind']);

/** Thrown when a check exceeds the time allowed for a page. */
export class AdCheckLate extends Error {}

/** Rule prepared for checking many texts. */
interface ReadyRule {
  rule: AdRule;
  phrases: PhraseIndex;
  exceptions: PhraseIndex;
  /** Exceptions that name the found words. */
  around: PhraseIndex;
  contexts: PhraseIndex;
}

const readied = (rules: readonly AdRule[]): ReadyRule[] =>
  rules
    .filter(({ isOn }) => isOn)
    .map((rule) => ({
      rule,
      phrases: indexed(rule.phrases),
      exceptions: indexed(rule.exceptions),
      around: indexedAround(rule.exceptions),
      contexts: indexed(rule.contexts),
    }));

export const sentenceHash = (sentence: string): string => createHash('sha256').update(sentence).digest('hex');

/**
 * Findings of a page: blocking ones first, then in the page's order. Depends on nothing but its arguments and the
 * clock. Throws `AdCheckLate` after `maxMs`.
 */
export function checkPage(
  page: CheckedPage,
  rules: readonly AdRule[],
  { maxMs = 2000, now = Date.now }: { maxMs?: number; now?: () => number } = {},
): Omit<AdFinding, 'putAside'>[] {
  const all = readied(rules);
  const until = now() + maxMs;
  const words = all.filter(({ rule }) => !pageKinds.has(rule.kind));
  const texts = textsOf(page);
  const levels = new Map<StoredPart | null, string>();
  for (const { part, text } of texts) {
    levels.set(part, `${levels.get(part) ?? ''}\n${levelled(text).text}`);
  }
  const found: Finding[] = [...pageFindings(page, all)];
  for (const text of texts) {
    for (const { sentence } of sentencesOf(text.text)) {
      if (now() > until) throw new AdCheckLate('The advertising check took too long');
      const level = levelled(sentence);
      const named: Finding[] = [];
      for (const rule of words) {
        const finding = sentenceFinding(text, sentence, level, rule, levels.get(text.part) ?? '');
        if (finding && !named.some((other) => covers(other, finding))) named.push(finding);
      }
      found.push(...named);
    }
  }
  const order = (finding: Finding) => (finding.severity === 'required' ? 0 : 1);
  return keyed(found.toSorted((a, b) => order(a) - order(b) || a.place - b.place));
}

/** Findings in one text. */
export const checkText = (text: string, rules: readonly AdRule[]) =>
  checkPage(
    { parts: [{ id: 0, partType: PartType.title, textContent: text }], texts: [] },
    rules.filter(({ kind }) => !pageKinds.has(kind)),
  );

function keyed(findings: readonly Finding[]): Omit<AdFinding, 'putAside'>[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const base = `${finding.ruleId}-${finding.hash.slice(0, 12)}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { key: count === 1 ? base : `${base}-${count}`, ...finding };
  });
}

function sentenceFinding(
  { part, place, field, itemId }: PageText,
  sentence: string,
  level: Level,
  { rule, phrases, exceptions, around, contexts }: ReadyRule,
  block: string,
): Finding | null {
  const found = findAll(level.text, phrases);
  if (found.length === 0) return null;
  // For minutes, the basis of the measurement may be given anywhere in the block.
  if (findAll(rule.kind === 'minutes' ? block : level.text, contexts).length > 0) return null;
  const harmless = findAll(level.text, exceptions);
  const open = found.filter(
    (each) => !harmless.some((other) => overlap(each, other)) && !fitsAround(sentence, level, each, around),
  );
  const bad = apart(withoutUnjoined(open));
  if (bad.length === 0) return null;
  const marks = bad.map(({ start, end, replacement }) => ({
    start: level.places[start] ?? 0,
    end: (level.places[end - 1] ?? 0) + 1,
    replacement,
  }));
  return {
    ...summaryOf(rule),
    partId: part?.id ?? null,
    partType: part?.partType ?? null,
    place,
    field,
    itemId,
    sentence,
    marks,
    hash: sentenceHash(sentence),
    isEditable: part !== null && (part.source === undefined || part.source === 'none'),
  };
}

/** True if a finding of the same kind names the same words, so that the other would only repeat it. */
const covers = (one: Finding, other: Finding) =>
  one.kind === other.kind &&
  one.severity === other.severity &&
  other.marks.every((mark) => one.marks.some((own) => overlap(own, mark)));

const overlap = (a: Pick<Found, 'start' | 'end'>, b: Pick<Found, 'start' | 'end'>) =>
  a.start < b.end && b.start < a.end;

/** Drops findings that overlap an earlier one; they are in the order of their starts. */
function apart(found: readonly Found[]): Found[] {
  let until = 0;
  return found.filter(({ start, end }) => {
    const isApart = start >= until;
    until = Math.max(until, end);
    return isApart;
  });
}

const summaryOf = ({ id, kind, severity, reason, source, isToConfirm }: AdRule) => ({
  ruleId: id,
  kind,
  severity,
  reason,
  source,
  isToConfirm,
});

/** Findings about content that a page lacks. */
function pageFindings(page: CheckedPage, rules: readonly ReadyRule[]): Finding[] {
  const whole = levelled(page.parts.map(seenWords).join('\n')).text;
  return rules.flatMap((ready): Finding[] => {
    const says = (text: string) => findAll(text, ready.contexts).length > 0;
    const { rule } = ready;
    if (rule.kind === 'permit') {
      return page.parts.length === 0 || says(whole) ? [] : [lack(rule, null, 0, adText.noPermit)];
    }
    const at = (part: StoredPart) => page.parts.indexOf(part) + 1;
    if (rule.kind === 'planUse') {
      if (says(whole)) return [];
      return page.parts
        .filter((part) => isPlan(part, ready))
        .map((part) => lack(rule, part, at(part), adText.planWithoutUse(at(part))));
    }
    if (rule.kind !== 'pictureKind') return [];
    return page.parts
      .filter(
        ({ partType, fileSha, isDecorative, kind }) =>
          partType === PartType.image && fileSha && !isDecorative && !kind,
      )
      .filter((part) => !says(levelled(seenWords(part)).text))
      .map((part) =>
        lack(rule, part, at(part), part.textContent?.trim() || part.altText?.trim() || adText.noCaption),
      );
  });
}

const isPlan = (part: StoredPart, { phrases }: ReadyRule) =>
  (part.partType === PartType.plans && part.items?.some(({ fileSha }) => fileSha)) ||
  (part.partType === PartType.image && findAll(levelled(allWords(part)).text, phrases).length > 0);

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
