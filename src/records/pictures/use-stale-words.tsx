import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { pictureText } from './text';

interface StaleWords {
  /** Call when another picture replaces one. */
  ask: () => void;
  note: ReactNode;
}

/** Asks whether texts of the previous picture still apply; does nothing without texts. */
export function useStaleWords(hasWords: boolean, clear: () => void): StaleWords {
  const [isAsked, setAsked] = useState(false);
  const text = pictureText.words;
  return {
    ask: () => setAsked(hasWords),
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
