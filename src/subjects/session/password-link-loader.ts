import { checkPasswordLink } from '../../api/generated/sign-in-operations';
import type { ApiError } from '../../api/result';
import { LoadError } from '../../base/calls/load';

/** Owner of the link in the address; none for an invalid link. Throws LoadError for other failures. */
export async function loadPasswordLink(link: string) {
  if (!link) return { link, owner: null };
  const result = await checkPasswordLink({ passwordLink: link });
  if (!result.ok && !saysNo(result.error)) throw new LoadError(result.error);
  return { link, owner: result.ok ? result.data : null };
}

/** True for an answer that rejects the link itself. */
const saysNo = (error: ApiError) =>
  error.kind === 'refused' || (error.kind === 'status' && error.status === 400);
