import { Time } from '../../base/time/Time';
import { ShownSecretDialog } from './ShownSecretDialog';
import { tokenText as text } from './text';
import type { ApiTokenMade } from './token-loaders';
import { Facts } from '../../ui/Facts';

/** Shows a new token once. */
export function ShownTokenDialog({ token, onClose }: { token: ApiTokenMade; onClose: () => void }) {
  const facts = [
    [text.columns.name, token.name],
    [text.labels.scopes, token.scopes.map((scope) => text.scopes[scope]).join(text.separator)],
    [text.columns.expires, <Time key="time" at={token.expiresOn} to="day" />],
  ] as const;
  return (
    <ShownSecretDialog
      title={text.shownTitle}
      help={text.shownHelp}
      label={text.token}
      secret={token.token}
      kept={text.kept}
      onClose={onClose}
    >
      <Facts className="grid-cols-[--spacing(24)_minmax(0,1fr)] gap-y-2 text-table" rows={facts} />
    </ShownSecretDialog>
  );
}
