import { getRouteApi, useRouter } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import { updateProfile } from '../../api/generated/operations';
import { getProfile } from '../../api/generated/sign-in-operations';
import { FormPage } from '../../records/record/FormPage';
import { proofSecrets } from '../../records/fields/proof';
import { useRecordForm } from '../../records/record/use-record-form';
import { refreshAccount } from '../../base/session/session';
import { Note } from '../../ui/Note';
import { isDue, type Passkey, type Profile, type Session } from './my-account-loaders';
import { KeysCard } from './KeysCard';
import { PasswordCard } from './PasswordCard';
import { profileBody, profileSchema, profileValues } from './profile-schema';
import { ProfileCard } from './ProfileCard';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';
import { profileLabels, secondFactorText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

// Loaded separately, because most servers offer neither.
const PasskeysCard = whenDrawn(async () => (await import('./PasskeysCard')).PasskeysCard);
const CompanyLinkCard = offered(
  'companySignIn',
  whenDrawn(async () => (await import('./CompanyLinkCard')).CompanyLinkCard),
);

const route = getRouteApi('/_layout/my-account');

/** Own account. While a required second factor is missing, it shows only that (decisions/015-own-account). */
export function MyAccountPage() {
  const { profile, sessions, passkeys } = route.useLoaderData();
  if (!isDue(profile)) return <MyAccount profile={profile} sessions={sessions} passkeys={passkeys} />;
  return (
    <div className="grid max-w-180 gap-4">
      <Note tone="warning">{secondFactorText.due}</Note>
      <SecondFactorCard profile={profile} />
      {passkeys && <PasskeysCard profile={profile} passkeys={passkeys} />}
    </div>
  );
}

interface MyAccountProps {
  profile: Profile;
  sessions: Session[];
  /** Null where the server offers none. */
  passkeys: Passkey[] | null;
}

function MyAccount({ profile, sessions, passkeys }: MyAccountProps) {
  const router = useRouter();
  const form = useRecordForm({
    schema: profileSchema,
    record: profile,
    values: profileValues,
    load: () => getProfile(),
    secret: proofSecrets,
    labels: profileLabels,
    send: (values, rowVersion, options) => updateProfile({ ...profileBody(values), rowVersion }, options),
    onSaved: () => {
      refreshAccount();
      void router.invalidate();
    },
  });
  return (
    <FormPage editing={form.editing} canSave>
      <div className="grid gap-4 desktop:grid-cols-side-wide desktop:gap-6">
        <div className="grid content-start gap-4">
          <ProfileCard form={form} profile={profile} />
          <PasswordCard profile={profile} />
        </div>
        <div className="grid content-start gap-4">
          <SecondFactorCard profile={profile} />
          {passkeys && <PasskeysCard profile={profile} passkeys={passkeys} />}
          <CompanyLinkCard profile={profile} />
          <KeysCard />
          <SessionsCard sessions={sessions} />
        </div>
      </div>
    </FormPage>
  );
}
