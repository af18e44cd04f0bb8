import { appendFileSync } from 'node:fs';

/** How much longer than usual, and from which seed: `npm run campaign -- --scale 10 --seed 7` (docs/operations.md, Campaigns). */
const scale = Number(process.env['CAMPAIGN_SCALE'] ?? 1);
export const campaignSeed = Number(process.env['CAMPAIGN_SEED'] ?? 20_261_121);

/** So many in an ordinary run, as many more as the campaign is larger. */
export function scaled(count: number): number {
  return Math.max(1, Math.round(count * scale));
}

/** Milliseconds that a test of an ordinary run may take, on a busy machine; more for a larger one. */
export function patience(ms: number): number {
  return ms * Math.max(1, scale);
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed = campaignSeed): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The line of figures that a campaign ends with; said only in a campaign. */
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
