import type { Check } from '../checks/check';
import { checkText, doctorText as text } from '../checks/text';
import { build } from '../../base/process/release';

/** Report of `npm run doctor`; `isBad`: needs action now. */
export function doctorReport(checks: readonly Check[]): { lines: string[]; isBad: boolean } {
  const count = (state: Check['state']) => checks.filter((check) => check.state === state).length;
  return {
    lines: [
      text.build(build, process.versions.node),
      ...checks.flatMap(({ name, state, about, status, detail, remedy }) => [
        text.line(
          text.marks[state],
          checkText.names[name],
          about,
          detail,
          // The marks of the other states say it already.
          state === 'attention' || state === 'bad' ? status : undefined,
        ),
        ...(remedy === undefined ? [] : [text.remedy(remedy)]),
      ]),
      text.sum(count('bad'), count('attention'), count('good')),
    ],
    isBad: count('bad') > 0,
  };
}
