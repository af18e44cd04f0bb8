import type { PartType } from '../../../openapi/generated/enums';
import { type PartKind, plainKind } from '../part-kind';

export const phone: PartKind<typeof PartType.phone> = plainKind({ textContent: '', tel: '' });
