import type { AdRule } from './adcheck-loaders';

const ruleContent = ({ phrases, exceptions, contexts, ...rest }: AdRule) =>
  JSON.stringify([
    phrases,
    exceptions,
    contexts,
    rest.kind,
    rest.reason,
    rest.source,
    rest.checkedOn,
    rest.isToConfirm,
    rest.severity,
    rest.isOn,
  ]);

export const isSameRule = (one: AdRule, other: AdRule): boolean => ruleContent(one) === ruleContent(other);

/** True if a rule has the required reason, source and date. */
export const isFilled = ({ reason, source, checkedOn }: AdRule): boolean =>
  [reason, source, checkedOn].every((each) => each.trim() !== '');
