import { ContentStatus } from '../../../openapi/generated/enums';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { hasImage, image, imageBody, storedImage } from '../../fields/image-value';
import { choice, optionalPattern, requiredText, optionalText } from '../../fields/rules';
import {
  timesInOrder,
  scheduleBody,
  scheduleEntries,
  scheduleInWords,
  scheduleValues,
} from '../../time/schedule';
import { statusInWords } from '../../time/text';
import { popupText } from './text';

type PopupRecord = Omit<components['schemas']['PopupContent'], 'id'>;
export const popupLimits = limits.IndexPopupInput;

const fields = v.object({
  status: choice([ContentStatus.online, ContentStatus.offline]),
  title: requiredText(popupLimits.title),
  image: image(popupLimits.image),
  altText: optionalText(popupLimits.altText),
  url: optionalPattern(popupLimits.url),
  urlTarget: choice(['_self', '_blank']),
  ...scheduleEntries,
});

/** Form schema; the end must follow the start, and going online requires a picture. */
export const popupSchema = v.pipe(
  fields,
  v.forward(v.partialCheck(...timesInOrder), ['endOn']),
  v.forward(
    v.partialCheck(
      [['status'], ['image']],
      ({ status, image: picture }) => status === ContentStatus.offline || hasImage(picture),
      popupText.needsImage,
    ),
    ['image'],
  ),
);

export type PopupValues = v.InferInput<typeof popupSchema>;

export const emptyPopup = (): PopupValues =>
  popupValues({
    status: ContentStatus.offline,
    title: '',
    image: null,
    altText: '',
    url: '',
    urlTarget: '_self',
    startOn: null,
    endOn: null,
  });

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
  return {
    status,
    title,
    image: storedImage(stored),
    altText,
    url,
    urlTarget,
    ...scheduleValues({ startOn, endOn }),
  };
}

/** Texts of the popup's values, for comparing versions. */
export const popupInWords = {
  status: statusInWords,
  urlTarget: (target: PopupValues['urlTarget']) =>
    target === '_blank' ? popupText.newWindow : popupText.sameWindow,
  ...scheduleInWords,
};

/** Multipart body of a valid form. */
export function popupBody({ image: picture, startOn, endOn, ...values }: PopupValues) {
  return {
    ...values,
    ...imageBody('image', picture),
    ...scheduleBody({ startOn, endOn }),
  };
}
