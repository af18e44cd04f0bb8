import { useState } from 'react';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import type { Size } from './crop-frame';
import type { PickedPicture } from './library';
import { libraryText as text } from './library-text';
import { whenDrawn } from '../../ui/when-drawn';

// Loaded on demand.
const PicturePicker = whenDrawn(async () => (await import('./PicturePicker')).PicturePicker);

interface ChoosePictureProps {
  /** Purpose of the picture. */
  label: string;
  /** Required size; the field crops a larger picture. */
  asked?: Size | undefined;
  /** Recommended size. */
  advised?: Size | undefined;
  disabled?: boolean | undefined;
  onPick: (picture: PickedPicture) => void;
}

/** Button that opens the library, by permission. */
export function ChoosePicture({ disabled, onPick, ...wanted }: ChoosePictureProps) {
  const { canView } = usePermission(text.unit);
  const [isOpen, setOpen] = useState(false);
  if (!canView) return null;
  return (
    <>
      <Button size="sm" icon="image" disabled={disabled} onClick={() => setOpen(true)}>
        {text.choose}
      </Button>
      {isOpen && (
        <PicturePicker
          {...wanted}
          onClose={() => setOpen(false)}
          onPick={(picture) => {
            setOpen(false);
            onPick(picture);
          }}
        />
      )}
    </>
  );
}
