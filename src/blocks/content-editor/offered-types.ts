import { type Feature, PartType } from '../../../openapi/generated/enums';
import { offeredAmong } from '../../api/offered';
import { editorText } from './text';

/** Block types known to this version, in the order of the palette. */
export const blockTypes: readonly PartType[] = [
  PartType.title,
  PartType.text,
  PartType.image,
  PartType.video,
  PartType.link,
  PartType.phone,
  PartType.list,
  PartType.gallery,
  PartType.projectFacts,
  PartType.plans,
  PartType.progress,
  PartType.places,
  PartType.questions,
  PartType.download,
  PartType.form,
  PartType.bars,
];

/** Groups of the palette, in order. */
export const blockGroups: readonly { title: string; types: readonly PartType[] }[] = [
  {
    title: editorText.groups.text,
    types: [PartType.title, PartType.text, PartType.list, PartType.link, PartType.questions],
  },
  { title: editorText.groups.pictures, types: [PartType.image, PartType.gallery, PartType.video] },
  {
    title: editorText.groups.project,
    types: [PartType.projectFacts, PartType.plans, PartType.progress, PartType.places],
  },
  {
    title: editorText.groups.contact,
    types: [PartType.phone, PartType.form, PartType.bars, PartType.download],
  },
];

const features: Readonly<Partial<Record<PartType, Feature>>> = {
  [PartType.projectFacts]: 'projectBlocks',
  [PartType.plans]: 'projectBlocks',
  [PartType.questions]: 'projectBlocks',
  [PartType.form]: 'enquiryForm',
  [PartType.bars]: 'pageBlocks',
  [PartType.places]: 'pageBlocks',
  [PartType.download]: 'pageBlocks',
  [PartType.gallery]: 'pageBlocks',
  [PartType.progress]: 'pageBlocks',
};

/** Known types that a page offers, in the server's order; all known ones if the server omits them. */
export function offeredTypes(named: readonly number[] | undefined): readonly PartType[] {
  const known = offeredAmong(blockTypes, features);
  return named ? named.flatMap((type) => known.filter((each) => each === type)) : known;
}
