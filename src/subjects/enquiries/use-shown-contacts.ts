import { useEffect, useEffectEvent, useState } from 'react';
import type { components } from '../../../openapi/generated/types';
import { showContact } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';

export type ShownCount = components['schemas']['ShownCount'];
type ShownContact = components['schemas']['ShownContact'];
type Person = Pick<ShownContact, 'name' | 'tel' | 'email'>;

/** Seconds for which an enquiry is shown in full. */
const shownSeconds = 60;
const second = 1000;

export interface Shown {
  person: Person;
  secondsLeft: number;
}

export interface ShownContacts {
  count: ShownCount | null;
  of: (id: number) => Shown | undefined;
  /** Id of the enquiry being loaded. */
  busyId: number | null;
  show: (id: number) => void;
  mask: (id: number) => void;
}

/** Enquiries shown in full for a minute; their data is deleted afterwards. `onShown`: after each that was shown. */
export function useShownContacts(first: ShownCount | null, onShown?: () => void): ShownContacts {
  const [count, setCount] = useState(first);
  const [shown, setShown] = useState<ReadonlyMap<number, { person: Person; until: number }>>(new Map());
  const [busyId, setBusyId] = useState<number | null>(null);
  const { call } = useCall();
  // A reloaded list has a newer count.
  const [known, setKnown] = useState(first);
  if (known !== first) {
    setKnown(first);
    setCount(first);
  }
  const [now, setNow] = useState(0);
  // Compares with the clock, as a hidden tab misses ticks.
  const tick = useEffectEvent(() => {
    const at = Date.now();
    setNow(at);
    setShown(new Map([...shown].filter(([, { until }]) => until > at)));
  });
  const isAnyShown = shown.size > 0;
  useEffect(() => {
    if (!isAnyShown) return;
    const timer = setInterval(() => tick(), second);
    return () => clearInterval(timer);
  }, [isAnyShown]);
  return {
    count,
    busyId,
    of: (id) => {
      const one = shown.get(id);
      return one && { person: one.person, secondsLeft: Math.ceil((one.until - now) / second) };
    },
    show: (id) => {
      setBusyId(id);
      void call(
        () => showContact({ id }),
        ({ shown: counted, name, tel, email }) => {
          const at = Date.now();
          setNow(at);
          setCount(counted);
          setShown((others) =>
            new Map(others).set(id, { person: { name, tel, email }, until: at + shownSeconds * second }),
          );
          onShown?.();
        },
      ).finally(() => setBusyId(null));
    },
    mask: (id) =>
      setShown((all) => {
        const others = new Map(all);
        others.delete(id);
        return others;
      }),
  };
}
