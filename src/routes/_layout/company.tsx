import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadCompany } from '../../subjects/company/company-loaders';
import { CompanyPage } from '../../subjects/company/CompanyPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/_layout/company')({
  staticData: page({
    title: titleText.company,
    claim: kindUnits.company,
    back: null,
    unit: 'company',
    level: 1,
  }),
  loader: () => loadCompany(),
  component: CompanyPage,
});
