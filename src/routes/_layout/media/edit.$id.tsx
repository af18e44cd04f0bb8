import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadMedia } from '../../../subjects/library/media-loaders';
import { MediaEditPage } from '../../../subjects/library/MediaEditPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
