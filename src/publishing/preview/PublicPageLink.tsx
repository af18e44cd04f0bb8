import type { components } from '../../../openapi/generated/types';
import { useRecordAddress } from '../../base/session/public-address';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import type { RecordKind } from '../../drawing/website/addresses';
import { previewText } from './text';

interface PublicPageLinkProps {
  kind: RecordKind;
  record: { id: number; visibleState?: components['schemas']['VisibleState'] | undefined };
}

/** Link to the record's page on the company's website, while visible. */
export function PublicPageLink({ kind, record: { id, visibleState } }: PublicPageLinkProps) {
  const address = useRecordAddress(kind, id);
  if (!address || visibleState !== 'online') return null;
  return (
    <a className={buttonClass({})} href={address.href} target="_blank" rel="noopener">
      <Icon name="external" />
      {previewText.publicPage}
    </a>
  );
}
