import type { Claim } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import type { StoredPart } from '../../base/db/stored-values';
import type { BodyCheck } from '../../records/version-fit';
import type { Target } from './changing';
import type { Matcher } from './matching';

/** One act: what is searched, by whom, and whether public content waits for a release. */
export interface ReplaceAct {
  matcher: Matcher;
  /** Note of versions and publications. */
  note: string;
  caller: { id: number; name: string; claims: ReadonlySet<Claim> };
  checkBody: BodyCheck;
  isHeld: boolean;
  /** Shared blocks that it has replaced. */
  shared: Map<number, Record<'before' | 'after', StoredPart>>;
}

/** A record after its change. */
export interface Outcome extends Target {
  title: string;
  state: components['schemas']['ReplacementState'];
  /** Replaced hits, and chosen ones that were not. */
  hits: number;
  left: number;
  reason: string;
  before: Record<string, unknown> | null;
  /** Columns that wait for a release, with the record's version. */
  held?: { values: Record<string, unknown>; rowVersion: number };
}

/** A record with the hits that were chosen in it. */
export interface Chosen extends Target {
  rowVersion: number;
  hits: string[];
  /** Those of the hits whose telephone block shows the telephone of the company from now on. */
  companyTel?: string[];
}

/** A record that stays as it is. */
export const leftOut = (
  { kind, recordId, themeId, hits }: Chosen,
  title: string,
  reason: string,
): Outcome => ({
  kind,
  recordId,
  themeId,
  title,
  reason,
  state: 'left',
  hits: 0,
  left: hits.length,
  before: null,
});
