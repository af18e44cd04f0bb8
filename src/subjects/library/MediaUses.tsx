import { Link, linkOptions } from '@tanstack/react-router';
import { kindNames } from '../../../openapi/generated/kinds';
import { kinds } from '../../records/kinds/kinds';
import { TitledCard } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/Tag';
import type { MediaRecord, MediaUse } from './media-loaders';
import { mediaText as text } from './text';

const rowClass = 'flex items-center gap-3 border-t border-line py-2.5 first:border-t-0';

/** Uses of a picture, with links. */
export function MediaUses({ record }: { record: MediaRecord }) {
  const { uses, useCount, hiddenUseCount, versionCount } = record;
  const remarks = [
    ...(useCount === 0 ? [text.notUsed] : []),
    ...(hiddenUseCount > 0 ? [text.hidden(hiddenUseCount)] : []),
    ...(versionCount > 0 ? [text.versions(versionCount)] : []),
  ];
  return (
    <TitledCard title={text.usedAt} caption={text.usedAtCount(useCount)}>
      {uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={`${use.unit} ${use.id} ${use.themeId ?? ''}`} className={rowClass}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="text-caption text-ink-soft">
          {remark}
        </p>
      ))}
    </TitledCard>
  );
}

function Use({ use }: { use: MediaUse }) {
  const link = use.isInTrash ? linkOptions({ to: '/trash' }) : wayTo(use);
  const words = (
    <>
      <span className="grid min-w-0 flex-1">
        <span className="truncate">{use.title}</span>
        <span className="text-caption text-ink-soft">{placesText(use)}</span>
      </span>
      {use.isInTrash && <Tag>{text.inTrash}</Tag>}
    </>
  );
  return (
    <>
      <Tag>{kindNames[use.unit]}</Tag>
      {link ? (
        <Link {...link} className="flex min-w-0 flex-1 items-center gap-2 hover:text-primary">
          {words}
          <Icon name="chevron-right" size={16} className="text-ink-soft" />
        </Link>
      ) : (
        words
      )}
    </>
  );
}

function placesText({ places }: MediaUse): string {
  return places
    .map(({ kind, place = 0, isPublic }) => {
      if (kind !== 'block') return text.places[kind];
      const state = isPublic === undefined ? '' : `（${isPublic ? text.public : text.draft}）`;
      return text.block(place) + state;
    })
    .join(text.separator);
}

/** Screen of a use. */
function wayTo({ unit, id, themeId, places }: MediaUse) {
  if (unit === 'template') return null;
  const { open, content = open } = kinds[unit];
  if (unit !== 'site') return (places.every(({ kind }) => kind === 'block') ? content : open)(id);
  return themeId === undefined
    ? linkOptions({ to: '/web/track/$caseId', params: { caseId: String(id) } })
    : linkOptions({
        to: '/siteset/theme/edit/$caseId/$themeId',
        params: { caseId: String(id), themeId: String(themeId) },
      });
}
