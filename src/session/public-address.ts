import { useAccount } from './session';

/** Base address of the company's website; null without one. */
export function useWebsite(): URL | null {
  const website = useAccount()?.website;
  return website ? new URL(website, window.location.origin) : null;
}

/** Public address of a website by its name or code, on the public host if there is one. Built only here. */
export function usePublicAddress(): (siteName: string) => URL {
  const origin = useAccount()?.publicOrigin ?? window.location.origin;
  return (siteName) => new URL(`/case/${siteName}`, origin);
}
