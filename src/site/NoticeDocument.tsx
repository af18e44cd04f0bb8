import { parsePhone } from './phone';
import { siteText } from './text';

/** A page that only says why there is none, and whom to ask where the company is known. */
export function NoticeDocument({
  title,
  text,
  company,
  css,
  nonce,
}: {
  title: string;
  text: string;
  company?: { name: string; tel: string } | undefined;
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
          {company?.name && (
            <address>
              {company.name}
              <Telephone tel={company.tel} />
            </address>
          )}
        </main>
      </body>
    </html>
  );
}

function Telephone({ tel }: { tel: string }) {
  const phone = parsePhone(tel);
  return (
    phone && (
      <>
        {siteText.separator}
        <a href={phone.href}>
          {phone.show}
          {phone.extension && ` ${siteText.extension(phone.extension)}`}
        </a>
      </>
    )
  );
}
