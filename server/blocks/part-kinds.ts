import { PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { StoredPart } from '../base/db/stored-values';
import type { FileOf, PartKind } from './part-kind';
import { bars } from './types/bars';
import { download } from './types/download';
import { form } from './types/form';
import { gallery } from './types/gallery';
import { image } from './types/image';
import { link } from './types/link';
import { list } from './types/list';
import { phone } from './types/phone';
import { places } from './types/places';
import { plans } from './types/plans';
import { progress } from './types/progress';
import { projectFacts } from './types/project-facts';
import { questions } from './types/questions';
import { text } from './types/text';
import { title } from './types/title';
import { video } from './types/video';

type WebPart = components['schemas']['WebPart'];

/** Every block type; one that the contract has and this table lacks does not compile. */
export const partKinds: { [T in PartType]: PartKind<T> } = {
  [PartType.title]: title,
  [PartType.text]: text,
  [PartType.video]: video,
  [PartType.image]: image,
  [PartType.link]: link,
  [PartType.phone]: phone,
  [PartType.list]: list,
  [PartType.projectFacts]: projectFacts,
  [PartType.plans]: plans,
  [PartType.questions]: questions,
  [PartType.form]: form,
  [PartType.bars]: bars,
  [PartType.places]: places,
  [PartType.gallery]: gallery,
  [PartType.progress]: progress,
  [PartType.download]: download,
};

export const isKnownType = (partType: number): partType is PartType => Object.hasOwn(partKinds, partType);

/** The rules of a stored block of any type; undefined for a type of a newer release. */
export const kindOf = (
  partType: number,
): Pick<PartKind<PartType>, 'source' | 'lacksAlt' | 'approvedAs'> | undefined =>
  isKnownType(partType) ? partKinds[partType] : undefined;

/** A stored block of a known type as it is answered. */
export function answerOf(
  stored: StoredPart,
  partType: PartType,
  place: Pick<WebPart, 'id' | 'sort'>,
  fileOf: FileOf,
): WebPart {
  // The fields belong to the type, which the compiler cannot follow through the table.
  return { ...place, partType, ...partKinds[partType].answer(stored, fileOf) } as WebPart;
}
