import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { SharedAddPage } from '../../../subjects/shared-blocks/SharedFormPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/shared/add')({
  staticData: page({
    title: titleText.shared,
    claim: kindUnits.sharedBlock,
    back: '/shared',
    unit: 'shared',
    level: 2,
  }),
  component: SharedAddPage,
});
