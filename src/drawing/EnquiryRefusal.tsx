import { answerId } from './EnquiryForm';
import type { EnquiryErrors } from './EnquiryFields';
import type { EnquiryField } from './enquiry';

/** Id for a link to a field: its control, or the first box of a group. */
const targetOf = (field: EnquiryField) =>
  field === 'rooms' || field === 'time' || field === 'topic' ? `${field}-0` : field;

/** Why nothing was sent, with a link to each wrong field; has the focus. */
export function Refusal({
  heading,
  help,
  fields,
  errors,
}: {
  heading: string;
  help: string;
  fields: readonly EnquiryField[];
  errors: EnquiryErrors;
}) {
  return (
    <div className="row row-errs">
      <div className="errs" id={answerId} role="alert" tabIndex={-1} autoFocus aria-labelledby="h-errors">
        <h2 id="h-errors">{heading}</h2>
        {help && <p>{help}</p>}
        {fields.length > 0 && (
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <a href={`#${targetOf(field)}`}>{errors[field]}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
