import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/Icon';
import { previewText } from './text';

interface PreviewButtonProps {
  to: '/article/preview/$id' | '/case/preview/$id' | '/news/preview/$id';
  params: { id: string };
  isDirty: boolean;
}

/** Opens the page of a record in a new tab, as it is stored. */
export function PreviewButton({ isDirty, ...link }: PreviewButtonProps) {
  return (
    <Link
      {...link}
      target="_blank"
      rel="noopener"
      className={buttonClass({})}
      title={isDirty ? previewText.storedOnly : undefined}
    >
      <Icon name="external" />
      {previewText.preview}
    </Link>
  );
}
