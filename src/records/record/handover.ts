/** A draft passed from one screen to another. */
interface Handover<TDraft> {
  draft: TDraft;
  /** Path of the first screen. */
  from: string;
  /** A save was already requested. */
  isSaving: boolean;
}

// In memory, so that it works without storage.
const underWay = new Map<string, Handover<unknown>>();

/** Passes a draft to the form of another path, in this tab. */
export function passDraft(path: string, handover: Handover<unknown>): void {
  underWay.set(path, handover);
}

/** Draft passed to this path, until `forgetHandover`; null without one. */
export function passedDraft<TDraft>(path: string): Handover<TDraft> | null {
  // Both forms belong to the same unit, with the same shape.
  return (underWay.get(path) as Handover<TDraft> | undefined) ?? null;
}

/** Ends a handover after its form has received it. */
export function forgetHandover(path: string): void {
  underWay.delete(path);
}
