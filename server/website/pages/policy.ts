import { PartType } from '../../../openapi/generated/enums';
import type { Config } from '../../base/config/config';
import { isPublicHost } from '../../base/config/same-host';

/** Policy of every page: allows only its own style element. */
export const pagePolicy = (nonce: string, hasForm = false) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}`;

/**
 * Sandbox for pages on the back office's host, as scripts could read /mng's storage. Never add allow-scripts
 * or allow-same-origin (docs/operations.md, Public pages).
 */
export const sandboxPolicy =
  "img-src 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols";

/** Like `sandboxPolicy`, for a page with a form or a file to download. A form may be sent only to the page's own host. */
export const sandboxPolicyWith = (hasForm: boolean, hasDownload = false) =>
  [sandboxPolicy, ...(hasForm ? ['allow-forms'] : []), ...(hasDownload ? ['allow-downloads'] : [])].join(' ');

/** Tools that judge a page, such as Lighthouse, read /robots.txt by its own rights. */
const ownHostPolicy = "img-src 'self'; connect-src 'self'";

/**
 * End of a page's policy on the host that shows it: the sandbox where the back office is too, and none on a host of the
 * public pages, whose scripts the rest of the policy forbids.
 */
export const policyOn = (
  config: Pick<Config, 'publicOrigin'>,
  host: string,
  { hasForm = false, hasDownload = false } = {},
): string => (isPublicHost(config, host) ? ownHostPolicy : sandboxPolicyWith(hasForm, hasDownload));

/** Part of the policy of a page with a face of its own. */
export const facePolicy = (hasFaces: boolean): string => (hasFaces ? "font-src 'self'; " : '');

/** True for a page with a file to download. */
export const offersDownload = (parts: readonly { partType: number }[]): boolean =>
  parts.some(({ partType }) => partType === PartType.download);
