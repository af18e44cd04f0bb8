import { BlockDrawing } from '../../blocks/content-editor/BlockDrawing';
import { kindOf } from '../../blocks/content-editor/block-kinds';
import { blockTypes } from '../../blocks/content-editor/offered-types';
import { palette } from '../../blocks/content-editor/block-looks';
import { TitledCard } from '../../ui/Card';
import { guidelineText } from '../../layout/guideline/text';

const sections = (['pictures', 'texts', 'seo'] as const).map((id) => ({ id, ...guidelineText[id] }));

/** Types in the order of the specification. */
const looks = blockTypes.flatMap((type) => palette.filter((look) => look.type === type));

/** Editing rules of the manual: sizes, lengths, SEO advice (decisions/004-entities). */
export function GuidelinePage() {
  return (
    <div className="grid max-w-220 gap-6">
      <TitledCard id="blocks" tabIndex={-1} title={guidelineText.blocks.title}>
        <ul className="grid gap-4 tablet:grid-cols-2">
          {looks.map((look) => (
            <li key={look.type} className="flex items-center gap-4">
              <BlockDrawing look={look} />
              <span>
                <b className="block">{kindOf(look.type).label}</b>
                <span className="text-table text-ink-soft">{look.help}</span>
              </span>
            </li>
          ))}
        </ul>
      </TitledCard>
      {sections.map(({ id, title, head, rows, notes }) => (
        <TitledCard key={id} id={id} tabIndex={-1} title={title}>
          <div className="overflow-x-auto">
            <table className="w-full text-left">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="bg-sunken text-table text-ink-soft">
                  {head.map((label) => (
                    <th key={label} scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {rows.map(([name, ...cells]) => (
                  <tr key={name}>
                    <th scope="row" className="px-3 py-2 font-normal">
                      {name}
                    </th>
                    {cells.map((cell) => (
                      <td key={cell} className="px-3 py-2">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {notes.length > 0 && (
            <ul className="mt-3 list-disc pl-5 text-table text-ink-soft">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </TitledCard>
      ))}
    </div>
  );
}
