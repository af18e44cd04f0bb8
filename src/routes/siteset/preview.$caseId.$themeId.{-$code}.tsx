import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../subjects/sites/PreviewPage';
import { loadPreview } from '../../subjects/sites/site-loaders';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/siteset/preview/$caseId/$themeId/{-$code}')({
  staticData: page({
    title: titleText.preview,
    claim: kindUnits.site,
    back: null,
    unit: 'web',
    level: 3,
  }),
  loader: ({ params }) => loadPreview(params),
  component: PreviewPage,
});
