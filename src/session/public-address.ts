import { useAccount } from './session';

/** Where visitors find the website of a name, or of a code: on the host of the public pages, else on this one. Built here alone. */
export function usePublicAddress(): (siteName: string) => URL {
  const origin = useAccount()?.publicOrigin ?? window.location.origin;
  return (siteName) => new URL(`/case/${siteName}`, origin);
}
