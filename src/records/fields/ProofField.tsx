import type { components } from '../../../openapi/generated/types';
import { Note } from '../../ui/Note';
import { proofText as text } from '../record/text';
import { PasswordField, TextField } from './TextField';
import type { BoundField } from '../record/form-fields';

/** Proof that the server requires; none if it does not ask. */
type OwnProof = components['schemas']['OwnProof'] | null | undefined;

interface ProofFieldProps {
  proof: OwnProof;
  password: BoundField<string>;
  passcode: BoundField<string>;
}

/** Asks for a proof when the form changes e-mail or password. */
export function ProofField({ proof, password, passcode }: ProofFieldProps) {
  if (proof === 'signIn') return <Note>{text.signIn}</Note>;
  if (proof === 'passcode') {
    return (
      <TextField
        field={passcode}
        label={text.passcode}
        help={text.passcodeHelp}
        required
        autoComplete="one-time-code"
      />
    );
  }
  if (proof !== 'password') return null;
  return (
    <PasswordField
      field={password}
      label={text.password}
      help={text.passwordHelp}
      required
      autoComplete="current-password"
    />
  );
}
