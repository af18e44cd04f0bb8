import { answerId, timeChoices } from './EnquiryForm';
import { Boxes, type EnquiryErrors, Form, Note } from './EnquiryFields';
import {
  type EnquiryField,
  type EnquiryFormPart,
  type EnquiryValues,
  renderedFields,
  wordsOf,
} from './enquiry';
import { enquiryText } from './enquiry-text';
import { type EnquiryFrame, Frame, Heading, withoutPrivacy } from './EnquiryFrame';
import { Refusal } from './EnquiryRefusal';

/** Fields that a visitor may change afterwards, with true for required ones; the others are said in words. */
export function changedFields(form: EnquiryFormPart): ReadonlyMap<EnquiryField, boolean> {
  const asked = renderedFields(form);
  const kept = (['rooms', 'time'] as const).flatMap((field) => {
    const isRequired = asked.get(field);
    return isRequired === undefined ? [] : [[field, isRequired] as const];
  });
  return new Map<EnquiryField, boolean>([...kept, ['note', false]]);
}

/** Form that changes an enquiry; shows only what its signed address says. */
export function ChangeDocument({
  frame,
  form,
  rooms,
  number,
  values,
  errors,
  problem,
  backHref,
}: {
  frame: EnquiryFrame;
  form: EnquiryFormPart;
  rooms: readonly { value: string; detail: string }[];
  number: string;
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** Why the change was not kept; empty for none. */
  problem: string;
  backHref: string;
}) {
  const { change } = enquiryText;
  const asked = changedFields(form);
  const words = wordsOf(form);
  const wrong = [...asked.keys()].filter((field) => errors[field]);
  const isRefused = problem !== '' || wrong.length > 0;
  const heading = problem || enquiryText.errorsHeading(wrong.length);
  const title = frame.site.title;
  return (
    <Frame
      frame={withoutPrivacy(frame)}
      title={isRefused ? words.errorTitle(title) : change.pageTitle(title)}
    >
      <section className="sec s-form s-step">
        <Heading title={change.title} {...(isRefused ? {} : { id: answerId })} />
        {isRefused && <Refusal heading={heading} help="" fields={wrong} errors={errors} />}
        <div className="row row-form">
          <Form value={{ asked, values, errors, labels: { ...words.labels, note: change.more } }}>
            <form className="form" method="post" action={`#${answerId}`} noValidate aria-label={change.title}>
              <p className="form-note">
                {words.number} <b>{number}</b>
              </p>
              <p className="form-note">{change.note}</p>
              <div className="form-g">
                <Boxes field="rooms" choices={rooms} />
                <Boxes field="time" choices={timeChoices} />
                <Note />
              </div>
              <div className="form-end">
                <button className="btn" type="submit">
                  {change.send}
                </button>
                <p>
                  <a href={backHref}>{change.back}</a>
                </p>
              </div>
            </form>
          </Form>
        </div>
      </section>
    </Frame>
  );
}
