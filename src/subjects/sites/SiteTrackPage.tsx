import { labels as contract } from '../../../openapi/generated/labels';
import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import type { components } from '../../../openapi/generated/types';
import { limits } from '../../../openapi/generated/limits';
import { getSiteSet, updateSiteSet } from '../../api/generated/operations';
import { AtOnceNote, reasonBody } from '../../publishing/approval/AtOnceNote';
import { emergencyText } from '../../publishing/approval/text';
import type { Site } from '../../machines/publish-site.rules';
import { FormPage } from '../../records/record/FormPage';
import { image } from '../../records/fields/image-rule';
import { drawnImage, imageBody, storedImage } from '../../records/fields/image-value';
import { ShareImageCard } from '../../records/fields/ShareImageCard';
import { optionalPattern, optionalText } from '../../records/fields/rules';
import { SeoFields } from '../../records/fields/SeoFields';
import { composeSite } from '../../drawing/compose';
import { pageTitle } from '../../drawing/site-title';
import type { PagePart } from '../../drawing/types';
import { TextField } from '../../records/fields/TextField';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePublicAddress } from '../../base/session/public-address';
import { usePermission } from '../../base/session/session';
import { SiteState } from '../../records/list/SiteState';
import { Card } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { siteText } from './text';

const route = getRouteApi('/_layout/web/track/$caseId');
const rules = limits.SiteSetUpdate;

const schema = v.object({
  seoTitle: optionalText(rules.seoTitle),
  seoKeywords: optionalText(rules.seoKeywords),
  seoDescription: optionalText(rules.seoDescription),
  shareImage: image(rules.shareImage),
  gaId: optionalPattern(rules.gaId),
  gtmId: optionalPattern(rules.gtmId),
  emergencyReason: optionalText(rules.emergencyReason),
});

const labels = { ...contract.SiteSetUpdate, emergencyReason: emergencyText.label } satisfies Record<
  keyof v.InferOutput<typeof schema>,
  string
>;

function trackValues(site: Site) {
  const { seoTitle, seoKeywords, seoDescription, gaId, gtmId } = site;
  return {
    seoTitle,
    seoKeywords,
    seoDescription,
    gaId,
    gtmId,
    shareImage: storedImage(site.shareImage),
    // Applies to one save, and is stored with its audit entry.
    emergencyReason: '',
  };
}

/** Settings that visitors see immediately. */
const settings = ['seoTitle', 'seoKeywords', 'seoDescription', 'shareImage'] as const;

/** SEO, share picture, analytics and tag manager of a site. */
export function SiteTrackPage() {
  const { site, parts } = route.useLoaderData();
  return <TrackForm key={site.siteId} site={site} parts={parts} />;
}

function TrackForm({ site, parts }: { site: Site; parts: readonly PagePart[] }) {
  const { canEdit } = usePermission(siteText.unit);
  const addressOf = usePublicAddress();
  const { editing, fields, values, isChanged } = useRecordForm({
    schema,
    limits: rules,
    record: site,
    values: trackValues,
    load: () => getSiteSet({ id: Number(site.caseId) }),
    labels,
    send: ({ shareImage, emergencyReason, ...sent }, rowVersion, options) => {
      return updateSiteSet(
        {
          siteId: site.siteId,
          rowVersion,
          ...sent,
          ...reasonBody(emergencyReason),
          ...imageBody('shareImage', shareImage),
        },
        options,
      );
    },
  });
  const approvers = site.settingsApprovers ?? [];
  const name = { title: site.title, district: site.county + site.district };
  const needsReason = approvers.length > 0 && settings.some(isChanged);
  return (
    <FormPage editing={editing} canSave={canEdit}>
      <div className="grid gap-6 wide:grid-cols-side-wide">
        <Card className="grid content-start gap-4 p-6">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            {site.title}
            <SiteState {...site} />
          </p>
          {needsReason && (
            <AtOnceNote field={fields.emergencyReason} text={siteText.publicAtOnce(approvers)} />
          )}
          <CaseSeoNote own={site.ofCase} />
          <SeoFields
            fields={fields}
            titled={(written) => pageTitle(written, name, parts)}
            page={{
              title: site.ofCase?.seoTitle ?? '',
              description: site.ofCase?.seoDescription || `${name.title} ${name.district}`,
              picture:
                drawnImage(values.shareImage)?.filePath ??
                site.ofCase?.shareImage?.filePath ??
                composeSite(parts).hero?.picture?.filePath ??
                null,
              address: addressOf(site.siteName ?? site.code ?? ''),
            }}
          />
          <TextField field={fields.gaId} help={siteText.gaHelp} />
          <TextField field={fields.gtmId} help={siteText.gtmHelp} />
        </Card>
        <ShareImageCard field={fields.shareImage} />
      </div>
    </FormPage>
  );
}

/**
 * Values of the case that replace empty ones of the site. Renders nothing if the case has none or the server omits
 * them.
 */
function CaseSeoNote({ own }: { own: components['schemas']['SiteSet']['ofCase'] }) {
  if (!own) return null;
  const ofCase = siteText.ofCase;
  const filled = [
    [labels.seoTitle, own.seoTitle],
    [labels.seoDescription, own.seoDescription],
    [labels.seoKeywords, own.seoKeywords],
    [labels.shareImage, own.shareImage?.fileName ?? ''],
  ].filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <Note>
      {ofCase}
      {filled.map(([label, value]) => (
        <span key={label} className="block wrap-anywhere">{`${label}：${value}`}</span>
      ))}
    </Note>
  );
}
