import { lazy, Suspense, useState } from 'react';
import { usePermission } from '../session/session';
import { Button } from '../ui/Button';
import type { Size } from './crop-frame';
import type { PickedPicture } from './library';
import { libraryText as text } from './library-text';

// The library is loaded when a picture is chosen from it.
const PicturePicker = lazy(() =>
  import('./PicturePicker').then((module) => ({ default: module.PicturePicker })),
);

interface ChoosePictureProps {
  /** What the picture is for. */
  label: string;
  /** The exact size that is asked for; a larger picture is to be cropped by the field. */
  asked?: Size | undefined;
  /** A size that is only advised. */
  advised?: Size | undefined;
  disabled?: boolean | undefined;
  onPick: (picture: PickedPicture) => void;
}

/** The way to a picture of the library, for those who may see that. */
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
        <Suspense>
          <PicturePicker
            {...wanted}
            onClose={() => setOpen(false)}
            onPick={(picture) => {
              setOpen(false);
              onPick(picture);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
