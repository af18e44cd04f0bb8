import { Link } from '@tanstack/react-router';
import { scheduleText } from '../../time/text';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';

/** The way on for a case that visitors see nothing of for want of content. */
export function CaseContentLink({ id }: { id: number }) {
  return (
    <Link to="/case/content/$id" params={{ id: String(id) }} className={classNames(linkClass, 'text-danger')}>
      {scheduleText.empty.case.add}
    </Link>
  );
}
