import { useEffect, useEffectEvent } from 'react';
import { watchReading } from './reading';

interface FirstReadingProps<Read> {
  document: Document;
  /** Constant. */
  inSight: (document: Document) => readonly Read[];
  onRead: (read: readonly Read[]) => void;
}

/** Follows what is read of a page; see `watchReading`. */
export function FirstReading<Read>({ document, inSight, onRead }: FirstReadingProps<Read>) {
  const read = useEffectEvent(onRead);
  useEffect(() => watchReading(document, inSight, (all) => read(all)), [document, inSight]);
  return null;
}
