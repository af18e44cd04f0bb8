import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ApiResult } from '../../src/api/result';
import { CallSwitch } from '../../src/records/record-actions/CallSwitch';
import { toasts } from '../../src/machines/actors';
import { switchCallMachine } from '../../src/machines/switch-call';
import { failed, network, ok, refused, settled, status } from '../machines/fake-call';

beforeAll(() => void toasts.start());
afterAll(() => void toasts.stop());

/** The machine of a rendered switch. */
function machineOf(call: () => Promise<ApiResult<unknown>>) {
  const provide = vi.spyOn(switchCallMachine, 'provide');
  renderToStaticMarkup(
    <CallSwitch
      name="松濤硯"
      subject="case-1/highlight"
      value={false}
      call={call}
      onLabel="指標建案"
      offLabel="非指標建案"
    />,
  );
  const [made] = provide.mock.results;
  provide.mockRestore();
  if (made?.type !== 'return') throw new Error('no machine');
  return made.value;
}

test.each([true, false])('a switch has the name of its record, also when its state is %s', (value) => {
  const html = renderToStaticMarkup(
    <CallSwitch
      name="松濤硯"
      subject="case-1/highlight"
      value={value}
      call={async () => ok(null)}
      onLabel="指標建案"
      offLabel="非指標建案"
    />,
  );
  expect(html).toContain(`aria-checked="${value}"`);
  expect(html).toContain('aria-label="指標建案：松濤硯"');
});

test.each([
  ['is refused', async () => failed(refused), false, []],
  ['gets no answer', async () => failed(network), false, []],
  ['meets an error', async () => failed(status(500)), false, []],
  ['throws', () => Promise.reject(new Error('lost')), false, []],
  ['succeeds', async () => ok(null), true, ['「松濤硯」已改為「指標建案」']],
])(
  'a switch whose call %s shows no message of its own, but for its success',
  async (_, call, value, shown) => {
    const actor = createActor(machineOf(call), { input: { value: false } }).start();
    actor.send({ type: 'switch.toggle' });
    await settled();
    expect(actor.getSnapshot().context.value).toBe(value);
    expect(toasts.getSnapshot().context.toasts.map(({ text }) => text)).toEqual(shown);
  },
);
