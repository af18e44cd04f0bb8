import { type ComponentProps, useState } from 'react';
import { IconButton } from './IconButton';
import { TextInput } from './TextInput';

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix'> {
  /** Names of the button that shows what is typed, and hides it again. */
  words: { show: string; hide: string };
}

/** A password that can be shown while it is typed. */
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
