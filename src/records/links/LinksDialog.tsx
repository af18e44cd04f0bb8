import { LinkEffect } from '../../../openapi/generated/enums';
import { commonText } from '../../base/navigation/text';
import { Button } from '../../ui/Button';
import { ReadDialog } from '../record/ReadDialog';
import { EmptyState } from '../../ui/EmptyState';
import type { LinkedRecord, LinksOf } from './linked';
import { LinkRows } from './LinkRows';
import { linksText as text } from './text';
import { useLinksOf } from './use-links-of';
import { Waiting } from '../../base/navigation/Waiting';

interface LinksDialogProps {
  record: LinkedRecord;
  name: string;
  onClose: () => void;
}

const order = [LinkEffect.breaks, LinkEffect.follows, LinkEffect.mentions] as const;

/** All places that link to a record, show it or name it, by what a change does to them. */
export function LinksDialog({ record, name, onClose }: LinksDialogProps) {
  const { answer, ask } = useLinksOf(record);
  return (
    <ReadDialog width={720} onClose={onClose} title={text.title(name)}>
      {answer.state === 'ready' && <Found found={answer.data} onMended={ask} />}
      {answer.state === 'failed' && (
        <EmptyState
          icon="alert"
          title={text.failed}
          actions={<Button onClick={ask}>{commonText.retry}</Button>}
        />
      )}
      {(answer.state === 'loading' || answer.state === 'none') && (
        <Waiting className="py-8 text-ink-soft">{text.finding}</Waiting>
      )}
    </ReadDialog>
  );
}

function Found({ found: { places, hidden }, onMended }: { found: LinksOf; onMended: () => void }) {
  if (places.length + hidden === 0) {
    return (
      <EmptyState icon="link" title={text.none}>
        {text.noneHelp}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-5">
      {order.map((effect) => {
        const rows = places.filter((place) => place.effect === effect);
        return (
          rows.length > 0 && (
            <section key={effect} className="grid gap-2">
              <h3 className="text-table font-bold">{text.groups[effect]}</h3>
              <LinkRows label={text.groups[effect]} places={rows} onMended={onMended} />
            </section>
          )
        );
      })}
      {hidden > 0 && <p className="text-table text-ink-soft">{text.hidden(hidden)}</p>}
    </div>
  );
}
