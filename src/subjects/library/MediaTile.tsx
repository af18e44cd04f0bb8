import { Link } from '@tanstack/react-router';
import { type MediaRow, pictureName } from '../../records/pictures/library';
import { PictureTile } from '../../records/pictures/PictureTile';

/** A picture of the list, which opens it. */
export const MediaTile = ({ row, isTickable = false }: { row: MediaRow; isTickable?: boolean }) => (
  <Link
    to="/media/edit/$id"
    params={{ id: String(row.id) }}
    title={pictureName(row)}
    className="block rounded-control p-1 hover:bg-hover"
  >
    <PictureTile picture={row} isTickable={isTickable} />
  </Link>
);
