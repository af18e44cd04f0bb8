import type { components } from '../../../openapi/generated/types';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { Tag } from '../../ui/Tag';
import type { TagTone } from '../../ui/tag-class';
import { requestText as text } from './request-text';

const column = columnsOf<HeldPlace>();

type HeldPlace = components['schemas']['HeldPlace'];

const tones: Record<HeldPlace['erasing'], TagTone> = {
  remove: 'danger',
  anonymise: 'warning',
  keepHash: 'neutral',
  onRestore: 'warning',
  manual: 'warning',
  keep: 'neutral',
};

/** Places with data of a person, and the effect of an erasure there. */
export function PlaceTable({ places }: { places: readonly HeldPlace[] }) {
  return (
    <RecordTable
      caption={text.held}
      rows={places}
      columns={[
        column({ head: text.place, card: 'title' }, ({ name }) => text.places[name]),
        column(
          { head: text.rows, width: 100, card: 'start', isLabelled: true },
          ({ count }) => count ?? text.uncounted,
        ),
        column({ head: text.onErasing, width: 150, card: 'side' }, ({ erasing }) => (
          <Tag tone={tones[erasing]}>{text.erasing[erasing]}</Tag>
        )),
      ]}
    />
  );
}
