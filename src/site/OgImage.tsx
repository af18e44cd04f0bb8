/** Absolute address and size of a share picture. */
export interface ShareImage {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** Share picture of a page, with its size so that the first share shows its preview immediately. */
export function OgImage({ image }: { image: ShareImage | null }) {
  if (!image) return null;
  return (
    <>
      <meta property="og:image" content={image.url} />
      {image.width !== undefined && image.height !== undefined && (
        <>
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
        </>
      )}
    </>
  );
}
