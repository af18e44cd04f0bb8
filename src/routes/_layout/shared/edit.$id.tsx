import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadSharedBlock } from '../../../subjects/shared-blocks/shared-loaders';
import { SharedEditPage } from '../../../subjects/shared-blocks/SharedFormPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/shared/edit/$id')({
  staticData: page({
    title: titleText.shared,
    claim: kindUnits.sharedBlock,
    back: '/shared',
    unit: 'shared',
    level: 2,
    about: 'title',
  }),
  loader: ({ params }) => loadSharedBlock(params.id),
  component: SharedEditPage,
});
