import { Link } from '@tanstack/react-router';
import { offers } from '../../api/features';
import { Tabs, tabClass } from '../../ui/Tabs';
import { connectionText as text } from './text';

/** The two lists of the unit. */
export function ConnectionTabs() {
  if (!offers('webhooks')) return null;
  return (
    <Tabs aria-label={text.tabs} className="mb-6">
      <Link to="/connection" className={tabClass} activeOptions={{ exact: true }}>
        {text.tokens}
      </Link>
      <Link to="/connection/webhook" className={tabClass}>
        {text.webhooks}
      </Link>
    </Tabs>
  );
}
