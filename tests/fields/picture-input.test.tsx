// @vitest-environment jsdom
import { act, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Block, type BlockOf, hasField } from '../../src/blocks/content-editor/block';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { edited } from '../../src/blocks/content-editor/blocks';
import { PictureField } from '../../src/blocks/content-editor/PictureField';
import { ImageField } from '../../src/records/fields/ImageField';
import {
  type ImageValue,
  pictureOf,
  type PictureValue,
  storedImage,
} from '../../src/records/fields/image-value';
import { PictureInput } from '../../src/records/fields/PictureInput';
import type { CropRequest } from '../../src/records/pictures/CropDialog';
import type { Size } from '../../src/records/pictures/crop-frame';
import type { PickedPicture } from '../../src/records/pictures/library';

const exact = { width: 1200, height: 630 };
const stored = { filePath: '/files/old.png', fileExtension: 'png', ...exact };
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

/** The picture that the library gives next. */
let picked: PickedPicture;
/** Answers of the browser about a file's size, by file name. */
let sizes: Record<string, Promise<Size>>;

vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), Link: () => null }));
vi.mock('../../src/records/pictures/use-focal-point', () => ({
  useFocalPoint: () => ({ open: undefined, dialog: null }),
}));
vi.mock('../../src/records/pictures/accepted-picture', () => ({
  acceptedPicture: (given: File) => Promise.resolve({ file: given }),
}));
vi.mock('../../src/records/pictures/read-pixels', () => ({
  readPixels: ({ name }: File) => sizes[name] ?? Promise.resolve(exact),
}));
vi.mock('../../src/records/pictures/ChoosePicture', () => ({
  ChoosePicture: ({ onPick }: { onPick: (picture: PickedPicture) => void }) => (
    <button onClick={() => onPick(picked)}>library</button>
  ),
}));
vi.mock('../../src/records/pictures/CropDialog', () => ({
  CropDialog: ({ request: { file: whole }, onApply, onClose }: DialogProps) => (
    <>
      <button onClick={() => onApply(file(`cropped ${whole.name}`), exact)}>apply</button>
      <button onClick={onClose}>cancel</button>
    </>
  ),
}));

interface DialogProps {
  request: CropRequest;
  onApply: (file: File, pixels: Size) => void;
  onClose: () => void;
}

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  URL.createObjectURL = ({ size }: Blob) => `blob:${size}`;
});
beforeEach(() => {
  sizes = {};
  picked = { file: { ...stored, filePath: '/files/new.png', fileName: 'new.png' }, altText: '大廳' };
  const headers = { 'content-type': 'image/png' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('x', { headers })));
});

/** Files are read, and the crop dialog is loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function drawn(element: ReactNode) {
  const place = document.createElement('div');
  act(() => createRoot(place).render(element));
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
  return {
    button,
    press: (name: string) =>
      act(async () => {
        button(name)?.click();
        await settled();
      }),
    choose: (name: string) =>
      act(async () => {
        const picker = place.querySelector('input[type=file]');
        if (!picker) throw new Error('No file input');
        Object.defineProperty(picker, 'files', { value: [file(name)], configurable: true });
        picker.dispatchEvent(new Event('change', { bubbles: true }));
        await settled();
      }),
    problem: () => place.querySelector('[role=alert]')?.textContent,
    asks: () => place.querySelector('[role=status]') !== null,
  };
}

/** A field that keeps its value, and the changes that it got. */
function input({ first = pictureOf(null), pixels, isRequired = false }: Given = {}) {
  const changes: [name: string | undefined, altText: string][] = [];
  function Input() {
    const [value, setValue] = useState(first);
    return (
      <PictureInput
        id="p"
        error={undefined}
        label="封面"
        rule={pixels ? { pixels } : {}}
        hint=""
        shape="row"
        required={isRequired}
        value={value}
        hasWords
        onClearWords={() => {}}
        onChange={(next, altText) => {
          changes.push([next.file?.name ?? next.stored?.filePath, altText]);
          setValue(next);
        }}
      />
    );
  }
  return { ...drawn(<Input />), changes };
}

interface Given {
  first?: PictureValue;
  pixels?: Size;
  isRequired?: boolean;
}

it('a picture of the library with another than the required size is cropped, and its text comes with the crop', async () => {
  const { press, changes } = input({ pixels: exact });
  await press('library');
  expect(changes).toEqual([['/files/new.png', '大廳']]);
  picked = { file: { ...picked.file, width: 2400, fileName: 'wide.png' }, altText: '中庭' };
  sizes['wide.png'] = Promise.resolve({ width: 2400, height: 630 });
  await press('library');
  await press('cancel');
  expect(changes).toHaveLength(1);
  await press('library');
  await press('apply');
  expect(changes.slice(1)).toEqual([['cropped wide.png', '中庭']]);
});

