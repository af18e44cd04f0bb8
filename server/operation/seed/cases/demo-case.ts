import type { CaseTab } from '../../../../openapi/generated/enums';
import type { HousingUnit } from '../../../base/db/stored-values';
import type { PictureName } from '../picture-data';

interface Permit {
  number: string;
  date: string;
}

type Captioned = readonly [picture: PictureName, textContent: string];

/** One case of the demo content; its units' prices are in 10,000 TWD, without one on request. */
export interface DemoCase {
  code: string;
  title: string;
  subtitle: string;
  tab: CaseTab;
  isHighlight: boolean;
  isOnline: boolean;
  county: string;
  district: string;
  address: string;
  receptionAddress: string;
  cover: PictureName;
  siteArea: string;
  floors: string;
  households: number;
  /** Quarters as pages state them. */
  start: string;
  completion: string;
  architect: string;
  builder: string;
  permit: Permit;
  /** Of a completed building. */
  usePermit?: Permit;
  /** In percent, of every unit. */
  sharedRatio: number;
  parking: string;
  structure: string;
  use: string;
  introduction: string;
  units: readonly (Pick<HousingUnit, 'name' | 'rooms' | 'areaPing' | 'count' | 'price' | 'priceMost'> &
    Required<Pick<HousingUnit, 'availability'>> & { plan: PictureName })[];
  /** Where it has no page and the sample of its template does not fit its dates. */
  progress?: DemoPage['progress'];
  /** Content of its public page, in the order of its template's blocks. */
  page?: DemoPage;
}

export interface DemoPage {
  images: readonly Captioned[];
  /** After the introduction. */
  texts: readonly string[];
  features: readonly string[];
  gallery: readonly Captioned[];
  map: PictureName;
  places: readonly (readonly [label: string, way: string, minutes: number])[];
  /** Of this month and those before it. */
  progress: readonly (readonly [percent: number, textContent: string, picture: PictureName])[];
}
