interface Policy {
  /** Returns a TrustedHTML with the same text. */
  createHTML: (html: string) => string;
}

const { trustedTypes } = globalThis as unknown as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};
const policy = trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/** HTML for a document that runs no script, as TrustedHTML where the browser asks for it. */
export const inertHtml = (html: string): string => policy?.createHTML(html) ?? html;
