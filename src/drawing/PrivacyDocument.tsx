import { enquiryText } from './enquiry-text';
import { type EnquiryFrame, Frame, Heading } from './EnquiryFrame';

type ConsentPart = keyof typeof enquiryText.privacyParts;

/** Full consent text. */
export function PrivacyDocument({
  frame,
  text,
  version,
  day,
}: {
  frame: EnquiryFrame;
  text: Readonly<Record<ConsentPart, string>>;
  version: number;
  day: string;
}) {
  const parts: readonly ConsentPart[] = [
    'controller',
    'purpose',
    'categories',
    'period',
    'region',
    'recipients',
    'rights',
    'refusal',
  ];
  return (
    <Frame frame={frame} title={enquiryText.privacyTitle(frame.site.title)}>
      <section className="sec s-form s-step">
        <Heading title={enquiryText.privacy} />
        <div className="row row-check">
          <p className="form-note">{enquiryText.privacyNote(day, version)}</p>
          <dl className="sum">
            {parts.map((name) => (
              <div key={name}>
                <dt>{enquiryText.privacyParts[name]}</dt>
                <dd>{text[name]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </Frame>
  );
}
