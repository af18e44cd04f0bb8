import { useState } from 'react';
import { Button } from '../Button';
import { Card } from '../Card';
import { Note } from '../Note';
import { SortableHandle } from '../SortableHandle';
import { SortableList } from '../SortableList';
import { TextInput } from '../TextInput';
import { moveItem } from '../sortable-order';
import { text } from './text';

interface Block {
  id: number;
  name: string;
  parts: string[];
}

const blocks = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: text.block(index + 1),
    parts: index === 1 ? [...text.parts] : [],
  }));

const announce = {
  lifted: (block: Block, at: number, count: number) => text.sortable.lifted(block.name, at, count),
  moved: (block: Block, at: number, count: number) => text.sortable.moved(block.name, at, count),
  dropped: (block: Block, at: number, count: number) => text.sortable.dropped(block.name, at, count),
  cancelled: (block: Block, at: number) => text.sortable.cancelled(block.name, at),
};

export function Sorting({ count }: { count: number }) {
  const [items, setItems] = useState(() => blocks(count));
  return (
    <Card className="p-4" id="sorting">
      <h2 className="mb-2">{text.sorting}</h2>
      <Note className="mb-2">{text.notes[0]}</Note>
      <SortableList
        aria-label={text.sorting}
        items={items}
        itemKey={(block) => block.id}
        onReorder={setItems}
        announce={announce}
        hint={text.keys}
        lineLabel={text.line}
        renderItem={(block, index) => (
          <div className="p-1">
            <div className="flex min-h-11 items-center gap-2">
              <SortableHandle label={text.drag(block.name)} />
              <b className="flex-1">{block.name}</b>
              <Button
                size="sm"
                variant="text"
                disabled={index === 0}
                onClick={() => setItems([...moveItem(items, index, index - 1)])}
              >
                {text.upDown[0]}
              </Button>
              <Button
                size="sm"
                variant="text"
                onClick={() => setItems(items.filter((item) => item !== block))}
              >
                {text.remove}
              </Button>
            </div>
            {block.parts.length > 0 && (
              <div className="ml-10">
                <SortableList
                  aria-label={block.name}
                  items={block.parts}
                  itemKey={(part) => part}
                  onReorder={(parts) =>
                    setItems(items.map((item) => (item === block ? { ...item, parts } : item)))
                  }
                  announce={text.sortable}
                  hint={text.keys}
                  lineLabel={text.line}
                  renderItem={(part) => (
                    <div className="flex items-center gap-2 p-1">
                      <SortableHandle label={text.drag(part)} />
                      <TextInput aria-label={part} defaultValue={part} />
                    </div>
                  )}
                />
              </div>
            )}
          </div>
        )}
      />
      <Button
        className="mt-2"
        onClick={() => setItems([{ id: Date.now(), name: text.name, parts: [] }, ...items])}
      >
        {text.add}
      </Button>
    </Card>
  );
}
