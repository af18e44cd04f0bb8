import { Link } from '@tanstack/react-router';
import { offers } from '../api/features';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/Icon';
import { formText } from './text';

interface HistoryLinkProps {
  to:
    | '/article/history/$id'
    | '/case/history/$id'
    | '/news/history/$id'
    | '/role/history/$id'
    | '/shared/history/$id'
    | '/home-popup-history';
  /** Undefined for a singleton. */
  id?: number;
}

/** Link from a form to the versions, if the server stores them. */
export function HistoryLink({ to, id }: HistoryLinkProps) {
  if (!offers('history')) return null;
  return (
    <Link to={to} params={{ id: String(id) }} className={buttonClass({})}>
      <Icon name="clock" />
      {formText.history}
    </Link>
  );
}
