import { useId, useState } from 'react';
import { Icon } from '../ui/Icon';
import { BlockDrawing } from './BlockDrawing';
import { blockIcon, blockName } from './block-icons';
import { blockTypes, type Block } from './blocks';
import { useCopiedBlock } from './clipboard';
import { editorText } from './text';

interface BlockPaletteProps {
  /** Opens with a drawing and a line of help for each type; whoever knows them takes the short row. */
  startsOpen: boolean;
  onAdd: (type: number) => void;
  onPaste: (block: Block) => void;
}

/** The add-block buttons, and one that pastes when a block was copied. */
export function BlockPalette({ startsOpen, onAdd, onPaste }: BlockPaletteProps) {
  const copied = useCopiedBlock();
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className="mb-4 rounded-card bg-sunken p-2">
      <div id={id} role="group" aria-label={editorText.add} className={isOpen ? 'grid gap-1 tablet:grid-cols-2' : 'grid grid-cols-4 gap-1 tablet:grid-cols-[repeat(auto-fit,minmax(50px,1fr))]'}>
        {blockTypes.map((type) => {
          const Choice = isOpen ? DrawnChoice : ShortChoice;
          return <Choice key={type} type={type} onAdd={onAdd} />;
        })}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <button type="button" aria-expanded={isOpen} aria-controls={id} className="link px-2 py-1 text-caption" onClick={() => setOpen(!isOpen)}>
          {isOpen ? editorText.pickerShort : editorText.pickerLong}
        </button>
        {copied && (
          <button type="button" className="flex items-center gap-2 rounded-control px-2 py-1 text-table hover:bg-card" onClick={() => onPaste(copied)}>
            <Icon name="plus" size={16} />
            {editorText.paste(blockName(copied))}
          </button>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  type: number;
  onAdd: (type: number) => void;
}

function ShortChoice({ type, onAdd }: ChoiceProps) {
  return (
    <button type="button" title={editorText.typeHelp[type]} className="grid w-full justify-items-center gap-1 rounded-control py-2 text-caption whitespace-nowrap hover:bg-card" onClick={() => onAdd(type)}>
      <Icon name={blockIcon(type)} className="text-primary" />
      {editorText.types[type]}
    </button>
  );
}

function DrawnChoice({ type, onAdd }: ChoiceProps) {
  const id = useId();
  return (
    <button type="button" aria-label={editorText.types[type]} aria-describedby={id} className="flex min-h-touch w-full items-center gap-3 rounded-control p-2 text-left hover:bg-card" onClick={() => onAdd(type)}>
      <BlockDrawing type={type} />
      <span className="min-w-0">
        <b className="block text-table">{editorText.types[type]}</b>
        <span id={id} className="caption block">{editorText.typeHelp[type]}</span>
      </span>
    </button>
  );
}
