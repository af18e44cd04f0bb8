import { Link } from '@tanstack/react-router';
import { Tabs, tabClass } from '../../ui/Tabs';
import { incidentText } from './incident-text';
import { requestText } from './request-text';
import { privacyText as text } from './text';

/** Screens of the unit, in order. */
const tabs = [
  { to: '/privacy', label: text.settings },
  { to: '/privacy/requests', label: requestText.tab },
  { to: '/privacy/incidents', label: incidentText.tab },
] as const;

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
