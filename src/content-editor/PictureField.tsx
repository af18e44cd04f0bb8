import { PartType } from '../../openapi/generated/enums';
import { Field } from '../ui/Field';
import { FilePicker } from '../ui/FilePicker';
import { ChoosePicture } from '../pictures/ChoosePicture';
import { fileUrl } from '../pictures/file-url';
import { useFocusNow } from '../pictures/changed-focus';
import { fileText, focusText } from '../pictures/text';
import { useFocalPoint } from '../pictures/use-focal-point';
import { usePictureEntry } from '../pictures/use-picture-entry';
import { useStaleWords } from '../pictures/use-stale-words';
import { acceptedExtensions, acceptedTypes, megabytes, maxBytesOf } from '../pictures/upload-rules';
import type { BlockChange, BlockWith } from './block';
import { statedKind } from './block-fields';
import { kindOf } from './block-kinds';
import { pictureRule as rule, storedPicture } from './block-pictures';
import { editorText } from './text';

const advised = rule.recommendedPixels;

interface PictureFieldProps {
  id: string;
  error: string | undefined;
  block: BlockWith<'picture'>;
  onChange: (change: BlockChange) => void;
}

/** Picture of a block, within the contract's limits; an invalid file keeps the present one. */
export function PictureField({ id, error, block, onChange }: PictureFieldProps) {
  const kind = kindOf(block.type).picture;
  const { file, filePixels, picture } = block;
  const words = useStaleWords(ownWords(block).length > 0, () =>
    onChange({
      ...Object.fromEntries(ownWords(block).map((field) => [field, ''])),
      ...(statedKind(block) ? { kind: 'none' } : {}),
    }),
  );
  const replaced = () => {
    if (file ?? picture) words.replaced();
  };
  const entry = usePictureEntry({
    rule,
    advised,
    onPicture: (taken, pixels) => {
      replaced();
      onChange({ file: taken, filePixels: pixels });
    },
  });
  const focal = useFocalPoint(file ? null : picture);
  const focusNow = useFocusNow();
  return (
    <Field
      id={id}
      error={error}
      label={kind?.label ?? editorText.picture}
      group
      required={kind?.isRequired ?? true}
    >
      <FilePicker
        accept={acceptedExtensions(rule)}
        labels={{ ...editorText.upload, focus: focusText.open }}
        hint={editorText.pictureHint(advised, acceptedTypes(rule), megabytes(maxBytesOf(rule)))}
        shape="row"
        file={shownFile(picture ? { ...block, picture: focusNow(picture) } : block)}
        problem={entry.problem}
        {...words.pickerOf(entry, file, filePixels)}
        onFocusPoint={focal.open}
        {...(!kind?.isRequired
          ? { onRemove: () => onChange({ file: null, filePixels: null, picture: null }) }
          : {})}
      />
      <div className="mt-2">
        <ChoosePicture
          label={kind?.label ?? editorText.picture}
          advised={advised}
          onPick={({ file: stored, altText }) => {
            entry.clear();
            words.choosing();
            replaced();
            onChange({
              file: null,
              filePixels: null,
              picture: storedPicture(stored),
              ...(altText && block.alt.trim() === '' && !block.isDecorative ? { alt: altText } : {}),
            });
          }}
        />
      </div>
      {words.note}
      {entry.dialog}
      {focal.dialog}
    </Field>
  );
}

/** Typed caption and alternative text; sample texts are removed automatically. */
function ownWords(block: BlockWith<'picture'>): ('alt' | 'text')[] {
  const { sampleFields, alt, isDecorative } = block;
  return [
    ...(alt.trim() && !isDecorative && !sampleFields.includes('alt') ? (['alt'] as const) : []),
    // The text of a film is its title.
    ...(block.type === PartType.image && block.text.trim() && !sampleFields.includes('text')
      ? (['text'] as const)
      : []),
  ];
}

function shownFile({ file, filePixels, picture }: BlockWith<'picture'>) {
  if (file) return { url: fileUrl(file), name: file.name, details: fileText(file.size, filePixels) };
  return picture
    ? {
        url: picture.filePath,
        name: picture.fileName,
        details: fileText(picture.fileSize, picture),
        focus: picture,
      }
    : undefined;
}
