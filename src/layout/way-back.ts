import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';

/** The addresses of this tab's history by their place in it; a gap where nothing is known. */
type Trail = readonly (string | null | undefined)[];

const key = 'trail';

/** The trail with what stands at a place now. A tab that starts at the first place has no trail before it. */
export function noted(trail: Trail, index: number, href: string): Trail {
  return index === 0 ? [href] : Object.assign([...trail], { [index]: href });
}

/** The nearest visit of a path before this place, and how many steps back it lies; null where none is known. */
export function lastVisit(trail: Trail, index: number, path: string): { href: string; steps: number } | null {
  for (let place = index - 1; ; place -= 1) {
    const href = trail[place];
    if (!href) return null;
    if (href.split(/[?#]/)[0] === path) return { href, steps: index - place };
  }
}

/**
 * Where the back arrow leads: to the list as it was, with its place on the screen, as the browser's Back does; to the
 * plain page where this tab has not been there.
 */
export function useWayBack(path: string | null) {
  const { history } = useRouter();
  const { href, index } = useLocation({
    select: ({ href: here, state }) => ({ href: here, index: state['__TSR_index'] }),
    structuralSharing: true,
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(noted(read(), index, href)));
    } catch {
      // Without storage the arrow leads to the plain page.
    }
  }, [href, index]);
  if (path === null) return null;
  const visit = lastVisit(read(), index, path);
  return {
    to: visit?.href ?? path,
    onClick(event: MouseEvent) {
      // With a key that opens a tab or window it is a link like others.
      if (!visit || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.go(-visit.steps);
    },
  };
}

function read(): Trail {
  try {
    const trail: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(trail) ? trail.map((each) => (typeof each === 'string' ? each : null)) : [];
  } catch {
    return [];
  }
}
