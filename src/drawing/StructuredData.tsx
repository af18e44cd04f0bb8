/** JSON-LD for search engines: data, which browsers do not execute. */
export const StructuredData = ({ json }: { json: string }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
);
