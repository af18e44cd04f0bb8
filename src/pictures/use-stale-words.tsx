import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { Note } from '../ui/Note';
import { pictureText } from './text';

interface StaleWords {
  /** Call before another picture takes the place of one. */
  replaced: () => void;
  /** Call before the same picture is cropped, which changes no words; `replaced` does nothing once. */
  cropping: () => void;
  /** Call when the user turns to another picture. */
  choosing: () => void;
  note: ReactNode;
}

/** Asks whether words that were typed for the picture before still hold; nothing while there are none. */
export function useStaleWords(hasWords: boolean, clear: () => void): StaleWords {
  const [isAsked, setAsked] = useState(false);
  const isCropping = useRef(false);
  const text = pictureText.words;
  return {
    replaced: () => {
      if (!isCropping.current) setAsked(hasWords);
      isCropping.current = false;
    },
    cropping: () => {
      isCropping.current = true;
    },
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
