import { afterEach, expect, test, vi } from 'vitest';
import { hasShortcutKey, shortcutText } from '../../src/ui/shortcut';

afterEach(() => vi.unstubAllGlobals());

const on = (platform: string) => vi.stubGlobal('navigator', { platform });
const keys = (held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>) =>
  hasShortcutKey({ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test('shortcuts go with Ctrl, and on a Mac with ⌘ alone, as Ctrl edits text there', () => {
  on('Win32');
  expect([keys({ ctrlKey: true }), keys({ metaKey: true }), keys({}), shortcutText('K')]).toEqual([
    true,
    false,
    false,
    'Ctrl K',
  ]);
  on('MacIntel');
  expect([keys({ ctrlKey: true }), keys({ metaKey: true }), shortcutText('K')]).toEqual([false, true, '⌘K']);
});

test('with a further key it is another shortcut', () => {
  on('Linux x86_64');
  expect(keys({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(keys({ ctrlKey: true, altKey: true })).toBe(false);
  expect(keys({ ctrlKey: true, metaKey: true })).toBe(false);
});
