import { flushSync } from 'react-dom';
import { type Align, PartType } from '../../../openapi/generated/enums';
import { shortcutText } from '../../ui/shortcut';
import type { Block, BlockChange } from './block';
import { isBound } from './block-sources';
import { edited } from './blocks';
import { textLengthTo, writePlain } from './plain-writing';
import { previewId } from './preview-parts';
import type { StandInConfig, Writing } from './stand-in';
import { editorText } from './text';
import { focusBlock } from './use-block-focus';
import type { Writer } from './writer';
import { type WrittenField, writtenFields } from './written-fields';
import { writingText } from './writing-text';
import { hostsOf, placeInValue, type TextHost } from './written-hosts';

/** A text that is being written, with its block. */
export interface Written extends Writing {
  key: string;
  field: WrittenField['field'];
}

interface SessionConfig {
  frame: HTMLIFrameElement;
  document: Document;
  now: () => { writer: Writer; selected: number | null };
  onWritten: (written: Written | null) => void;
}

/** Where a press on the page points to. */
interface Point {
  target: Element;
  x: number;
  y: number;
}

/** Properties common to both ways of writing. */
type Common = Pick<StandInConfig, 'undo' | 'onLeave'>;

/**
 * Puts the caret into a text of the page after a double click, a second tap on the selected block, or Enter on it. A
 * text of the case, and one that the page shows otherwise than typed, gets the caret in the form.
 */
export class WritingSession {
  readonly #config: SessionConfig;
  readonly #ending = new AbortController();
  #written: Written | null = null;
  /** True while a dialog has the focus. */
  #isAsked = false;
  #unsubscribe = (): void => undefined;

  constructor(config: SessionConfig) {
    const { document, now } = config;
    const { signal } = this.#ending;
    this.#config = config;
    document.addEventListener('dblclick', (event) => this.#press(event), { signal });
    document.addEventListener(
      'click',
      (event) => {
        const isTap = (event as PointerEvent).pointerType === 'touch';
        if (isTap && partAt(event.target as Element) === now().selected) this.#press(event);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const target = event.target as Element;
        if (target === document.body || partAt(target) === now().selected) this.enter(event);
      },
      { signal },
    );
  }

  stop(): void {
    this.#ending.abort();
    this.#end();
  }

  /** Enter on the selected block. */
  enter(event: KeyboardEvent): void {
    const { frame, now } = this.#config;
    const { selected } = now();
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (event.key !== 'Enter' || hasModifier || event.isComposing || event.defaultPrevented) return;
    if (this.#written || selected === null || frame.getClientRects().length === 0) return;
    if (this.#begin(selected, null)) event.preventDefault();
  }

  /** Ends the visit of another block. */
  follow(selected: number | null): void {
    if (this.#written && this.#partOf(this.#written.key) !== selected) this.#end();
  }

  /** Aligns the text that is written; the caret stays. */
  align(align: Align): void {
    if (!this.#written) return;
    this.#store(this.#written.key, { align }, true);
    const visit = this.#end();
    const block = visit && this.#newest(visit.key);
    const partId = visit && this.#partOf(visit.key);
    if (!block || partId === null) return;
    const host = this.#hostsOf(block, partId).find(({ field }) => field.field === visit.field);
    if (host) this.#writePlain(block.key, host, visit.caret ?? 0, visit.before);
  }

  #press({ target: pressed, clientX: x, clientY: y }: MouseEvent): void {
    if (this.#written?.element.contains(pressed as Element)) return;
    this.#end();
    // Between two clicks the page may have been drawn again.
    const target = this.#config.document.elementFromPoint(x, y);
    const partId = target && partAt(target);
    if (target && partId !== null) this.#begin(partId, { target, x, y });
  }

  /** True if the caret is in a text of the part, on the page or in the form. */
  #begin(partId: number, point: Point | null): boolean {
    const { writer } = this.#config.now();
    const drawn = writer.shown.find((each, index) => previewId(each, index) === partId);
    const block = drawn && this.#newest(drawn.key);
    const part = this.#part(partId);
    if (!block || !part || !writer.hands.current) return false;
    if (block.type === PartType.text && !isBound(block, 'text')) {
      void this.#writeRich(block.key, part, point);
      return true;
    }
    const hosts = this.#hostsOf(block, partId);
    const pointed = hosts.find(({ whole }) => point && whole.contains(point.target));
    const chosen = point === null ? hosts[0] : pointed;
    if (!chosen) return focusBlock(block.key, 'form');
    this.#writePlain(
      block.key,
      chosen,
      pointed && point ? caretAt(pointed, point) : chosen.field.value.length,
    );
    return true;
  }

  /** Makes a text the one that is written; the page is not drawn again until its end. */
  #start(key: string, field: WrittenField['field'], write: (common: Common) => Writing): void {
    const { writer } = this.#config.now();
    let isUndo = false;
    writer.hold(true);
    const writing = write({
      undo(isRedo) {
        isUndo = true;
        writer.hands.current?.[isRedo ? 'redo' : 'undo']();
        isUndo = false;
      },
      onLeave: () => this.#end(),
    });
    this.#unsubscribe = writer.draft.subscribe(() => {
      if (this.#newest(key)) writing.receive(isUndo);
      else this.#end();
    }).unsubscribe;
    // The next focus is known only afterwards.
    writing.element.addEventListener('blur', () => setTimeout(() => this.#leave()));
    this.#written = { ...writing, key, field };
    showText(writing.element);
    this.#config.onWritten(this.#written);
  }

  #writePlain(
    key: string,
    { field: { field, label }, host }: TextHost,
    caret: number,
    before?: string,
  ): void {
    const stored = () => {
      const block = this.#newest(key);
      return block && writtenFields(block).find((each) => each.field === field);
    };
    this.#start(key, field, (common) =>
      writePlain({
        ...common,
        host,
        label,
        caret,
        before,
        hint: writingText.hint('Enter'),
        stored: () => stored()?.value ?? null,
        store: (text, isStep) => {
          const change = stored()?.change(text);
          if (change) this.#store(key, change, isStep);
        },
      }),
    );
  }

  async #writeRich(key: string, host: Element, point: Point | null): Promise<void> {
    const { writeRich } = await import('./rich-writing');
    // Meanwhile the caret may have gone elsewhere, or the page been drawn again.
    if (this.#written || this.#ending.signal.aborted || !host.isConnected) return;
    this.#start(key, 'text', (common) =>
      writeRich({
        ...common,
        host,
        point,
        label: editorText.textContent,
        hint: writingText.hint(shortcutText('Enter')),
        stored: () => {
          const block = this.#newest(key);
          return block?.type === PartType.text ? block : null;
        },
        store: (text, isStep) => this.#store(key, text, isStep),
      }),
    );
  }

