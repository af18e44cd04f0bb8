import { getRouteApi } from '@tanstack/react-router';
import { websiteChain } from './proof-loaders';
import { ProofScreen } from './ProofPage';

const route = getRouteApi('/_layout/company-proof');

/** Screen 存證 of the company's website. */
export const WebsiteProofPage = () => <ProofScreen proof={route.useLoaderData()} id={websiteChain} />;
