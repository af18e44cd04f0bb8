import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadMedia } from '../../../features/media/media-loaders';
import { MediaEditPage } from '../../../features/media/MediaEditPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/media/edit/$id')({
  staticData: page({
    title: titleText.media,
    claim: kindUnits.media,
    back: '/media',
    unit: 'media',
    level: 2,
    about: 'name',
  }),
  loader: ({ params }) => loadMedia(params.id),
  component: MediaEditPage,
});
