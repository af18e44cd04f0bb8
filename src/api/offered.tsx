import type { ReactNode } from 'react';
import type { Feature } from '../../openapi/generated/enums';
import { offers } from './features';

/** A component that stands only where the server has the feature; who draws it need not ask. */
export function offered<Props extends object>(
  feature: Feature,
  Part: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function Offered(props) {
    return offers(feature) && <Part {...props} />;
  };
}

/** Something of a screen; without a feature it is of the specification. */
interface OfferedPart {
  feature?: Feature | undefined;
}

/** True for a part that the server has. */
export const isOffered = ({ feature }: OfferedPart): boolean => feature === undefined || offers(feature);

/** Those of the parts that the server has. */
export function offeredOf<Part extends OfferedPart>(parts: readonly (Part | false | undefined)[]): Part[] {
  return parts.filter((part) => part !== undefined && part !== false).filter(isOffered);
}

/** Those of the values that the server has; `features` names those beyond the specification. */
export function offeredAmong<const Value extends string | number>(
  values: readonly Value[],
  features: Readonly<Partial<Record<NoInfer<Value>, Feature>>>,
): Value[] {
  return values.filter((value) => isOffered({ feature: features[value] }));
}

/** The value where the server has the feature. For a constant of a module it would be asked before the sign-in. */
export function ifOffered<Value>(feature: Feature, value: Value): Value | undefined {
  return offers(feature) ? value : undefined;
}
