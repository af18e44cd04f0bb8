import { useRef } from 'react';
import { ChoosePicture } from '../../records/pictures/ChoosePicture';
import { dialogTypes } from '../../records/pictures/upload-rules';
import { usePictureEntry } from '../../records/pictures/use-picture-entry';
import {
  changedImage,
  drawnImage,
  hasImage,
  type ImageValue,
  pictureOf,
  type PictureValue,
} from '../../records/fields/image-value';
import { proofSecrets } from '../../records/fields/proof';
import { ProofField } from '../../records/fields/ProofField';
import { TextField } from '../../records/fields/TextField';
import type { BoundField } from '../../records/record/form-fields';
import type { RecordForm } from '../../records/record/use-record-form';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { FileInput } from '../../ui/FileInput';
import { Icon } from '../../ui/Icon';
import { TextInput } from '../../ui/TextInput';
import type { Profile } from './my-account-loaders';
import { profileLimits, type ProfileValues } from './profile-schema';
import { myAccountText as text, profileLabels as labels } from './text';

interface ProfileCardProps {
  form: RecordForm<ProfileValues>;
  profile: Profile;
}

/** Picture, name and e-mail; account and role are read-only. */
export function ProfileCard({ form: { fields, values, isChanged }, profile }: ProfileCardProps) {
  const isAsked = (['email', ...proofSecrets] as const).some(isChanged);
  return (
    <TitledCard title={text.profile}>
      <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <AvatarField field={fields.avatar} name={values.name} />
        <TextField
          field={fields.name}
          label={labels.name}
          required
          max={profileLimits.name.maxLength}
          autoComplete="name"
        />
        <TextField
          field={fields.email}
          label={labels.email}
          help={text.emailHelp}
          inputMode="email"
          autoComplete="email"
        />
        {isAsked && (
          <ProofField proof={profile.ownProof} password={fields.currentPassword} passcode={fields.passcode} />
        )}
        <Field label={text.account} help={text.accountHelp}>
          <TextInput value={profile.account} readOnly suffix={<Icon name="lock" size={16} />} />
        </Field>
        <Field label={text.role} help={profile.department}>
          <TextInput value={profile.roleName} readOnly suffix={<Icon name="lock" size={16} />} />
        </Field>
      </div>
    </TitledCard>
  );
}

interface AvatarFieldProps {
  field: BoundField<ImageValue>;
  name: string;
}

function AvatarField({ field, name }: AvatarFieldProps) {
  const { value, onChange } = field;
  const input = useRef<HTMLInputElement>(null);
  const change = (next: PictureValue) => onChange(changedImage(value, next));
  const entry = usePictureEntry({
    rule: profileLimits.avatar,
    onPicture: (file, pixels) => change({ stored: value.stored, file, pixels }),
    onStored: (stored) => change(pictureOf(stored)),
  });
  return (
    <Field
      id={field.id}
      label={labels.avatar}
      hideLabel
      group
      className="tablet:col-span-2"
      help={text.avatarHelp}
      error={field.error ?? entry.problem?.message}
    >
      <span className="flex flex-wrap items-center gap-4">
        <Avatar size="xl" name={name} src={drawnImage(value)?.filePath ?? null} />
        <Button onClick={() => input.current?.click()}>{text.changeAvatar}</Button>
        <ChoosePicture label={labels.avatar} onPick={entry.pick} />
        {hasImage(value) && (
          <Button
            variant="text"
            onClick={() => {
              entry.clear();
              change(pictureOf(null));
            }}
          >
            {text.removeAvatar}
          </Button>
        )}
        <FileInput
          ref={input}
          aria-label={labels.avatar}
          accept={dialogTypes(profileLimits.avatar)}
          onFile={entry.take}
        />
      </span>
      {entry.dialog}
    </Field>
  );
}
