/** Colours of one drawing: sky, wall, glass, ground. */
interface Palette {
  sky: string;
  wall: string;
  glass: string;
  ground: string;
}

/**
 * Elevation as SVG, 1600 x 1067: a building with this number of floors and bays behind trees. The same seed gives the
 * same drawing.
 */
export function elevation(
  { sky, wall, glass, ground }: Palette,
  { floors, bays, seed }: { floors: number; bays: number; seed: number },
): string {
  const random = randomFrom(seed);
  const width = bays * 92 + 60;
  const height = floors * 62 + 50;
  const left = 800 - width / 2;
  const top = 880 - height;
  const shapes: string[] = [`<rect width="1600" height="1067" fill="${sky}"/>`];
  for (let x = -40; x < 1600; x += 130 + random() * 90) {
    const far = 160 + random() * 320;
    shapes.push(
      `<rect x="${x}" y="${880 - far}" width="${90 + random() * 80}" height="${far}" fill="${ground}" opacity=".28"/>`,
    );
  }
  shapes.push(
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${wall}"/>`,
    `<rect x="${left - 14}" y="${top - 16}" width="${width + 28}" height="18" fill="${ground}"/>`,
  );
  for (let floor = 0; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const isDark = random() > 0.72;
      shapes.push(
        `<rect x="${left + 36 + bay * 92}" y="${top + 30 + floor * 62}" width="66" height="40" fill="${glass}" opacity="${isDark ? 1 : 0.72}"/>`,
      );
    }
  }
  shapes.push(`<rect y="880" width="1600" height="187" fill="${ground}"/>`);
  for (let x = 60; x < 1600; x += 120 + random() * 120) {
    const radius = 42 + random() * 34;
    shapes.push(
      `<rect x="${x - 6}" y="${880 - radius}" width="12" height="${radius + 14}" fill="#5B4A3A"/>`,
      `<circle cx="${x}" cy="${860 - radius * 1.2}" r="${radius}" fill="${random() > 0.5 ? '#5E7F5C' : '#44664B'}"/>`,
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067" viewBox="0 0 1600 1067">${shapes.join('')}</svg>`;
}

/** A small generator (mulberry32), as drawings must be the same at every start. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
