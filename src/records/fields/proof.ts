import { limits } from '../../../openapi/generated/limits';
import { optionalText } from './rules';
import { proofText } from '../record/text';

const { currentPassword, passcode } = limits.ProfileInput;

/** Form fields for a proof; empty when none is required. */
export const proofEntries = {
  currentPassword: optionalText(currentPassword),
  passcode: optionalText(passcode),
};
export const noProof = { currentPassword: '', passcode: '' };
/** Excluded from the browser's safety copies. */
export const proofSecrets = ['currentPassword', 'passcode'] as const;
export const proofLabels = { currentPassword: proofText.password, passcode: proofText.passcode };

/** Body fields of the proof; empty ones are omitted, for servers that implement only the specification. */
export function proofBody(typed: typeof noProof) {
  return {
    ...(typed.currentPassword ? { currentPassword: typed.currentPassword } : {}),
    ...(typed.passcode ? { passcode: typed.passcode } : {}),
  };
}
