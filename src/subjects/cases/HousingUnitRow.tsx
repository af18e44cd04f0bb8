import type { ComponentProps } from 'react';
import { offered } from '../../api/offered';
import { UnitAvailability, UnitPriceBasis } from '../../../openapi/generated/enums';
import { unitAvailabilityWords, unitPriceBasisWords } from '../../../openapi/generated/words';
import { LibraryPicture } from '../../records/pictures/LibraryPicture';
import { useTyped } from '../../records/fields/use-typed';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Select } from '../../ui/Select';
import { SortableHandle } from '../../ui/SortableHandle';
import { TextInput } from '../../ui/TextInput';
import { sortText } from '../../records/list/text';
import {
  cellForm,
  hasPrice,
  type HousingUnitCell,
  housingUnitProblems,
  type HousingUnitRow,
} from './housing-units';
import { unitText } from './text';

const unitRow = classNames(
  'grid grid-cols-[--spacing(9)_1fr_1fr_--spacing(9)] items-start gap-2 border-b border-line pb-3',
  'tablet:grid-cols-[--spacing(8)_1fr_1.5fr_--spacing(22)_--spacing(18)_--spacing(24)]',
  // Rows of one line need no rule between them.
  'tablet:not-has-data-unit-facts:border-0 tablet:not-has-data-unit-facts:pb-0',
);

interface UnitRowProps {
  row: HousingUnitRow;
  /** From 1; part of the accessible names. */
  position: number;
  name: string;
  /** On wide screens the first row shows the column names. */
  first: boolean;
  last: boolean;
  showErrors: boolean;
  onChange: (values: Partial<HousingUnitRow>) => void;
  /** Up (-1) or down (1) by one. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function UnitRow({
  row,
  position,
  name,
  first,
  last,
  showErrors,
  onChange,
  onMove,
  onRemove,
}: UnitRowProps) {
  const problems = showErrors ? housingUnitProblems(row) : {};
  const cell = (key: HousingUnitCell, unit?: string) => (
    <Field label={unitText[key]} error={problems[key]} hideLabel={!first && 'tablet'}>
      <Cell
        aria-label={unitText.cell(position, unitText[key])}
        cell={key}
        value={row[key]}
        suffix={unit}
        align={unit === undefined ? 'start' : 'end'}
        onText={(text) => onChange({ [key]: text })}
      />
    </Field>
  );
  const level = first ? 'tablet:mt-6' : undefined;
  return (
    <div className={unitRow}>
      <SortableHandle label={unitText.drag(name)} className={level} />
      <div className="col-span-2 grid gap-2 tablet:contents">
        {cell('name')}
        {cell('rooms')}
      </div>
      <div className="col-span-2 col-start-2 row-start-2 grid grid-cols-2 gap-2 tablet:contents">
        {cell('areaPing', unitText.ping)}
        {cell('count', unitText.households)}
      </div>
      <span
        className={`col-start-4 row-span-2 row-start-1 flex flex-wrap tablet:col-start-auto tablet:row-span-1 tablet:row-start-auto tablet:flex-nowrap ${level ?? ''}`}
      >
        <IconButton
          icon="chevron-up"
          size="sm"
          label={sortText.moveUp(name)}
          disabled={first}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          size="sm"
          label={sortText.moveDown(name)}
          disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" size="sm" label={unitText.remove(name)} onClick={onRemove} />
      </span>
      <UnitFacts row={row} position={position} name={name} problems={problems} onChange={onChange} />
    </div>
  );
}

interface UnitFactsProps extends Pick<UnitRowProps, 'row' | 'position' | 'name' | 'onChange'> {
  problems: ReturnType<typeof housingUnitProblems>;
}

/** Second line of a unit's row: facts for buyers. */
const UnitFacts = offered('unitFacts', function UnitFacts(props: UnitFactsProps) {
  const { row, position, name, problems, onChange } = props;
  const { priceBasis } = row;
  const isPriced = hasPrice(row);
  return (
    <div
      data-unit-facts=""
      className="col-span-3 col-start-2 grid grid-cols-[1fr_1.6fr] items-start max-narrow:col-span-4 max-narrow:col-start-1 max-narrow:grid-cols-1 gap-2 tablet:col-[2/-1] tablet:grid-cols-[--spacing(25)_1fr_--spacing(21)_--spacing(28)]"
    >
      <Field label={unitText.priceBasis}>
        <Select
          aria-label={unitText.cell(position, unitText.priceBasis)}
          placeholder={unitText.noPrice}
          value={priceBasis}
          onChange={({ target }) =>
            onChange({
              priceBasis: Object.values(UnitPriceBasis).find((each) => each === target.value) ?? '',
            })
          }
        >
          {options(unitPriceBasisWords)}
        </Select>
      </Field>
      <Field label={unitText.price} error={problems.price}>
        <Cell
          aria-label={unitText.cell(position, unitText.price)}
          cell="price"
          value={row.price}
          suffix={unitText.prices[priceBasis === UnitPriceBasis.perPing ? 'perPing' : 'total']}
          align="end"
          disabled={priceBasis === UnitPriceBasis.onRequest}
          onText={(price) => onChange({ price, ...(isPriced ? {} : { priceBasis: UnitPriceBasis.total }) })}
        />
      </Field>
      <Field label={unitText.sharedRatio} error={problems.sharedRatio}>
        <Cell
          aria-label={unitText.cell(position, unitText.sharedRatio)}
          cell="sharedRatio"
          value={row.sharedRatio}
          suffix={unitText.percent}
          align="end"
          onText={(sharedRatio) => onChange({ sharedRatio })}
        />
      </Field>
      <Field label={unitText.availability}>
        <Select
          aria-label={unitText.cell(position, unitText.availability)}
          placeholder={unitText.noAvailability}
          value={row.availability}
          onChange={({ target }) =>
            onChange({
              availability: Object.values(UnitAvailability).find((each) => each === target.value) ?? '',
            })
          }
        >
          {options(unitAvailabilityWords)}
        </Select>
      </Field>
      <Field label={unitText.plan} group className="col-span-full">
        <LibraryPicture
          path={row.plan}
          label={unitText.planOf(name)}
          removeLabel={unitText.planRemove(name)}
          onChange={(plan) => onChange({ plan })}
        />
      </Field>
    </div>
  );
});

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));

interface CellProps extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'onBlur'> {
  cell: HousingUnitCell;
  value: string;
  onText: (text: string) => void;
}

function Cell({ cell, value, onText, ...props }: CellProps) {
  const { onBlur, spoken } = useTyped(() => {
    const form = cellForm(cell, value);
    if (form === value) return null;
    onText(form);
    return form;
  });
  return (
    <>
      <TextInput value={value} onChange={(event) => onText(event.target.value)} onBlur={onBlur} {...props} />
      {spoken}
    </>
  );
}
