import type { PageFacts } from '../../../server/subjects/sites/case-blocks';

/** A case without values. */
export const own: PageFacts = {
  title: '青田硯',
  subtitle: '',
  county: '臺北市',
  district: '大安區',
  address: '',
  coverSha: null,
  coverName: null,
  coverAlt: '',
  tel: '',
  receptionAddress: '',
  siteArea: '',
  floors: '',
  households: null,
  completion: '',
  architect: '',
  builder: '',
  introduction: '',
  housingUnits: [],
  projectFacts: [],
  parts: [],
  companyTel: '',
};
