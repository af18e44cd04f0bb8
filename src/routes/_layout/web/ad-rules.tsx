import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadAdRules } from '../../../features/sites/adcheck/adcheck-loaders';
import { AdRulesPage } from '../../../features/sites/adcheck/AdRulesPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

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
