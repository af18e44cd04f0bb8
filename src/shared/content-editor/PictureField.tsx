import { useEffect, useMemo, useState } from 'react';
import { limits } from '../../api/generated/limits';
import { Field } from '../../ui/Field';
import { FilePicker } from '../../ui/FilePicker';
import { acceptedExtensions, fileProblem } from '../upload-rules';
import type { Block } from './blocks';
import { editorText } from './text';

const rule = limits.WebPartInput.fileData;

/** The picture of an image block: PNG or JPG, at most 3 MB; a wrong file leaves the one that was there. */
export function PictureField({ block, onChange }: { block: Block; onChange: (change: Partial<Block>) => void }) {
  const [problem, setProblem] = useState<{ name: string; message: string }>();
  const url = useFileUrl(block.file);
  const file = block.file && url
    ? { url, name: block.file.name, details: editorText.size((block.file.size / 1024 / 1024).toFixed(2)) }
    : block.picture ? { url: block.picture.filePath, name: block.picture.fileName, details: editorText.size((block.picture.fileSize / 1024 / 1024).toFixed(2)) } : undefined;
  return (
    <Field label={editorText.picture} group required>
      <FilePicker
        accept={acceptedExtensions(rule)}
        labels={editorText.upload}
        hint={editorText.pictureHint}
        shape="row"
        file={file}
        problem={problem}
        onFile={(picked) => {
          const message = fileProblem(picked, rule);
          setProblem(message ? { name: picked.name, message } : undefined);
          if (!message) onChange({ file: picked });
        }}
      />
    </Field>
  );
}

/** An address for a file that is not sent yet; gone with the component. */
export function useFileUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => {
    if (url) URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
