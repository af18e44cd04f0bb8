import { createHash } from 'node:crypto';
import type { components } from '../../../openapi/generated/types';
import type { Steps } from '../../base/process/hand-over';
import { indexed, indexedAround, type PhraseIndex } from './phrases';

export type AdRule = components['schemas']['AdRule'];
export type AdFinding = components['schemas']['AdFinding'];
export type Finding = Omit<AdFinding, 'putAside' | 'key'>;

/** Kinds of rules that check the page instead of its words. */
export const pageKinds: ReadonlySet<AdRule['kind']> = new Set(['permit', 'planUse', 'pictureKind']);

/** Rule prepared for checking many texts. */
export interface ReadyRule {
  rule: AdRule;
  phrases: PhraseIndex;
  exceptions: PhraseIndex;
  /** Exceptions that name the found words. */
  around: PhraseIndex;
  contexts: PhraseIndex;
}

/** The rules that are on. */
export function* readying(rules: readonly AdRule[]): Steps<ReadyRule[]> {
  const ready: ReadyRule[] = [];
  for (const rule of rules) {
    if (!rule.isOn) continue;
    yield;
    ready.push({
      rule,
      phrases: indexed(rule.phrases),
      exceptions: indexed(rule.exceptions),
      around: indexedAround(rule.exceptions),
      contexts: indexed(rule.contexts),
    });
  }
  return ready;
}

export const sentenceHash = (sentence: string): string => createHash('sha256').update(sentence).digest('hex');

/** Words of a finding about its rule. */
export const summaryOf = ({ id, kind, severity, reason, source, isToConfirm }: AdRule) => ({
  ruleId: id,
  kind,
  severity,
  reason,
  source,
  isToConfirm,
});
