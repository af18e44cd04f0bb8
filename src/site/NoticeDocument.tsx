/** A page that explains why there is none. */
export function NoticeDocument({
  title,
  text,
  css,
  nonce,
}: {
  title: string;
  text: string;
  css: string;
  nonce: string;
}) {
  return (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className="t-liubai notice">
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
        </main>
      </body>
    </html>
  );
}
