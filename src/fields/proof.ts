import { limits } from '../../openapi/generated/limits';
import { optionalText } from './rules';
import { proofText } from '../record/text';

const { currentPassword, passcode } = limits.ProfileInput;

/** The fields of a form by which who saves proves who they are; empty where that is not asked. */
export const proofEntries = {
  currentPassword: optionalText(currentPassword),
  passcode: optionalText(passcode),
};
export const noProof = { currentPassword: '', passcode: '' };
/** Never written into the browser's safety copy. */
export const proofSecrets = ['currentPassword', 'passcode'] as const;
export const proofLabels = { currentPassword: proofText.password, passcode: proofText.passcode };

/** What of it a body has: a field that is empty is left out, for a server that knows only the specification. */
export function proofBody(typed: typeof noProof) {
  return {
    ...(typed.currentPassword ? { currentPassword: typed.currentPassword } : {}),
    ...(typed.passcode ? { passcode: typed.passcode } : {}),
  };
}
