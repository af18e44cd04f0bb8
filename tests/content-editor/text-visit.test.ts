import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { recordChange, startHistory, undo } from '../../src/blocks/content-editor/history';
import {
  composed,
  composing,
  placeAfter,
  received,
  typed,
  type Visit,
  visitOf,
  withBoth,
} from '../../src/blocks/content-editor/text-visit';

const asBlocks = (text: string) => ({ blocks: [{ ...emptyBlock(1), key: 'a', text }], selected: 'a' });

/** A text in the draft with its history, the same text on the page, and the characters that must not be lost. */
class Desk {
  visit: Visit;
  history;
  alive: Set<string>;
  wrong: string[] = [];
  made = 0;
  clock = 0;
  /** Place of a composition and its present characters. */
  composition: { at: number; base: string; text: string } | null = null;

  constructor(text: string) {
    this.visit = visitOf(text, text.length);
    this.history = startHistory(asBlocks(text));
    this.alive = new Set(text);
  }

  get draft(): string {
    const [block] = this.history.present.blocks;
    return block && 'text' in block ? block.text : '';
  }

  /** Each character only once, those of a colleague outside the basic plane. */
  character(isMine: boolean): string {
    this.made += 1;
    const made = String.fromCodePoint((isMine ? 0x4e00 : 0x20000) + this.made);
    this.alive.add(made);
    return made;
  }

  /** A place between two whole characters. */
  place(ratio: number, text = this.visit.shown): number {
    const characters = [...text];
    return characters.slice(0, Math.floor(ratio * (characters.length + 1))).join('').length;
  }

  store(): void {
    if (this.visit.known === this.draft) return;
    this.clock += 400;
    this.history = recordChange(this.history, asBlocks(this.visit.known), 'a text', this.clock);
  }

  type(ratio: number): void {
    if (this.composition) return this.compose(ratio);
    const at = this.place(ratio);
    const character = this.character(true);
    const { shown } = this.visit;
    this.visit = typed(this.visit, shown.slice(0, at) + character + shown.slice(at), at + character.length);
    this.store();
  }

  erase(ratio: number): void {
    if (this.composition) return;
    const at = this.place(ratio);
    const { shown } = this.visit;
    const [gone = ''] = shown.slice(at);
    this.alive.delete(gone);
    this.visit = typed(this.visit, shown.slice(0, at) + shown.slice(at + gone.length), at);
    this.store();
  }

  compose(ratio: number): void {
    if (!this.composition) {
      this.composition = { at: this.place(ratio), base: this.visit.shown, text: '' };
      this.visit = composing(this.visit);
    }
    const { at, base } = this.composition;
    this.composition.text += this.character(true);
    const { text } = this.composition;
    this.visit = typed(this.visit, base.slice(0, at) + text + base.slice(at), at + text.length);
    this.claim('nothing is stored while composing', this.visit.known === base);
  }

  choose(): void {
    if (!this.composition) return;
    const { shown, caret } = this.visit;
    this.composition = null;
    this.visit = composed(this.visit, shown, caret);
    this.store();
  }

  undo(): void {
    if (this.composition) return;
    this.history = undo(this.history);
    this.alive = new Set(this.draft);
    this.visit = received(this.visit, this.draft, true);
  }

  /** A colleague's save brings another text of this block; the history starts anew. */
  colleague(ratio: number, isDeletion: boolean): void {
    const { draft } = this;
    const at = this.place(ratio, draft);
    const [gone = ''] = draft.slice(at);
    if (isDeletion) this.alive.delete(gone);
    const arrived = isDeletion
      ? draft.slice(0, at) + draft.slice(at + gone.length)
      : draft.slice(0, at) + this.character(false) + draft.slice(at);
    const { shown, caret } = this.visit;
    this.history = startHistory(asBlocks(arrived));
    this.visit = received(this.visit, arrived, false);
    const { visit } = this;
    this.claim(
      'a composition is not disturbed',
      !this.composition || (visit.shown === shown && visit.caret === caret),
    );
    const before = lastOf(shown.slice(0, caret));
    if (before === undefined || !visit.shown.includes(before)) return;
    this.claim('the caret stays after its character', lastOf(visit.shown.slice(0, visit.caret)) === before);
  }

  check(): void {
    const { shown, caret, arrived } = this.visit;
    const there = shown + (arrived ?? '');
    this.claim('page and draft are alike', this.composition !== null || shown === this.draft);
    for (const character of this.alive) this.claim(`${character} is not lost`, there.includes(character));
    this.claim('the caret is in the text', caret <= shown.length);
    this.claim('the caret splits no character', (shown.codePointAt(caret - 1) ?? 0) <= 0xffff);
    this.claim('no half of a character is left', there.isWellFormed());
  }

  claim(words: string, isTrue: boolean): void {
    if (!isTrue) this.wrong.push(words);
  }
}

const lastOf = (text: string) => Array.from(text).at(-1);

const steps = fc.array(
  fc.record({
    act: fc.constantFrom('type', 'erase', 'compose', 'choose', 'undo', 'colleague adds', 'colleague deletes'),
    ratio: fc.double({ min: 0, max: 0.999, noNaN: true }),
  }),
  { maxLength: 30 },
);

describe('A text written on the page', () => {
  it('loses nothing and keeps its caret whatever order typing, composing, undoing and a colleague’s saves come in', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const desk = new Desk('松濤硯');
        for (const { act, ratio } of acts) {
          if (act === 'type') desk.type(ratio);
          else if (act === 'erase') desk.erase(ratio);
          else if (act === 'compose') desk.compose(ratio);
          else if (act === 'choose') desk.choose();
          else if (act === 'undo') desk.undo();
          else desk.colleague(ratio, act === 'colleague deletes');
          desk.check();
        }
        desk.choose();
        desk.check();
        expect(desk.wrong).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('Escape restores what stood before the visit, after an undo too, but never takes a colleague’s text back', () => {
    const visit = typed(visitOf('甲', 1), '甲乙', 2);
    expect(visit.before).toBe('甲');
    expect(received(visit, '甲', true).before).toBe('甲');
    expect(received(visit, '甲丙', false).before).toBe('甲丙');
  });

  it('two changes of one stretch both stay, and a change of the other side moves the caret with its character', () => {
    expect(withBoth('松濤硯', '松風硯', '松雲硯')).toBe('松雲風硯');
    expect(withBoth('松濤硯', '松濤硯居', '大松濤硯')).toBe('大松濤硯居');
    expect(withBoth('松濤硯', '大松濤硯', '松濤硯居')).toBe('大松濤硯居');
    // Characters of two halves that begin alike.
    expect(withBoth('\u{20001}', '', '\u{20002}')).toBe('\u{20002}');
    expect(placeAfter('松濤硯', '大松濤硯', 2)).toBe(3);
    expect(placeAfter('松濤硯', '松濤硯居', 2)).toBe(2);
  });
});
