import type { ApiError } from '../../api/result';
import { useEffect, useRef } from 'react';
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
  error: ApiError | null;
}

/** Input of a proof: password, passcode, or a fresh sign-in, which needs no input. */
export function ProofInput({ proof, value, onChange, error }: ProofInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // A screen reader says the field with its message.
  useEffect(() => {
    if (fieldMessages(error)[proof] !== undefined) input.current?.focus();
  }, [error, proof]);
  if (proof === 'signIn') return <Note>{text.signIn}</Note>;
  const isPassword = proof === 'password';
  return (
    <Field label={isPassword ? text.password : text.passcode} error={fieldMessages(error)[proof]}>
      <TextInput
        ref={input}
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Body fields of the proof; the password is empty if another proof is used. */
export function proofIn(proof: OwnProof, value: string): { password: string; passcode?: string } {
  return proof === 'passcode' ? { password: '', passcode: value } : { password: value };
}

/** False while an input is missing. */
export const isProofTyped = (proof: OwnProof, value: string) => proof === 'signIn' || value !== '';
