import { useEffect, useEffectEvent } from 'react';

/** Calls a handler with each key that is pressed in the window, while it is on. */
export function useWindowKey(press: (event: KeyboardEvent) => void, isOn = true): void {
  const pressNow = useEffectEvent(press);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => pressNow(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
