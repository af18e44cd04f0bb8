import { Link } from '@tanstack/react-router';
import { scheduleText } from '../../base/time/text';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';

/** Link to the content tab, for a case that is hidden because it is empty. */
export function CaseContentLink({ id }: { id: number }) {
  return (
    <Link to="/case/content/$id" params={{ id: String(id) }} className={classNames(linkClass, 'text-danger')}>
      {scheduleText.empty.case.add}
    </Link>
  );
}
