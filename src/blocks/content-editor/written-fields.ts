import { type Block, type BlockChange, type BlockItem, hasField, type ProblemField } from './block';
import type { ItemNames } from './block-kind';
import { kindOf } from './block-kinds';
import { isBound } from './block-sources';

/** A text of a block that the page shows whole, in one place, as it was typed. */
export interface WrittenField {
  field: ProblemField;
  /** Label of its field in the form. */
  label: string;
  value: string;
  change: (text: string) => BlockChange;
}

/** Texts of a block that can be written on the page, in the order of the page; none that come from the case. */
export function writtenFields(block: Block): WrittenField[] {
  const { text: own, items } = kindOf(block.type);
  const names = items?.written;
  return [
    ...(names && hasField(block, 'items') && !isBound(block, 'items')
      ? fieldsOfItems(block.items, names)
      : []),
    ...(own && !own.isOffPage && hasField(block, 'text') && !isBound(block, 'text')
      ? [
          {
            field: 'text' as const,
            label: own.label,
            value: block.text,
            change: (text: string) => ({ text }),
          },
        ]
      : []),
  ];
}

function fieldsOfItems(items: readonly BlockItem[], names: ItemNames): WrittenField[] {
  return items.flatMap((item, index) =>
    (['label', 'text'] as const).flatMap((part) => {
      const name = names[part];
      if (!name) return [];
      return [
        {
          field: `${part === 'text' ? 'item' : 'label'}-${item.key}` as const,
          label: name(index + 1),
          value: item[part] ?? '',
          change: (text: string) => ({ items: items.with(index, { ...item, [part]: text }) }),
        },
      ];
    }),
  );
}
