import { type ParsedLocation, useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListName } from '../../../../openapi/generated/enums';
import { type Condition, type ListView, lostConditions, searchOf } from './conditions';
import { arrivingViews } from './stored-views';
import { isPlainAt } from './ViewsWaiting';

/** The view that was opened last, and what of it is gone. */
interface Opened {
  id: number;
  lost: readonly Condition[];
}

/** Entries of the browser's history at which a list was shown: going back opens no view. */
const shownEntries = new Set<string>();

const withoutEnd = (path: string) => path.replace(/\/$/, '');

/** Identity of an entry of the browser's history. */
const entryOf = ({ state, href }: ParsedLocation) => state.key ?? href;

/** Opens views of a list: those that the reader chooses, and at first the one that stands for the list. */
export function useOpenedView(list: ListName) {
  const router = useRouter();
  const [opened, setOpened] = useState<Opened | null>(null);
  const location = useRouterState({ select: (at) => at.location });
  const entry = entryOf(location);
  const { pathname, routeId } = useMatch({ strict: false });
  // While another screen loads, its address stands above this list.
  const isHere = withoutEnd(location.pathname) === withoutEnd(pathname);
  const isFromMenu = location.state.isFromMenu === true;
  const isPlain = isPlainAt(location);
  const isEntered = useRef(false);
  /** The part of a search that the list reads: the router's own one also has values that no list does. */
  const taken = (search: object): object => {
    const validate: unknown = router.routesById[routeId].options.validateSearch;
    const read: unknown = typeof validate === 'function' ? validate(search) : search;
    return typeof read === 'object' && read !== null ? read : {};
  };
  const open = async (view: ListView, replace = false) => {
    const search = taken(searchOf(view.conditions));
    await router.navigate({ to: '.', search, replace });
    setOpened({ id: view.id, lost: lostConditions(view, search) });
  };
  const openFirst = useEffectEvent(async (views: readonly ListView[], at: string) => {
    const first = views.find((view) => view.list === list && view.opensFirst);
    // Whoever has chosen something or moved on meanwhile stays there.
    if (first && isPlain && entryOf(router.state.location) === at) await open(first, true);
  });
  useEffect(() => {
    // Within the screen only the menu arrives again; all else is a choice of the reader.
    const isArrival = isHere && !shownEntries.has(entry) && (!isEntered.current || isFromMenu);
    isEntered.current = true;
    shownEntries.add(entry);
    void arrivingViews().then((views) => (isArrival ? openFirst(views, entry) : undefined));
  }, [entry, isFromMenu, isHere]);
  return {
    opened,
    isPlain,
    taken,
    open,
    forget: () => setOpened(null),
    markOpened: (view: ListView) => setOpened({ id: view.id, lost: [] }),
  };
}
