import { PartType } from '../../../openapi/generated/enums';
import { PictureInput } from '../../records/fields/PictureInput';
import { acceptedTypes, megabytes, maxBytesOf } from '../../records/pictures/upload-rules';
import type { BlockChange, BlockWith } from './block';
import { statedKind } from './block-fields';
import { kindOf } from './block-kinds';
import { pictureRule as rule } from './block-pictures';
import { editorText } from './text';

const advised = rule.recommendedPixels;

interface PictureFieldProps {
  id: string;
  error: string | undefined;
  block: BlockWith<'picture'>;
  onChange: (change: BlockChange) => void;
}

/** Picture of a block, within the contract's limits. */
export function PictureField({ id, error, block, onChange }: PictureFieldProps) {
  const kind = kindOf(block.type).picture;
  const words = ownWords(block);
  return (
    <PictureInput
      id={id}
      error={error}
      label={kind?.label ?? editorText.picture}
      required={kind?.isRequired ?? true}
      rule={rule}
      advised={advised}
      hint={editorText.pictureHint(advised, acceptedTypes(rule), megabytes(maxBytesOf(rule)))}
      shape="row"
      value={block.picture}
      hasWords={words.length > 0}
      onClearWords={() =>
        onChange({
          ...Object.fromEntries(words.map((field) => [field, ''])),
          ...(statedKind(block) ? { kind: 'none' } : {}),
        })
      }
      onChange={(picture, altText) =>
        onChange({
          picture,
          ...(altText && !block.isDecorative && !words.includes('alt') ? { alt: altText } : {}),
        })
      }
    />
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
