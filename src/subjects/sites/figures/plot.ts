import type { components } from '../../../../openapi/generated/types';
import { dateText } from '../../../base/time/date-time';

type Publication = components['schemas']['FigurePublication'];
type Measure = components['schemas']['FigureMeasure'];

const width = 640;
const left = 44;
const top = 12;
const bottom = 170;
const steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25];

/** Coordinates of the drawing in its own units: a dot and a whisker for each publication, and lines at round shares. */
export function plotOf(publications: readonly Publication[], measure: Measure) {
  const highest = Math.max(0, ...publications.map(({ rates }) => rates[measure]?.high ?? 0));
  const step = steps.find((each) => highest / each <= 5) ?? 0.25;
  const end = Math.max(step, Math.ceil(highest / step) * step);
  const y = (share: number) => bottom - (share / end) * (bottom - top);
  const room = (width - left) / Math.max(1, publications.length);
  return {
    width,
    left,
    bottom,
    room,
    digits: step < 0.01 ? 1 : 0,
    marks: Array.from({ length: Math.round(end / step) + 1 }, (_, index) => ({
      share: index * step,
      y: y(index * step),
    })),
    dots: publications.map((publication, index) => {
      const rate = publication.rates[measure];
      return {
        publication,
        x: left + room * (index + 0.5),
        isRunning: index === publications.length - 1,
        rate: rate && { ...rate, at: y(rate.share), from: y(rate.high), to: y(rate.low) },
      };
    }),
  };
}

/** Month and day. */
export const shortDay = (time: string): string => dateText(time).slice(5);
