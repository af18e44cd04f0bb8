/** What every page of ours allows: its own style element, and nothing else by itself. */
export const pagePolicy = (nonce: string, hasForm = false) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}`;

/**
 * Where the back office has the same host, no script runs and nothing that would run could read what /mng stores in
 * this browser: neither allow-scripts nor allow-same-origin may stand here (docs/operations.md, Public pages). The
 * rest lets a visitor follow links: to this window, to a new one, to the telephone.
 */
export const shut =
  "img-src 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols";

/** The same for a page with a form, which is sent to the page's own host and nowhere else. */
export const shutWith = (hasForm: boolean) => (hasForm ? `${shut} allow-forms` : shut);
