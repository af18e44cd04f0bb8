import { classNames } from '../../ui/class-names';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import { type MediaRow, pictureName } from './library';
import { libraryText as text } from './library-text';
import { sizeText } from './text';

interface PictureTileProps {
  picture: MediaRow;
  /** Reason why it does not fit; fades the tile. */
  unfit?: string | undefined;
  /** Leaves room for a tick before the name. */
  isTickable?: boolean;
}

/** Grid columns of pictures. */
export const tilesClass = 'grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-5';

/** A library picture with name, size and uses, and below them a mark if it needs attention. */
export function PictureTile({ picture, unfit, isTickable = false }: PictureTileProps) {
  const { file, useCount, altText, tags = [], sourceType, isReplaced } = picture;
  const mark = unfit ? (
    <Tag tone="danger">{text.tooSmall}</Tag>
  ) : isReplaced ? (
    <Tag>{text.replaced}</Tag>
  ) : altText === '' ? (
    <Tag tone="warning">{text.noAlt}</Tag>
  ) : sourceType ? (
    <Tag>{text.converted[sourceType]}</Tag>
  ) : null;
  return (
    <span className="grid min-w-0 gap-1">
      <span className="block overflow-hidden rounded-control">
        <Thumb
          shape="fill"
          picture={file}
          alt=""
          className={classNames('block', Boolean(unfit) && 'opacity-40')}
        />
      </span>
      <span className={classNames('truncate font-bold', isTickable && 'pl-7 max-tablet:pl-9')}>
        {pictureName(picture)}
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-caption text-ink-soft">
        <span>{unfit ?? sizeText(file)}</span>
        <span>{useCount > 0 ? text.uses(useCount) : text.unused}</span>
      </span>
      {tags.length > 0 && <span className="truncate text-caption text-ink-soft">{tags.join('、')}</span>}
      {mark && <span>{mark}</span>}
    </span>
  );
}
