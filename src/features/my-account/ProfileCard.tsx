import { useEffect, useRef } from 'react';
import { ChoosePicture } from '../../pictures/ChoosePicture';
import { fileUrl } from '../../pictures/file-url';
import { acceptedExtensions } from '../../pictures/upload-rules';
import { usePictureEntry } from '../../pictures/use-picture-entry';
import { chosenImage, hasImage, type ImageValue, withoutImage } from '../../record/image-value';
import { TextField } from '../../record/TextField';
import type { BoundField, RecordForm } from '../../record/use-record-form';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { TextInput } from '../../ui/TextInput';
import type { Profile } from './my-account-loaders';
import { profileLimits, type ProfileValues } from './profile-schema';
import { myAccountText as text, profileLabels as labels } from './text';

interface ProfileCardProps {
  form: RecordForm<ProfileValues>;
  profile: Profile;
}

/** Picture, name and e-mail; account and role are given by others. */
export function ProfileCard({ form: { bind, values }, profile }: ProfileCardProps) {
  return (
    <TitledCard title={text.profile}>
      <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <AvatarField field={bind('avatar')} name={values.name} />
        <TextField
          field={bind('name')}
          label={labels.name}
          required
          max={profileLimits.name.maxLength}
          autoComplete="name"
        />
        <TextField
          field={bind('email')}
          label={labels.email}
          help={text.emailHelp}
          inputMode="email"
          autoComplete="email"
        />
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
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const entry = usePictureEntry({
    rule: profileLimits.avatar,
    onPicture: (file, pixels) => onChange({ ...latest.current, file, pixels }),
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
        <Avatar
          size="xl"
          name={name}
          src={value.file ? fileUrl(value.file) : (value.stored?.filePath ?? null)}
        />
        <Button onClick={() => input.current?.click()}>{text.changeAvatar}</Button>
        <ChoosePicture
          label={labels.avatar}
          onPick={({ file }) => {
            entry.clear();
            onChange(chosenImage(file, latest.current));
          }}
        />
        {hasImage(value) && (
          <Button
            variant="text"
            onClick={() => {
              entry.clear();
              onChange(withoutImage(value));
            }}
          >
            {text.removeAvatar}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={labels.avatar}
          accept={acceptedExtensions(profileLimits.avatar).join(',')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) entry.take(file);
            event.target.value = '';
          }}
        />
      </span>
      {entry.dialog}
    </Field>
  );
}
