import { useEffect, useRef, useState } from 'react';
import { offered } from '../api/offered';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { hasShortcutKey, shortcutText } from '../ui/shortcut';
import { commonText } from '../base/navigation/text';
import { whenDrawn } from '../ui/when-drawn';

const Palette = whenDrawn(async () => (await import('./palette/Palette')).Palette);

const buttonClass = classNames(
  'ml-auto flex h-control-small flex-none items-center gap-2 rounded-control border border-line bg-card px-3',
  'text-table text-ink-soft hover:bg-hover',
);

/**
 * Opens the search over screens and records, also by Ctrl+K (⌘K on a Mac) outside dialogs. A field can keep those keys
 * by `preventDefault`.
 */
export const SearchButton = offered('search', function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');
  // Collects keys until the search has focus, instead of typing into the focused field.
  useEffect(() => {
    if (!isOpen) return undefined;
    typed.current = '';
    const collect = (event: KeyboardEvent) => {
      const isThere = document.activeElement?.closest('[data-veil]');
      if (isThere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (event.key === 'Escape') setOpen(false);
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, [isOpen]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k' || !hasShortcutKey(event)) return;
      event.preventDefault();
      setOpen((before) => !before && !document.querySelector('[data-veil]'));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const takeTyped = () => {
    const text = typed.current;
    typed.current = '';
    return text;
  };
  return (
    <>
      <button type="button" className={buttonClass} onClick={() => setOpen(true)}>
        <Icon name="search" size={16} />
        <span className="max-tablet:sr-only">{commonText.search}</span>
        <kbd className="font-sans rounded-tag border border-line bg-sunken px-1 text-caption max-tablet:hidden">
          {shortcutText('K')}
        </kbd>
      </button>
      {isOpen && <Palette takeTyped={takeTyped} onClose={() => setOpen(false)} />}
    </>
  );
});
