import { Link } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
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
export const HistoryLink = offered('history', function HistoryLink({ to, id }: HistoryLinkProps) {
  return (
    <Link to={to} params={{ id: String(id) }} className={buttonClass({})}>
      <Icon name="clock" />
      {formText.history}
    </Link>
  );
});
