import { getRouteApi } from '@tanstack/react-router';
import { SitePreview } from '../../content-editor/SitePreview';
import { websiteText } from './text';

const route = getRouteApi('/siteset/preview/$caseId/$themeId/{-$code}');

/** The draft of a theme, or a template, as the public page would show it. */
export function PreviewPage() {
  const { title, district, parts, templateCode } = route.useLoaderData();
  return (
    <main>
      <h1 className="sr-only">{websiteText.previewOf(title)}</h1>
      <SitePreview
        site={{ title, district }}
        parts={parts}
        theme={templateCode}
        className="block h-dvh w-full border-0"
      />
    </main>
  );
}
