// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { FactForm } from '../../../src/subjects/cases/FactForm';
import { factNames, factValues, shownFacts } from '../../../src/subjects/cases/facts-schema';

test('Enter in a fact goes on to the next one, but not while a character is composed; the tick gives the document to all that follow', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const done = vi.fn<(others: readonly string[], goesOn: boolean) => void>();
  const licence = { name: 'constructionPermit' as const, value: '113 建字第 0123 號', isPrinted: false };
  const values = factValues({ facts: [{ ...licence, source: 'permit', documentDate: '2024-08-20' }] });
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <FactForm
        caseId={1}
        name="constructionPermit"
        facts={shownFacts(values)}
        field={{
          id: 'constructionPermit',
          label: '',
          limit: {},
          value: values.constructionPermit,
          onChange() {},
          settle: () => null,
          error: undefined,
        }}
        onDone={done}
      />,
    ),
  );
  const enter = (init: KeyboardEventInit) =>
    act(async () => {
      const value = document.getElementById('constructionPermit');
      value?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
      await vi.advanceTimersByTimeAsync(1);
    });
  vi.useFakeTimers();
  await enter({ isComposing: true });
  expect(done).not.toHaveBeenCalled();
  await enter({});
  expect(done).toHaveBeenLastCalledWith([], true);
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await enter({});
  expect(done).toHaveBeenLastCalledWith(factNames.slice(1), true);
});
