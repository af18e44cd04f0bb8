import { useRef } from 'react';
import type { ShownList } from '../machines/arrivals';
import { useArrived } from '../session/arrivals';
import { Button } from '../ui/Button';
import { listText } from './text';

/**
 * Tells of enquiries that came in since the list was read, and shows them when it is pressed: nothing moves before.
 * `list` has to be another object for each reading.
 */
export function ArrivedButton({ list, onShow }: { list: ShownList; onShow: () => void }) {
  const arrived = useArrived(list);
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place} role="status" tabIndex={-1} className="outline-none">
      {arrived > 0 && (
        <Button
          size="sm"
          onClick={() => {
            // The button goes with what it told.
            place.current?.focus({ preventScroll: true });
            onShow();
          }}
        >
          <span className="font-bold text-accent-ink">{listText.arrived(arrived)}</span>
          {listText.showArrived}
        </Button>
      )}
    </span>
  );
}
