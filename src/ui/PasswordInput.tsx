import { type ComponentProps, useState } from 'react';
import { IconButton } from './IconButton';
import { TextInput } from './TextInput';

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix'> {
  /** Names of the button that shows and hides the password. */
  words: { show: string; hide: string };
}

/** Password input that can be revealed. */
export function PasswordInput({ words, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          size="sm"
          label={isShown ? words.hide : words.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
      {...props}
    />
  );
}
