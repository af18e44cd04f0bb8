import { CopyField } from '../../records/fields/CopyField';
import { Time } from '../../base/time/Time';
import { idText } from '../../records/list/id-text';
import { Card } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { Tag } from '../../ui/Tag';
import type { ContactRecord } from './contact-loaders';
import { PhoneLink } from './PhoneLink';
import { ReplyButton } from './ReplyButton';
import { MaskedIn, ShowButton } from './ShowButton';
import { contactText } from './text';
import type { ShownContacts } from './use-shown-contacts';

interface ContactFactsProps {
  record: ContactRecord;
  shown: ShownContacts;
  canEdit: boolean;
}

/** Input of the visitor. */
export function ContactFacts({ record, shown, canEdit }: ContactFactsProps) {
  const full = shown.of(record.id);
  const { name, tel, email } = full?.person ?? record;
  const isMasked = record.isMasked === true && !full;
  return (
    <Card className="self-start">
      {record.isSpam && (
        <Note tone="warning">
          {contactText.spamNote}
          {record.spamReason && contactText.spamBecause(record.spamReason)}
        </Note>
      )}
      <div className="flex items-start justify-between gap-4 border-b border-line p-6">
        <div>
          <Tag>{contactText.types[record.type]}</Tag>
          <h2 className="mt-2 text-section font-bold">
            {name}{' '}
            {record.gender !== null && (
              <span className="text-caption text-ink-soft">{contactText.genders[record.gender]}</span>
            )}
            <ShowButton item={record} shown={shown} />
          </h2>
          {full && <MaskedIn secondsLeft={full.secondsLeft} />}
        </div>
        <span className="text-caption text-ink-soft">{contactText.contactId(idText(record.id))}</span>
      </div>
      <dl className="grid grid-cols-terms items-center gap-2 border-b border-line p-6 max-narrow:grid-cols-1">
        {/* Erased and anonymised visitors have no number any more. */}
        {tel && (
          <>
            <dt className="text-ink-soft">{contactText.tel}</dt>
            <dd className="flex flex-wrap items-center gap-2">
              <PhoneLink tel={tel} />
              {!isMasked && <CopyField text={tel} name={contactText.tel} />}
            </dd>
            <dt className="text-ink-soft">{contactText.email}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-2">
              {email && isMasked ? (
                email
              ) : email ? (
                <>
                  <a className={`${linkClass} wrap-anywhere`} href={`mailto:${email}`}>
                    {email}
                  </a>
                  <CopyField text={email} name={contactText.email} />
                </>
              ) : (
                contactText.empty
              )}
              {canEdit && <ReplyButton record={record} />}
            </dd>
          </>
        )}
        <dt className="text-ink-soft">{contactText.caseTitle}</dt>
        <dd>{record.caseTitle || contactText.empty}</dd>
        {record.source && (
          <>
            <dt className="text-ink-soft">{contactText.source}</dt>
            <dd>{contactText.sources[record.source]}</dd>
          </>
        )}
        <dt className="text-ink-soft">{contactText.columns.createdOn}</dt>
        <dd>
          <Time at={record.createdOn} />
        </dd>
      </dl>
      <div className="p-6">
        <h3 className="mb-2 font-bold">{contactText.content}</h3>
        <p className="max-w-[40em] text-letter whitespace-pre-wrap">{record.content}</p>
      </div>
    </Card>
  );
}
