import { whenOpen } from './when-drawn';

/** Modal dialog with focus trap and return. */
export const Dialog = whenOpen(async () => (await import('./DialogPlane')).DialogPlane);
