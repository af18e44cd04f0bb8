import { useCallback, useEffect, useRef, useState } from 'react';
import { getReleaseOf } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { usePermission } from '../../base/session/session';
import { joinText } from './text';

type Schemas = components['schemas'];

/** Record that may go live with others. */
export interface ReleaseSubject {
  kind: Schemas['ReleaseKind'];
  recordId: number;
}

/** Open release of a record; null until read, without one, or without permission. */
export interface InRelease {
  release: Schemas['ReleaseChoice'] | null;
  /** Reads it again. */
  reload: () => void;
}

/** Follows the open release of a record. */
export function useReleaseOf({ kind, recordId }: ReleaseSubject): InRelease {
  const { canView } = usePermission(joinText.unit);
  const [release, setRelease] = useState<Schemas['ReleaseChoice'] | null>(null);
  const newest = useRef(0);
  const reload = useCallback(() => {
    const read = ++newest.current;
    if (!canView) return;
    void getReleaseOf({ kind, recordId }).then((result) => {
      if (read === newest.current) setRelease(result.ok && result.data ? result.data.release : null);
    });
  }, [canView, kind, recordId]);
  useEffect(reload, [reload]);
  return { release, reload };
}
