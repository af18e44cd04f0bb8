import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadAdRules } from '../../../subjects/sites/advertising/adcheck-loaders';
import { AdRulesPage } from '../../../subjects/sites/advertising/AdRulesPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/web/ad-rules')({
  staticData: page({
    title: titleText.adRules,
    claim: kindUnits.adRules,
    back: '/web',
    unit: 'web',
    level: 2,
  }),
  loader: loadAdRules,
  component: AdRulesPage,
});
