import { useState } from 'react';
import { Button } from '../Button';
import { buttonClass } from '../button-class';
import { TitledCard } from '../Card';
import { Checkbox } from '../Checkbox';
import { DateInput } from '../DateInput';
import { Field } from '../Field';
import { FilePicker } from '../FilePicker';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { type IconName, iconPaths } from '../icon-paths';
import { Segmented } from '../Segmented';
import { Select } from '../Select';
import { StatusDot } from '../StatusDot';
import { SwitchField } from '../SwitchField';
import { Tag } from '../Tag';
import { TextArea } from '../TextArea';
import { TextInput } from '../TextInput';
import { TimeInput } from '../TimeInput';
import { pictures, text } from './text';

const statuses = [
  { value: 1, label: text.online },
  { value: 0, label: text.offline },
];
const widths = [
  { value: 'desktop', label: text.desktop, icon: 'desktop' },
  { value: 'tablet', label: text.tablet, icon: 'tablet' },
  { value: 'phone', label: text.phone, icon: 'phone' },
] as const;
const accept = ['.png', '.jpg', '.jpeg'];

export function ButtonsAndFields() {
  return (
    <div className="grid gap-5">
      <Buttons />
      <Fields />
      <Choices />
      <Files />
    </div>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <TitledCard title={text.buttons} caption="Button, IconButton">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} busyLabel={text.saving} onClick={() => setBusy(true)}>
          {text.save}
        </Button>
        <Button variant="primary" icon="plus">
          {text.add}
        </Button>
        <Button variant="primary" busy busyLabel={text.saving}>
          {text.save}
        </Button>
        <Button variant="primary" disabled>
          {text.save}
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button icon="compare">{text.compare}</Button>
        <Button busy busyLabel={text.comparing}>
          {text.compare}
        </Button>
        <Button disabled>{text.compare}</Button>
        <Button size="sm">{text.edit}</Button>
        <a className={buttonClass()} href="#link">
          <Icon name="external" />
          {text.view}
        </a>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="text">{text.clear}</Button>
        <Button variant="text" disabled>
          {text.clear}
        </Button>
        <Button variant="danger">{text.remove}</Button>
        <Button variant="danger" busy busyLabel={text.removing}>
          {text.remove}
        </Button>
        <IconButton icon="edit" label={text.edit} />
        <IconButton icon="trash" label={text.remove} disabled />
        <IconButton icon="trash" label={text.remove} size="sm" />
      </div>
      <div className="mt-4 flex flex-wrap gap-2 text-ink-soft">
        {(Object.keys(iconPaths) as IconName[]).map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </div>
    </TitledCard>
  );
}

