import { Link } from '@tanstack/react-router';
import { offeredOf } from '../../api/offered';
import { kindUnits } from '../../../openapi/generated/kinds';
import { holds } from '../../base/session/permissions';
import { useClaims } from '../../base/session/session';
import { Tabs, tabClass } from '../../ui/Tabs';
import { incidentText } from './incident-text';
import { noticeText } from './notice-text';
import { requestText } from './request-text';
import { privacyText as text } from './text';

/** Screens of the menu entry, in order. */
const tabs = [
  { to: '/privacy', label: text.settings, unit: kindUnits.privacy, feature: 'privacy' },
  { to: '/privacy/requests', label: requestText.tab, unit: kindUnits.privacy, feature: 'privacy' },
  { to: '/privacy/incidents', label: incidentText.tab, unit: kindUnits.privacy, feature: 'privacy' },
  { to: '/privacy/notice', label: noticeText.title, unit: noticeText.unit, feature: 'enquiryForm' },
] as const;

/** Tabs of the screens that the account may view. */
export function PrivacyTabs() {
  const claims = useClaims();
  return (
    <Tabs aria-label={text.tabs} className="mb-6">
      {offeredOf(tabs).map(
        ({ to, label, unit }) =>
          holds(claims, `${unit}.View`) && (
            <Link key={to} to={to} className={tabClass} activeOptions={{ exact: true }}>
              {label}
            </Link>
          ),
      )}
    </Tabs>
  );
}