  #store(key: string, change: BlockChange, isStep = false): void {
    this.#config.now().writer.hands.current?.change(
      (blocks) => blocks.map((block) => (block.key === key ? edited(block, change) : block)),
      // The tag of the form's own keys.
      isStep ? {} : { tag: `${key} ${Object.keys(change).join(' ')}` },
    );
  }

  /** Ends the visit, unless only the window has lost the focus; a dialog gives the focus back. */
  #leave(): void {
    if (!this.#written) return;
    const { frame, document } = this.#config;
    const page = frame.ownerDocument;
    if (page.querySelector('[role=dialog]')) {
      this.#isAsked = true;
      setTimeout(() => this.#leave(), 100);
      return;
    }
    // A dialog that has just closed gives the focus back a little later; meanwhile nothing has it.
    const isLeft = this.#isAsked && page.activeElement === page.body;
    const isHere = page.activeElement === frame || isLeft;
    if (isLeft) frame.focus();
    if (isHere && this.#isAsked) this.#written.focus();
    this.#isAsked = false;
    if (!isHere || document.activeElement !== this.#written.element) this.#end();
  }

  #end() {
    if (!this.#written) return null;
    const { key, field, end } = this.#written;
    this.#written = null;
    this.#unsubscribe();
    const visit = end();
    this.#config.onWritten(null);
    // At once, as the drawn element still shows the text from before.
    if (!this.#ending.signal.aborted) flushSync(() => this.#config.now().writer.hold(false));
    return { ...visit, key, field };
  }

  #newest(key: string): Block | undefined {
    const { context } = this.#config.now().writer.draft.getSnapshot();
    return context.draft.find((block) => block.key === key);
  }

  /** Id in the page of the block with a key. */
  #partOf(key: string): number | null {
    const { shown } = this.#config.now().writer;
    const index = shown.findIndex((block) => block.key === key);
    const block = shown[index];
    return block ? previewId(block, index) : null;
  }

  #part(partId: number): Element | null {
    return this.#config.document.querySelector(`[data-part-id="${partId}"]`);
  }

  #hostsOf(block: Block, partId: number): TextHost[] {
    const part = this.#part(partId);
    return part ? hostsOf(part, writtenFields(block), block.type !== PartType.progress) : [];
  }
}

/** Scrolls the frame, but nothing around it, to a text out of sight. */
function showText(element: Element): void {
  const view = element.ownerDocument.defaultView;
  const { top, bottom } = element.getBoundingClientRect();
  if (view && (top < 0 || bottom > view.innerHeight)) view.scrollBy({ top: top - view.innerHeight / 3 });
}

function partAt(target: Element): number | null {
  const part = target.closest('[data-part-id]')?.getAttribute('data-part-id');
  return part ? Number(part) : null;
}

/** Place in a field's text at a point of the page; the end if the browser finds none. */
function caretAt({ whole, field: { value } }: TextHost, { x, y }: Point): number {
  const [node, offset] = placeAt(whole.ownerDocument, x, y);
  if (!node || !whole.contains(node)) return value.length;
  return placeInValue(value, whole.textContent ?? '', textLengthTo(whole, node, offset));
}

/** Text node and place at a point; Safari knows only the older way. */
function placeAt(document: Document, x: number, y: number): [node: Node | undefined, offset: number] {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return [position?.offsetNode, position?.offset ?? 0];
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return [range?.startContainer, range?.startOffset ?? 0];
}
