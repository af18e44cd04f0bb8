import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import type { DrawnKind } from '../drawn-kind';
import { mapLinks } from '../map-links';
import { lengthOf } from '../measure';
import { KindMark, Picture } from '../picture';
import { publicPageText } from '../text';
import type { PlacesPart } from '../types';
import { Phrases } from '../typography';

export const placesKind: DrawnKind<typeof PartType.places> = {
  isDrawn: (block) => Boolean(block.filePath) || addressesOf(block).length > 0 || placesOf(block).length > 0,
  view: (block, figureId) => <PlacesBlock block={block} id={block.filePath ? figureId(block) : undefined} />,
  row: 'row-list row-places',
};

const addressKinds = ['site', 'reception'] as const;

const addressesOf = ({ siteAddress = '', receptionAddress = '' }: PlacesPart) =>
  addressKinds.flatMap((kind) => {
    const address = (kind === 'site' ? siteAddress : receptionAddress).trim();
    return address ? [{ kind, address }] : [];
  });

/** Places to show; minutes are omitted unless the page states the means of travel and the way of counting. */
function placesOf({ items = [], textContent }: PlacesPart) {
  const isCounted = lengthOf(textContent) > 0;
  return items
    .filter(({ label }) => lengthOf(label) > 0)
    .map((item) => (isCounted && lengthOf(item.textContent) > 0 ? item : { ...item, minutes: undefined }));
}

/** A picture of a map, places nearby with distances, and addresses with links to maps. */
const PlacesBlock = memo(function PlacesBlock({ block, id }: { block: PlacesPart; id: string | undefined }) {
  const places = placesOf(block);
  const hasMinutes = places.some(({ minutes }) => minutes !== undefined);
  return (
    <div className="places" data-part-id={block.id}>
      {block.filePath && (
        <figure className="map" id={id}>
          <Picture block={block} />
          <figcaption>
            <KindMark kind="drawing" />
          </figcaption>
        </figure>
      )}
      {places.length > 0 && (
        <div className="near">
          <dl>
            {places.map(({ label, textContent, minutes }, index) => (
              <div key={index}>
                <dt>
                  <Phrases>{label}</Phrases>
                </dt>
                {textContent && <dd>{textContent}</dd>}
                {minutes !== undefined && <dd className="min">{publicPageText.minutes(minutes)}</dd>}
              </div>
            ))}
          </dl>
          {hasMinutes && <p className="near-n">{block.textContent}</p>}
        </div>
      )}
      {addressesOf(block).map(({ kind, address }) => (
        <Address key={kind} name={publicPageText.addresses[kind]} address={address} />
      ))}
    </div>
  );
});

function Address({ name, address }: { name: string; address: string }) {
  const { google, apple } = mapLinks(address);
  return (
    <div className="addr">
      <h3>{name}</h3>
      <p>
        <Phrases>{address}</Phrases>
      </p>
      <p className="addr-l">
        {[
          { name: publicPageText.maps.google, href: google },
          { name: publicPageText.maps.apple, href: apple },
        ].map((map) => (
          <a key={map.name} className="lnk" href={map.href} target="_blank" rel="noopener">
            {map.name}
            <span className="vh">{publicPageText.newWindow}</span>
          </a>
        ))}
      </p>
    </div>
  );
}
