import { ActionIcon } from './bars';
import { Arrow } from './blocks/link';
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
import { type EnquiryFrame, Frame, Heading, withoutPrivacy } from './EnquiryFrame';
import { Refusal } from './EnquiryRefusal';
import { AllCasesLink } from './OtherCases';
import { publicPageText } from './text';

/** The form with its values; the error summary is first and has the focus. */
export function FormAgainDocument({
  frame,
  form,
  rooms,
  context,
  values,
  errors,
  isUntouched,
}: {
  frame: EnquiryFrame;
  form: EnquiryFormPart;
  rooms: readonly { value: string; detail: string }[];
  context: FormContext;
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** Nothing was filled in. */
  isUntouched: boolean;
}) {
  const wrong = [...renderedFields(form).keys()].filter((field) => errors[field]);
  const title = frame.site.title;
  const words = wordsOf(form);
  const isRefused = wrong.length > 0;
  const [heading, help] = isUntouched
    ? [enquiryText.emptyHeading, enquiryText.emptyHelp]
    : [enquiryText.errorsHeading, enquiryText.errorsHelp];
  return (
    <Frame
      frame={withoutPrivacy(frame)}
      title={isRefused ? words.errorTitle(title) : `${words.title}｜${title}`}
    >
      <section className="sec s-form s-step">
        <Heading
          title={isRefused ? enquiryText.notSent : words.title}
          {...(isRefused ? {} : { id: answerId })}
        />
        {isRefused && <Refusal heading={heading(wrong.length)} help={help} fields={wrong} errors={errors} />}
        <div className="row row-form">
          <EnquiryForm
            form={form}
            rooms={rooms}
            context={context}
            values={values}
            errors={errors}
            phone={parsePhone(frame.tel)}
          />
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
    <Frame frame={withoutPrivacy(frame)} title={wordsOf(form).confirmTitle(frame.site.title)}>
      <section className="sec s-form s-step">
        <Heading title={enquiryText.confirm} hasSteps id={answerId} />
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
  address,
  number,
  chosen,
  callOn,
  calendarHref,
  changeHref,
  isChanged,
}: {
  frame: EnquiryFrame;
  form: EnquiryFormPart;
  /** Where visitors are received; empty if unknown. */
  address: string;
  number: string;
  chosen: { rooms: readonly string[]; times: readonly string[] };
  /** Time of the call; empty if none was chosen. */
  callOn: string;
  /** Absent with `callOn`. */
  calendarHref: string | undefined;
  /** Form that changes the enquiry; absent on the contact page. */
  changeHref: string | undefined;
  isChanged: boolean;
}) {
  const words = wordsOf(form);
  const [onTheDay, come] = enquiryText.onTheDay;
  const steps = [
    [callOn || words.answerIn, words.callBy(parsePhone(frame.tel)?.show ?? '')],
    ...(words.after ? [words.after] : []),
    ...(words.after && address ? [[onTheDay, come(address)] as const] : []),
  ] as const;
  const rooms = chosen.rooms.filter((room) => room !== enquiryText.unsure).join(enquiryText.joiner);
  const times = chosen.times.join(enquiryText.joiner);
  const said = rooms || times ? enquiryText.chosen(rooms, times) : words.thanksWords;
  const own = form.partType === 'contact' ? undefined : form.thanks;
  const { developer } = frame.site;
  return (
    <Frame frame={frame} title={words.thanksTitle(frame.site.title)}>
      <section className="sec s-form s-step">
        <Heading title={enquiryText.thanks} id={answerId} />
        <div className="row row-thanks">
          <div className="thanks">
            <p className="thanks-no">
              {words.number} <b>{number}</b>
            </p>
            {isChanged && <p className="thanks-t">{enquiryText.changed}</p>}
            <p className="thanks-t">{said}</p>
            {own && <p className="thanks-t">{own}</p>}
            <h2>{enquiryText.next}</h2>
            <ol className="next">
              {steps.map(([when, what]) => (
                <li key={when}>
                  <b>{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
            <ThanksButtons calendarHref={calendarHref} actions={frame.actions?.actions ?? []} />
            {changeHref && <ChangeLink href={changeHref} />}
          </div>
        </div>
        <div className="row row-links">
          <div className="links">
            <a className="lnk" href={frame.home}>
              <span>{enquiryText.back(frame.site.title)}</span>
              <Arrow isNew={false} />
            </a>
            {developer && <AllCasesLink developer={developer} />}
          </div>
        </div>
      </section>
    </Frame>
  );
}

function ChangeLink({ href }: { href: string }) {
  const [before, link, after] = enquiryText.wrong;
  return (
    <p className="thanks-e">
      {before}
      <a href={href}>{link}</a>
      {after}
    </p>
  );
}

/** The call as a calendar file, and LINE. */
function ThanksButtons({
  calendarHref,
  actions,
}: {
  calendarHref: string | undefined;
  actions: NonNullable<EnquiryFrame['actions']>['actions'];
}) {
  const line = actions.find(({ kind }) => kind === 'line');
  if (!calendarHref && !line) return null;
  return (
    <div className="thanks-b">
      {calendarHref && (
        <a className="btn" href={calendarHref} download>
          <ActionIcon kind="book" />
          <span>
            {enquiryText.calendar}
            <small>{enquiryText.calendarFile}</small>
          </span>
        </a>
      )}
      {line && (
        <a className="btn quiet" href={line.href} target="_blank" rel="noopener">
          <ActionIcon kind="line" />
          <span>
            {enquiryText.line}
            <small>{enquiryText.lineFor}</small>
            <span className="vh">{publicPageText.newWindow}</span>
          </span>
        </a>
      )}
    </div>
  );
}
