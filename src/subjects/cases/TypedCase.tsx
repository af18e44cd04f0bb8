import { ScaledPreview } from '../../blocks/content-editor/ScaledPreview';
import { drawnImage } from '../../records/fields/image-value';
import { casePage, recordTheme } from '../../drawing/record-pages';
import type { PagePart } from '../../drawing/types';
import type { CaseValues } from './case-form';
import { housingUnitBody } from './housing-units';

/** Preview of a case with the form's present values; unfinished numbers are omitted. */
export function TypedCase({ own, parts }: { own: CaseValues; parts: readonly PagePart[] }) {
  const households = own.households === '' ? Number.NaN : Number(own.households);
  const page = casePage(
    {
      ...own,
      cover: drawnImage(own.cover),
      households: Number.isNaN(households) ? null : households,
      housingUnits: housingUnitBody(own.housingUnits).filter(
        ({ name, areaPing, count }) => name && !Number.isNaN(areaPing) && !Number.isNaN(count),
      ),
    },
    own.introduction,
    parts,
  );
  return <ScaledPreview {...page} theme={recordTheme} />;
}
