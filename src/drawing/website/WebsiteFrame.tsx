import type { ReactNode } from 'react';
import { parsePhone } from '../phone';
import { publicPageText } from '../text';
import { addressesUnder } from './addresses';
import { websiteText } from './text';
import type { Section, WebsiteFrame } from './types';

const sections: readonly Section[] = ['cases', 'news', 'articles', 'contact'];

/** Company name with a fallback. */
export const nameOf = ({ company }: WebsiteFrame) => company.name || websiteText.unnamed;

export function WebsiteHeader({ frame }: { frame: WebsiteFrame }) {
  const { base, here, company } = frame;
  const name = nameOf(frame);
  return (
    <header className="co-h">
      <p className="co-n">
        {base === null ? (
          name
        ) : (
          <a href={addressesUnder(base).home} {...current(here === 'home')}>
            {name}
          </a>
        )}
      </p>
      {base !== null && (
        <nav className="co-nav" aria-label={websiteText.menu}>
          <SectionLinks base={base} here={here} />
        </nav>
      )}
      <Call tel={company.tel} />
    </header>
  );
}

function Call({ tel }: { tel: string }) {
  const phone = parsePhone(tel);
  if (!phone) return null;
  return (
    <a className="co-tel" href={phone.href}>
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M7.5 3.5 10 8.2 7.9 10c1 2.6 3.4 5 6 6.1l1.9-2.1 4.7 2.5-.8 3.3c-.2.8-.9 1.3-1.7 1.2C10.5 20 4 13.5 3 6c-.1-.8.4-1.5 1.2-1.7z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span className="vh">{websiteText.call} </span>
      <b>{phone.show}</b>
    </a>
  );
}

function SectionLinks({ base, here }: { base: string; here: WebsiteFrame['here'] }) {
  const to = addressesUnder(base);
  return (
    <ul>
      {sections.map((section) => (
        <li key={section}>
          <a href={to.section(section)} {...current(section === here)}>
            {websiteText.sections[section]}
          </a>
        </li>
      ))}
    </ul>
  );
}

const current = (isHere: boolean) => (isHere ? { 'aria-current': 'page' as const } : {});

export function WebsiteFooter({ frame }: { frame: WebsiteFrame }) {
  const { base, company, privacy } = frame;
  return (
    <footer className="co-f">
      <div className="co-f1">
        <p className="co-n">{nameOf(frame)}</p>
        {company.address && <address>{company.address}</address>}
      </div>
      <div className="co-f2">
        {base !== null && <SectionLinks base={base} here={null} />}
        <TelAndHours company={company} />
      </div>
      <div className="co-f3">
        <p>
          {[company.legalName, company.taxId && websiteText.taxId(company.taxId)]
            .filter(Boolean)
            .join(publicPageText.separator)}
        </p>
        <ul>
          {privacy && (
            <li>
              <a href={privacy}>{websiteText.privacy}</a>
            </li>
          )}
          {base !== null && (
            <li>
              <a href={addressesUnder(base).atom}>{websiteText.feed}</a>
            </li>
          )}
          <li>
            <a href="#top">{publicPageText.toTop}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** Telephone and hours; renders nothing without both. */
export function TelAndHours({
  company: { tel, hours },
  between = publicPageText.separator,
}: {
  company: WebsiteFrame['company'];
  between?: ReactNode;
}) {
  const phone = parsePhone(tel);
  if (!phone && !hours) return null;
  return (
    <p>
      {phone && <a href={phone.href}>{phone.show}</a>}
      {phone && hours && between}
      {hours}
    </p>
  );
}
