import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '../../features/sites/PreviewPage';
import { loadPreview } from '../../features/sites/site-loaders';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

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
