import { Link } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import { linkClass } from '../../ui/link-class';
import { Tabs, tabClass } from '../../ui/Tabs';
import { connectionText as text } from './text';

const Lists = offered('webhooks', () => (
  <Tabs aria-label={text.tabs}>
    <Link to="/connection" className={tabClass} activeOptions={{ exact: true }}>
      {text.tokens}
    </Link>
    <Link to="/connection/webhook" className={tabClass}>
      {text.webhooks}
    </Link>
  </Tabs>
));

/** Tabs of the unit's two lists, with a link to their chapter of the manual. */
export function ConnectionTabs() {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Lists />
      <Link to="/download" search={{ keyword: text.tabs }} className={`${linkClass} ml-auto`}>
        {text.help}
      </Link>
    </div>
  );
}
