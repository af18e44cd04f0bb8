import type { ComponentType } from 'react';
import type { Feature } from '../../openapi/generated/enums';
import { offers } from './features';

/** A component that stands only where the server has the feature; who draws it need not ask. */
export function offered<Props extends object>(feature: Feature, Part: ComponentType<Props>) {
  return function Offered(props: Props) {
    return offers(feature) && <Part {...props} />;
  };
}

/** Those of the parts that the server has; a part without a feature is of the specification. */
export function offeredOf<Part extends { feature?: Feature | undefined }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ feature }) => feature === undefined || offers(feature));
}
