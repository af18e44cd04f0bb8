import { answerId, EnquiryForm } from './EnquiryForm';
import type { EnquiryErrors, FormContext } from './EnquiryFields';
import {
  type EnquiryField,
  type EnquiryFormPart,
  type EnquiryValues,
  renderedFields,
  topics,
  wordsOf,
} from './enquiry';
import { enquiryText } from './enquiry-text';
import { parsePhone } from './phone';
import { type EnquiryFrame, Frame, Heading } from './EnquiryFrame';

/** Id for a link to a field: its control, or the first box of a group. */
const targetOf = (field: EnquiryField) =>
  field === 'rooms' || field === 'time' || field === 'topic' ? `${field}-0` : field;

/** The form with its values; the error summary is first and has the focus. */
export function FormAgainDocument({
  frame,
  form,
  rooms,
  context,
  values,
  errors,
}: {
  frame: EnquiryFrame;
  form: EnquiryFormPart;
  rooms: readonly { value: string; detail: string }[];
  context: FormContext;
  values: EnquiryValues;
  errors: EnquiryErrors;
}) {
  const wrong = [...renderedFields(form).keys()].filter((field) => errors[field]);
  const title = frame.site.title;
  const words = wordsOf(form);
  return (
    <Frame frame={frame} title={wrong.length > 0 ? words.errorTitle(title) : `${words.title}｜${title}`}>
      <section className="sec s-form s-step">
        <Heading title={words.title} step={0} {...(wrong.length > 0 ? {} : { id: answerId })} />
        {wrong.length > 0 && (
          <div className="row row-errs">
            <div
              className="errs"
              id={answerId}
              role="alert"
              tabIndex={-1}
              autoFocus
              aria-labelledby="h-errors"
            >
              <h2 id="h-errors">{enquiryText.errorsHeading(wrong.length)}</h2>
              <p>{enquiryText.errorsHelp}</p>
              <ul>
                {wrong.map((field) => (
                  <li key={field}>
                    <a href={`#${targetOf(field)}`}>{errors[field]}</a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <div className="row row-form">
          <EnquiryForm form={form} rooms={rooms} context={context} values={values} errors={errors} />
        </div>
      </section>
    </Frame>
  );
}

/** Answers with the field names that the visitor saw. */
export function answersOf(
  form: EnquiryFormPart,
  values: EnquiryValues,
): [field: EnquiryField, label: string, answer: string][] {
  const asked = renderedFields(form);
  const { joiner } = enquiryText;
  const { labels } = wordsOf(form);
  const topic = topics.find(({ value }) => value === values.topic);
  const answers: [EnquiryField, string, string][] = [
    ['topic', labels.topic, topic?.words ?? ''],
    ['name', labels.name, values.name],
    ['mobile', labels.mobile, values.mobile],
    ['email', labels.email, values.email],
    ['county', labels.residence, values.county + values.area],
    ['about', labels.about, values.about],
    ['budget', labels.budget, values.budget],
    ['rooms', labels.rooms, values.rooms.join(joiner)],
    ['time', labels.time, values.time.join(joiner)],
    ['note', labels.note, values.note],
  ];
  return answers.filter(([field]) => asked.has(field));
}

/** Confirmation step: only the second press sends. */
export function ConfirmDocument({
  frame,
  form,
  values,
  hidden,
  consentDay,
}: {
  frame: EnquiryFrame;
  form: EnquiryFormPart;
  values: EnquiryValues;
  /** All input, with its signature. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** Date of the consent text. */
  consentDay: string;
}) {
  const { labels, unfilled, wantsNews } = enquiryText;
  const lines = [
    ...answersOf(form, values).map(([, label, answer]) => [label, answer] as const),
    [labels.consent, enquiryText.agreedTo(consentDay)] as const,
    ...(renderedFields(form).has('news')
      ? [[labels.news, values.news ? wantsNews.true : wantsNews.false] as const]
      : []),
  ];
  return (
    <Frame frame={frame} title={wordsOf(form).confirmTitle(frame.site.title)}>
      <section className="sec s-form s-step">
        <Heading title={enquiryText.confirm} step={1} id={answerId} />
        <div className="row row-check">
          <p className="form-note">{enquiryText.confirmNote}</p>
          <form className="check" method="post" action={`#${answerId}`} aria-label={enquiryText.confirm}>
            {hidden.map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <dl className="sum">
              {lines.map(([label, answer]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{answer || unfilled}</dd>
                </div>
              ))}
            </dl>
            <div className="form-end">
              <button className="btn" type="submit" name="step" value="send">
                {enquiryText.confirmSend}
              </button>
              <button className="btn quiet" type="submit" name="step" value="edit">
                {enquiryText.confirmEdit}
              </button>
            </div>
          </form>
        </div>
      </section>
    </Frame>
  );
}

/** Thank-you page with the next steps; contains no name, as its address may be shared. */
export function ThanksDocument({
  frame,
  form,
  thanks,
  number,
  callOn,
  calendarHref,
}: {
  frame: EnquiryFrame;
  form: EnquiryFormPart;
  thanks: string;
  number: string;
  /** Time of the call; empty if none was chosen. */
  callOn: string;
  /** Absent with `callOn`. */
  calendarHref: string | undefined;
}) {
  const phone = parsePhone(frame.tel);
  const words = wordsOf(form);
  const steps = [
    [callOn || words.answerIn, words.callBy(phone?.show ?? '')],
    ...(words.after ? [words.after] : []),
  ] as const;
  return (
    <Frame frame={frame} title={words.thanksTitle(frame.site.title)}>
      <section className="sec s-form s-step">
        <Heading title={enquiryText.thanks} step={2} id={answerId} />
        <div className="row row-thanks">
          <div className="thanks">
            <p className="thanks-no">
              {words.number} <b>{number}</b>
            </p>
            <p className="thanks-t">{thanks || words.thanksWords}</p>
            <h2>{enquiryText.next}</h2>
            <ol className="next">
              {steps.map(([when, what]) => (
                <li key={when}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
            <div className="links">
              {calendarHref && (
                <a className="lnk" href={calendarHref} download>
                  <span>{enquiryText.calendar}</span>
                </a>
              )}
              <a className="lnk" href={frame.home}>
                <span>{enquiryText.back(frame.site.title)}</span>
              </a>
            </div>
          </div>
        </div>
        {phone && (
          <div className="row row-cta">
            <a className="cta" href={phone.href}>
              <span className="cta-l">{enquiryText.call}</span>
              <b className="cta-n">
                <span>{phone.show}</span>
              </b>
            </a>
          </div>
        )}
      </section>
    </Frame>
  );
}
