import { labels as sent } from '../../../openapi/generated/labels';
import { CaseTab } from '../../../openapi/generated/enums';
import { CountyDistrictField } from './CountyDistrictField';
import { HousingUnitsField } from './HousingUnitsField';
import { RichEditor } from '../../rich-text/RichEditor';
import { SeoFields } from '../../fields/SeoFields';
import { TextField } from '../../fields/TextField';
import type { RecordForm } from '../../record/use-record-form';
import { usePlannedAddress, usePublicTitle } from '../../session/public-address';
import { sharedPicture } from '../../preview/typed-record';
import { idText } from '../../list/id-text';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import type { CaseData } from './case-loaders';
import { caseLimits as limits, type CaseValues } from './case-schema';
import { RecommendedCasesField } from './RecommendedCasesField';
import { caseText } from './text';

const labels = sent.CaseInfoUpdate;

interface CaseFieldsProps {
  form: RecordForm<CaseValues>;
  /** Record and recommendable cases; undefined on the add page. */
  data?: CaseData | undefined;
}

const tabs = Object.values(CaseTab).map((value) => ({ value, label: caseText.tab[value] }));

const GRID = 'grid gap-x-6 gap-y-4 tablet:grid-cols-2';

/** Content of a case: left side of the form. */
export function CaseFields({ form, data }: CaseFieldsProps) {
  const { bind } = form;
  const address = usePlannedAddress('case', data?.record.id);
  const titled = usePublicTitle();
  return (
    <div className="grid content-start gap-4">
      <BasicFields form={form} data={data} />
      <TitledCard id="case-building" tabIndex={-1} title={caseText.sections.building}>
        <div className={GRID}>
          <TextField field={bind('siteArea')} label={labels.siteArea} max={limits.siteArea.maxLength} />
          <TextField field={bind('floors')} label={labels.floors} max={limits.floors.maxLength} />
          <TextField
            field={bind('households')}
            label={labels.households}
            inputMode="numeric"
            suffix={caseText.households}
            align="end"
          />
          <TextField field={bind('completion')} label={labels.completion} max={limits.completion.maxLength} />
          <TextField field={bind('architect')} label={labels.architect} max={limits.architect.maxLength} />
          <TextField field={bind('builder')} label={labels.builder} max={limits.builder.maxLength} />
        </div>
      </TitledCard>
      <HousingUnitsField
        id="housingUnits"
        rows={form.values.housingUnits}
        onChange={bind('housingUnits').onChange}
        showErrors={form.submitted}
        error={bind('housingUnits').error}
        max={limits.housingUnits.maxItems}
      />
      <TitledCard id="case-introduction" tabIndex={-1} title={caseText.sections.introduction}>
        <RichEditor
          field={bind('introduction')}
          label={labels.introduction}
          hideLabel
          max={limits.introduction.maxText}
        />
      </TitledCard>
      <TitledCard id="case-recommended" tabIndex={-1} title={caseText.sections.recommended}>
        <RecommendedCasesField
          field={bind('recommendedCaseIds')}
          label={labels.recommendedCaseIds}
          known={data?.recommended ?? []}
          excludeId={data?.record.id}
          max={limits.recommendedCaseIds.maxItems}
        />
      </TitledCard>
      <TitledCard id="case-seo" tabIndex={-1} title={caseText.sections.seo}>
        <SeoFields
          title={bind('seoTitle')}
          keywords={bind('seoKeywords')}
          description={bind('seoDescription')}
          page={{
            title: form.values.title,
            description: form.values.subtitle,
            picture: sharedPicture(form.values),
            address,
          }}
          titled={titled}
          limits={limits}
        />
      </TitledCard>
    </div>
  );
}

function BasicFields({ form: { bind, patch, values }, data }: CaseFieldsProps) {
  const tab = bind('tab');
  return (
    <TitledCard
      id="case-basic"
      tabIndex={-1}
      title={caseText.sections.basic}
      caption={data && caseText.caseId(idText(data.record.id))}
    >
      <div className={GRID}>
        <TextField field={bind('title')} label={labels.title} required max={limits.title.maxLength} />
        <TextField field={bind('subtitle')} label={labels.subtitle} max={limits.subtitle.maxLength} />
        <TextField field={bind('code')} label={labels.code} required help={caseText.codeHelp} />
        <Field id={tab.id} label={labels.tab} required group error={tab.error}>
          <Segmented full options={tabs} value={tab.value} onChange={tab.onChange} />
        </Field>
        <CountyDistrictField
          county={values.county}
          district={values.district}
          onChange={patch}
          countyError={bind('county').error}
          districtError={bind('district').error}
          required
        />
        <TextField field={bind('address')} label={labels.address} />
        <TextField field={bind('tel')} label={labels.tel} required inputMode="tel" help={caseText.telHelp} />
        <TextField field={bind('receptionAddress')} label={labels.receptionAddress} />
      </div>
    </TitledCard>
  );
}
