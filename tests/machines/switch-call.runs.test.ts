import { createActor } from 'xstate';
import { type SwitchCallInput, switchCallMachine } from '../../src/machines/switch-call';
import { fakeCall, network, refused } from './fake-call';
import { testRuns } from './random-runs';
import { sentences } from './sentences';

function begin() {
  const call = fakeCall<unknown, SwitchCallInput>();
  const actor = createActor(switchCallMachine.provide({ actors: { callSwitch: call.logic } }), {
    input: { value: false },
  });
  actor.start();
  return {
    actor,
    call,
    /** The newest word of the server. */
    said: false,
    /** Read while a call ran: counts if the call fails. */
    readMeanwhile: null as boolean | null,
  };
}

type World = ReturnType<typeof begin>;

const isCalling = ({ call }: World) => call.isWaiting();
const isRead = (value: boolean) => ({
  happen: (world: World) => {
    if (isCalling(world)) world.readMeanwhile = value;
    else world.said = value;
    world.actor.send({ type: 'value.synced', value });
  },
});
const fails = (fail: (call: World['call']) => Promise<void>) => ({
  when: isCalling,
  happen: async (world: World) => {
    world.said = world.readMeanwhile ?? world.said;
    world.readMeanwhile = null;
    await fail(world.call);
  },
});

testRuns('switch-call', sentences['switch-call'], {
  begin,
  events: {
    'it is pressed': { happen: ({ actor }) => actor.send({ type: 'switch.toggle' }) },
    'the server agrees': {
      when: isCalling,
      happen: async (world) => {
        world.said = world.call.inputs.at(-1)?.value ?? world.said;
        world.readMeanwhile = null;
        await world.call.answer(null);
      },
    },
    'the server refuses': fails((call) => call.fail(refused)),
    'no network': fails((call) => call.fail(network)),
    'the answer is lost': fails((call) => call.lose()),
    'the record is read: on': isRead(true),
    'the record is read: off': isRead(false),
    'an earlier change is undone': {
      when: (world) => world.call.inputs.length > 0 && !isCalling(world),
      happen: (world) => {
        const first = world.call.inputs[0];
        world.said = first?.value === false;
        first?.adopt(world.said);
      },
    },
  },
  always: {
    'a switch shows what the server last said': ({ actor, said }) =>
      actor.getSnapshot().context.value === said,
  },
  rest: ({ actor }) => void actor.stop(),
});
