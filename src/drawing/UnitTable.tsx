import { publicPageText } from './text';
import { Phrases } from './typography';
import { columnsOf, isWide, type unitsOf } from './units';

/** Table of housing units; columns without any value are omitted. */
export function UnitTable({
  units,
  id,
}: {
  units: NonNullable<ReturnType<typeof unitsOf>>;
  id: number | undefined;
}) {
  const columns = columnsOf(units);
  return (
    <table className={`list units${isWide(units) ? ' wide' : ''}`} data-part-id={id}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`unit-${column}`}>
              {publicPageText.unitColumns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map((unit, index) => (
          <tr key={index}>
            {columns.map((column) => {
              const Cell = column === 'name' ? 'th' : 'td';
              return (
                <Cell
                  key={column}
                  className={`unit-${column}`}
                  data-label={publicPageText.unitColumns[column]}
                  {...(column === 'name' ? { scope: 'row' as const } : {})}
                >
                  <Phrases>{unit[column]}</Phrases>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
