import { Link } from '@tanstack/react-router';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import type { ContactFilter } from './contact-list-search';
import type { ContactHandling } from './contact-loaders';
import { contactText } from './text';

/** Links to the previous and next enquiry of the list. */
export function ContactNeighbours({
  neighbours: { position, count, countLimit, previous, next },
  filter,
}: Pick<ContactHandling, 'neighbours'> & { filter: ContactFilter }) {
  return (
    <nav aria-label={contactText.neighbours} className="-mt-2 mb-2 flex items-center justify-end gap-1">
      <Step
        contact={previous}
        filter={filter}
        icon="chevron-left"
        label={contactText.previous}
        none={contactText.noPrevious}
      />
      <span className="text-caption text-ink-soft tabular-nums">
        {[
          ...(filter.mine ? [contactText.mine] : []),
          ...(filter.state === undefined ? [] : [contactText.statuses[filter.state]]),
          position === null
            ? contactText.outside(count, countLimit)
            : contactText.position(position, count, countLimit),
        ].join(contactText.separator)}
      </span>
      <Step
        contact={next}
        filter={filter}
        icon="chevron-right"
        label={contactText.next}
        none={contactText.noNext}
      />
    </nav>
  );
}

interface StepProps {
  contact: ContactHandling['neighbours']['next'];
  filter: ContactFilter;
  icon: 'chevron-left' | 'chevron-right';
  label: (name: string) => string;
  none: string;
}

function Step({ contact, filter, icon, label, none }: StepProps) {
  if (!contact) {
    return (
      <span role="img" aria-label={none} className={iconButtonClass({}, 'opacity-40')}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      to="/contact/edit/$id"
      params={{ id: String(contact.id) }}
      search={filter}
      className={iconButtonClass({})}
      aria-label={label(contact.name)}
      title={label(contact.name)}
    >
      <Icon name={icon} />
    </Link>
  );
}
