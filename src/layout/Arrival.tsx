import { useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Announces the title of each new screen; the browser announces the first. */
export function Arrival({ path, title }: { path: string; title: string }) {
  const [first] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== first) setMoved(true);
  return <VisuallyHidden aria-live="polite">{hasMoved && title}</VisuallyHidden>;
}
