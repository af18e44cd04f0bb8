import { Link } from '@tanstack/react-router';
import { offers } from '../../../api/features';
import { WebsiteStatus } from '../../../../openapi/generated/enums';
import type { Website } from '../../../machines/publish-site.rules';
import { CopyField } from '../../../fields/CopyField';
import { dateTimeText } from '../../../time/date-time';
import { usePublicAddress } from '../../../session/public-address';
import { SiteState } from '../../../list/SiteState';
import { buttonClass } from '../../../ui/button-class';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { Thumb } from '../../../ui/Thumb';
import { websiteText } from '../text';
import { WebsiteSwitch } from '../WebsiteSwitch';
import { PublishHistory } from './PublishHistory';
import { PublishSchedule } from './PublishSchedule';

interface WebsiteAsideProps {
  website: Website;
  canEdit: boolean;
  /** A step is being saved: the switch would make its version an old one. */
  isSaving: boolean;
  /** The switch made a newer version of the site. */
  onChanged: () => void;
}

/** Picture, address, last publishing and the switch of a website, with the ways to its other pages. */
export function WebsiteAside({ website, canEdit, isSaving, onChanged }: WebsiteAsideProps) {
  const params = { caseId: website.caseId };
  const isEnabled = website.status === WebsiteStatus.enabled;
  const publicAddress = usePublicAddress();
  const address = website.siteName ? publicAddress(website.siteName) : null;
  const active = website.themes.find(({ themeId }) => themeId === website.activeThemeId);
  return (
    <div className="grid content-start gap-4">
      <Card className="overflow-hidden">
        <Thumb
          shape="fill"
          src={website.cover?.filePath}
          focus={website.cover}
          alt={website.coverAlt ?? ''}
        />
        <div className="grid gap-3 p-5">
          <div>
            <p className="flex flex-wrap items-center gap-2 text-section font-bold">
              {website.title}
              <SiteState {...website} />
            </p>
            <p className="text-table text-ink-soft">
              {website.county}
              {website.district}
            </p>
          </div>
          <dl className="grid grid-cols-terms gap-2 border-t border-line pt-3 text-table">
            <dt className="text-ink-soft">{websiteText.address}</dt>
            <dd className="flex items-center gap-2 break-all">
              {address ? (
                <>
                  {address.pathname}
                  <CopyField text={address.href} name={websiteText.address} />
                </>
              ) : (
                websiteText.afterName
              )}
            </dd>
            <dt className="text-ink-soft">{websiteText.lastPublished}</dt>
            <dd>{website.publishedOn ? dateTimeText(website.publishedOn) : websiteText.never}</dd>
          </dl>
          <div className="flex min-h-touch flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
            <WebsiteSwitch
              caseId={website.caseId}
              siteId={website.siteId}
              title={website.title}
              isEnabled={isEnabled}
              disabled={!canEdit || isSaving || !website.publishedOn}
              onChanged={onChanged}
            />
            {isEnabled && address ? (
              <a className={buttonClass({})} href={address.href} target="_blank" rel="noopener">
                <Icon name="external" size={16} />
                {websiteText.open}
              </a>
            ) : (
              <span className="text-caption text-ink-soft">
                {website.publishedOn ? websiteText.enableFirst : websiteText.publishFirst}
              </span>
            )}
          </div>
        </div>
      </Card>
      <PublishSchedule website={website} canEdit={canEdit} isSaving={isSaving} onChanged={onChanged} />
      <Card className="grid overflow-hidden">
        {canEdit && (
          <Link
            className="flex min-h-touch items-center gap-3 border-b border-line p-4 hover:bg-hover"
            to="/web/theme/$caseId"
            params={params}
          >
            <Icon name="layout" />
            {website.themes.length > 0 ? websiteText.changeTheme : websiteText.chooseTheme}
          </Link>
        )}
        <Link
          className="flex min-h-touch items-center gap-3 p-4 hover:bg-hover"
          to="/web/track/$caseId"
          params={params}
        >
          <Icon name="chart" />
          {websiteText.track}
        </Link>
        {active?.rowVersion !== undefined && offers('history') && (
          <PublishHistory
            key={active.themeId}
            themeId={active.themeId}
            rowVersion={active.rowVersion}
            canEdit={canEdit}
            onRestored={onChanged}
          />
        )}
      </Card>
    </div>
  );
}
