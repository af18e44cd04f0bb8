import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { offered } from '../../../api/offered';
import { limits } from '../../../../openapi/generated/limits';
import { requestSalesCase, searchSalesCases } from '../../../api/generated/operations';
import { failureText } from '../../../base/calls/failure-words';
import { useAnswer } from '../../../base/calls/use-answer';
import { useCall } from '../../../base/calls/use-call';
import type { SalesCase } from '../../../machines/publish-site.rules';
import { usePermission } from '../../../base/session/session';
import { Button } from '../../../ui/Button';
import { buttonClass } from '../../../ui/button-class';
import { classNames } from '../../../ui/class-names';
import { Field } from '../../../ui/Field';
import { Note } from '../../../ui/Note';
import { TextInput } from '../../../ui/TextInput';
import { siteText } from '../text';
import { NearCodes } from './NearCodes';
import type { StepProps } from './PublishStepFrame';

const text = siteText.codeSearch;
const { maxLength } = limits.SalesCaseRequest.note;

interface CodeSearchProps {
  caseId: number;
  /** Code unknown to the sales system. */
  code: string;
  send: StepProps['send'];
}

/** Help for an unknown code: a search by name, and a request to the sales department. */
export const CodeSearch = offered('caseRequests', Search);

function Search({ caseId, code, send }: CodeSearchProps) {
  const [keyword, setKeyword] = useState('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const { answer, ask } = useAnswer<readonly SalesCase[]>();
  const request = useCall();
  const codes = usePermission('Permissions.Cases.SalesCodes');
  const find = () => {
    if (keyword.trim()) ask(() => searchSalesCases({ keyword: keyword.trim() }));
  };
  return (
    <section className="grid gap-4 border-t border-line p-4">
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <div className="min-w-48 flex-1">
          <Field label={text.label}>
            <TextInput
              type="search"
              placeholder={text.example}
              maxLength={200}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
          </Field>
        </div>
        <Button
          type="submit"
          icon="search"
          className="mt-6 max-tablet:mt-0 max-tablet:w-full"
          busy={answer.state === 'loading'}
          busyLabel={text.searching}
        >
          {text.search}
        </Button>
      </form>
      <div role="status">
        {answer.state === 'ready' && answer.data.length === 0 && <Note>{text.none}</Note>}
        {answer.state === 'failed' && <Note tone="danger">{failureText(answer.error)}</Note>}
      </div>
      {answer.state === 'ready' && answer.data.length > 0 && (
        <NearCodes title={text.found} near={answer.data} send={send} />
      )}
      {codes.canEdit && (
        <Link to="/sales-codes" className={classNames(buttonClass({ size: 'sm' }), 'justify-self-start')}>
          {text.register}
        </Link>
      )}
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="text-table">{text.requestHelp(code)}</p>
        <Field label={text.note}>
          <TextInput maxLength={maxLength} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Button
          className="justify-self-start"
          icon="send"
          busy={request.isBusy}
          busyLabel={text.requesting}
          disabled={asked === code}
          onClick={() =>
            void request.call(
              () => requestSalesCase({ caseId, code, ...(note.trim() ? { note: note.trim() } : {}) }),
              () => setAsked(code),
            )
          }
        >
          {text.request}
        </Button>
        <div role="status">
          {asked === code && <Note tone="success">{text.requested}</Note>}
          {request.error && <Note tone="warning">{failureText(request.error)}</Note>}
        </div>
      </div>
    </section>
  );
}
