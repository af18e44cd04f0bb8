import { checkPasswordLink } from '../../api/generated/sign-in-operations';
import type { ApiError } from '../../api/result';
import { LoadError } from '../../calls/load';

/** Whose password the link in the address sets, and the link itself; without an owner when it is good no more. Throws LoadError where the server does not say whether it is. */
export async function loadPasswordLink(link: string) {
  if (!link) return { link, owner: null };
  const result = await checkPasswordLink({ passwordLink: link });
  if (!result.ok && !saysNo(result.error)) throw new LoadError(result.error);
  return { link, owner: result.ok ? result.data : null };
}

/** True for an answer that the link itself is to blame for. */
const saysNo = (error: ApiError) =>
  error.kind === 'refused' || (error.kind === 'status' && error.status === 400);
