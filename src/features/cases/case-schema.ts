import { CaseTab, ContentStatus } from '../../../openapi/generated/enums';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { housingUnitBody, housingUnitRows, housingUnits } from './housing-units';
import { image, imageBody, storedImage } from '../../fields/image-value';
import {
  choice,
  optionalInteger,
  requiredPattern,
  requiredPhone,
  requiredText,
  richText,
  optionalText,
} from '../../fields/rules';
import {
  emptySchedule,
  timesInOrder,
  scheduleBody,
  scheduleEntries,
  scheduleValues,
} from '../../time/schedule';

import { versionNoteBody } from '../../fields/version-note';
import type { CaseRecord } from './case-loaders';
import { districtsOf, zipOf } from './counties';
import { countyText } from './text';

type CaseBody = components['schemas']['CaseInfoCreate'];

export const caseLimits = limits.CaseInfoCreate;

export const caseSchema = v.pipe(
  v.object({
    title: requiredText(caseLimits.title),
    versionNote: optionalText(limits.CaseInfoUpdate.versionNote),
    subtitle: optionalText(caseLimits.subtitle),
    code: requiredPattern(caseLimits.code),
    tab: choice(Object.values(CaseTab)),
    county: v.pipe(requiredText(caseLimits.county), v.check(isCountyKnown, countyText.unknownCounty)),
    district: requiredText(caseLimits.district),
    address: optionalText(caseLimits.address),
    tel: requiredPhone(caseLimits.tel),
    receptionAddress: optionalText(caseLimits.receptionAddress),
    siteArea: optionalText(caseLimits.siteArea),
    floors: optionalText(caseLimits.floors),
    households: optionalInteger(caseLimits.households),
    completion: optionalText(caseLimits.completion),
    architect: optionalText(caseLimits.architect),
    builder: optionalText(caseLimits.builder),
    housingUnits: housingUnits(caseLimits.housingUnits),
    introduction: richText(caseLimits.introduction),
    recommendedCaseIds: v.custom<number[]>((value) => Array.isArray(value)),
    seoTitle: optionalText(caseLimits.seoTitle),
    seoKeywords: optionalText(caseLimits.seoKeywords),
    seoDescription: optionalText(caseLimits.seoDescription),
    shareImage: image(caseLimits.shareImage),
    cover: image(caseLimits.cover),
    coverAlt: optionalText(caseLimits.coverAlt),
    status: choice([ContentStatus.online, ContentStatus.offline]),
    ...scheduleEntries,
    isHighlight: v.boolean(),
  }),
  v.forward(v.partialCheck([['county'], ['district']], isDistrictKnown, countyText.unknownDistrict), [
    'district',
  ]),
  v.forward(v.partialCheck(...timesInOrder), ['endOn']),
);

/** Also true for an empty district or unknown county, which other rules report. */
function isDistrictKnown({ county, district }: { county: string; district: string }): boolean {
  return district === '' || districtsOf(county).length === 0 || zipOf(county, district) !== '';
}

function isCountyKnown(county: string): boolean {
  return county === '' || districtsOf(county).length > 0;
}

export type CaseValues = v.InferInput<typeof caseSchema>;

export const emptyCase: CaseValues = {
  versionNote: '',
  title: '',
  subtitle: '',
  code: '',
  tab: CaseTab.selling,
  county: '',
  district: '',
  address: '',
  tel: '',
  receptionAddress: '',
  siteArea: '',
  floors: '',
  households: '',
  completion: '',
  architect: '',
  builder: '',
  housingUnits: [],
  introduction: '',
  recommendedCaseIds: [],
  seoTitle: '',
  seoKeywords: '',
  seoDescription: '',
  shareImage: storedImage(null),
  cover: storedImage(null),
  coverAlt: '',
  status: ContentStatus.offline,
  ...emptySchedule,
  isHighlight: false,
};

export function caseValues(record: CaseRecord): CaseValues {
  return {
    versionNote: '',
    title: record.title,
    subtitle: record.subtitle,
    code: record.code,
    tab: record.tab,
    county: record.county,
    district: record.district,
    address: record.address,
    tel: record.tel,
    receptionAddress: record.receptionAddress,
    siteArea: record.siteArea,
    floors: record.floors,
    households: record.households === null ? '' : String(record.households),
    completion: record.completion,
    architect: record.architect,
    builder: record.builder,
    housingUnits: housingUnitRows(record.housingUnits),
    introduction: record.introduction,
    recommendedCaseIds: record.recommendedCaseIds,
    seoTitle: record.seoTitle,
    seoKeywords: record.seoKeywords,
    seoDescription: record.seoDescription,
    shareImage: storedImage(record.shareImage),
    cover: storedImage(record.cover),
    coverAlt: record.coverAlt,
    status: record.status,
    ...scheduleValues(record),
    isHighlight: record.isHighlight,
  };
}

/** Multipart body of a valid form. */
export function caseBody({
  builder,
  households,
  housingUnits: rows,
  cover,
  shareImage,
  startOn,
  endOn,
  versionNote,
  ...values
}: CaseValues): CaseBody {
  return {
    ...values,
    ...scheduleBody({ startOn, endOn }),
    builder,
    households: households === '' ? null : Number(households),
    housingUnits: housingUnitBody(rows),
    ...imageBody('cover', cover),
    ...imageBody('shareImage', shareImage),
    ...versionNoteBody(versionNote),
  };
}
