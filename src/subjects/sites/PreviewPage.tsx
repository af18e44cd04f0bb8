import { getRouteApi } from '@tanstack/react-router';
import { SitePreview } from '../../blocks/content-editor/SitePreview';
import { StoredPreview } from '../../publishing/preview/StoredPreview';

const route = getRouteApi('/siteset/preview/$caseId/$themeId/{-$code}');

/** Preview of a draft or a template as a public page. */
export function PreviewPage() {
  const { themeId, title, district, publisher, parts, templateCode, formConsent } = route.useLoaderData();
  return (
    <StoredPreview title={title} isDraft={themeId !== 0}>
      <SitePreview
        site={{ title, district, publisher }}
        parts={parts}
        formConsent={formConsent}
        theme={templateCode}
        className="block min-h-0 w-full flex-1 border-0"
      />
    </StoredPreview>
  );
}
