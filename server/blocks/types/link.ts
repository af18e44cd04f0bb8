import type { PartType } from '../../../openapi/generated/enums';
import { type PartKind, plainKind } from '../part-kind';

export const link: PartKind<typeof PartType.link> = plainKind({
  textContent: '',
  url: '',
  urlTarget: '_self',
});
