import { kindUnits } from '../../../openapi/generated/kinds';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { getCaseContent, getCaseInfo, saveCaseContent } from '../../api/generated/operations';
import { ContentForm } from '../../blocks/content-editor/ContentForm';
import { previewParts } from '../../blocks/content-editor/preview-parts';
import { PreviewButton, PreviewLoading } from '../../publishing/preview/PreviewButton';
import { usePermission } from '../../base/session/session';
import { casePage, recordTheme } from '../../drawing/record-pages';
import type { PagePart } from '../../drawing/types';
import { CaseTabBar } from './CaseTabBar';
import { whenDrawn } from '../../ui/when-drawn';

const ScaledPreview = whenDrawn(
  async () => (await import('../../blocks/content-editor/ScaledPreview')).ScaledPreview,
  PreviewLoading,
);
const route = getRouteApi('/_layout/case/content/$id');

export function CaseContentPage() {
  const { own, content } = route.useLoaderData();
  const id = Number(route.useParams().id);
  const { canEdit } = usePermission(kindUnits.case);
  const drawn = useCallback((parts: PagePart[]) => casePage(own, own.introduction, parts), [own]);
  return (
    <>
      <CaseTabBar caseId={id} partCount={content.webParts.length} />
      <ContentForm
        key={id}
        id={id}
        kind="case"
        content={content}
        canSave={canEdit}
        load={getCaseContent}
        save={saveCaseContent}
        drawn={drawn}
        renderActions={(newest) => (
          <PreviewButton
            load={() => getCaseInfo({ id })}
            render={(stored) => (
              <ScaledPreview
                {...casePage(stored, stored.introduction, previewParts(newest()))}
                theme={recordTheme}
              />
            )}
          />
        )}
      />
    </>
  );
}
