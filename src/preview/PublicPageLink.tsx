import type { components } from '../../openapi/generated/types';
import { useWebsite } from '../session/public-address';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/Icon';
import { type RecordKind, addressesUnder } from '../site/website/addresses';
import { previewText } from './text';

interface PublicPageLinkProps {
  kind: RecordKind;
  record: { id: number; visibleState?: components['schemas']['VisibleState'] | undefined };
}

/** Link to the record's page on the company's website, while visible. */
export function PublicPageLink({ kind, record: { id, visibleState } }: PublicPageLinkProps) {
  const website = useWebsite();
  if (!website || visibleState !== 'online') return null;
  // A redirect adds the words of the title.
  const path = addressesUnder(website.pathname.replace(/\/$/, '')).record(kind, { id, slug: '' });
  return (
    <a className={buttonClass({})} href={new URL(path, website).href} target="_blank" rel="noopener">
      <Icon name="external" />
      {previewText.publicPage}
    </a>
  );
}
