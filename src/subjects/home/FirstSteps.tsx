import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/types';
import { refuseFirstSteps } from '../../api/generated/operations';
import { usePermission } from '../../base/session/session';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { firstStepsText as text } from './text';

const steps = [
  { name: 'company', unit: 'Permissions.Website', action: 'canEdit', add: '/company', list: '/company' },
  { name: 'people', unit: 'Permissions.Users', action: 'canCreate', add: '/account', list: '/account' },
  { name: 'case', unit: 'Permissions.Cases', action: 'canCreate', add: '/case/add', list: '/case' },
] as const;

/** First three steps of an administrator, ticked by what is stored, until all are done or refused. */
export function FirstSteps({ stored }: { stored: components['schemas']['FirstSteps'] }) {
  const [isRefused, setRefused] = useState(false);
  const next = steps.find(({ name }) => !stored[name])?.name;
  if (isRefused) return null;
  return (
    <section aria-labelledby="first-steps" className="mb-6">
      <h2 id="first-steps">{text.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {text.lead}
        {stored.isDemo && text.demo}
      </p>
      <ol className="grid gap-6 max-tablet:gap-3 desktop:grid-cols-3">
        {steps.map((step, index) => (
          <Step
            key={step.name}
            step={step}
            number={index + 1}
            isDone={stored[step.name]}
            isNext={step.name === next}
          />
        ))}
      </ol>
      <p className="mt-4 text-caption text-ink-soft">
        {text.foot[0]}
        <button
          type="button"
          className={linkClass}
          onClick={() => {
            setRefused(true);
            void refuseFirstSteps();
          }}
        >
          {text.refuse}
        </button>
        {text.foot[1]}
      </p>
    </section>
  );
}

interface StepProps {
  step: (typeof steps)[number];
  number: number;
  isDone: boolean;
  isNext: boolean;
}

function Step({ step: { name, unit, action, add, list }, number, isDone, isNext }: StepProps) {
  const permission = usePermission(unit);
  const words = text.steps[name];
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classNames(
        'flex flex-col items-start gap-2 rounded-card border bg-card p-6 max-tablet:p-4',
        isNext ? 'border-primary' : 'border-line',
      )}
    >
      <span className="text-section text-accent" aria-hidden="true">
        {isDone ? <Icon name="check" className="text-primary" /> : number}
      </span>
      <h3 className="font-bold">
        {isDone && <VisuallyHidden>{text.state}</VisuallyHidden>}
        {words.title}
      </h3>
      <p className="mb-2 flex-1 text-table text-ink-soft">{isDone ? text.done : words.todo}</p>
      {(isDone ? permission.canView : permission[action]) && (
        <Link
          to={isDone ? list : add}
          className={buttonClass({ variant: isNext ? 'primary' : 'secondary', size: isNext ? 'md' : 'sm' })}
        >
          {isDone ? words.done : words.open}
        </Link>
      )}
    </li>
  );
}
