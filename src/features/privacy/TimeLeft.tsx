import { useEffect, useState } from 'react';
import { incidentText as text } from './incident-text';

const minuteMs = 60_000;

/** Hours and minutes until a moment, updated while displayed. */
export function TimeLeft({ dueOn, now: first }: { dueOn: string; now: number }) {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(dueOn) - now) / minuteMs);
  return minutes < 0 ? text.late : text.left2(Math.floor(minutes / 60), minutes % 60);
}
