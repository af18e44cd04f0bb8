import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { formText } from './text';

export interface FormSection {
  /** Id of its element. */
  id: string;
  title: string;
  /** Number of invalid fields. */
  problems: number;
  isChanged: boolean;
  count?: number;
}

/** Distance in pixels from the window's top, below bar and strip, at which a section counts as current. */
const readingLine = 160;

/** Visible pixels of the previous entry in the strip. */
const linkLead = 64;

/** Events of scrolling by the user; a press may hit the scrollbar. */
const scrollingInput = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

const entryClass = classNames(
  'flex min-h-9 items-center gap-2 border-transparent px-3 text-table whitespace-nowrap text-ink-soft',
  'border-b-2 hover:text-ink max-tablet:min-h-touch',
  'broad:border-b-0 broad:border-l-2 broad:border-l-line broad:pr-2 broad:pl-4 broad:whitespace-normal',
  'aria-[current]:border-primary aria-[current]:font-bold aria-[current]:text-primary',
);

/**
 * Sections of a long form with unsaved changes (dot) and errors (number): a list next to a wide form, else a
 * strip.
 */
export function SectionNav({ sections }: { sections: readonly FormSection[] }) {
  const [current, choose] = useCurrent(sections.map(({ id }) => id));
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - linkLead });
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={formText.sections}
      className={classNames(
        'sticky top-14 z-10 -mx-6 overflow-x-auto [scrollbar-width:none] border-b border-line bg-surface px-6 max-tablet:-mx-4 max-tablet:px-4',
        'broad:top-20 broad:mx-0 broad:self-start broad:border-b-0 broad:px-0',
      )}
    >
      <ol className="flex broad:grid">
        {sections.map(({ id, title, problems, isChanged, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classNames(entryClass, problems > 0 && 'text-danger')}
              onClick={(event) => {
                event.preventDefault();
                choose(id);
                goTo(id);
              }}
            >
              <span className="flex-1">{title}</span>
              {problems > 0 ? (
                <span className="grid size-4.5 place-items-center rounded-full bg-danger text-caption font-bold text-on-danger tabular-nums">
                  <span className="sr-only">{formText.toCorrect}</span>
                  {problems}
                </span>
              ) : isChanged ? (
                <span className="size-2 rounded-full bg-accent">
                  <span className="sr-only">{formText.changed}</span>
                </span>
              ) : (
                count !== undefined && <span className="text-caption font-normal">{count}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the focus into the section. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/**
 * Chosen section until the user scrolls (late layout scrolls too), else the last one above the reading line.
 */
function useCurrent(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const isChosen = useRef(false);
  const key = ids.join(' ');
  useEffect(() => {
    const ending = new AbortController();
    const options = { passive: true, signal: ending.signal };
    const read = () => {
      if (isChosen.current) return;
      const places = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const boxes = places.map((place) => ({ id: place.id, box: place.getBoundingClientRect() }));
      // Sections of the second column are visible together with the first.
      const column = boxes.filter(({ box }) => box.left === boxes[0]?.box.left);
      const above = column.filter(({ box }) => box.top <= readingLine);
      setCurrent((isAtEnd ? column : above).at(-1)?.id ?? column[0]?.id);
    };
    read();
    window.addEventListener('scroll', read, options);
    for (const type of scrollingInput) {
      window.addEventListener(type, () => (isChosen.current = false), { ...options, capture: true });
    }
    return () => ending.abort();
  }, [key]);
  const choose = (id: string) => {
    isChosen.current = true;
    setCurrent(id);
  };
  return [current, choose] as const;
}