it('says that a picture of the library is gone, until another is chosen', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  picked = { ...picked, file: { ...picked.file, width: 2400 } };
  const { press, choose, problem, changes } = input({ pixels: exact });
  await press('library');
  expect([problem(), changes]).toEqual(['無法讀取這張圖片重選', []]);
  await choose('a.png');
  expect([problem(), changes]).toEqual([undefined, [['a.png', '']]]);
});

it('a file that does not fit is named with its problem, and the present picture stays', async () => {
  const { choose, problem, changes } = input({ first: pictureOf(stored) });
  await choose('a.pdf');
  expect(problem()).toContain('a.pdf檔案格式不符');
  expect(changes).toEqual([]);
});

it('a picture that is still being read does not replace a later choice', async () => {
  let answer: (size: Size) => void = () => {};
  sizes['slow.png'] = new Promise((resolve) => {
    answer = resolve;
  });
  const { choose, press, changes } = input();
  await choose('slow.png');
  await press('library');
  await act(async () => answer(exact));
  expect(changes.map(([name]) => name)).toEqual(['/files/new.png']);
});

it('asks about the texts when another picture replaces one, not for a first one or a new crop', async () => {
  const { choose, press, asks } = input();
  await choose('a.png');
  await press('裁切圖片');
  await press('apply');
  expect(asks()).toBe(false);
  await choose('b.png');
  expect(asks()).toBe(true);
  const fromLibrary = input({ first: pictureOf(stored) });
  await fromLibrary.press('library');
  expect(fromLibrary.asks()).toBe(true);
});

it('an optional picture is removed without a question about the texts, a required one is only replaced', async () => {
  const { press, changes, asks } = input({ first: pictureOf(stored) });
  await press('移除圖片');
  expect([changes, asks()]).toEqual([[[undefined, '']], false]);
  const required = input({ first: pictureOf(stored), isRequired: true });
  expect([required.button('更換'), required.button('移除圖片')].map(Boolean)).toEqual([true, false]);
});

it('a form knows that its picture was chosen, replaced or removed, and fills only an empty text', async () => {
  const bound = { label: '封面', limit: {}, settle: () => null, error: undefined };
  const shown = vi.fn<(now: { picture: ImageValue; alt: string }) => void>();
  const now = () => shown.mock.lastCall?.[0];
  function Form({ typed }: { typed: string }) {
    const [picture, setPicture] = useState(storedImage(stored));
    const [alt, setAlt] = useState(typed);
    useEffect(() => shown({ picture, alt }));
    return (
      <ImageField
        field={{ id: 'p', value: picture, onChange: setPicture, ...bound }}
        altField={{ id: 'a', value: alt, onChange: setAlt, ...bound }}
      />
    );
  }
  const { press, choose } = drawn(<Form typed="" />);
  await press('library');
  expect(now()).toMatchObject({ picture: { isChosen: true, removed: true }, alt: '大廳' });
  await choose('a.png');
  expect(now()?.picture).toMatchObject({ file: { name: 'a.png' }, pixels: exact });
  await press('清空重寫');
  expect(now()?.alt).toBe('');
  await press('移除圖片');
  expect(now()?.picture).toEqual({ ...storedImage(null), removed: true });
  await drawn(<Form typed="入口" />).press('library');
  expect(now()?.alt).toBe('入口');
});

function blockField(fields: Partial<BlockOf<6>>) {
  const shown = vi.fn<(now: Block) => void>();
  function Form() {
    const [block, setBlock] = useState<Block>({ ...emptyBlock(6), picture: pictureOf(stored), ...fields });
    useEffect(() => shown(block));
    return (
      hasField(block, 'picture') && (
        <PictureField
          id="p"
          error={undefined}
          block={block}
          onChange={(change) => setBlock((before) => edited(before, change))}
        />
      )
    );
  }
  return { ...drawn(<Form />), now: () => shown.mock.lastCall?.[0] };
}

it.each<[string, Partial<BlockOf<6>>, Partial<BlockOf<6>>]>([
  ['an empty text', {}, { alt: '大廳' }],
  ['a typed text', { alt: '入口', text: '正門' }, { alt: '入口', text: '正門' }],
  ['a sample', { alt: '範例', isSample: true, sampleFields: ['picture', 'alt'] }, { alt: '大廳' }],
  ['a decorative picture', { isDecorative: true }, { alt: '' }],
])('a block takes the text of the library: %s', async (_, fields, after) => {
  const { press, now } = blockField(fields);
  await press('library');
  expect(now()).toMatchObject({ picture: pictureOf(picked.file), ...after });
});

it('a block empties its texts and its kind after another picture', async () => {
  const { press, now } = blockField({ alt: '入口', text: '正門', kind: 'photo' });
  await press('library');
  await press('清空重寫');
  expect(now()).toMatchObject({ alt: '', text: '', kind: 'none' });
});
