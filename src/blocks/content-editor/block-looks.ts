import type { PartType } from '../../../openapi/generated/enums';
import type { BlockLook } from './block-look';
import { barsLook } from './types/bars/look';
import { downloadLook } from './types/download/look';
import { formLook } from './types/form/look';
import { galleryLook } from './types/gallery/look';
import { imageLook } from './types/image/look';
import { linkLook } from './types/link/look';
import { listLook } from './types/list/look';
import { phoneLook } from './types/phone/look';
import { placesLook } from './types/places/look';
import { plansLook } from './types/plans/look';
import { progressLook } from './types/progress/look';
import { projectFactsLook } from './types/project-facts/look';
import { questionsLook } from './types/questions/look';
import { textLook } from './types/text/look';
import { titleLook } from './types/title/look';
import { videoLook } from './types/video/look';
import { editorText } from './text';

type Looks = { [Name in keyof typeof PartType]: BlockLook };

/** How the palette shows each type, in its order. */
const looks: Looks = {
  title: titleLook,
  text: textLook,
  list: listLook,
  link: linkLook,
  questions: questionsLook,
  image: imageLook,
  gallery: galleryLook,
  video: videoLook,
  projectFacts: projectFactsLook,
  plans: plansLook,
  progress: progressLook,
  places: placesLook,
  phone: phoneLook,
  form: formLook,
  bars: barsLook,
  download: downloadLook,
};

/** Every type of the palette, in order. */
export const palette: readonly BlockLook[] = Object.values(looks);

/** Groups of the palette, in order. */
export const blockGroups = (['text', 'pictures', 'project', 'contact'] as const).map((group) => ({
  title: editorText.groups[group],
  looks: palette.filter((look) => look.group === group),
}));
