import type { components } from '../../../openapi/generated/types';
import { Table, Td, Th } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import type { TagTone } from '../../ui/tag-class';
import { PhoneLabel } from './PhoneLabel';
import { requestText as text } from './request-text';

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
    <Table caption={text.held}>
      <thead>
        <tr>
          <Th>{text.place}</Th>
          <Th width={100}>{text.rows}</Th>
          <Th width={150}>{text.onErasing}</Th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, count, erasing }) => (
          <tr key={name}>
            <Td card="title">{text.places[name]}</Td>
            <Td card="start">
              <PhoneLabel>{text.rows}</PhoneLabel>
              {count ?? text.uncounted}
            </Td>
            <Td card="side">
              <Tag tone={tones[erasing]}>{text.erasing[erasing]}</Tag>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
