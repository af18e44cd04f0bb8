import { toasts } from '../../machines/actors';
import type { ToastRequest } from '../../machines/toasts';
import { truthfulSuccess } from './unsaved';

/** Shows a toast (specification 4). Its action invalidates older ones on the same subjects. */
export function showToast(request: ToastRequest): void {
  if (request.action) voidActions(request.action.subjects);
  const text = request.kind === 'success' ? truthfulSuccess(request.text) : request.text;
  toasts.send({ type: 'toast.show', ...request, text });
}

/** `showToast` for components. */
export function useToast(): (request: ToastRequest) => void {
  return showToast;
}

/** Runs the newest undo offer, if any. */
export function undoNewest(): void {
  toasts.send({ type: 'action.newest' });
}

/** Removes toasts with actions on these subjects, such as `case-12`. */
export function voidActions(subjects: readonly string[]): void {
  toasts.send({ type: 'action.void', subjects });
}
