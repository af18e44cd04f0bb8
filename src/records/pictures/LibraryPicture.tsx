import { IconButton } from '../../ui/IconButton';
import { Thumb } from '../../ui/Thumb';
import { ChoosePicture } from './ChoosePicture';

interface LibraryPictureProps {
  /** Empty without a picture. */
  path: string;
  /** Purpose of the picture. */
  label: string;
  removeLabel: string;
  onChange: (path: string) => void;
}

/** A picture of the library whose path the record keeps. */
export const LibraryPicture = ({ path, label, removeLabel, onChange }: LibraryPictureProps) => (
  <span className="flex min-h-touch flex-wrap items-center gap-2">
    {path && <Thumb shape="row" src={path} alt="" />}
    <ChoosePicture label={label} onPick={({ file }) => onChange(file.filePath)} />
    {path && <IconButton icon="close" size="sm" label={removeLabel} onClick={() => onChange('')} />}
  </span>
);
