// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PartType } from '../../openapi/generated/enums';
import { altFindings } from '../../src/blocks/content-editor/alt-findings';
import type { Block, BlockOf } from '../../src/blocks/content-editor/block';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import type { Finding } from '../../src/blocks/content-editor/finding';
import { marksOf } from '../../src/blocks/content-editor/finding-text';
import { useFindings } from '../../src/blocks/content-editor/use-findings';
import type { BlocksDraft } from '../../src/blocks/content-editor/use-record-blocks';
import { pictureOf } from '../../src/records/fields/image-value';

const checked = vi.hoisted(() => ({ times: 0 }));

vi.mock('../../src/blocks/content-editor/find-findings', () => ({
  FindingSearch: class {
    of = ({ blocks }: { blocks: readonly Block[] }) => {
      checked.times += 1;
      return Promise.resolve(altFindings(blocks));
    };
    end = () => undefined;
  },
}));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const picture = pictureOf({ filePath: '/files/a.png', fileName: 'a.png', width: 912, height: 452 });
const made = <T extends PartType>(type: T, fields: Partial<BlockOf<T>>): BlockOf<T> => ({
  ...emptyBlock(type),
  ...fields,
});
const image = (fields: Partial<BlockOf<typeof PartType.image>>) =>
  made(PartType.image, { picture, ...fields });

describe('Missing alternative texts', () => {
  const placesOf = (block: Block) => altFindings([block]).map(({ field }) => field);

  it('are found for a picture, and not for decoration or for a film without a cover', () => {
    expect(placesOf(image({}))).toEqual(['alt']);
    expect(placesOf(image({ alt: '外觀' }))).toEqual([]);
    expect(placesOf(image({ isDecorative: true }))).toEqual([]);
    expect(placesOf(made(PartType.video, { url: 'https://youtu.be/a' }))).toEqual([]);
  });

  it('are found for each picture of a gallery at its own field', () => {
    const items = ['', '外觀', ' '].map((alt, place) => ({
      key: `item${place}`,
      id: null,
      text: '',
      images: [{ key: `image${place}`, alt, kind: 'photo' as const, picture }],
    }));
    expect(placesOf(made(PartType.gallery, { items }))).toEqual(['label-image0', 'label-image2']);
  });
});

it('Findings of one block are named once for each kind', () => {
  const block = image({});
  const finding = (key: string, kind: Finding['kind']): Finding => ({
    key,
    kind,
    block,
    field: null,
    words: '',
  });
  expect(marksOf([finding('a', 'alt'), finding('b', 'advertising'), finding('c', 'advertising')])).toBe(
    '缺替代文字、廣告用語',
  );
});

/** A draft as far as findings read it. */
function draftOf(blocks: Block[]) {
  let snapshot = { context: { draft: blocks, base: { version: 1 } } };
  const listeners = new Set<(now: typeof snapshot) => void>();
  return {
    draft: {
      getSnapshot: () => snapshot,
      subscribe: (listener: ((now: typeof snapshot) => void) | { next: (now: typeof snapshot) => void }) => {
        const listen = typeof listener === 'function' ? listener : listener.next.bind(listener);
        listeners.add(listen);
        return { unsubscribe: () => listeners.delete(listen) };
      },
    } as unknown as BlocksDraft,
    change: (next: Block[]) => {
      snapshot = { context: { ...snapshot.context, draft: next } };
      for (const listener of listeners) listener(snapshot);
    },
  };
}

it('Findings appear after a pause; those of a changed block go at once and come back after the next pause', async () => {
  vi.useFakeTimers();
  try {
    const [first, second] = [image({}), image({})];
    const { draft, change } = draftOf([first, second]);
    const seen: number[] = [];
    const sources: never[] = [];
    function Seen() {
      seen.push(useFindings(draft, null, sources).length);
      return null;
    }
    act(() => createRoot(document.createElement('div')).render(<Seen />));
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    // Typing without a pause.
    let typed = first;
    const type = async (letters: string) => {
      for (const letter of letters) {
        typed = { ...typed, text: typed.text + letter };
        act(() => change([typed, second]));
        await pass(800);
      }
    };
    await type('外觀照片');
    expect([seen.at(-1), checked.times]).toEqual([0, 0]);
    await pass(5000);
    expect([seen.at(-1), checked.times]).toEqual([2, 1]);

    seen.length = 0;
    await type('很好看');
    // The other block's finding stays, without another render for each key.
    expect(seen).toEqual([1]);
    expect(checked.times).toBe(1);
    await pass(5000);
    expect([seen.at(-1), checked.times]).toEqual([2, 2]);
  } finally {
    vi.useRealTimers();
  }
});
