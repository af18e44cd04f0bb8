import { describe, expect, it } from 'vitest';
import { blockText } from '../../src/content-editor/block-fields';
import { emptyBlock } from '../../src/content-editor/block-kinds';
import { insertAfter, insertItem, removeItem } from '../../src/content-editor/blocks';
import { recordChange, redo, selectIn, startHistory, undo } from '../../src/content-editor/history';

const entry = (text: string, selected: string | null = null) => ({
  blocks: [{ ...emptyBlock(1), key: 'a', text }],
  selected,
});
const textOf = (history: ReturnType<typeof startHistory>) => history.present.blocks.map(blockText).join();

describe('Undo and redo of the content editor', () => {
  it('keystrokes in one field in quick succession are one step, after a pause another', () => {
    let history = startHistory(entry(''));
    history = recordChange(history, entry('松'), 'a text', 0);
    history = recordChange(history, entry('松濤'), 'a text', 500);
    history = recordChange(history, entry('松濤硯'), 'a text', 2000);
    expect(textOf(undo(history))).toBe('松濤');
    expect(textOf(undo(undo(history)))).toBe('');
    expect(textOf(undo(undo(undo(history))))).toBe('');
    expect(textOf(redo(undo(history)))).toBe('松濤硯');
  });

  it('a change after an undo forgets what was undone, and the selection comes back with its step', () => {
    let history = startHistory(entry('一', 'a'));
    history = recordChange(history, { blocks: [], selected: null }, undefined, 0);
    expect(undo(history).present).toMatchObject({ selected: 'a' });
    history = recordChange(undo(history), entry('二', 'a'), undefined, 10);
    expect(redo(history)).toEqual(history);
    expect(selectIn(history, 'b').past).toBe(history.past);
  });
});

describe('Blocks', () => {
  it('a new block goes after the selected one, otherwise at the end', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ ...emptyBlock(1), key }));
    if (!a || !b || !c) throw new Error('three blocks');
    expect(insertAfter([a, b], 'a', c).map(({ key }) => key)).toEqual(['a', 'c', 'b']);
    expect(insertAfter([a, b], null, c).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('a list cannot lose its last item, and a new item goes after the last clicked one', () => {
    const items = [
      { key: 'x', id: null, text: '甲' },
      { key: 'y', id: null, text: '乙' },
    ];
    expect(removeItem(items, 'x').map(({ key }) => key)).toEqual(['y']);
    expect(removeItem(items.slice(1), 'y').map(({ key }) => key)).toEqual(['y']);
    expect(insertItem(items, 'x').map(({ text }) => text)).toEqual(['甲', '', '乙']);
    expect(insertItem(items, null).map(({ text }) => text)).toEqual(['甲', '乙', '']);
  });
});
