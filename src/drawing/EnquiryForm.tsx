import { type ReactNode, use } from 'react';
import {
  budgetChoices,
  caseChoices,
  counties,
  type EnquiryFormPart,
  type EnquiryValues,
  noValues,
  renderedFields,
  trapName,
  wordsOf,
} from './enquiry';
import { enquiryText } from './enquiry-text';
import type { parsePhone } from './phone';
import type { FormConsent } from './types';
import {
  Boxes,
  Choice,
  Consent,
  type EnquiryErrors,
  Form,
  type FormContext,
  Note,
  TextInput,
  Topics,
} from './EnquiryFields';

/** Questions in their order; the consent is the last. */
const drawnFields = [
  'topic',
  'name',
  'mobile',
  'email',
  'county',
  'area',
  'about',
  'budget',
  'rooms',
  'time',
  'note',
] as const;
type DrawnField = (typeof drawnFields)[number];

interface FormProps {
  form: EnquiryFormPart;
  rooms: readonly { value: string; detail: string }[];
  context?: FormContext | undefined;
  /** Consent text of a preview; otherwise the context's. */
  consent?: FormConsent | undefined;
  values?: EnquiryValues;
  errors?: EnquiryErrors;
  /** Number to call instead. */
  phone?: ReturnType<typeof parsePhone>;
}

/** Anchor of the answer; the form's action names it, so that the page focuses it without scripts. */
export const answerId = 'answer';

/**
 * Enquiry form of a page. Posts to the page's own address, whose query names the campaign
 * (decisions/037-enquiry-form).
 */
export function EnquiryForm({
  form,
  rooms,
  context,
  consent,
  values = noValues,
  errors = {},
  phone,
}: FormProps) {
  const asked = renderedFields(form);
  const words = wordsOf(form);
  const fields = questionsOf(form, rooms);
  const drawn = drawnFields.filter((field) => asked.has(field));
  const needed = drawn.filter((field) => asked.get(field));
  const optional = drawn.filter((field) => !asked.get(field));
  return (
    <Form value={{ asked, values, errors, labels: words.labels }}>
      <form
        className="form"
        method="post"
        action={`#${answerId}`}
        noValidate
        aria-label={words.title}
        data-part-id={form.id}
        data-work={context?.workHref}
      >
        <p className="form-note">{words.note}</p>
        <div className="form-g">
          {needed.map((field) => fields[field])}
          <More fields={optional} values={values} errors={errors}>
            {optional.map((field) => fields[field])}
          </More>
          <Trap />
          <Consent context={context} says={context?.consent ?? consent} />
        </div>
        {(context?.hidden ?? []).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="form-end">
          <button className="btn" type={context ? 'submit' : 'button'}>
            {words.send}
          </button>
          <p>{enquiryText.sendHelp}</p>
          {phone && (
            <p>
              {enquiryText.callInstead} <a href={phone.href}>{phone.show}</a>
            </p>
          )}
        </div>
      </form>
    </Form>
  );
}

export const timeChoices = enquiryText.times.map(({ value, hours }) => ({ value, detail: hours }));

/** Each question's control. */
function questionsOf(form: EnquiryFormPart, rooms: FormProps['rooms']): Record<DrawnField, ReactNode> {
  return {
    topic: <Topics key="topic" />,
    name: <TextInput key="name" field="name" type="text" autoComplete="name" />,
    mobile: (
      <TextInput
        key="mobile"
        field="mobile"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={wordsOf(form).mobileHint}
      />
    ),
    email: (
      <TextInput
        key="email"
        field="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
      />
    ),
    county: <Choice key="county" field="county" autoComplete="address-level1" choices={counties} />,
    area: <TextInput key="area" field="area" type="text" autoComplete="address-level2" />,
    about: <Choice key="about" field="about" choices={caseChoices(form)} />,
    budget: <Choice key="budget" field="budget" choices={budgetChoices(form)} />,
    rooms: <Boxes key="rooms" field="rooms" choices={rooms} />,
    time: <Boxes key="time" field="time" choices={timeChoices} />,
    note: <Note key="note" />,
  };
}

/** Folds what may be left out, unless some of it is filled in or wrong. */
function More({
  fields,
  values,
  errors,
  children,
}: {
  fields: readonly DrawnField[];
  values: EnquiryValues;
  errors: EnquiryErrors;
  children: ReactNode;
}) {
  const { labels } = use(Form);
  if (fields.length === 0) return null;
  const isOpen = fields.some((field) => values[field].length > 0 || errors[field]);
  const said = fields
    .filter((field) => field !== 'area')
    .map((field) => (field === 'county' ? labels.residence : labels[field]));
  return (
    <details className="f f-more" open={isOpen}>
      <summary>
        <span>
          {enquiryText.more}
          <small>{enquiryText.moreOf(said)}</small>
        </span>
      </summary>
      <div className="form-g">{children}</div>
    </details>
  );
}

/** Hidden without `display: none`, which robots check. */
function Trap() {
  return (
    <div className="hp" aria-hidden="true">
      <label htmlFor={trapName}>{enquiryText.trap}</label>
      <input id={trapName} name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
