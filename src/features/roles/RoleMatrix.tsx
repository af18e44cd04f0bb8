import { Checkbox } from '../../ui/Checkbox';
import { type Action, actions, claimOf, toggleCell, toggleCells, type Unit, units } from './matrix';
import { roleText } from './text';

interface RoleMatrixProps {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** False for a claim that the editor lacks: he can neither give nor take it. */
  mayChange: (claim: string) => boolean;
}

const cells = units.flatMap((unit) => unit.actions.map((action) => ({ unit, action })));

/** Nine units by four actions; the heads of rows and columns toggle the cells that have a meaning. */
export function RoleMatrix({ selected, onChange, mayChange }: RoleMatrixProps) {
  const group = (label: string, own: typeof cells) => {
    const on = own.filter(({ unit, action }) => selected.has(claimOf(unit, action))).length;
    const isOn = on === own.length;
    return (
      <Checkbox
        aria-label={label}
        checked={isOn}
        mixed={on > 0 && !isOn}
        disabled={!own.some(({ unit, action }) => mayChange(claimOf(unit, action)))}
        onChange={() => onChange(toggleCells(selected, own, !isOn, mayChange))}
      />
    );
  };
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[620px] text-left">
        <thead>
          <tr className="border-y border-line bg-sunken">
            <th scope="col" className="px-6 py-2 text-table">{roleText.unitColumn}</th>
            {actions.map((action) => (
              <th key={action} scope="col" className="w-24 px-2 py-1 text-center text-table">
                <span className="inline-flex items-center gap-2">{group(roleText.columnOf(roleText.actions[action]), cells.filter((cell) => cell.action === action))}{roleText.actions[action]}</span>
              </th>
            ))}
            <th scope="col" className="w-20 border-l border-line px-2 py-1 text-center text-table">{roleText.row}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.claim} className="h-12 border-b border-line hover:bg-hover">
              <th scope="row" className="px-6 py-1 font-normal">{unit.title}{unit.group && <span className="caption ml-3">{unit.group}</span>}</th>
              {actions.map((action) => <td key={action} className="px-2 text-center"><Cell unit={unit} action={action} selected={selected} onChange={onChange} mayChange={mayChange} /></td>)}
              <td className="border-l border-line px-2 text-center">{group(roleText.rowOf(unit.title), cells.filter((cell) => cell.unit === unit))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ unit, action, selected, onChange, mayChange }: RoleMatrixProps & { unit: Unit; action: Action }) {
  if (!unit.actions.includes(action)) return <span className="text-ink-soft">{roleText.none}</span>;
  const claim = claimOf(unit, action);
  const isLocked = !mayChange(claim);
  return (
    <Checkbox
      aria-label={roleText.cell(unit.title, roleText.actions[action])}
      title={isLocked ? roleText.lacking : undefined}
      checked={selected.has(claim)}
      disabled={isLocked}
      onChange={(event) => onChange(toggleCell(selected, unit, action, event.target.checked))}
    />
  );
}
