import { appendFileSync } from 'node:fs';

/** Scale and seed: `npm run campaign -- --scale 10 --seed 7` (docs/operations.md, Campaigns). */
const scale = Number(process.env['CAMPAIGN_SCALE'] ?? 1);
export const campaignSeed = Number(process.env['CAMPAIGN_SEED'] ?? 20_261_121);

/** Count scaled by the campaign. */
export function scaled(count: number): number {
  return Math.max(1, Math.round(count * scale));
}

/** Timeout in milliseconds on a busy machine, scaled by the campaign. */
export function scaledTimeout(ms: number): number {
  return ms * Math.max(1, scale);
}

/** Repeatable random numbers from 0 to 1. */
export function randomNumbers(seed = campaignSeed): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Final figures of a campaign; silent in ordinary runs. */
export function report(name: string, figures: Record<string, number>): void {
  const file = process.env['CAMPAIGN_REPORT'];
  if (file) {
    appendFileSync(
      file,
      `${name}: ${Object.entries(figures)
        .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
        .join(', ')}; seed ${campaignSeed}\n`,
    );
  }
}
