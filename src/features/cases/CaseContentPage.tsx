import { getRouteApi } from '@tanstack/react-router';
import { getCaseContent, saveCaseContent } from '../../api/generated/operations';
import { ContentForm } from '../../content-editor/ContentForm';
import { PreviewButton } from '../../preview/PreviewButton';
import { usePermission } from '../../session/session';
import { CaseTabBar } from './CaseTabBar';

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
        renderActions={(isDirty) => (
          <PreviewButton isDirty={isDirty} to="/case/preview/$id" params={{ id: String(id) }} />
        )}
      />
    </>
  );
}
