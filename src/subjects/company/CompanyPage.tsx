import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import { kindUnits } from '../../../openapi/generated/kinds';
import { getCompany, saveCompany } from '../../api/generated/operations';
import { AtOnceNote, reasonBody } from '../../publishing/approval/AtOnceNote';
import { emergencyText } from '../../publishing/approval/text';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { companyLabels as labels } from '../../records/kinds/text';
import { LibraryPicture } from '../../records/pictures/LibraryPicture';
import { FormPage } from '../../records/record/FormPage';
import { useRecordForm, type RecordForm } from '../../records/record/use-record-form';
import { useWebsite } from '../../base/session/public-address';
import { refreshAccount, usePermission } from '../../base/session/session';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { companyLimits as limits, companySchema, companyValues, type CompanyValues } from './company-schema';
import { companyText } from './text';

const route = getRouteApi('/_layout/company');

/** Company data shown on its website. */
export function CompanyPage() {
  const record = route.useLoaderData();
  const { canEdit } = usePermission(companyText.unit);
  const router = useRouter();
  const form = useRecordForm({
    schema: companySchema,
    record,
    values: companyValues,
    load: () => getCompany(),
    labels: { ...labels, emergencyReason: emergencyText.label },
    send: ({ emergencyReason, ...values }, rowVersion, options) =>
      saveCompany({ ...values, ...reasonBody(emergencyReason), rowVersion }, options),
    onSaved: () => {
      // The account names the website in previews of search results.
      refreshAccount();
      void router.invalidate();
    },
  });
  const approvers = record.settingsApprovers ?? [];
  const needsReason = approvers.length > 0 && (form.isChanged('name') || form.isChanged('legalName'));
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <div className="grid gap-4">
        <WebsiteState />
        {needsReason && (
          <AtOnceNote field={form.fields.emergencyReason} text={emergencyText.atOnce(approvers)} />
        )}
        <CompanyFields form={form} />
      </div>
    </FormPage>
  );
}

const ProofLink = offered('proof', () => (
  <>
    {'　'}
    <Link to="/company-proof" className={linkClass}>
      {companyText.proof}
    </Link>
  </>
));

function WebsiteState() {
  const website = useWebsite();
  const { canView } = usePermission(kindUnits.site);
  return (
    <p className="text-table text-ink-soft">
      {website ? companyText.on : companyText.off}
      {website && (
        <>
          {'　'}
          <a href={website.href} target="_blank" rel="noopener" className={linkClass}>
            {companyText.open}
          </a>
          {canView && <ProofLink />}
        </>
      )}
    </p>
  );
}

function CompanyFields({ form: { fields } }: { form: RecordForm<CompanyValues> }) {
  return (
    <>
      <TitledCard title={companyText.company}>
        <div className="grid gap-4">
          <TextField
            field={fields.name}
            label={labels.name}
            help={companyText.nameHelp}
            required
            max={limits.name.maxLength}
          />
          <TextField
            field={fields.legalName}
            label={labels.legalName}
            help={companyText.legalNameHelp}
            max={limits.legalName.maxLength}
          />
          <TextField field={fields.taxId} label={labels.taxId} inputMode="numeric" />
          <TextField field={fields.tel} label={labels.tel} inputMode="tel" />
          <TextField
            field={fields.hours}
            label={labels.hours}
            help={companyText.hoursHelp}
            max={limits.hours.maxLength}
          />
          <TextField field={fields.address} label={labels.address} max={limits.address.maxLength} />
          <Field label={labels.mark} help={companyText.markHelp} error={fields.mark.error} group>
            <LibraryPicture
              path={fields.mark.value}
              label={labels.mark}
              removeLabel={companyText.markRemove}
              onChange={fields.mark.onChange}
            />
          </Field>
        </div>
      </TitledCard>
      <TitledCard title={companyText.home}>
        <div className="grid gap-4">
          <TextField
            field={fields.headline}
            label={labels.headline}
            help={companyText.headlineHelp}
            max={limits.headline.maxLength}
          />
          <TextAreaField
            field={fields.introduction}
            label={labels.introduction}
            help={companyText.introductionHelp}
            max={limits.introduction.maxLength}
            rows={3}
          />
        </div>
      </TitledCard>
    </>
  );
}
