import type { SalesCase } from '../../../machines/publish-site.rules';
import { Button } from '../../../ui/Button';
import { siteText } from '../text';
import type { StepProps } from './PublishStepFrame';

interface NearCodesProps {
  title: string;
  near: readonly SalesCase[];
  send: StepProps['send'];
}

/** Similar cases of the sales system, each with a button to compare it. */
export function NearCodes({ title: heading, near, send }: NearCodesProps) {
  return (
    <section className="grid gap-2 border-t border-line p-4">
      <h3 className="text-table font-bold">{heading}</h3>
      <ul className="divide-y divide-line">
        {near.map(({ code, title, district }) => (
          <li key={code} className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <b className="min-w-28 tabular-nums max-tablet:flex-1">{code}</b>
            <span className="min-w-0 flex-1 text-table max-tablet:order-1 max-tablet:basis-full">
              {siteText.nearWords(title, district)}
            </span>
            <Button
              size="sm"
              aria-label={siteText.takeCode(code)}
              onClick={() => {
                send({ type: 'code.changed', code });
                send({ type: 'code.compare' });
              }}
            >
              {siteText.takeNear}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
