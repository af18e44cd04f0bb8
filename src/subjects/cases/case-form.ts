import * as v from 'valibot';
import { CaseTab } from '../../../openapi/generated/enums';
import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import {
  choice,
  inOrder,
  integer,
  picture,
  plain,
  richText,
  schedule,
  seo,
  text,
  versionNote,
} from '../../records/fields/codecs';
import { type FormOf, recordForm } from '../../records/fields/record-form';
import { idText } from '../../records/list/id-text';
import { districtsOf, zipOf } from './counties';
import { housingUnits } from './housing-units';
import { caseText, countyText, unitText } from './text';

const county: typeof text = {
  ...text,
  rule: (limit) =>
    v.pipe(
      text.rule(limit),
      v.check((name) => name === '' || districtsOf(name).length > 0, countyText.unknownCounty),
    ),
};

const { shareImage, ...searched } = seo;

/** Cards of the form by their ids, with their fields. */
export const caseCards = {
  'case-basic': {
    title: caseText.sections.basic,
    fields: {
      title: text,
      subtitle: text,
      code: text,
      tab: choice(Object.values(CaseTab), CaseTab.selling, (tab) => caseText.tab[tab]),
      county,
      district: text,
      address: text,
      tel: text,
      receptionAddress: text,
    },
  },
  'case-building': {
    title: caseText.sections.building,
    fields: {
      siteArea: text,
      floors: text,
      households: integer,
      completion: text,
      architect: text,
      builder: text,
    },
  },
  housingUnits: { title: unitText.title, fields: { housingUnits } },
  'case-introduction': { title: caseText.sections.introduction, fields: { introduction: richText } },
  'case-recommended': {
    title: caseText.sections.recommended,
    fields: {
      recommendedCaseIds: plain<number[]>(
        () => v.array(v.number()),
        [],
        (ids) => ids.map((id) => caseText.caseId(idText(id))).join('\n'),
      ),
    },
  },
  'case-seo': { title: caseText.sections.seo, fields: searched },
  'case-side': {
    title: caseText.sections.side,
    fields: {
      shareImage,
      cover: picture,
      coverAlt: text,
      ...schedule,
      isHighlight: plain<boolean>(v.boolean, false, (isHighlight) =>
        isHighlight ? caseText.highlight : caseText.notHighlight,
      ),
      versionNote,
    },
  },
};

export const caseForm = recordForm(
  'CaseInfoUpdate',
  limits.CaseInfoUpdate,
  labels.CaseInfoUpdate,
  {
    ...caseCards['case-basic'].fields,
    ...caseCards['case-building'].fields,
    ...caseCards.housingUnits.fields,
    ...caseCards['case-introduction'].fields,
    ...caseCards['case-recommended'].fields,
    ...caseCards['case-seo'].fields,
    ...caseCards['case-side'].fields,
  },
  {
    at: 'district',
    // Other rules report an empty district and an unknown county.
    holds: ({ county: of, district }) =>
      district === '' || districtsOf(of).length === 0 || zipOf(of, district) !== '',
    message: countyText.unknownDistrict,
  },
  inOrder,
);

export type CaseForm = FormOf<typeof caseForm>;
export type CaseValues = CaseForm['values'];
