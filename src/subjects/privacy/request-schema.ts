import * as v from 'valibot';
import { PersonRequestKind, PersonRequestState } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { choice, optionalPattern, optionalText } from '../../records/fields/rules';
import { problemText } from '../../records/record/text';
import { todayInTaipei } from '../../base/time/date-time';
import type { PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';

export const requestLimits = limits.PersonRequestInput;
export const requestKinds = Object.values(PersonRequestKind);

export const requestSchema = v.object({
  kinds: v.pipe(v.array(choice(requestKinds)), v.minLength(1, text.chooseKind)),
  tel: optionalPattern(requestLimits.tel),
  email: optionalPattern(requestLimits.email),
  receivedOn: v.pipe(v.string(), v.isoDate(problemText.required)),
  identity: v.string(),
  note: optionalText(requestLimits.note),
  handlerId: v.nullable(v.number()),
  state: choice(Object.values(PersonRequestState)),
});

export type RequestValues = v.InferInput<typeof requestSchema>;

export const emptyRequest = (handlerId: number | null): RequestValues => ({
  kinds: ['view'],
  tel: '',
  email: '',
  receivedOn: todayInTaipei(),
  identity: '',
  note: '',
  handlerId,
  state: 'open',
});

export const requestValues = ({
  kinds,
  tel,
  email,
  receivedOn,
  identity,
  note,
  handlerId,
  state,
}: PersonRequest): RequestValues => ({ kinds, tel, email, receivedOn, identity, note, handlerId, state });

/** Texts of a request's values, for comparing versions. */
export const requestInWords = {
  kinds: (kinds: readonly (keyof typeof text.kinds)[]) =>
    kinds.map((kind) => text.kinds[kind]).join(text.separator),
  state: (state: keyof typeof text.states) => text.states[state],
};
