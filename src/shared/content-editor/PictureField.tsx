import { useState } from 'react';
import { limits } from '../../api/generated/limits';
import { Field } from '../../ui/Field';
import { FilePicker } from '../../ui/FilePicker';
import { readPixels } from '../form/read-pixels';
import { acceptedExtensions, fileProblem } from '../upload-rules';
import type { Block } from './blocks';
import { fileUrl } from '../file-url';
import { editorText } from './text';

const rule = limits.WebPartInput.fileData;

interface PictureFieldProps {
  block: Block;
  onChange: (change: Partial<Block>) => void;
  /** A video has a picture only if somebody wants one. */
  isOptional?: boolean;
}

/** The picture of a block: PNG or JPG, at most 3 MB; a wrong file leaves the one that was there. */
export function PictureField({ block, onChange, isOptional = false }: PictureFieldProps) {
  const [problem, setProblem] = useState<{ name: string; message: string }>();
  const take = async (picked: File) => {
    const message = fileProblem(picked, rule);
    setProblem(message ? { name: picked.name, message } : undefined);
    if (message) return;
    const filePixels = await readPixels(picked);
    if (filePixels) onChange({ file: picked, filePixels });
    else setProblem({ name: picked.name, message: editorText.badPicture });
  };
  return (
    <Field label={isOptional ? editorText.poster : editorText.picture} group required={!isOptional}>
      <FilePicker
        accept={acceptedExtensions(rule)}
        labels={editorText.upload}
        hint={editorText.pictureHint}
        shape="row"
        file={shownFile(block)}
        problem={problem}
        onFile={(picked) => void take(picked)}
        {...(isOptional ? { onRemove: () => onChange({ file: null, filePixels: null, picture: null }) } : {})}
      />
    </Field>
  );
}

function shownFile({ file, filePixels, picture }: Block) {
  if (file) return { url: fileUrl(file), name: file.name, details: editorText.size(file.size, filePixels) };
  return picture ? { url: picture.filePath, name: picture.fileName, details: editorText.size(picture.fileSize, picture) } : undefined;
}
