import type { AdRule } from '../check';
import * as addition from './addition';
import * as distance from './distance';
import * as facility from './facility';
import * as minutes from './minutes';
import * as other from './other';
import * as page from './page';
import * as price from './price';
import * as promise from './promise';
import * as scarcity from './scarcity';
import * as superlative from './superlative';
import * as use from './use';
import * as value from './value';

/** Rules delivered with this release; companies change, disable and extend them. */
export const deliveredRules: AdRule[] = [
  superlative.most,
  superlative.first,
  superlative.superb,
  superlative.whole,
  value.rising,
  minutes.minutes,
  promise.promise,
  addition.addition,
  facility.facility,
  scarcity.scarcity,
  price.price,
  use.use,
  distance.distance,
  other.other,
  superlative.unmatched,
  superlative.rank,
  promise.absolute,
  promise.safety,
  value.gain,
  value.rent,
  minutes.steps,
  distance.near,
  distance.close,
  distance.view,
  facility.planned,
  facility.school,
  scarcity.hurry,
  price.gift,
  price.loan,
  price.compare,
  addition.mezzanine,
  addition.outside,
  addition.openSpace,
  addition.area,
  use.zone,
  other.health,
  other.green,
  other.materials,
  other.tax,
  page.permit,
  page.planUse,
  page.pictureKind,
];
