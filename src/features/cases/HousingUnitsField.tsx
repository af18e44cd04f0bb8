import { type ClipboardEvent, type ComponentProps, useState } from 'react';
import { UnitAvailability, UnitPriceBasis } from '../../../openapi/generated/enums';
import { unitAvailabilityWords, unitPriceBasisWords } from '../../../openapi/generated/words';
import { offers } from '../../api/features';
import { ChoosePicture } from '../../pictures/ChoosePicture';
import { useTyped } from '../../fields/use-typed';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Select } from '../../ui/Select';
import { SortableHandle } from '../../ui/SortableHandle';
import { SortableList } from '../../ui/SortableList';
import { Thumb } from '../../ui/Thumb';
import { TextInput } from '../../ui/TextInput';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { sortText } from '../../list/text';
import {
  cellForm,
  hasPrice,
  type HousingUnitCell,
  housingUnitProblems,
  type HousingUnitRow,
} from './housing-units';
import { unitText } from './text';
import { PasteUnitsDialog } from './PasteUnitsDialog';
import { isSheet } from './pasted-units';
import { useHousingUnitRows } from './use-housing-unit-rows';

interface HousingUnitsFieldProps {
  id: string;
  rows: readonly HousingUnitRow[];
  onChange: (rows: HousingUnitRow[]) => void;
  /** True after the first save attempt; invalid cells are then marked. */
  showErrors: boolean;
  error?: string | undefined;
  max: number;
}

/** Rows of housing units: add, type, sort and delete. */
export function HousingUnitsField({ id, rows, onChange, showErrors, error, max }: HousingUnitsFieldProps) {
  const total = rows.reduce((sum, row) => sum + (Number(row.count) || 0), 0);
  const { spoken, removed, undoButton, list, nameOf, add, take, move, remove, bringBack } =
    useHousingUnitRows(rows, onChange);
  const paste = usePaste(max - rows.length, take);
  const change = (key: string, values: Partial<HousingUnitRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));

  return (
    <TitledCard
      id={id}
      tabIndex={-1}
      title={unitText.title}
      caption={unitText.summary(rows.length, total)}
      actions={
        <>
          <Button
            variant="text"
            size="sm"
            icon="grid"
            disabled={rows.length >= max}
            onClick={() => paste.open('')}
          >
            {unitText.paste}
          </Button>
          <Button variant="text" size="sm" icon="plus" disabled={rows.length >= max} onClick={add}>
            {unitText.add}
          </Button>
        </>
      }
    >
      {rows.length === 0 && <p className="text-ink-soft">{unitText.empty}</p>}
      {error !== undefined && <p className="mb-2 text-balance text-danger">{error}</p>}
      <div ref={list} onPaste={paste.onPaste}>
        <SortableList
          items={rows}
          itemKey={(row) => row.key}
          onReorder={onChange}
          className="grid gap-2"
          hint={sortText.keys}
          lineLabel={unitText.line}
          announce={{
            lifted: (row, position, count) => unitText.lifted(nameOf(row), position, count),
            moved: (row, position, count) => unitText.moved(nameOf(row), position, count),
            dropped: (row, position, count) => unitText.dropped(nameOf(row), position, count),
            cancelled: (row, position) => unitText.cancelled(nameOf(row), position),
          }}
          renderItem={(row, index) => (
            <UnitRow
              row={row}
              position={index + 1}
              name={nameOf(row)}
              first={index === 0}
              last={index === rows.length - 1}
              showErrors={showErrors}
              onChange={(values) => change(row.key, values)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(row, index)}
            />
          )}
        />
      </div>
      {removed && (
        <p className="mt-2 flex items-center gap-3 text-table text-ink-soft">
          {unitText.removed(removed.name)}
          <Button
            aria-label={unitText.undoOf(removed.name)}
            ref={undoButton}
            size="sm"
            disabled={rows.length >= max}
            onClick={() => bringBack(removed)}
          >
            {unitText.undo}
          </Button>
        </p>
      )}
      {paste.dialog}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </TitledCard>
  );
}

/** Paste of several cells, into a cell or the dialog. */
function usePaste(room: number, take: (rows: readonly HousingUnitRow[]) => void) {
  const [text, setText] = useState<string | null>(null);
  const onTake = (rows: readonly HousingUnitRow[]) => {
    setText(null);
    take(rows);
  };
  return {
    open: setText,
    onPaste(event: ClipboardEvent) {
      const pasted = event.clipboardData.getData('text/plain');
      if (!isSheet(pasted)) return;
      event.preventDefault();
      setText(pasted);
    },
    dialog: text !== null && (
      <PasteUnitsDialog text={text} room={room} onClose={() => setText(null)} onTake={onTake} />
    ),
  };
}

const unitRow = classNames(
  'grid grid-cols-[--spacing(9)_1fr_1fr_--spacing(9)] items-start gap-2 border-b border-line pb-3',
  'tablet:grid-cols-[--spacing(8)_1.2fr_1fr_--spacing(26)_--spacing(18)_--spacing(24)]',
  'tablet:border-0 tablet:pb-0',
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

function UnitRow({ row, position, name, first, last, showErrors, onChange, onMove, onRemove }: UnitRowProps) {
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
      {offers('unitFacts') && (
        <UnitFacts row={row} position={position} name={name} problems={problems} onChange={onChange} />
      )}
    </div>
  );
}

interface UnitFactsProps extends Pick<UnitRowProps, 'row' | 'position' | 'name' | 'onChange'> {
  problems: ReturnType<typeof housingUnitProblems>;
}

/** Second line of a unit's row: facts for buyers. */
function UnitFacts({ row, position, name, problems, onChange }: UnitFactsProps) {
  const { priceBasis } = row;
  const isPriced = hasPrice(row);
  return (
    <div className="col-span-3 col-start-2 grid grid-cols-2 items-start gap-2 tablet:col-span-5 tablet:grid-cols-[1fr_1fr_1fr_1fr_auto]">
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
      <PlanField plan={row.plan} name={name} onChange={(plan) => onChange({ plan })} />
    </div>
  );
}

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));

interface PlanFieldProps {
  plan: string;
  name: string;
  onChange: (plan: string) => void;
}

function PlanField({ plan, name, onChange }: PlanFieldProps) {
  return (
    <Field label={unitText.plan} group>
      <span className="flex min-h-touch items-center gap-2">
        {plan && <Thumb shape="row" src={plan} alt="" />}
        <ChoosePicture label={unitText.planOf(name)} onPick={({ file }) => onChange(file.filePath)} />
        {plan && (
          <IconButton icon="close" size="sm" label={unitText.planRemove(name)} onClick={() => onChange('')} />
        )}
      </span>
    </Field>
  );
}

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
