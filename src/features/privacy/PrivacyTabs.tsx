import { Link } from '@tanstack/react-router';
import { Tabs, tabClass } from '../../ui/Tabs';
import { privacyText as text } from './text';

/** Screens of the unit in their order. */
const tabs = [{ to: '/privacy', label: text.settings }] as const;

export function PrivacyTabs() {
  return (
    <Tabs aria-label={text.tabs} className="mb-6">
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} className={tabClass} activeOptions={{ exact: true }}>
          {label}
        </Link>
      ))}
    </Tabs>
  );
}
