import { kindUnits } from '../../openapi/generated/kinds';
import { lazy, type ReactNode, Suspense } from 'react';
import { getMediaFocus } from '../api/generated/operations';
import type { components } from '../../openapi/generated/types';
import { failureText } from '../calls/failure-words';
import { useAnswer } from '../calls/use-answer';
import { usePermission } from '../session/session';
import { useToast } from '../messages/messages';
import { focusOf, type MaybeFocus } from '../site/focus';
import { tellFocus } from './changed-focus';

// Loaded only when a focus is set.
const FocalDialog = lazy(() => import('./FocalDialog').then((module) => ({ default: module.FocalDialog })));

interface Picture extends MaybeFocus {
  filePath: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Lets the focus of a stored picture be set from a field that shows it, by those who may edit pictures. */
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
        // Nothing is on the screen yet that could say so, and of a call that only reads nobody else does.
        if (!result.ok && result.error.kind === 'network') {
          toast({ kind: 'error', text: failureText(result.error) });
        }
        return result;
      }),
    dialog: answer.state === 'ready' && (
      <Suspense>
        <FocalDialog
          src={filePath}
          pixels={{ width, height }}
          loaded={answer.data}
          onClose={forget}
          onSaved={(focus) => {
            forget();
            tellFocus(filePath, focusOf(picture), focus);
          }}
        />
      </Suspense>
    ),
  };
}
