import { toasts } from '../machines/actors';
import type { ToastRequest } from '../machines/toasts';

/** Shows a toast (specification 4). What it offers makes older offers on the same impossible. */
export function showToast(request: ToastRequest): void {
  if (request.action) voidActions(request.action.subjects);
  toasts.send({ type: 'toast.show', ...request });
}

/** The same for components. */
export function useToast(): (request: ToastRequest) => void {
  return showToast;
}

/** Undoes what was done last, where a toast still offers it. */
export function undoNewest(): void {
  toasts.send({ type: 'action.newest' });
}

/** Tells that what toasts offer to do to one of these, as `case-12`, can be done no more: they go. */
export function voidActions(subjects: readonly string[]): void {
  toasts.send({ type: 'action.void', subjects });
}
