/** A draft on its way from the screen where it was typed to the one where it goes on. */
interface Handover<TDraft> {
  draft: TDraft;
  /** The path that it was typed on. */
  from: string;
  /** Its save was asked for already. */
  isSaving: boolean;
}

// In memory: it must arrive in a browser without storage too.
const underWay = new Map<string, Handover<unknown>>();

/** Leaves a draft for the form of another path, in this tab. */
export function handOver(path: string, handover: Handover<unknown>): void {
  underWay.set(path, handover);
}

/** What was left for the form of this path, until it is forgotten; null when nothing was. */
export function handedOver<TDraft>(path: string): Handover<TDraft> | null {
  // Both forms are of one unit, and of one shape.
  return (underWay.get(path) as Handover<TDraft> | undefined) ?? null;
}

/** The form of this path has it now. */
export function forgetHandover(path: string): void {
  underWay.delete(path);
}
