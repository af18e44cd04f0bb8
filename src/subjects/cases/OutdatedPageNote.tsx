import { Link } from '@tanstack/react-router';
import type { components } from '../../../openapi/generated/types';
import { partSourceWords } from '../../../openapi/generated/words';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { usePermission } from '../../base/session/session';
import { caseText } from './text';

/** Warns that a case's public page shows outdated values, with a button that publishes the new ones. */
export function OutdatedPageNote({ own }: { own: components['schemas']['CaseInfo'] }) {
  const { canView } = usePermission('Permissions.Cases.OnePage');
  const { outdatedPage: page, id } = own;
  if (!page) return null;
  const names = [...new Set(page.sources.map((source) => partSourceWords[source]))].join('、');
  return (
    <Note tone="warning" className="mb-4">
      {caseText.outdated.text(names)}
      {canView && (
        <Link to="/web/home/$caseId" params={{ caseId: String(id) }} className={linkClass}>
          {caseText.outdated.publish}
        </Link>
      )}
    </Note>
  );
}
