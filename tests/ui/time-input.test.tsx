import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimeInput } from '../../src/ui/TimeInput';

it('a time picker offers every minute of the hour unless it is given a step', () => {
  const choices = (props: { step?: number }) =>
    renderToStaticMarkup(
      <TimeInput value="" onChange={() => {}} hourLabel="時" minuteLabel="分" {...props} />,
    ).match(/<option[^>]*>\d\d<\/option>/g)?.length;
  expect([choices({}), choices({ step: 15 })]).toEqual([24 + 60, 24 + 4]);
});
