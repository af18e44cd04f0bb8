import { Icon } from '../../ui/Icon';
import { blockIcon, blockName } from './block-icons';
import { blockTypes, type Block } from './blocks';
import { useCopiedBlock } from './clipboard';
import { editorText } from './text';

/** The add-block buttons, and one that pastes when a block was copied. */
export function BlockPalette({ onAdd, onPaste }: { onAdd: (type: number) => void; onPaste: (block: Block) => void }) {
  const copied = useCopiedBlock();
  return (
    <div className="mb-4 rounded-card bg-sunken p-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(50px,1fr))] gap-1">
        {blockTypes.map((type) => (
          <button key={type} type="button" className="grid justify-items-center gap-1 rounded-control py-2 text-caption whitespace-nowrap hover:bg-card" onClick={() => onAdd(type)}>
            <Icon name={blockIcon(type)} className="text-primary" />
            {editorText.types[type]}
          </button>
        ))}
      </div>
      {copied && (
        <button type="button" className="mt-1 flex w-full items-center justify-center gap-2 rounded-control py-2 text-table hover:bg-card" onClick={() => onPaste(copied)}>
          <Icon name="plus" size={16} />
          {editorText.paste(blockName(copied))}
        </button>
      )}
    </div>
  );
}
