import { consentLabels } from '../../records/kinds/text';
import { Time, TimeIn } from '../../base/time/Time';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import type { ContactRecord } from './contact-loaders';
import { contactText } from './text';
import { Facts } from '../../ui/Facts';

const facts = 'grid-cols-terms gap-2 wrap-anywhere';
const originText = contactText.origin;
const consentText = contactText.consent;

/** Origin of a form's enquiry, and the accepted consent text. */
export function ContactOrigin({ record: { origin, consent, source } }: { record: ContactRecord }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {origin && (
        <TitledCard title={originText.title}>
          <Facts
            className={facts}
            rows={[
              [originText.channel, source && contactText.sources[source]],
              [originText.campaign, join(origin.campaign, origin.source, origin.medium)],
              [
                originText.content,
                join(origin.content, origin.term, origin.clickId && originText.clicks[origin.clickId]),
              ],
              [originText.referrer, origin.referrer],
              [originText.section, origin.section && originText.sectionForm(origin.section)],
              [originText.publication, origin.publication ? originText.nth(origin.publication) : undefined],
            ]}
          />
          <p className="mt-4 text-caption text-ink-soft">{originText.help}</p>
        </TitledCard>
      )}
      {consent && (
        <TitledCard title={consentText.title}>
          <Facts
            className={facts}
            rows={[
              [consentText.givenOn, <Time key="time" at={consent.givenOn} />],
              [
                consentText.version,
                <TimeIn
                  key="version"
                  say={(day) => consentText.versionFrom(consent.version, day)}
                  at={consent.validFrom}
                  to="day"
                />,
              ],
              [consentText.news, consent.wantsNews ? consentText.agrees.true : consentText.agrees.false],
            ]}
          />
          <p className="mt-4 rounded-control bg-sunken p-3 text-table">{consent.text.summary}</p>
          <details className="mt-2">
            <summary className={`${linkClass} w-fit cursor-pointer text-table`}>{consentText.show}</summary>
            <Facts
              className={facts}
              rows={[
                [consentLabels.controller, consent.text.controller],
                [consentLabels.purpose, consent.text.purpose],
                [consentLabels.categories, consent.text.categories],
                [consentLabels.period, consent.text.period],
                [consentLabels.region, consent.text.region],
                [consentLabels.recipients, consent.text.recipients],
                [consentLabels.rights, consent.text.rights],
                [consentLabels.refusal, consent.text.refusal],
                [consentLabels.news, consent.text.news],
              ]}
            />
          </details>
        </TitledCard>
      )}
    </div>
  );
}

const join = (...words: readonly (string | undefined)[]) =>
  words.filter(Boolean).join(contactText.space) || undefined;
