import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { removeCompanyLink } from '../../api/generated/operations';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { type Profile, proofOf } from './my-account-loaders';
import { passkeysText as text } from './passkeys-text';
import { ProofDialog } from './ProofDialog';

/** The company account: since when it is linked, and an end of the link. */
export function CompanyLinkCard({ profile }: { profile: Profile }) {
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const since = profile.companySince;
  return (
    <TitledCard title={text.company}>
      <p className="text-ink-soft">
        {since ? <TimeIn say={text.linked} at={since} to="day" /> : text.unlinked}
      </p>
      {since && (
        <Button className="mt-4" onClick={() => setAsks(true)}>
          {text.unlink}
        </Button>
      )}
      {asks && (
        <ProofDialog
          title={text.unlinkTitle}
          description={text.unlinkQuestion}
          confirmLabel={text.unlink}
          proof={proofOf(profile)}
          send={removeCompanyLink}
          onDone={() => router.invalidate()}
          onClose={() => setAsks(false)}
        />
      )}
    </TitledCard>
  );
}
