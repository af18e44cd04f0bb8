import { kindUnits } from '../../../openapi/generated/kinds';
import { type ReactNode } from 'react';
import { getMediaFocus } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { failureText } from '../../base/calls/failure-words';
import { useAnswer } from '../../base/calls/use-answer';
import { usePermission } from '../../base/session/session';
import { useToast } from '../../base/messages/messages';
import { focusOf, type MaybeFocus } from '../../drawing/focus';
import { publishFocus } from './changed-focus';
import { whenDrawn } from '../../ui/when-drawn';

// Loaded on demand.
const FocalDialog = whenDrawn(async () => (await import('./FocalDialog')).FocalDialog);

interface Picture extends MaybeFocus {
  filePath: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Lets users with permission set the focus of a stored picture from its field. */
export function useFocalPoint(picture: Picture | null | undefined): {
  open: (() => void) | undefined;
  dialog: ReactNode;
} {
  const { canEdit } = usePermission(kindUnits.media);
  const toast = useToast();
  const { answer, ask, forget } = useAnswer<components['schemas']['MediaFocus']>();
  const { filePath = '', width, height } = picture ?? {};
  if (!picture || !canEdit || !width || !height) return { open: undefined, dialog: null };
  return {
    open: () =>
      ask(async () => {
        const result = await getMediaFocus({ filePath });
        // The client does not announce reads without an answer, and the screen shows no sign of it.
        if (!result.ok && result.error.kind === 'network') {
          toast({ kind: 'error', text: failureText(result.error) });
        }
        return result;
      }),
    dialog: answer.state === 'ready' && (
      <FocalDialog
        src={filePath}
        pixels={{ width, height }}
        loaded={answer.data}
        onClose={forget}
        onSaved={(focus) => {
          forget();
          publishFocus(filePath, focusOf(picture), focus);
        }}
      />
    ),
  };
}
