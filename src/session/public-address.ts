import { useAccount } from './session';

/** Where the company's website begins; null where there is none. */
export function useWebsite(): URL | null {
  const website = useAccount()?.website;
  return website ? new URL(website, window.location.origin) : null;
}

/** Where visitors find the website of a name, or of a code: on the host of the public pages, else on this one. Built here alone. */
export function usePublicAddress(): (siteName: string) => URL {
  const origin = useAccount()?.publicOrigin ?? window.location.origin;
  return (siteName) => new URL(`/case/${siteName}`, origin);
}
