import { PartType } from '../../../openapi/generated/enums';
import { ServiceError } from '../../base/contract/errors';
import type { StoredPart } from '../../base/db/stored-values';
import { atOnce, inParts, type Steps } from '../../base/process/hand-over';
import { BoundedTurns } from '../../base/process/in-turn';
import { type Found, findingAll, fitsAround, withoutUnjoined } from './matching';
import { lacking } from './page-lacks';
import { type CheckedPage, type PageText, sentencesOf, textsOf } from './page-text';
import { type Level, levelled } from './phrases';
import {
  type AdFinding,
  type AdRule,
  type Finding,
  pageKinds,
  readying,
  type ReadyRule,
  sentenceHash,
  summaryOf,
} from './ready-rules';
import { adText } from './text';

/** Thrown when a check exceeds the time allowed for a page. */
export class AdCheckLate extends Error {}

/** Long checks of one account run one at a time (decisions/049-advertising-check). */
const turns = new BoundedTurns(8, () => new ServiceError(429, adText.manyChecks, { retryAfter: 2 }));

interface CheckOptions {
  /** Account that waits for the check; null for the server's own. */
  by: number | null;
  /** Limit of the check's own time. */
  maxMs?: number;
  now?: () => number;
}

type PageFinding = Omit<AdFinding, 'putAside'>;

/** Findings of the last pages checked: what is public is checked again with each change of its draft. */
const kept = new Map<string, readonly PageFinding[]>();
const [maxKept, maxKeptFindings] = [20, 1000];

/**
 * Findings of a page: blocking ones first, then in the page's order. Lets other calls run after 50 ms. Throws
 * `AdCheckLate` after `maxMs`, and 429 if too many checks of the account wait.
 */
export async function checkPage(
  page: CheckedPage,
  rules: readonly AdRule[],
  options: CheckOptions,
): Promise<readonly PageFinding[]> {
  const key = sentenceHash(JSON.stringify([page, rules]));
  const before = kept.get(key);
  if (before) return before;
  const findings = await checkAnew(page, rules, options);
  if (findings.length <= maxKeptFindings) kept.set(key, findings);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return findings;
}

function checkAnew(
  page: CheckedPage,
  rules: readonly AdRule[],
  { by, maxMs = 2000, now }: CheckOptions,
): Promise<PageFinding[]> {
  let left = maxMs;
  const spend = (ms: number) => {
    left -= ms;
    if (left < 0) throw new AdCheckLate('The advertising check took too long');
  };
  const further = (run: () => Promise<PageFinding[]>) =>
    by === null ? run() : turns.run(`check ${by}`, run);
  return inParts(checking(page, rules), { spend, further, now });
}

function* checking(page: CheckedPage, rules: readonly AdRule[]): Steps<PageFinding[]> {
  const all = yield* readying(rules);
  const words = all.filter(({ rule }) => !pageKinds.has(rule.kind));
  const texts = textsOf(page);
  const levels = new Map<StoredPart | null, string>();
  for (const { part, text } of texts) {
    yield;
    levels.set(part, `${levels.get(part) ?? ''}\n${levelled(text).text}`);
  }
  const found: Finding[] = [...(yield* lacking(page, all))];
  for (const text of texts) {
    for (const { sentence } of sentencesOf(text.text)) {
      const level = levelled(sentence);
      const named: { finding: Finding; overlaps: (mark: Span) => boolean }[] = [];
      for (const rule of words) {
        yield;
        const finding = yield* sentenceFinding(text, sentence, level, rule, levels.get(text.part) ?? '');
        if (!finding || named.some((other) => covers(other, finding))) continue;
        named.push({ finding, overlaps: overlapping(finding.marks) });
      }
      found.push(...named.map(({ finding }) => finding));
    }
  }
  const order = (finding: Finding) => (finding.severity === 'required' ? 0 : 1);
  return keyed(found.toSorted((a, b) => order(a) - order(b) || a.place - b.place));
}

/** Findings in one short text, at once. */
export const checkText = (text: string, rules: readonly AdRule[]): PageFinding[] =>
  atOnce(checking(...pageOf(text, rules)));

const pageOf = (text: string, rules: readonly AdRule[]): [CheckedPage, AdRule[]] => [
  { parts: [{ id: 0, partType: PartType.title, textContent: text }], texts: [] },
  rules.filter(({ kind }) => !pageKinds.has(kind)),
];

/** Like `checkText`, as `checkPage` does it. */
export const tryText = (text: string, rules: readonly AdRule[], options: CheckOptions) =>
  checkPage(...pageOf(text, rules), options);

function keyed(findings: readonly Finding[]): PageFinding[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const base = `${finding.ruleId}-${finding.hash.slice(0, 12)}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { key: count === 1 ? base : `${base}-${count}`, ...finding };
  });
}

function* sentenceFinding(
  { part, place, field, itemId }: PageText,
  sentence: string,
  level: Level,
  { rule, phrases, exceptions, around, contexts }: ReadyRule,
  block: string,
): Steps<Finding | null> {
  const found = yield* findingAll(level.text, phrases);
  if (found.length === 0) return null;
  // For minutes, the basis of the measurement may be given anywhere in the block.
  const harmlessElsewhere = yield* findingAll(rule.kind === 'minutes' ? block : level.text, contexts);
  if (harmlessElsewhere.length > 0) return null;
  const isHarmless = overlapping(yield* findingAll(level.text, exceptions));
  const open: Found[] = [];
  for (const each of found) {
    yield;
    if (!isHarmless(each) && !fitsAround(sentence, level, each, around)) open.push(each);
  }
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

type Span = Pick<Found, 'start' | 'end'>;

/** True if a finding of the same kind names the same words, so that the other would only repeat it. */
const covers = (one: { finding: Finding; overlaps: (mark: Span) => boolean }, other: Finding) =>
  one.finding.kind === other.kind &&
  one.finding.severity === other.severity &&
  other.marks.every(one.overlaps);

/** Tells whether a span overlaps one of these, which are in the order of their starts. */
function overlapping(spans: readonly Span[]): (span: Span) => boolean {
  const ends: number[] = [];
  for (const { end } of spans) ends.push(Math.max(end, ends.at(-1) ?? 0));
  return ({ start, end }) => {
    let [from, to] = [0, spans.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((spans[middle]?.start ?? 0) < end) from = middle + 1;
      else to = middle;
    }
    return from > 0 && (ends[from - 1] ?? 0) > start;
  };
}

/** Drops findings that overlap an earlier one; they are in the order of their starts. */
function apart(found: readonly Found[]): Found[] {
  let until = 0;
  return found.filter(({ start, end }) => {
    const isApart = start >= until;
    until = Math.max(until, end);
    return isApart;
  });
}
