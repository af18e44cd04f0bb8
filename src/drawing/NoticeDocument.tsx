import { HtmlDocument } from './HtmlDocument';
import { parsePhone } from './phone';
import { publicPageText } from './text';

/** A page that states the reason for a missing page, with a contact if the company is known. */
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
    <HtmlDocument title={title} robots="noindex" css={css} nonce={nonce} bodyClass="t-liubai notice">
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
    </HtmlDocument>
  );
}

function Telephone({ tel }: { tel: string }) {
  const phone = parsePhone(tel);
  return (
    phone && (
      <>
        {publicPageText.separator}
        <a href={phone.href}>
          {phone.show}
          {phone.extension && ` ${publicPageText.extension(phone.extension)}`}
        </a>
      </>
    )
  );
}