function Fields() {
  const [status, setStatus] = useState(1);
  const [width, setWidth] = useState<string>('desktop');
  const [date, setDate] = useState('2026/05/01');
  const [time, setTime] = useState('');
  const [name, setName] = useState(text.name);
  return (
    <TitledCard title={text.fields} caption="Field">
      <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <Field label={text.normal} required counter={{ length: name.length, max: 200 }}>
          <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={text.empty} help={text.codeHelp} counter={{ length: 0, max: 30 }}>
          <TextInput placeholder={text.codeExample} />
        </Field>
        <Field label={text.error} error={text.codeError} counter={{ length: 31, max: 30 }}>
          <TextInput defaultValue={text.badName} />
        </Field>
        <Field label={text.frozen} help={text.frozenHelp}>
          <TextInput readOnly defaultValue="songtao-yan" suffix={<Icon name="lock" size={16} />} />
        </Field>
        <Field label={text.select} required error={text.required}>
          <Select placeholder={text.pleaseSelect} defaultValue="">
            <option value="1">{text.online}</option>
          </Select>
        </Field>
        <Field label={text.area}>
          <TextInput align="end" inputMode="decimal" defaultValue="71.6" suffix={text.areaUnit} />
        </Field>
        <Field label={text.date} id="date">
          <DateInput value={date} onChange={setDate} pickerLabel={text.openCalendar} />
        </Field>
        <Field label={text.time} group>
          <TimeInput
            value={time}
            onChange={setTime}
            step={15}
            hourLabel={text.hour}
            minuteLabel={text.minute}
          />
        </Field>
        <Field label={text.status} group required>
          <Segmented full options={statuses} value={status} onChange={setStatus} />
        </Field>
        <Field label={text.keyword}>
          <TextInput type="search" icon="search" placeholder={text.keywordExample} />
        </Field>
        <Field label={text.introduction} className="col-span-full" help={text.codeHelp}>
          <TextArea defaultValue={text.introductionText} />
        </Field>
      </div>
      <div className="mt-4">
        <Segmented size="sm" aria-label={text.widths} options={widths} value={width} onChange={setWidth} />
      </div>
    </TitledCard>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  return (
    <TitledCard title={text.choices}>
      <div className="flex flex-wrap items-center gap-6">
        <SwitchField>{text.notHighlight}</SwitchField>
        <SwitchField checked={on} onCheckedChange={setOn} id="switch">
          {on ? text.highlight : text.notHighlight}
        </SwitchField>
        <SwitchField busy checked={false}>
          {text.notHighlight}
        </SwitchField>
        <SwitchField busy checked>
          {text.highlight}
        </SwitchField>
        <SwitchField disabled>{text.notEnabled}</SwitchField>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <Checkbox>{text.view}</Checkbox>
        <Checkbox defaultChecked>{text.edit}</Checkbox>
        <Checkbox mixed>{text.partly}</Checkbox>
        <Checkbox disabled aria-label={text.noPermission} />
        <Checkbox disabled defaultChecked aria-label={text.noPermission} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <StatusDot state="ok">{text.online}</StatusDot>
        <StatusDot state="off">{text.offline}</StatusDot>
        <StatusDot state="warn">{text.unread}</StatusDot>
        <StatusDot state="half">{text.handling}</StatusDot>
        <StatusDot state="done">{text.done}</StatusDot>
        <Tag>{text.unfinished}</Tag>
        <Tag tone="primary">{text.running}</Tag>
        <Tag tone="warning">{text.unpublished}</Tag>
        <Tag tone="success">{text.published}</Tag>
        <Tag tone="accent">{text.unread}</Tag>
        <Tag tone="danger">{text.error}</Tag>
      </div>
    </TitledCard>
  );
}

function Files() {
  const [file, setFile] = useState<File>();
  return (
    <TitledCard title={text.files} className="grid gap-4">
      <Field group label={text.cover} required>
        <FilePicker
          id="picker"
          accept={accept}
          labels={text.files2}
          hint={text.fileHint}
          onFile={setFile}
          onRemove={() => setFile(undefined)}
          file={file && { name: file.name, details: `${file.size} B` }}
        />
      </Field>
      <FilePicker
        accept={accept}
        labels={text.files2}
        onFile={setFile}
        progress={{ value: 0.62, label: text.uploading, name: text.fileName, details: text.uploadDetails }}
        onCancel={() => {}}
      />
      <FilePicker
        accept={accept}
        labels={text.files2}
        onFile={setFile}
        onRemove={() => {}}
        file={{ name: text.fileName, details: text.fileDetails, url: pictures[0] }}
        problem={{ name: text.wrongFile, message: text.wrongType }}
      />
      <Field group label={text.cover} error={text.required}>
        <FilePicker accept={accept} labels={text.files2} hint={text.fileHint} onFile={setFile} />
      </Field>
      <div className="w-76 max-w-full">
        <FilePicker
          accept={accept}
          labels={text.files2}
          hint={text.fileHint}
          onFile={setFile}
          onRemove={() => {}}
          shape="fill"
          file={{ name: text.fileName, details: text.fileDetails, url: pictures[1], alt: text.name }}
        />
      </div>
    </TitledCard>
  );
}
