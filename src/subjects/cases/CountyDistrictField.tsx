import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { BoundField } from '../../records/record/form-fields';
import { counties, districtsOf, zipOf } from './counties';
import { formText } from '../../records/record/text';
import { countyText } from './text';

interface CountyDistrictFieldProps {
  fields: Record<'county' | 'district', BoundField<string, { required: boolean }>>;
  /** Receives both at once, as another county clears the district. */
  onChange: (place: { county: string; district: string }) => void;
}

const labelled = ({ id, label, limit, error }: BoundField<string, { required: boolean }>) => ({
  id,
  label,
  required: limit.required,
  error,
});

/**
 * County, its districts, and the read-only zip (specification 2). An unknown stored name is shown, and rejected on
 * saving.
 */
export function CountyDistrictField({ fields, onChange }: CountyDistrictFieldProps) {
  const county = fields.county.value;
  const district = fields.district.value;
  const offered = districtsOf(county);
  const zip = zipOf(county, district);
  const isUnknown = (places: readonly { value: string }[], name: string) =>
    name !== '' && !places.some(({ value }) => value === name);
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-3 @xs:grid-cols-[1fr_1fr_--spacing(20)]">
        <Field {...labelled(fields.county)}>
          <Select
            placeholder={formText.select}
            value={county}
            onChange={(event) => onChange({ county: event.target.value, district: '' })}
          >
            {isUnknown(counties, county) && <option value={county}>{countyText.unknown(county)}</option>}
            {counties.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          {...labelled(fields.district)}
          // For narrow containers, where a third field would truncate the names.
          help={zip && <span className="@xs:hidden">{countyText.zipOf(zip)}</span>}
        >
          <Select
            placeholder={formText.select}
            value={district}
            disabled={county === ''}
            onChange={(event) => onChange({ county, district: event.target.value })}
          >
            {isUnknown(offered, district) && <option value={district}>{countyText.unknown(district)}</option>}
            {offered.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={countyText.zip} className="@max-xs:hidden">
          <TextInput value={zip} readOnly />
        </Field>
      </div>
    </div>
  );
}
