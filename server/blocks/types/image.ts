import type { PartType } from '../../../openapi/generated/enums';
import { serverText } from '../../base/contract/text';
import { shaOf } from '../../base/files/file-infos';
import { lacksOwnAlt, type PartKind, pictureOnWire } from '../part-kind';
import { altOf, captionOf, pictureOf } from '../part-storing';

export const image: PartKind<typeof PartType.image> = {
  answer: (stored, fileOf) => ({
    textContent: stored.textContent ?? '',
    ...(stored.kind ? { kind: stored.kind } : {}),
    ...pictureOnWire(stored, fileOf),
  }),
  store: async (input, saving) => {
    // A client that does not know kinds omits them, which then stay unchanged.
    const kind = input.kind ?? saving.before?.kind ?? 'none';
    return {
      ...captionOf(input),
      ...(kind === 'none' ? {} : { kind }),
      ...altOf(input),
      ...(await pictureOf(input, saving)),
    };
  },
  problem: (input) =>
    input.fileData || shaOf(input.filePath) ? undefined : { field: 'fileData', message: serverText.required },
  lacksAlt: lacksOwnAlt,
};
