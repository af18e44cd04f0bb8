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

interface FormProps {
  form: EnquiryFormPart;
  rooms: readonly { value: string; detail: string }[];
  context?: FormContext | undefined;
  /** Consent text of a preview; otherwise the context's. */
  consent?: FormConsent | undefined;
  values?: EnquiryValues;
  errors?: EnquiryErrors;
}

/** Anchor of the answer; the form's action names it, so that the page focuses it without scripts. */
export const answerId = 'answer';

/**
 * Enquiry form of a page. Posts to the page's own address, whose query names the campaign
 * (decisions/037-enquiry-form).
 */
export function EnquiryForm({ form, rooms, context, consent, values = noValues, errors = {} }: FormProps) {
  const asked = renderedFields(form);
  const budgets = budgetChoices(form).map((value) => ({ value, detail: '' }));
  const times = enquiryText.times.map(({ value, hours }) => ({ value, detail: hours }));
  const words = wordsOf(form);
  return (
    <Form value={{ asked, values, errors, words }}>
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
          <Topics />
          <TextInput field="name" type="text" autoComplete="name" />
          <TextInput
            field="mobile"
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            hint={words.mobileHint}
          />
          <TextInput
            field="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            autoCapitalize="none"
          />
          <Choice field="county" autoComplete="address-level1" choices={counties} />
          <TextInput field="area" type="text" autoComplete="address-level2" />
          <Choice field="about" choices={caseChoices(form)} />
          <Choice field="budget" choices={budgets.map(({ value }) => value)} />
          <Boxes field="rooms" choices={rooms} />
          <Boxes field="time" choices={times} />
          <Note />
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
        </div>
      </form>
    </Form>
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
