import { useRef } from 'react';
import type { ShownList } from '../../machines/arrivals';
import { useArrived } from '../../base/session/arrivals';
import { Button } from '../../ui/Button';
import { listText } from './text';

/**
 * Announces enquiries that arrived after the load. A press shows them, so that rows do not move. `list`: a
 * new object per load.
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
            // The button disappears with its message.
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
