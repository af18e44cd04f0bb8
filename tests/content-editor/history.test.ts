import { describe, expect, it } from 'vitest';
import { blockText } from '../../src/blocks/content-editor/block-fields';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { insertItem, removeItem } from '../../src/blocks/content-editor/blocks';
import { recordChange, redo, selectIn, startHistory, undo } from '../../src/blocks/content-editor/history';

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

  it('a pause of a second, another field, a selection and a change that is no typing each begin a new step', () => {
    const start = recordChange(startHistory(entry('')), entry('松'), 'a text', 5000);
    expect(start.past).toHaveLength(1);
    expect(recordChange(start, entry('松濤'), 'a text', 5999).past).toHaveLength(1);
    expect(recordChange(start, entry('松濤'), 'a text', 6000).past).toHaveLength(2);
    expect(recordChange(start, entry('松濤'), 'b text', 5001).past).toHaveLength(2);
    expect(recordChange(selectIn(start, 'b'), entry('松濤', 'b'), 'a text', 5001).past).toHaveLength(2);
    const deleted = recordChange(start, entry(''), undefined, 5001);
    expect(deleted.past).toHaveLength(2);
    expect(recordChange(deleted, entry('濤'), undefined, 5002).past).toHaveLength(3);
    expect(recordChange(deleted, entry('濤'), 'a text', 5002).past).toHaveLength(3);
  });

  it('at most 200 steps are kept, and the oldest is dropped first', () => {
    let history = startHistory(entry('0'));
    for (let step = 1; step <= 205; step += 1) {
      history = recordChange(history, entry(String(step)), undefined, step);
    }
    expect([history.past.length, history.past[0]?.blocks.map(blockText)]).toEqual([200, ['5']]);
  });

  it('several undone steps are redone one by one, and nothing happens at either end', () => {
    let history = startHistory(entry('0'));
    expect([undo(history), redo(history)]).toEqual([history, history]);
    for (const text of ['1', '2', '3']) history = recordChange(history, entry(text), undefined, 0);
    const back = undo(undo(history));
    expect([textOf(back), back.future.length]).toEqual(['1', 2]);
    const forward = redo(back);
    expect([textOf(forward), textOf(undo(forward)), textOf(redo(forward))]).toEqual(['2', '1', '3']);
    expect(redo(redo(forward))).toEqual(redo(forward));
    // Later input does not join the step that an undo returned to.
    const typed = recordChange(startHistory(entry('')), entry('松'), 'a text', 0);
    expect(undo(typed).last).toBeNull();
    expect(redo(undo(typed)).last).toBeNull();
  });

  it('a selection is no step, but is stored with the list', () => {
    const history = recordChange(startHistory(entry('', 'a')), entry('松', 'a'), undefined, 0);
    const selected = selectIn(history, 'b');
    expect(selected.present).toEqual({ ...history.present, selected: 'b' });
    expect(undo(selected).present.selected).toBe('a');
  });

  it('a change after an undo drops the undone steps, and undo restores the selection', () => {
    let history = startHistory(entry('一', 'a'));
    history = recordChange(history, { blocks: [], selected: null }, undefined, 0);
    expect(undo(history).present).toMatchObject({ selected: 'a' });
    history = recordChange(undo(history), entry('二', 'a'), undefined, 10);
    expect(redo(history)).toEqual(history);
    expect(selectIn(history, 'b').past).toBe(history.past);
  });
});

describe('Blocks', () => {
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
