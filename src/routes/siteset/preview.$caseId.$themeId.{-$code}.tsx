import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../features/websites/PreviewPage';
import { loadPreview } from '../../features/websites/website-loaders';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/siteset/preview/$caseId/$themeId/{-$code}')({
  staticData: page({
    title: titleText.preview,
    claim: kindUnits.website,
    back: null,
    unit: 'web',
    level: 3,
  }),
  loader: ({ params }) => loadPreview(params),
  component: PreviewPage,
});
