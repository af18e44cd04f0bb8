import { systemCheckNameWords, systemCheckStateWords } from '../../../openapi/generated/words';
import type { About, SystemCheck } from './about-loaders';
import { aboutText as text } from './text';

const order: readonly SystemCheck['state'][] = ['bad', 'attention', 'good', 'off'];

/** Checks by urgency; within a state as the server lists them. */
export function byUrgency(checks: readonly SystemCheck[]): SystemCheck[] {
  return checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** How many stand how, in one sentence. */
export function summaryOf(checks: readonly SystemCheck[]): string {
  const count = (state: SystemCheck['state']) => checks.filter((check) => check.state === state).length;
  return text.sum(count('bad'), count('attention'), count('good'));
}

/** For whoever helps: builds and states, without anything of a person. */
export function systemInformation(about: About, checks: readonly SystemCheck[] | null): string {
  return [
    text.product(about.version),
    text.build(about.commit, about.startedOn),
    ...(checks ?? []).map(({ name, state, about: what, status, detail }) =>
      text.line(systemCheckNameWords[name], systemCheckStateWords[state], what, status, detail),
    ),
  ].join('\n');
}
