import { ContentStatus } from '../../../openapi/generated/enums';
import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import { choice, inOrder, picture, schedule, text } from '../../records/fields/codecs';
import { hasImage } from '../../records/fields/image-value';
import { type FormOf, recordForm } from '../../records/fields/record-form';
import { popupText } from './text';

/** Form of each popup; going online requires a picture. */
export const popupForm = recordForm(
  'IndexPopupInput',
  limits.IndexPopupInput,
  labels.IndexPopupInput,
  {
    title: text,
    image: picture,
    altText: text,
    url: text,
    urlTarget: choice(['_self', '_blank'], '_self', (target) =>
      target === '_blank' ? popupText.newWindow : popupText.sameWindow,
    ),
    ...schedule,
  },
  inOrder,
  {
    at: 'image',
    holds: ({ status, image }) => status === ContentStatus.offline || hasImage(image),
    message: popupText.needsImage,
  },
);

export type PopupForm = FormOf<typeof popupForm>;
