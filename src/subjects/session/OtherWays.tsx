import { useEffect, useState } from 'react';
import { startCompanySignIn, startPasskeySignIn } from '../../api/generated/sign-in-operations';
import type { Feature } from '../../../openapi/generated/enums';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import { session } from '../../machines/actors';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { keepCompanyKey, takeCompanyReturn } from './company-return';
import { otherWaysText as text } from './other-ways-text';

/** Answer of the company in the address of this load of the page. */
let back = takeCompanyReturn(window);

interface OtherWaysProps {
  /** Names of features, separated by spaces. */
  ways: string;
  isBusy: boolean;
}

function useOtherWays() {
  const [note, setNote] = useState<string | null>(() => (back === 'failed' ? text.companyUnfinished : null));
  const company = useCall();
  const passkey = useCall();
  useEffect(() => {
    if (typeof back === 'object') session.send({ type: 'otherWay.submit', answer: back });
    back = undefined;
  }, []);

  const goToCompany = () => {
    setNote(null);
    void company.call(
      () => startCompanySignIn({ withoutAppText: true }),
      ({ url, key }) => {
        if (keepCompanyKey(window, key)) window.location.assign(url);
        else setNote(text.noStorage);
      },
    );
  };
  const enterByPasskey = () => {
    setNote(null);
    void passkey.call(
      () => startPasskeySignIn({ withoutAppText: true }),
      async (challenge) => {
        const { answerOf } = await import('./passkey-answer');
        const answer = await answerOf(challenge);
        if (answer) session.send({ type: 'otherWay.submit', answer: { passkey: answer } });
        else setNote(text.passkeyUnfinished);
      },
    );
  };
  const error = company.error ?? passkey.error;
  const message = note ?? (error && failureText(error));
  return { company, passkey, message, goToCompany, enterByPasskey };
}

/** Sign-in by passkey and by the company's account; also ends a sign-in that comes back from the company. */
export function OtherWays({ ways, isBusy }: OtherWaysProps) {
  const has = (way: Feature) => ways.split(' ').includes(way);
  const { company, passkey, message, goToCompany, enterByPasskey } = useOtherWays();
  const isWaiting = isBusy || company.isBusy || passkey.isBusy;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {has('passkeys') && 'PublicKeyCredential' in window && (
        <Button
          icon="key"
          busy={passkey.isBusy}
          busyLabel={text.passkeyWaiting}
          disabled={isWaiting}
          onClick={enterByPasskey}
        >
          {text.passkey}
        </Button>
      )}
      {has('companySignIn') && (
        <Button
          icon="user"
          busy={company.isBusy}
          busyLabel={text.companyWaiting}
          disabled={isWaiting}
          onClick={goToCompany}
        >
          {text.company}
        </Button>
      )}
      <div role="alert">{message && <Note tone="danger">{message}</Note>}</div>
    </div>
  );
}
