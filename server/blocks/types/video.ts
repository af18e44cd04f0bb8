import type { PartType } from '../../../openapi/generated/enums';
import { lacksOwnAlt, type PartKind, pictureOnWire } from '../part-kind';
import { altOf, captionOf, pictureOf } from '../part-storing';

export const video: PartKind<typeof PartType.video> = {
  answer: (stored, fileOf) => ({
    textContent: stored.textContent ?? '',
    url: stored.url ?? '',
    autoPlay: stored.autoPlay ?? false,
    ...pictureOnWire(stored, fileOf),
  }),
  store: async (input, saving) => ({
    ...captionOf(input),
    url: input.url,
    ...altOf(input),
    autoPlay: input.autoPlay ?? false,
    ...(await pictureOf(input, saving)),
  }),
  lacksAlt: (stored) => stored.fileSha !== undefined && lacksOwnAlt(stored),
};
