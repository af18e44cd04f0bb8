import * as v from 'valibot';
import { limits } from '../../api/generated/limits';
import type { components } from '../../api/generated/types';
import { image, imageBody, storedImage } from '../../record/image-value';
import { choice, pattern, requiredText, text } from '../../record/rules';
import { taipeiParts, taipeiTime } from '../../record/date-time';
import { popupText } from './text';

type PopupRecord = components['schemas']['IndexPopup'];
export const popupLimits = limits.IndexPopupInput;

const fields = v.object({
  status: choice([1, 0]),
  title: requiredText(popupLimits.title),
  image: image(popupLimits.image),
  altText: text(popupLimits.altText),
  url: pattern(popupLimits.url),
  urlTarget: choice(['_self', '_blank']),
  startDate: v.string(),
  startTime: v.string(),
  endDate: v.string(),
  endTime: v.string(),
});

/** An end without a time means that day too. */
const endOfDay = '23:59';

type Fields = v.InferOutput<typeof fields>;

/** The popup form, from the contract's limits: the end after the start, and online only with a picture. */
export const popupSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['startDate'], ['startTime'], ['endDate'], ['endTime']],
      (values) => isOrdered(values),
      popupText.endBeforeStart,
    ),
    ['endDate'],
  ),
  v.forward(
    v.partialCheck(
      [['startDate'], ['startTime']],
      ({ startDate, startTime }) => startTime === '' || startDate !== '',
      popupText.needsDate,
    ),
    ['startDate'],
  ),
  v.forward(
    v.partialCheck(
      [['endDate'], ['endTime']],
      ({ endDate, endTime }) => endTime === '' || endDate !== '',
      popupText.needsDate,
    ),
    ['endDate'],
  ),
  v.forward(
    v.partialCheck(
      [['status'], ['image']],
      ({ status, image: picture }) => status === 0 || hasPicture(picture),
      popupText.needsImage,
    ),
    ['image'],
  ),
);

export type PopupValues = v.InferInput<typeof popupSchema>;

function isOrdered({
  startDate,
  startTime,
  endDate,
  endTime,
}: Pick<Fields, 'startDate' | 'startTime' | 'endDate' | 'endTime'>): boolean {
  const start = taipeiTime(startDate, startTime);
  const end = taipeiTime(endDate, endTime || endOfDay);
  return !start || !end || start < end;
}

const hasPicture = ({ file, stored }: Fields['image']) => file !== null || stored !== null;

/** What the form starts from. */
export function popupValues({
  status,
  title,
  image: stored,
  altText,
  url,
  urlTarget,
  startOn,
  endOn,
}: PopupRecord): PopupValues {
  const start = taipeiParts(startOn);
  const end = taipeiParts(endOn);
  return {
    status,
    title,
    image: storedImage(stored),
    altText,
    url,
    urlTarget,
    startDate: start.date,
    startTime: start.time,
    endDate: end.date,
    endTime: end.time,
  };
}

/** Values of the popup in words, where two versions are compared. */
export const popupInWords = {
  status: (status: PopupValues['status']) => (status === 1 ? popupText.online : popupText.offline),
  urlTarget: (target: PopupValues['urlTarget']) =>
    target === '_blank' ? popupText.newWindow : popupText.sameWindow,
};

/** The multipart body of a form that passed its schema. */
export function popupBody({
  image: picture,
  startDate,
  startTime,
  endDate,
  endTime,
  ...values
}: PopupValues) {
  const { file, removed } = imageBody(picture);
  return {
    ...values,
    ...(file ? { image: file } : {}),
    ...(removed ? { imageRemoved: true } : {}),
    startOn: taipeiTime(startDate, startTime),
    endOn: taipeiTime(endDate, endTime || endOfDay),
  };
}
