import { checkPasswordLink } from '../../api/generated/sign-in-operations';
import { LoadError } from '../../calls/load';

/** Whose password the link in the address sets, and the link itself; without an owner when it is good no more. Throws LoadError without an answer. */
export async function loadPasswordLink(link: string) {
  if (!link) return { link, owner: null };
  const result = await checkPasswordLink({ passwordLink: link });
  if (!result.ok && result.error.kind === 'network') throw new LoadError(result.error);
  return { link, owner: result.ok ? result.data : null };
}
