import { limits } from '../../../openapi/generated/limits';
import { offered } from '../../api/offered';
import { DateTimeInputs } from '../../records/fields/DateTimeInputs';
import { TypedInput } from '../../records/fields/TypedInput';
import { problemText } from '../../records/record/text';
import { momentOf, type MomentValue } from '../../base/time/schedule';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { previewText } from './text';

/** Typed permissions of a person without an account. */
export interface Reviewer {
  mayComment: boolean;
  mayApprove: boolean;
  email: string;
  until: MomentValue;
}

export const isReviewer = ({ mayComment, mayApprove }: Reviewer) => mayComment || mayApprove;

const { maxLength, pattern } = limits.Email;
const emailForm = new RegExp(pattern);

/** Error messages by field; none for a read-only link. */
export function reviewerProblems(reviewer: Reviewer, now = Date.now()): { email?: string; until?: string } {
  if (!isReviewer(reviewer)) return {};
  const email = reviewer.email.trim();
  const until = endOf(reviewer);
  return {
    ...(email === ''
      ? { email: problemText.required }
      : emailForm.test(email)
        ? {}
        : { email: previewText.emailWrong }),
    ...(until === null
      ? { until: problemText.required }
      : Date.parse(until) <= now
        ? { until: previewText.untilPast }
        : {}),
  };
}

/** Expiry of the link in wire format; null without date or time. */
export const endOf = ({ until }: Reviewer): string | null =>
  until.date && until.time ? momentOf({ ...until, isSet: true }) : null;

interface ReviewerFieldsProps {
  value: Reviewer;
  problems: ReturnType<typeof reviewerProblems>;
  onChange: (part: Partial<Reviewer>) => void;
}

/**
 * Fields for the reader's permission to comment or approve, the e-mail address for codes, and the expiry to the minute.
 */
export const ReviewerFields = offered('outsideReviews', function ReviewerFields(props: ReviewerFieldsProps) {
  const { value, problems, onChange } = props;
  return (
    <div data-reviewer="" className="grid w-full gap-3">
      <Field label={previewText.may} group help={previewText.mayHelp}>
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            checked={value.mayComment}
            onChange={({ target }) => onChange({ mayComment: target.checked })}
          >
            {previewText.mayComment}
          </Checkbox>
          <Checkbox
            checked={value.mayApprove}
            onChange={({ target }) => onChange({ mayApprove: target.checked })}
          >
            {previewText.mayApprove}
          </Checkbox>
        </div>
      </Field>
      {isReviewer(value) && (
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <Field
            label={previewText.email}
            required
            help={previewText.emailHelp}
            error={problems.email}
            className="min-w-56 flex-1"
          >
            <TypedInput
              kind="email"
              value={value.email}
              maxLength={maxLength}
              onText={(email) => onChange({ email })}
            />
          </Field>
          <Field id="review-until" label={previewText.reviewUntil} group required error={problems.until}>
            <DateTimeInputs
              id="review-until"
              label={previewText.reviewUntil}
              value={value.until}
              isInvalid={problems.until !== undefined}
              onChange={(part) => onChange({ until: { ...value.until, ...part } })}
            />
          </Field>
        </div>
      )}
    </div>
  );
});
