import type { ApiError } from '../../api/result';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { fieldMessages } from './field-messages';
import type { OwnProof } from './my-account-loaders';
import { secondFactorText as text } from './text';

interface ProofInputProps {
  proof: OwnProof;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  error: ApiError | null;
}

/** Asks for what proves who one is: the password, a passcode of the second factor, or that one has just signed in. */
export function ProofInput({ proof, value, onChange, onEnter, error }: ProofInputProps) {
  if (proof === 'signIn') return <Note>{text.signIn}</Note>;
  const isPassword = proof === 'password';
  return (
    <Field label={isPassword ? text.password : text.passcode} error={fieldMessages(error)[proof]}>
      <TextInput
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
      />
    </Field>
  );
}

/** The proof as a body has it, with an empty password where that is not the proof. */
export function proofIn(proof: OwnProof, value: string): { password: string; passcode?: string } {
  return proof === 'passcode' ? { password: '', passcode: value } : { password: value };
}

/** False while there is something to type. */
export const isProofTyped = (proof: OwnProof, value: string) => proof === 'signIn' || value !== '';
