// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../src/machines/actors';
import { showToast } from '../../src/base/messages/messages';
import { useUnsaved } from '../../src/base/messages/unsaved';

interface PartProps {
  name: string;
  isUnsaved: boolean;
  isBusy?: boolean;
}

function Part({ name, isUnsaved, isBusy = false }: PartProps) {
  useUnsaved(name, isUnsaved, isBusy);
  return null;
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => toasts.start());
const root = createRoot(document.createElement('div'));
afterEach(() => act(() => root.render(null)));

const draw = (parts: readonly PartProps[]) =>
  act(() => root.render(parts.map((part) => <Part key={part.name} {...part} />)));

function said(text: string, kind: 'success' | 'error' = 'success') {
  showToast({ kind, text });
  const [toast] = toasts.getSnapshot().context.toasts;
  for (const type of ['toast.close', 'animation.end'] as const) toasts.send({ type, id: toast?.id ?? '' });
  return toast?.text;
}

it('a save tells what else on the screen is unsaved, but not what it saves itself', () => {
  draw([
    { name: '編輯聯絡資料', isUnsaved: true, isBusy: true },
    { name: '預約賞屋', isUnsaved: true },
    { name: '排序', isUnsaved: false },
  ]);
  expect(said('儲存成功')).toBe('儲存成功。還沒儲存：預約賞屋');
  expect(said('儲存成功，已併入王小明的變更')).toBe('儲存成功，已併入王小明的變更。還沒儲存：預約賞屋');
  // Other acts say nothing about what is stored.
  expect(said('已寄出')).toBe('已寄出');
  expect(said('儲存成功', 'error')).toBe('儲存成功');
});

it('a save of everything, and one after the rest was saved or left, says nothing more', () => {
  draw([{ name: '編輯聯絡資料', isUnsaved: true, isBusy: true }]);
  expect(said('儲存成功')).toBe('儲存成功');
  draw([{ name: '預約賞屋', isUnsaved: true }]);
  expect(said('儲存成功')).toBe('儲存成功。還沒儲存：預約賞屋');
  draw([{ name: '預約賞屋', isUnsaved: false }]);
  expect(said('儲存成功')).toBe('儲存成功');
  draw([{ name: '預約賞屋', isUnsaved: true }]);
  draw([]);
  expect(said('儲存成功')).toBe('儲存成功');
});
