import { CaseTab } from '../../../openapi/generated/enums';
import { CountyDistrictField } from './CountyDistrictField';
import { HousingUnitsField } from './HousingUnitsField';
import { RichEditor } from '../../blocks/rich-text/RichEditor';
import { TextField } from '../../records/fields/TextField';
import { idText } from '../../records/list/id-text';
import { RecordSeoFields } from '../../publishing/preview/RecordSeoFields';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import type { CaseData } from './case-loaders';
import type { CaseForm } from './case-form';
import { RecommendedCasesField } from './RecommendedCasesField';
import { caseText } from './text';

interface CaseFieldsProps {
  form: CaseForm;
  /** Record and recommendable cases; undefined on the add page. */
  data?: CaseData | undefined;
}

const tabs = Object.values(CaseTab).map((value) => ({ value, label: caseText.tab[value] }));

const GRID = 'grid gap-x-6 gap-y-4 tablet:grid-cols-2';

/** Content of a case: left side of the form. */
export function CaseFields({ form, data }: CaseFieldsProps) {
  const { fields } = form;
  return (
    <div className="grid content-start gap-4">
      <BasicFields form={form} data={data} />
      <TitledCard id="case-building" tabIndex={-1} title={caseText.sections.building}>
        <div className={GRID}>
          <TextField field={fields.siteArea} />
          <TextField field={fields.floors} />
          <TextField field={fields.households} inputMode="numeric" suffix={caseText.households} align="end" />
          <TextField field={fields.completion} />
          <TextField field={fields.architect} />
          <TextField field={fields.builder} />
        </div>
      </TitledCard>
      <HousingUnitsField
        id="housingUnits"
        rows={form.values.housingUnits}
        onChange={fields.housingUnits.onChange}
        showErrors={form.submitted}
        error={fields.housingUnits.error}
        max={fields.housingUnits.limit.maxItems}
      />
      <TitledCard id="case-introduction" tabIndex={-1} title={caseText.sections.introduction}>
        <RichEditor field={fields.introduction} hideLabel />
      </TitledCard>
      <TitledCard id="case-recommended" tabIndex={-1} title={caseText.sections.recommended}>
        <RecommendedCasesField
          field={fields.recommendedCaseIds}
          known={data?.recommended ?? []}
          excludeId={data?.record.id}
        />
      </TitledCard>
      <TitledCard id="case-seo" tabIndex={-1} title={caseText.sections.seo}>
        <RecordSeoFields kind="case" id={data?.record.id} form={form} description={form.values.subtitle} />
      </TitledCard>
    </div>
  );
}

function BasicFields({ form: { fields, patch }, data }: CaseFieldsProps) {
  const tab = fields.tab;
  return (
    <TitledCard
      id="case-basic"
      tabIndex={-1}
      title={caseText.sections.basic}
      caption={data && caseText.caseId(idText(data.record.id))}
    >
      <div className={GRID}>
        <TextField field={fields.title} />
        <TextField field={fields.subtitle} />
        <TextField field={fields.code} help={caseText.codeHelp} />
        <Field id={tab.id} label={tab.label} required group error={tab.error}>
          <Segmented full options={tabs} value={tab.value} onChange={tab.onChange} />
        </Field>
        <CountyDistrictField fields={fields} onChange={patch} />
        <TextField field={fields.address} counted={false} />
        <TextField field={fields.tel} inputMode="tel" help={caseText.telHelp} />
        <TextField field={fields.receptionAddress} counted={false} />
      </div>
    </TitledCard>
  );
}
