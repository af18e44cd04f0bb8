import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> {
  /** Types that the file dialog offers, as `.png` or `image/png`. */
  accept: readonly string[];
  /** Called with the chosen file; the first, if several. */
  onFile: (file: File) => void;
}

/** A hidden file input; a button beside it opens the file dialog by clicking it. */
export function FileInput({ accept, onFile, ...props }: FileInputProps) {
  return (
    <input
      type="file"
      hidden
      accept={accept.join(',')}
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        // Emptied, so that choosing the same file again fires a change.
        event.target.value = '';
        if (chosen) onFile(chosen);
      }}
      {...props}
    />
  );
}
