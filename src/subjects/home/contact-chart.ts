import { ContactType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';

export type ContactWeek = components['schemas']['ContactWeek'];

/** Order of the types from the bottom of a bar. */
export const typeOrder = [
  ContactType.visit,
  ContactType.customerService,
  ContactType.landDevelopment,
  ContactType.advertisingCooperation,
  ContactType.other,
] as const;

/** In units of the drawing, 712 wide and 248 high. */
const plot = { left: 64, step: 56, foot: 152, height: 124, lineFoot: 240, lineHeight: 44 };
const gap = 1.5;

interface Point {
  x: number;
  y: number;
  hours: number;
}

/** Bars of the weeks, axis marks, and a line of medians, interrupted where unknown. */
export function chartOf(weeks: readonly ContactWeek[]) {
  const totals = weeks.map(totalOf);
  const top = Math.max(...totals, 1);
  const unit = plot.height / top;
  const slowest = Math.max(...weeks.map(({ medianHours }) => medianHours ?? 0), 0.1);
  const lines: Point[][] = [[]];
  weeks.forEach(({ medianHours: hours }, index) => {
    if (hours === null) return void lines.push([]);
    lines.at(-1)?.push({ x: xOf(index), y: plot.lineFoot - (hours / slowest) * plot.lineHeight, hours });
  });
  return {
    bars: weeks.map((week, index) => ({
      x: xOf(index),
      total: totals[index] ?? 0,
      y: plot.foot - (totals[index] ?? 0) * unit,
      isRunning: index === weeks.length - 1,
      day: shortDay(week.startDate),
      parts: partsOf(week, unit),
    })),
    marks: marksUpTo(top).map((value) => ({ value, y: plot.foot - value * unit })),
    lines: lines.filter((line) => line.length > 0),
  };
}

export function totalOf({ counts }: ContactWeek): number {
  return counts.reduce((all, count) => all + count, 0);
}

export function countOf({ counts }: ContactWeek, type: (typeof typeOrder)[number]): number {
  return counts[type - 1] ?? 0;
}

/** Weeks with enquiries that make up a usual range. */
const usualWeeks = 4;

/** How the weeks differ from the usual range: the present one by more, or the last whole one by fewer, enquiries. */
export function unusualOf(weeks: readonly ContactWeek[]): { kind: 'most' | 'fewest'; count: number } | null {
  const totals = weeks.map(totalOf);
  const [running = 0, last = 0, ...before] = totals.toReversed();
  if (!hasUsualRange(weeks)) return null;
  if (running > Math.max(last, ...before)) return { kind: 'most', count: running };
  const began = before.slice(0, before.findLastIndex((total) => total > 0) + 1);
  return began.length > 1 && last < Math.min(...began) ? { kind: 'fewest', count: last } : null;
}

/** False for figures that are too few to compare. */
export function hasUsualRange(weeks: readonly ContactWeek[]): boolean {
  return weeks.filter((week) => totalOf(week) > 0).length >= usualWeeks;
}

/** A day as M/D. */
export function shortDay(date: string): string {
  return date.slice(5).split('-').map(Number).join('/');
}

const xOf = (index: number) => plot.left + index * plot.step;

function partsOf(week: ContactWeek, unit: number) {
  let y = plot.foot;
  return typeOrder.flatMap((type) => {
    const height = countOf(week, type) * unit;
    y -= height;
    return height > 0 ? [{ type, y, height: Math.max(height - gap, 1) }] : [];
  });
}

/** At most five round numbers, starting at 0. */
function marksUpTo(top: number): number[] {
  let step = 1;
  for (let round = 0; top / step > 4; round += 1) {
    step = ([2, 5, 10][round % 3] ?? 10) * 10 ** Math.floor(round / 3);
  }
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}
