import { memo } from 'react';
import { isSameShape } from '../ui/same-shape';
import { PhoneNumber } from './blocks/phone';
import { ActionBar, type barActions, SectionBar, type sectionEntries } from './bars';
import type { SiteModel } from './compose';
import type { KeyFacts } from './key-facts';
import { parsePhone } from './phone';
import { publicPageText } from './text';
import { Phrases } from './typography';
import type { PhonePart, SiteContent } from './types';

/** The first link of a page. */
export const SkipLink = () => (
  <a className="skip" href="#main">
    {publicPageText.skip}
  </a>
);

interface HeadProps {
  site: SiteContent['site'];
  model: Pick<SiteModel, 'phone' | 'bars'>;
  hasHero: boolean;
  entries: ReturnType<typeof sectionEntries>;
  actions: ReturnType<typeof barActions>;
}

/** Header of a one-page site: with its bars, else with its telephone. */
export const Head = memo(function Head({
  site,
  model: { phone, bars },
  hasHero,
  entries,
  actions,
}: HeadProps) {
  if (!bars || entries.length + actions.length === 0) {
    return <Mast site={site} phone={phone} isHeading={!hasHero} />;
  }
  return (
    <header className={`mast bars${entries.length > 0 ? '' : ' no-toc'}`}>
      <div className="mast-row">
        <By site={site} />
        <MastName site={site} isHeading={!hasHero} />
      </div>
      <SectionBar entries={entries} hasHero={hasHero} />
      <ActionBar actions={actions} bars={bars} />
    </header>
  );
}, isSameShape);

interface MastProps {
  site: SiteContent['site'];
  phone: PhonePart | null;
  isHeading: boolean;
}

/** Developer before the name of the case, as the way to its website; nothing without one. */
export const By = ({ site: { developer } }: Pick<MastProps, 'site'>) =>
  developer && (
    <p className="mast-by">
      <a href={developer.home}>{developer.name}</a>
    </p>
  );

function MastName({ site, isHeading }: Pick<MastProps, 'site' | 'isHeading'>) {
  const Name = isHeading ? 'h1' : 'p';
  return (
    <>
      <Name className="mast-n">{site.title}</Name>
      <p className="mast-d">{site.district}</p>
    </>
  );
}

/** Name, district and telephone in the header of a one-page site. */
function Mast({ site, phone, isHeading }: MastProps) {
  return (
    <header className="mast">
      <MastName site={site} isHeading={isHeading} />
      {phone && (
        <a className="mast-t" href={parsePhone(phone.tel)?.href}>
          <span>{phone.textContent || publicPageText.phone}</span>
          <b>
            <PhoneNumber block={phone} />
          </b>
        </a>
      )}
    </header>
  );
}

/** Key facts in a row below the hero (rule 15). */
export function KeyFactsBand({ facts, phone }: KeyFacts) {
  return (
    <dl className={`facts n${facts.length + (phone ? 1 : 0)}`}>
      {facts.map(({ name, value }) => (
        <div key={name} className={`fact-${name}`}>
          <dt>{publicPageText.keyFacts[name]}</dt>
          <dd>
            <Phrases>{value}</Phrases>
          </dd>
        </div>
      ))}
      {phone && (
        <div className="fact-phone">
          <dt>{publicPageText.keyPhone}</dt>
          <dd>
            <a href={parsePhone(phone.tel)?.href}>
              <PhoneNumber block={phone} />
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
