import type { useMachine } from '@xstate/react';
import type { providedPublishSite } from '../../../machines/provided-websites';
import type { PublishSnapshot } from '../../../machines/publish-site.select';
import { websiteText } from '../text';
import type { Website } from '../website-loaders';

/** What each step of the publish flow is given. */
export interface StepProps {
  snapshot: PublishSnapshot;
  send: ReturnType<typeof useMachine<typeof providedPublishSite>>[1];
  canEdit: boolean;
  website: Website;
}

/** What to say of a call that failed: the server's words, or that it could not be reached. */
export function failureText({ context: { error } }: PublishSnapshot): string {
  if (!error) return websiteText.failed;
  return error.kind === 'network' ? websiteText.offline : (error.messages[0] ?? websiteText.failed);
}
