import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import {
  actions,
  type Cell,
  claimOf,
  groupState,
  isLocked,
  type MayChange,
  toggleCell,
  toggleCells,
  cellsOf,
  units,
} from './matrix';
import { roleText } from './text';

interface RoleMatrixProps {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** False for a claim that the user lacks and therefore cannot grant or revoke. */
  mayChange: MayChange;
}

const lackingId = 'role-matrix-lacking';

/** Units by four actions; headings toggle all cells of a row or column. */
export function RoleMatrix({ selected, onChange, mayChange }: RoleMatrixProps) {
  const [rows] = useState(units);
  const cells = cellsOf(rows);
  const changes = { selected, onChange, mayChange };
  const hasLocked = cells.some((cell) => isLocked(selected, cell, mayChange));
  return (
    <>
      {/* Visible text: a title attribute shows on hover only, not on touch or focus. */}
      {hasLocked && (
        <p id={lackingId} className="px-6 pb-4 text-table text-ink-soft">
          {roleText.lackingHelp}
        </p>
      )}
      <div className="overflow-x-auto">
        <table className="w-full min-w-155 text-left">
          <caption className="sr-only">{roleText.matrix}</caption>
          <thead>
            <tr className="border-y border-line bg-sunken">
              <th scope="col" className="sticky left-0 z-1 bg-sunken px-6 py-2 text-table max-tablet:px-4">
                {roleText.unitColumn}
              </th>
              {actions.map((action) => (
                <th key={action} scope="col" className="w-24 px-2 py-1 text-center text-table">
                  <span className="inline-flex items-center gap-2">
                    <GroupBox
                      label={roleText.columnOf(roleText.actions[action])}
                      cells={cells.filter((cell) => cell.action === action)}
                      {...changes}
                    />
                    {roleText.actions[action]}
                  </span>
                </th>
              ))}
              <th scope="col" className="w-20 border-l border-line px-2 py-1 text-center text-table">
                {roleText.row}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((unit) => (
              <tr key={unit.claim} className="h-12 border-b border-line hover:bg-hover">
                <th
                  scope="row"
                  className="sticky left-0 z-1 bg-card px-6 py-1 font-normal max-tablet:border-r max-tablet:border-line max-tablet:px-4"
                >
                  {unit.title}
                  {unit.group && (
                    <span className="ml-3 max-tablet:ml-0 max-tablet:block text-caption text-ink-soft">
                      {unit.group}
                    </span>
                  )}
                </th>
                {actions.map((action) => (
                  <td key={action} className="px-2 text-center">
                    <CellBox unit={unit} action={action} {...changes} />
                  </td>
                ))}
                <td className="border-l border-line px-2 text-center">
                  <GroupBox
                    label={roleText.rowOf(unit.title)}
                    cells={cells.filter((cell) => cell.unit === unit)}
                    {...changes}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Checkbox of a row's or column's heading. */
function GroupBox({
  label,
  cells,
  selected,
  onChange,
  mayChange,
}: RoleMatrixProps & { label: string; cells: readonly Cell[] }) {
  const { all, some, isLocked: isGroupLocked, turnsOn } = groupState(selected, cells, mayChange);
  return (
    <Checkbox
      aria-label={label}
      title={isGroupLocked ? roleText.lacking : undefined}
      checked={all}
      mixed={some && !all}
      disabled={isGroupLocked}
      onChange={() => onChange(toggleCells(selected, cells, turnsOn, mayChange))}
    />
  );
}

function CellBox({ unit, action, selected, onChange, mayChange }: RoleMatrixProps & Cell) {
  if (!unit.actions.includes(action)) return <span className="text-ink-soft">{roleText.none}</span>;
  const isFixed = isLocked(selected, { unit, action }, mayChange);
  return (
    <Checkbox
      aria-label={roleText.cell(unit.title, roleText.actions[action])}
      aria-describedby={isFixed ? lackingId : undefined}
      title={isFixed ? roleText.lacking : undefined}
      checked={selected.has(claimOf(unit, action))}
      disabled={isFixed}
      onChange={(event) => onChange(toggleCell(selected, unit, action, event.target.checked))}
    />
  );
}
