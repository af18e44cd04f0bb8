import { type LinkOptions, useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';

/** Addresses in this tab's history by index; gaps where unknown. */
type Trail = readonly (string | null | undefined)[];

const key = 'trail';

/** The trail with an address added. A tab that starts at index 0 has no earlier trail. */
export function withAddress(trail: Trail, index: number, href: string): Trail {
  return index === 0 ? [href] : Object.assign([...trail], { [index]: href });
}

/** Nearest earlier visit of a path, and its distance in steps; null if unknown. */
export function lastVisit(trail: Trail, index: number, path: string): { href: string; steps: number } | null {
  for (let place = index - 1; ; place -= 1) {
    const href = trail[place];
    if (!href) return null;
    if (href.split(/[?#]/)[0] === path) return { href, steps: index - place };
  }
}

/**
 * Target of the back arrow: the visited list in its former state and scroll position, like the browser's Back; else the
 * plain page.
 */
export function useWayBack(target: LinkOptions | null) {
  const router = useRouter();
  const { href, index } = useLocation({
    select: ({ href: here, state }) => ({ href: here, index: state['__TSR_index'] }),
    structuralSharing: true,
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(withAddress(read(), index, href)));
    } catch {
      // Without storage the arrow leads to the plain page.
    }
  }, [href, index]);
  if (target === null) return null;
  const { pathname } = router.buildLocation(target);
  const visit = lastVisit(read(), index, pathname);
  return {
    to: visit?.href ?? pathname,
    onClick(event: MouseEvent) {
      // With a modifier key it behaves as an ordinary link.
      if (!visit || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      router.history.go(-visit.steps);
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
