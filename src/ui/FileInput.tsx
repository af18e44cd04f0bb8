import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> {
  /** Types of the file dialog, as `.png` or `image/png`. */
  accept: readonly string[];
  /** Called with the first chosen file. */
  onFile: (file: File) => void;
}

/** Hidden file input; a button next to it clicks it. */
export function FileInput({ accept, onFile, ...props }: FileInputProps) {
  return (
    <input
      type="file"
      hidden
      accept={accept.join(',')}
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        // Reset, so that choosing the same file again fires a change.
        event.target.value = '';
        if (chosen) onFile(chosen);
      }}
      {...props}
    />
  );
}
