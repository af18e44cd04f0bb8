import { PartType } from '../../../openapi/generated/enums';
import type { ApartmentComplex, FloorPlan, PropertyValue } from 'schema-dts';
import { isDrawn } from '../../../src/drawing/blocks';
import { sectionId } from '../../../src/drawing/bars';
import { composeSite } from '../../../src/drawing/compose';
import { parsePhone } from '../../../src/drawing/phone';
import type { ShareImage } from '../../../src/drawing/ShareTags';
import type { PagePart, SitePart } from '../../../src/drawing/types';
import { unitsOf } from '../../../src/drawing/units';
import { publicPath } from '../../base/contract/public-address';
import type { PublicHead } from '../../subjects/sites/public-site';
import { someOrigin } from './drawn-page';
import { floorSize, jsonLd, unitCount } from './structured-data';

/**
 * JSON-LD of a project page from its published blocks alone: a fact that only the record has is not public yet.
 */
export function projectData(
  head: PublicHead,
  parts: readonly PagePart[],
  shareImage: ShareImage | null,
): string {
  const url = someOrigin + publicPath(head.siteName);
  const blocks = parts.filter(isDrawn);
  const { phone, bars, sections } = composeSite(parts);
  const address = siteAddressIn(blocks);
  const call = parsePhone(phone?.tel) ?? parsePhone(bars?.tel);
  const form = sections.find(({ rows }) => rows.some(({ kind }) => kind === 'form'));
  const image = shareImage?.url;
  const plans = blocks.flatMap(plansOf);
  const facts = blocks.flatMap(factsOf);
  const complex: ApartmentComplex = {
    '@type': 'ApartmentComplex',
    name: head.caseTitle,
    url,
    ...(head.description ? { description: head.description } : {}),
    ...(image ? { image } : {}),
    ...(call ? { telephone: call.href.replace('tel:', '') } : {}),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'TW',
      addressRegion: head.county,
      ...(address ? { streetAddress: address } : {}),
    },
    ...(plans.length > 0 ? { accommodationFloorPlan: plans } : {}),
    ...(facts.length > 0 ? { additionalProperty: facts } : {}),
    ...(form ? { tourBookingPage: `${url}#${sectionId(form)}` } : {}),
  };
  return jsonLd([complex]);
}

/** Address of the building site; the reception centre is elsewhere. */
const siteAddressIn = (blocks: readonly SitePart[]): string =>
  blocks
    .map((block) => (block.partType === PartType.places ? (block.siteAddress ?? '').trim() : ''))
    .find(Boolean) ?? '';

/** Housing units that a block lists. */
function plansOf(block: SitePart): FloorPlan[] {
  if (block.partType !== PartType.list && block.partType !== PartType.plans) return [];
  return (unitsOf(block) ?? []).map(({ name, rooms, areas, count }) => {
    const number = Number.parseInt(count.replaceAll(',', ''), 10);
    return {
      '@type': 'FloorPlan',
      name: [name, rooms].filter(Boolean).join(' '),
      floorSize: floorSize(Math.min(...areas), Math.max(...areas)),
      ...(number > 0 ? { numberOfAccommodationUnits: unitCount(number) } : {}),
    };
  });
}

const factsOf = (block: SitePart): PropertyValue[] =>
  block.partType === PartType.projectFacts
    ? (block.items ?? []).map(({ label, textContent }) => ({
        '@type': 'PropertyValue',
        name: label,
        value: textContent,
      }))
    : [];
