import { createFileRoute } from '@tanstack/react-router';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { loadTokens } from '../../../subjects/connections/token-loaders';
import { TokenListPage } from '../../../subjects/connections/TokenListPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/connection/')({
  staticData: page({
    title: titleText.connection,
    claim: kindUnits.apiToken,
    back: null,
    unit: 'connection',
    level: 1,
  }),
  loader: loadTokens,
  component: TokenListPage,
});
