import type { AnyRoute, LoaderFnContext } from '@tanstack/react-router';
import type { ApiError } from '../../api/result';
import { session } from '../../machines/actors';
import { accountOf, ownerOf } from '../../machines/session';
import { LoadError } from './load';

/** Data that stayed on its screen because loading it again failed, with the reason. */
const outdated = new WeakMap<object, ApiError>();

/** Reason why a screen's data could not be loaded again; undefined for the newest. */
export function outdatedBy(loaderData: unknown): ApiError | undefined {
  return typeof loaderData === 'object' && loaderData !== null ? outdated.get(loaderData) : undefined;
}

/**
 * Keeps a route's data when a reload fails, as its form may have input. Not if the record is gone or
 * forbidden.
 */
export function keepLoaded(route: AnyRoute): void {
  const { loader } = route.options;
  if (typeof loader !== 'function') return;
  let last: { place: string; data: object } | null = null;
  const load = async (context: LoaderFnContext): Promise<unknown> => {
    const place = placeOf(context);
    try {
      const data: unknown = await loader(context);
      if (!context.abortController.signal.aborted) last = place && isObject(data) ? { place, data } : null;
      return data;
    } catch (error) {
      if (!last || last.place !== place || placeOf(context) !== place) throw error;
      if (!(error instanceof LoadError) || isFinal(error.error)) throw error;
      outdated.set(last.data, error.error);
      return last.data;
    }
  };
  route.options.loader = load;
}

/** Account and address of the data; null without an account. */
function placeOf({ params, deps }: LoaderFnContext): string | null {
  const account = accountOf(session.getSnapshot());
  return account && JSON.stringify([ownerOf(account), params, deps]);
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** True if the data must not stay: sign-in or permission is missing, or the record is gone. */
const isFinal = (error: ApiError) => error.kind === 'status' && [401, 403, 404].includes(error.status);
