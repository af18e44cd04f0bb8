import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { Note } from '../ui/Note';
import type { Size } from './crop-frame';
import { pictureText } from './text';
import type { PictureEntry } from './use-picture-entry';

interface StaleWords {
  /** Call before replacing a picture. */
  replaced: () => void;
  /** Wraps a picker: choosing another picture asks about the texts, cropping the same picture does not. */
  pickerOf: (
    entry: Pick<PictureEntry, 'take' | 'crop'>,
    file: File | null,
    pixels: Size | null,
  ) => { onFile: (file: File) => void; onCrop: (() => void) | undefined };
  /** Call when a picture is chosen without the picker. */
  choosing: () => void;
  note: ReactNode;
}

/** Asks whether texts of the previous picture still apply; does nothing without texts. */
export function useStaleWords(hasWords: boolean, clear: () => void): StaleWords {
  const [isAsked, setAsked] = useState(false);
  const isCropping = useRef(false);
  const text = pictureText.words;
  return {
    replaced: () => {
      if (!isCropping.current) setAsked(hasWords);
      isCropping.current = false;
    },
    pickerOf: ({ take, crop }, file, pixels) => ({
      onFile: (taken) => {
        isCropping.current = false;
        take(taken);
      },
      onCrop:
        file && pixels
          ? () => {
              isCropping.current = true;
              crop(file, pixels);
            }
          : undefined,
    }),
    choosing: () => {
      isCropping.current = false;
    },
    note: isAsked && hasWords && (
      <Note tone="warning" role="status" className="mt-2">
        <p>{text.question}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAsked(false)}>
            {text.keep}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              clear();
              setAsked(false);
            }}
          >
            {text.clear}
          </Button>
        </div>
      </Note>
    ),
  };
}
