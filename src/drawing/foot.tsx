import { memo } from 'react';
import { isSameShape } from '../ui/same-shape';
import { PartType } from '../../openapi/generated/enums';
import { projectFactNameWords } from '../../openapi/generated/words';
import { enquiryText } from './enquiry-text';
import { publicPageText } from './text';
import type { PagePart, SiteInfo, SitePart } from './types';

const permitLabel = projectFactNameWords.constructionPermit;

/** Construction permit from the facts of the project on a page; empty if none is stated. */
export function permitOf(parts: readonly PagePart[]): string {
  const items = (parts as readonly SitePart[]).flatMap((block) =>
    block.partType === PartType.projectFacts ? (block.items ?? []) : [],
  );
  return items.find(({ label }) => label === permitLabel)?.textContent.trim() ?? '';
}

/** Footer of a one-page site: name, district, link to the top; then permit, publisher, date, privacy notice (rule 23). */
export const SiteFoot = memo(function SiteFoot({
  site,
  permit,
}: {
  site: SiteInfo;
  permit?: string | undefined;
}) {
  const { title, district, publisher, publishedOn, privacyHref, developer } = site;
  const hasLaw = Boolean(permit || publisher || publishedOn || privacyHref);
  return (
    <footer className="foot">
      <p className="foot-n">{title}</p>
      <p className="foot-d">{district}</p>
      <a className="foot-up" href="#top">
        {publicPageText.toTop}
      </a>
      {hasLaw && (
        <ul className="foot-law">
          {permit && <li>{publicPageText.named(permitLabel, permit)}</li>}
          {publisher &&
            (developer ? (
              <li>
                {publicPageText.named(publicPageText.publisher, '')}
                <a href={developer.home}>{publisher}</a>
              </li>
            ) : (
              <li>{publicPageText.named(publicPageText.publisher, publisher)}</li>
            ))}
          {developer && (
            <li>
              <a href={developer.cases}>{publicPageText.allCases}</a>
            </li>
          )}
          {publishedOn && (
            <li>
              {publicPageText.publishedOn}
              <time dateTime={publishedOn}>{dayWords(publishedOn)}</time>
            </li>
          )}
          {privacyHref && (
            <li>
              <a href={privacyHref}>{enquiryText.privacy}</a>
            </li>
          )}
        </ul>
      )}
    </footer>
  );
}, isSameShape);

/** `2026-11-18` as `2026 年 11 月 18 日`. */
function dayWords(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return enquiryText.day(year, month, date);
}
