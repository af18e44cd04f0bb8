import { useState } from 'react';
import { getMediaFocus, updateMediaFocus } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { isStale as isStaleError } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import { type Focus, focusOf } from '../../drawing/focus';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Note } from '../../ui/Note';
import type { Size } from './crop-frame';
import { FocalCrops } from './FocalCrops';
import { FocalPoint } from './FocalPoint';
import { focusText } from './text';
import { commonText } from '../../base/navigation/text';

interface FocalDialogProps {
  src: string;
  /** Size of the picture. */
  pixels: Size;
  /** Stored focus. */
  loaded: components['schemas']['MediaFocus'];
  onSaved: (focus: Focus) => void;
  onClose: () => void;
}

/** Sets the focus of a picture, with previews of all crops. */
export function FocalDialog({ src, pixels, loaded, onSaved, onClose }: FocalDialogProps) {
  const { call, isBusy } = useCall();
  const [focus, setFocus] = useState<Focus>(() => focusOf(loaded));
  const [{ id, rowVersion }, setStored] = useState(loaded);
  const [isStale, setStale] = useState(false);
  const save = () =>
    call(
      async () => {
        const result = await updateMediaFocus({ id, rowVersion, focusX: focus.x, focusY: focus.y });
        if (result.ok || !isStaleError(result.error)) return result;
        const newest = await getMediaFocus({ filePath: src });
        if (newest.ok) setStored(newest.data);
        setStale(newest.ok);
        return result;
      },
      () => onSaved(focus),
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      width={760}
      title={focusText.title}
      description={focusText.about}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={commonText.saving} onClick={() => void save()}>
            {commonText.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {isStale && <Note tone="warning">{focusText.stale}</Note>}
        <FocalPoint
          src={src}
          pixels={pixels}
          value={focus}
          onChange={setFocus}
          disabled={isBusy}
          className="max-h-[44dvh]"
        />
        <section className="grid gap-3">
          <h3 className="font-bold">
            {focusText.cropsTitle}{' '}
            <span className="font-normal text-caption text-ink-soft">{focusText.cropsAbout}</span>
          </h3>
          <FocalCrops src={src} pixels={pixels} focus={focus} />
        </section>
      </div>
    </Dialog>
  );
}
