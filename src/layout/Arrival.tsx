import { useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Says the title of each screen that one comes to within the app; the browser says that of the first. */
export function Arrival({ path, title }: { path: string; title: string }) {
  const [first] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && path !== first) setMoved(true);
  return <VisuallyHidden aria-live="polite">{hasMoved && title}</VisuallyHidden>;
}
