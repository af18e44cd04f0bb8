import { addressesUnder, type RecordKind, sectionOf } from '../../drawing/website/addresses';
import { websiteText } from '../../drawing/website/text';
import { useAccount } from './session';

/** Base address of the company's website; null without one. */
export function useWebsite(): URL | null {
  const website = useAccount()?.website;
  return website ? new URL(website, window.location.origin) : null;
}

/**
 * Public address of a site by its name or code, on the public host if there is one. The only place that builds it.
 */
export function usePublicAddress(): (siteName: string) => URL {
  const origin = useAccount()?.publicOrigin ?? window.location.origin;
  return (siteName) => new URL(`/case/${siteName}`, origin);
}

/** Address of a record's page on the company's website, which appends the title; null without a website. */
export function useRecordAddress(kind: RecordKind, id: number): URL | null {
  const website = useWebsite();
  return website && new URL(addressesOf(website).record(kind, { id, slug: '' }), website);
}

/** Title of a record's public page, which includes the company's name on its website. */
export function usePublicTitle(): (title: string) => string {
  const account = useAccount();
  const company = account?.website ? account.websiteName : undefined;
  return (title) => (company && title ? websiteText.titled(title, company) : title);
}

/** Address before the record is added; without a website, the host of the public pages. */
export function usePlannedAddress(kind: RecordKind, id: number | undefined): URL {
  const website = useWebsite();
  const publicOrigin = useAccount()?.publicOrigin ?? window.location.origin;
  if (!website) return new URL(publicOrigin);
  const under = addressesOf(website);
  const path = id === undefined ? under.section(sectionOf[kind]) : under.record(kind, { id, slug: '' });
  return new URL(path, website);
}

const addressesOf = (website: URL) => addressesUnder(website.pathname.replace(/\/$/, ''));
