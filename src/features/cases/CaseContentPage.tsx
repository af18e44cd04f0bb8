import { lazy } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { getCaseContent, getCaseInfo, saveCaseContent } from '../../api/generated/operations';
import { ContentForm } from '../../content-editor/ContentForm';
import { previewParts } from '../../content-editor/preview-parts';
import { PreviewButton } from '../../preview/PreviewButton';
import { usePermission } from '../../session/session';
import { caseValues } from './case-schema';
import { CaseTabBar } from './CaseTabBar';

const TypedCase = lazy(() => import('./TypedCase').then((module) => ({ default: module.TypedCase })));
const route = getRouteApi('/_layout/case/content/$id');

/** Edits the blocks of a case's page. */
export function CaseContentPage() {
  const content = route.useLoaderData();
  const id = Number(route.useParams().id);
  const { canEdit } = usePermission('Permissions.Cases');
  return (
    <>
      <CaseTabBar caseId={id} partCount={content.webParts.length} />
      <ContentForm
        key={id}
        id={id}
        content={content}
        canSave={canEdit}
        load={getCaseContent}
        save={saveCaseContent}
        renderActions={(blocks) => (
          <PreviewButton
            load={() => getCaseInfo({ id })}
            render={(stored) => <TypedCase own={caseValues(stored)} parts={previewParts(blocks)} />}
          />
        )}
      />
    </>
  );
}
