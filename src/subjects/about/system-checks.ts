import { systemCheckNameWords, systemCheckStateWords } from '../../../openapi/generated/words';
import type { About, SystemCheck } from './about-loaders';
import { aboutText as text } from './text';

const order: readonly SystemCheck['state'][] = ['bad', 'attention', 'good', 'off'];

/** Checks by urgency; equally urgent ones in the server's order. */
export function byUrgency(checks: readonly SystemCheck[]): SystemCheck[] {
  return checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** Number of checks by state, as a sentence. */
export function summaryOf(checks: readonly SystemCheck[]): string {
  const count = (state: SystemCheck['state']) => checks.filter((check) => check.state === state).length;
  return text.sum(count('bad'), count('attention'), count('good'));
}

/** Text for support: builds and states, without personal data. */
export function systemInformation(about: About, checks: readonly SystemCheck[] | null): string {
  return [
    text.product(about.version),
    text.build(about.commit, about.startedOn),
    ...(checks ?? []).map(({ name, state, about: what, status, detail }) =>
      text.line(systemCheckNameWords[name], systemCheckStateWords[state], what, status, detail),
    ),
  ].join('\n');
}
