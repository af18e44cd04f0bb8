import type { components } from '../../openapi/generated/types';
import type { PreviewKind } from '../kinds/kind';

export type PreviewLink = components['schemas']['PreviewLink'];

/** One draft, and how it is called where its links are made. */
export interface LinkedDraft {
  kind: PreviewKind;
  recordId: number;
  about: string;
}
