import { type ReactNode, createContext, use } from 'react';
import { type EnquiryField, type EnquiryValues, maxLengths, noValues, topics } from './enquiry';
import { enquiryText } from './enquiry-text';
import { publicPageText } from './text';
import type { FormConsent } from './types';

/** Data of a public page's form; undefined in a preview, whose form sends nothing. */
export interface FormContext {
  consent: FormConsent & { version: number };
  /** Address of the full consent text. */
  privacyHref: string;
  /** Address of the proof of work; absent if no script may run. */
  workHref?: string | undefined;
  /** Sent with the form, equal for every visitor. */
  hidden: readonly (readonly [name: string, value: string])[];
}

export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export const Form = createContext<{
  asked: ReadonlyMap<EnquiryField, boolean>;
  values: EnquiryValues;
  errors: EnquiryErrors;
  labels: Readonly<Record<EnquiryField | 'residence', string>>;
}>({ asked: new Map(), values: noValues, errors: {}, labels: enquiryText.labels });

/** Attributes of a field's control with its descriptions. */
function useField(field: EnquiryField, hasHint = false) {
  const { asked, values, errors } = use(Form);
  const error = errors[field];
  const isRequired = asked.get(field) === true;
  const described = [...(hasHint ? [`${field}-hint`] : []), ...(error ? [`${field}-err`] : [])].join(' ');
  return {
    isAsked: asked.has(field),
    isRequired,
    error,
    value: values[field],
    described: described ? { 'aria-describedby': described } : {},
    control: {
      id: field,
      name: field,
      ...(isRequired ? { required: true } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
      ...(error ? { 'aria-invalid': true } : {}),
    },
  };
}

/** Label, hint, error, control. */
function Frame({ field, hint, children }: { field: EnquiryField; hint?: string; children: ReactNode }) {
  const { error, isRequired } = useField(field);
  return (
    <div className={`f f-${field}${error ? ' bad' : ''}`}>
      <label htmlFor={field}>
        <Label field={field} isRequired={isRequired} />
      </label>
      <Says field={field} hint={hint} error={error} />
      {children}
    </div>
  );
}

function Label({ field, isRequired }: { field: EnquiryField; isRequired: boolean }) {
  const { labels } = use(Form);
  return (
    <>
      {labels[field]}
      {!isRequired && <small>{enquiryText.optional}</small>}
    </>
  );
}

function Says({
  field,
  hint,
  error,
}: {
  field: EnquiryField;
  hint?: string | undefined;
  error: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${field}-err`}>
          <span className="vh">{enquiryText.errorMark}</span>
          {error}
        </p>
      )}
    </>
  );
}

type InputProps = Pick<
  React.ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
>;

type TextName = 'name' | 'mobile' | 'email' | 'area';

export function TextInput({ field, hint, ...input }: InputProps & { field: TextName; hint?: string }) {
  const { isAsked, control, value } = useField(field, hint !== undefined);
  if (!isAsked) return null;
  return (
    <Frame field={field} {...(hint ? { hint } : {})}>
      <input {...control} {...input} maxLength={maxLengths[field]} defaultValue={String(value)} />
    </Frame>
  );
}

export function Choice({
  field,
  choices,
  autoComplete,
}: {
  field: 'county' | 'budget' | 'about';
  choices: readonly string[];
  autoComplete?: string;
}) {
  const { isAsked, control, value } = useField(field);
  if (!isAsked) return null;
  return (
    <Frame field={field}>
      <span className="sel">
        <select {...control} autoComplete={autoComplete} defaultValue={String(value)}>
          <option value="">{enquiryText.choose}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </span>
    </Frame>
  );
}

export function Boxes({
  field,
  choices,
}: {
  field: 'rooms' | 'time';
  choices: readonly { value: string; detail: string }[];
}) {
  const { isAsked, isRequired, error, described } = useField(field, true);
  const { values } = use(Form);
  if (!isAsked) return null;
  return (
    <fieldset className={`f f-${field} grp${error ? ' bad' : ''}`} {...described}>
      <legend>
        <Label field={field} isRequired={isRequired} />
      </legend>
      <Says field={field} hint={enquiryText.several} error={error} />
      <div className="opts">
        {choices.map(({ value, detail }, index) => (
          <label key={value} className="opt" htmlFor={`${field}-${index}`}>
            <input
              type="checkbox"
              id={`${field}-${index}`}
              name={field}
              value={value}
              defaultChecked={values[field].includes(value)}
            />
            <span>
              {value}
              {detail && <small>{detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Topics() {
  const { isAsked, isRequired, error, described, value } = useField('topic');
  if (!isAsked) return null;
  return (
    <fieldset className={`f f-type grp${error ? ' bad' : ''}`} {...described}>
      <legend>
        <Label field="topic" isRequired={isRequired} />
      </legend>
      <Says field="topic" hint={undefined} error={error} />
      <div className="opts">
        {topics.map((topic, index) => (
          <label key={topic.value} className="opt" htmlFor={`topic-${index}`}>
            <input
              type="radio"
              id={`topic-${index}`}
              name="topic"
              value={topic.value}
              defaultChecked={topic.value === value}
            />
            <span>{topic.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Note() {
  const { isAsked, control, value } = useField('note');
  if (!isAsked) return null;
  return (
    <Frame field="note">
      <textarea {...control} rows={4} maxLength={maxLengths.note} defaultValue={String(value)} />
    </Frame>
  );
}

/** Consent text with a checkbox, and another for marketing; never preselected. */
export function Consent({
  context,
  says,
}: {
  context: FormContext | undefined;
  says: FormConsent | undefined;
}) {
  const { error, control } = useField('consent');
  const { asked, values } = use(Form);
  const [before, link] = enquiryText.agree;
  const version = context ? String(context.consent.version) : '';
  const linked = (
    <>
      {link}
      <span className="vh">{publicPageText.newWindow}</span>
    </>
  );
  return (
    <>
      <div className={`f f-consent${error ? ' bad' : ''}`}>
        <p className="tell">{says?.summary ?? enquiryText.someSummary}</p>
        <Says field="consent" error={error} />
        <label className="opt" htmlFor="consent">
          <input
            {...control}
            type="checkbox"
            value={version}
            defaultChecked={version !== '' && values.consent === version}
          />
          <span>
            {before}
            {context ? (
              // Another window, because a refused form has no address to return to.
              <a href={context.privacyHref} target="_blank" rel="noopener">
                {linked}
              </a>
            ) : (
              linked
            )}
          </span>
        </label>
      </div>
      {asked.has('news') && (
        <div className="f f-news">
          <label className="opt" htmlFor="news">
            <input type="checkbox" id="news" name="news" value="1" defaultChecked={values.news} />
            <span>
              {says?.news ?? enquiryText.someNews}
              <small>{enquiryText.newsHelp}</small>
            </span>
          </label>
        </div>
      )}
    </>
  );
}
