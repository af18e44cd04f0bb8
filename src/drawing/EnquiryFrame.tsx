import type { ComponentProps, ReactNode } from 'react';
import { ActionBar } from './bars';
import { HtmlDocument, PageScripts } from './HtmlDocument';
import { enquiryText } from './enquiry-text';
import { SiteFoot } from './foot';
import { parsePhone } from './phone';
import { publicPageText } from './text';
import type { SiteInfo, TemplateCode } from './types';
import { By, SkipLink } from './SiteHead';
import { Phrases } from './typography';

/** Data of the site that the pages of a form need. */
export interface EnquiryFrame {
  site: SiteInfo;
  theme: TemplateCode;
  css: string;
  nonce: string;
  /** At the end of the page; undefined where none may run. */
  scripts?: readonly string[] | undefined;
  /** Address of the site's page. */
  home: string;
  /** Stored form; may be empty. */
  tel: string;
  /** Action bar of the site's page without its form; undefined without a bar. */
  actions?: ComponentProps<typeof ActionBar> | undefined;
  /** Construction permit that the site's page states. */
  permit?: string | undefined;
}

/** Head, header and footer of the form's pages. */
export function Frame({
  frame,
  title,
  children,
}: {
  frame: EnquiryFrame;
  title: string;
  children: ReactNode;
}) {
  const { site, theme, css, nonce, scripts, actions, permit } = frame;
  return (
    <HtmlDocument
      title={title}
      theme={theme}
      robots="noindex"
      css={css}
      nonce={nonce}
      bodyClass={`t-${theme} step${actions ? ' has-acts' : ''}`}
    >
      <SkipLink />
      {actions ? (
        <header className="mast bars no-toc">
          <div className="mast-row">
            <By site={site} />
            <FrameName frame={frame} />
          </div>
          <ActionBar {...actions} />
        </header>
      ) : (
        <header className="mast">
          <FrameName frame={frame} />
          <FramePhone tel={frame.tel} />
        </header>
      )}
      <main id="main">{children}</main>
      <SiteFoot site={site} permit={permit} />
      {scripts && <PageScripts scripts={scripts} />}
    </HtmlDocument>
  );
}

const FrameName = ({ frame: { site, home } }: { frame: EnquiryFrame }) => (
  <>
    <p className="mast-n">
      <a href={home}>{site.title}</a>
    </p>
    {site.district && <p className="mast-d">{site.district}</p>}
  </>
);

function FramePhone({ tel }: { tel: string }) {
  const phone = parsePhone(tel);
  if (!phone) return null;
  return (
    <a className="mast-t" href={phone.href}>
      <span>{publicPageText.phone}</span>
      <b>
        <span>{phone.show}</span>
      </b>
    </a>
  );
}

/** The footer's link would lead away from what is typed; the form has its own. */
export const withoutPrivacy = (frame: EnquiryFrame): EnquiryFrame => ({
  ...frame,
  site: { ...frame.site, privacyHref: undefined },
});

/** Heading of a page; `hasSteps` where the visitor confirms, the middle of three steps. */
export function Heading({ title, hasSteps, id }: { title: string; hasSteps?: boolean; id?: string }) {
  return (
    <div className="head a1 z-s" {...(id ? { id, tabIndex: -1 } : {})}>
      <h1 className="ttl">
        <Phrases>{title}</Phrases>
      </h1>
      {hasSteps && (
        <ol className="steps">
          {enquiryText.steps.map((name, index) => (
            <li key={name} {...(index === 1 ? { 'aria-current': 'step' as const } : {})}>
              {name}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
