import { getRouteApi } from '@tanstack/react-router';
import { SitePreview } from '../../shared/content-editor/SitePreview';

const route = getRouteApi('/siteset/preview/$caseId/$themeId/{-$code}');

/** The draft of a theme, or a template, as the public page would show it. */
export function PreviewPage() {
  const { title, district, parts, templateCode } = route.useLoaderData();
  return <SitePreview site={{ title, district }} parts={parts} theme={templateCode} className="block h-screen w-full border-0" />;
}
