import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/Icon';
import { formText } from './text';

interface HistoryLinkProps {
  to:
    | '/article/history/$id'
    | '/case/history/$id'
    | '/news/history/$id'
    | '/role/history/$id'
    | '/home-popup-history';
  /** Left out for what there is one of. */
  id?: number;
}

/** Leads from a form to the versions of its record. */
export function HistoryLink({ to, id }: HistoryLinkProps) {
  return (
    <Link to={to} params={{ id: String(id) }} className={buttonClass({})}>
      <Icon name="clock" />
      {formText.history}
    </Link>
  );
}
