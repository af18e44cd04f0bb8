import { Link } from '@tanstack/react-router';
import { offeredOf } from '../../../api/offered';
import { LinksCard } from '../../../records/links/LinksCard';
import { activeTheme, isEnabled, type Site } from '../../../machines/publish-site.rules';
import { CopyField } from '../../../records/fields/CopyField';
import { Time } from '../../../base/time/Time';
import { titleText } from '../../../base/navigation/text';
import { usePublicAddress } from '../../../base/session/public-address';
import { SiteState } from '../../../records/list/SiteState';
import { buttonClass } from '../../../ui/button-class';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { Thumb } from '../../../ui/Thumb';
import { figuresText } from '../figures/text';
import { siteText } from '../text';
import { SiteSwitch } from '../SiteSwitch';
import { PublishHistory } from './PublishHistory';
import { PublishSchedule } from './PublishSchedule';
import type { StepProps } from './PublishStepFrame';
import { Facts } from '../../../ui/Facts';

/** Pages about a site that was published. */
const publishedPages = [
  { to: '/web/figures/$caseId', icon: 'chart', label: figuresText.title, feature: 'siteFigures' },
  { to: '/web/proof/$caseId', icon: 'shield', label: titleText.webProof, feature: 'proof' },
] as const;

/** Picture, address, last publication and switch of a site, with links to its other pages. */
export function SiteAside(props: StepProps) {
  const { snapshot, canEdit } = props;
  const { site } = snapshot.context;
  const params = { caseId: site.caseId };
  const active = activeTheme(site);
  return (
    <div className="grid content-start gap-4">
      <SiteFacts {...props} />
      <PublishSchedule {...props} />
      <Card className="grid overflow-hidden">
        {canEdit && (
          <Link
            className="flex min-h-touch items-center gap-3 border-b border-line p-4 hover:bg-hover"
            to="/web/theme/$caseId"
            params={params}
          >
            <Icon name="layout" />
            {site.themes.length > 0 ? siteText.changeTheme : siteText.chooseTheme}
          </Link>
        )}
        <Link
          className="flex min-h-touch items-center gap-3 p-4 hover:bg-hover"
          to="/web/track/$caseId"
          params={params}
        >
          <Icon name="search" />
          {siteText.track}
        </Link>
        {site.publishedOn &&
          offeredOf(publishedPages).map(({ to, icon, label }) => (
            <Link
              key={to}
              className="flex min-h-touch items-center gap-3 border-t border-line p-4 hover:bg-hover"
              to={to}
              params={params}
            >
              <Icon name={icon} />
              {label}
            </Link>
          ))}
        {active && <PublishHistory key={active.themeId} {...props} themeId={active.themeId} />}
      </Card>
      <LinksCard record={{ kind: 'site', recordId: Number(site.caseId) }} name={site.title} />
    </div>
  );
}

function SiteFacts({ snapshot, change, canEdit }: StepProps) {
  const { site } = snapshot.context;
  const publicAddress = usePublicAddress();
  const address = site.siteName ? publicAddress(site.siteName) : null;
  return (
    <Card className="overflow-hidden">
      <Thumb shape="fill" picture={site.cover} alt={site.coverAlt ?? ''} />
      <div className="grid gap-3 p-5">
        <div>
          <p className="flex flex-wrap items-center gap-2 text-section font-bold">
            {site.title}
            <SiteState {...site} />
          </p>
          <p className="text-table text-ink-soft">
            {site.county}
            {site.district}
          </p>
        </div>
        <Facts
          className="grid-cols-terms gap-2 border-t border-line pt-3 text-table"
          rows={[
            [
              siteText.address,
              address ? (
                <span key="address" className="flex items-center gap-2 break-all">
                  {address.pathname}
                  <CopyField text={address.href} name={siteText.address} />
                </span>
              ) : (
                siteText.afterName
              ),
            ],
            [
              siteText.lastPublished,
              site.publishedOn ? <Time key="on" at={site.publishedOn} /> : siteText.never,
            ],
          ]}
        />
        <div className="flex min-h-touch flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
          <SiteSwitch
            caseId={site.caseId}
            title={site.title}
            isEnabled={isEnabled(site)}
            disabled={!canEdit || !site.publishedOn}
            call={(isOn) => change({ kind: 'switch', isEnabled: isOn })}
          />
          <OpenSite site={site} href={address?.href} />
        </div>
      </div>
    </Card>
  );
}

/** Link to the public page, or the reason for its absence. */
function OpenSite({ site, href }: { site: Site; href: string | undefined }) {
  if (!isEnabled(site) || href === undefined) {
    return (
      <span className="text-caption text-ink-soft">
        {site.publishedOn ? siteText.enableFirst : siteText.publishFirst}
      </span>
    );
  }
  return (
    <a className={buttonClass({})} href={href} target="_blank" rel="noopener">
      <Icon name="external" size={16} />
      {siteText.open}
    </a>
  );
}
