import type { AdRule } from '../check';
import * as addition from './addition-data';
import * as distance from './distance-data';
import * as facility from './facility-data';
import * as minutes from './minutes-data';
import * as other from './other-data';
import * as page from './page-data';
import * as price from './price-data';
import * as promise from './promise-data';
import * as scarcity from './scarcity-data';
import * as superlative from './superlative-data';
import * as use from './use-data';
import * as value from './value-data';

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
  facility.opening,
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
