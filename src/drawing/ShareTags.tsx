/** Absolute address and size of a share picture. */
export interface ShareImage {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** How a page looks when its address is shared. */
interface Shared {
  title: string;
  description: string;
  /** Absolute address of the page. */
  canonical: string;
  type: 'website' | 'article';
  siteName: string;
  shareImage: ShareImage | null;
}

/** Open Graph and Twitter tags; the picture has its size, so that the first share shows its preview immediately. */
export function ShareTags({ head }: { head: Shared }) {
  const { title, description, canonical, type, siteName, shareImage } = head;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="zh_TW" />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
      {shareImage && <meta property="og:image" content={shareImage.url} />}
      {shareImage?.width !== undefined && shareImage.height !== undefined && (
        <>
          <meta property="og:image:width" content={String(shareImage.width)} />
          <meta property="og:image:height" content={String(shareImage.height)} />
        </>
      )}
    </>
  );
}
