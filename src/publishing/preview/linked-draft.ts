import type { components } from '../../../openapi/generated/types';
import type { PreviewKind } from '../../records/kinds/previews';

export type PreviewLink = components['schemas']['PreviewLink'];

/** A draft with its name for the dialog of links. */
export interface LinkedDraft {
  kind: PreviewKind;
  recordId: number;
  about: string;
}
