import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { counties, districtsOf, zipOf } from './counties';
import { formText } from '../../record/text';
import { countyText } from './text';

interface CountyDistrictFieldProps {
  county: string;
  district: string;
  /** Receives both at once, as another county clears the district. */
  onChange: (place: { county: string; district: string }) => void;
  countyId?: string;
  districtId?: string;
  countyError?: string | undefined;
  districtError?: string | undefined;
  required?: boolean;
  disabled?: boolean;
}

/**
 * County, its districts, and the read-only zip (specification 2). An unknown stored name is shown, and rejected on
 * saving.
 */
export function CountyDistrictField({
  county,
  district,
  onChange,
  countyId = 'county',
  districtId = 'district',
  countyError,
  districtError,
  required,
  disabled,
}: CountyDistrictFieldProps) {
  const offered = districtsOf(county);
  const zip = zipOf(county, district);
  const isUnknown = (places: readonly { value: string }[], name: string) =>
    name !== '' && !places.some(({ value }) => value === name);
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-3 @xs:grid-cols-[1fr_1fr_--spacing(20)]">
        <Field id={countyId} label={countyText.county} required={required} error={countyError}>
          <Select
            placeholder={formText.select}
            value={county}
            disabled={disabled}
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
          id={districtId}
          label={countyText.district}
          required={required}
          error={districtError}
          // For narrow containers, where a third field would truncate the names.
          help={zip && <span className="@xs:hidden">{countyText.zipOf(zip)}</span>}
        >
          <Select
            placeholder={formText.select}
            value={district}
            disabled={disabled || county === ''}
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
