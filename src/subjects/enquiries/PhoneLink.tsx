import { parsePhone } from '../../drawing/phone';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';
import { contactText } from './text';

/** Telephone number in its usual notation, as a link that calls it; other text is shown as typed. */
export function PhoneLink({ tel, className }: { tel: string; className?: string }) {
  const phone = parsePhone(tel);
  if (!phone) return <span className={className}>{tel}</span>;
  return (
    <a href={phone.href} className={classNames(linkClass, 'whitespace-nowrap', className)}>
      {phone.show}
      {phone.extension && contactText.extension(phone.extension)}
    </a>
  );
}
