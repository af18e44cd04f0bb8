/** Views that every demo page may show beside its own elevation; all 1600 x 1067 but the plan and the map. */
export type DrawingName = 'interior' | 'night' | 'arcade' | 'plan' | 'map';

const frame = (width: number, height: number, shapes: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const tree = (x: number, ground: number, radius: number, fill: string) =>
  `${rect(x - radius / 8, ground - radius, radius / 4, radius, '#5B4A3A')}<circle cx="${x}" cy="${ground - radius * 1.5}" r="${radius}" fill="${fill}"/>`;

/** A living room whose window is as wide as the wall; by night the room is dark and the city lit. */
function room(colours: {
  wall: string;
  floor: string;
  sky: string;
  leaf: string;
  wood: string;
  sofa: string;
  lights: boolean;
}): string {
  const { wall, floor, sky, leaf, wood, sofa, lights } = colours;
  const city = Array.from({ length: 11 }, (_, index) =>
    rect(
      420 + index * 108,
      470 - ((index * 53) % 170),
      84,
      330,
      lights ? '#20262B' : '#C9CEC4',
      'opacity=".8"',
    ),
  ).join('');
  const lamps = lights
    ? Array.from({ length: 60 }, (_, index) =>
        rect(
          432 + ((index * 61) % 1150),
          400 + ((index * 37) % 300),
          10,
          14,
          '#E9C27E',
          `opacity="${0.4 + (index % 5) / 9}"`,
        ),
      ).join('')
    : '';
  return frame(1600, 1067, [
    rect(0, 0, 1600, 1067, wall),
    rect(400, 150, 1200, 640, sky),
    city,
    lamps,
    ...[480, 690, 930, 1180, 1420].map((x, index) => tree(x, 800, 74 + (index % 3) * 16, leaf)),
    ...[400, 800, 1200].map((x) => rect(x, 150, 14, 640, wood)),
    rect(400, 142, 1200, 12, wood),
    rect(400, 786, 1200, 14, wood),
    rect(0, 800, 1600, 267, floor),
    ...Array.from(
      { length: 9 },
      (_, index) =>
        `<path d="M${index * 220 - 140} 1067 L${300 + index * 130} 800" stroke="${wood}" stroke-opacity=".25" stroke-width="3"/>`,
    ),
    ...Array.from({ length: 5 }, (_, shelf) => rect(0, 220 + shelf * 116, 330, 8, wood)),
    ...Array.from({ length: 40 }, (_, book) =>
      rect(
        12 + (book % 10) * 31,
        148 + Math.floor(book / 10) * 116 + (book % 3) * 8,
        20,
        70 - (book % 3) * 8,
        ['#7E8F86', '#B0724C', '#D8CDBB', '#4F7370'][book % 4] ?? wood,
      ),
    ),
    rect(640, 800, 560, 120, sofa, 'rx="18"'),
    rect(640, 740, 560, 90, sofa, 'rx="18" opacity=".85"'),
    rect(700, 900, 440, 20, wood, 'rx="6"'),
  ]);
}

/** An arcade in one-point perspective, with light between its columns. */
function arcade(): string {
  const columns = Array.from({ length: 7 }, (_, index) => {
    const near = 1 - index / 7.6;
    const x = 800 - 700 * near;
    return (
      rect(x, 533 - 430 * near, 70 * near, 890 * near * 0.82, '#8C7F6D') +
      `<path d="M${x + 70 * near} ${533 + 300 * near} L${x + 620 * near} ${533 + 470 * near} L${x + 700 * near} ${533 + 440 * near} L${x + 90 * near} ${533 + 280 * near} Z" fill="#F2E3BE" opacity=".55"/>`
    );
  });
  return frame(1600, 1067, [
    rect(0, 0, 1600, 1067, '#CFE0D6'),
    ...[90, 210, 330].map((x, index) => tree(x, 820, 96 - index * 18, '#6E8F68')),
    '<path d="M800 533 L1600 60 L1600 1040 Z" fill="#D8CBB6"/>',
    '<path d="M800 533 L0 0 L1600 0 L1600 60 Z" fill="#A58D6F"/>',
    '<path d="M800 533 L0 1067 L1600 1067 L1600 1040 Z" fill="#E3D3AE"/>',
    ...columns.toReversed(),
    rect(770, 480, 60, 60, '#FBF4E2'),
    ...[880, 1010, 1180].map(
      (x, index) =>
        `<circle cx="${x}" cy="${560 + index * 26}" r="${9 + index * 4}" fill="#3B332B"/>${rect(x - 10 - index * 4, 570 + index * 30, 20 + index * 8, 60 + index * 26, '#3B332B', 'rx="8"')}`,
    ),
  ]);
}

/** A flat of three rooms, drawn as a plan. */
function plan(): string {
  const wall = (d: string) => `<path d="${d}" fill="none" stroke="#2B2722" stroke-width="14"/>`;
  const name = (x: number, y: number, text: string) =>
    `<text x="${x}" y="${y}" font-family="Noto Sans CJK TC, sans-serif" font-size="34" fill="#4B453D" text-anchor="middle">${text}</text>`;
  return frame(1600, 1200, [
    rect(0, 0, 1600, 1200, '#F7F4EE'),
    rect(200, 160, 1200, 880, '#FFFFFF'),
    rect(200, 880, 760, 160, '#E2EBE2'),
    rect(1180, 160, 220, 260, '#E7EDF0'),
    wall('M200 160 H1400 V1040 H200 Z'),
    wall('M640 160 V560'),
    wall('M1000 160 V560 M200 560 H560 M700 560 H1000'),
    wall('M1180 160 V420 H1400'),
    wall('M960 880 V1040 M200 880 H960'),
    wall('M1060 560 V1040 M1060 560 H1400'),
    ...['M560 560 a80 80 0 0 1 80 80', 'M1000 470 a90 90 0 0 0 90 90'].map(
      (d) => `<path d="${d}" fill="none" stroke="#A9743A" stroke-width="4"/>`,
    ),
    name(420, 370, 'LDK'),
    name(420, 970, 'BALCONY'),
    name(820, 370, 'BR 2'),
    name(1090, 330, 'BR 3'),
    name(1290, 300, 'BATH'),
    name(620, 730, 'LIVING'),
    name(1230, 800, 'MASTER'),
    ...[240, 520, 800].map((x) => rect(x, 1036, 180, 8, '#6E9BB0')),
    '<path d="M200 1110 H1400 M200 1090 V1130 M1400 1090 V1130" stroke="#85571F" stroke-width="4"/>',
    name(800, 1165, '12.4 m'),
  ]);
}

/** The streets around the site. */
function map(): string {
  const street = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="#FFFFFF" stroke-width="${width}"/>`;
  return frame(1920, 1080, [
    rect(0, 0, 1920, 1080, '#EBE6DC'),
    rect(120, 560, 620, 380, '#C5D6BF', 'rx="30"'),
    '<path d="M1500 -20 C1400 400 1700 700 1560 1100 L1940 1100 L1940 -20 Z" fill="#C9DAE2"/>',
    street('M-20 480 H1520', 46),
    street('M860 -20 V1100', 46),
    street('M-20 220 H1480', 24),
    street('M420 -20 V520', 24),
    street('M1220 -20 V1100', 24),
    street('M860 800 H1560', 24),
    street('M-20 1000 L860 760', 24),
    '<path d="M-20 360 C500 300 900 420 1520 300" fill="none" stroke="#A9743A" stroke-width="8" stroke-dasharray="28 14"/>',
    ...[300, 860, 1340].map(
      (x, index) =>
        `<circle cx="${x}" cy="${[338, 362, 330][index] ?? 0}" r="18" fill="#FFFFFF" stroke="#A9743A" stroke-width="8"/>`,
    ),
    rect(930, 540, 220, 200, '#1F5B4E', 'rx="8"'),
    '<circle cx="1040" cy="640" r="34" fill="#FFFFFF"/>',
    ...Array.from(
      { length: 26 },
      (_, index) =>
        `<circle cx="${170 + ((index * 97) % 540)}" cy="${610 + ((index * 61) % 290)}" r="${14 + (index % 4) * 5}" fill="#8FAE86"/>`,
    ),
  ]);
}

/** Every view as SVG, with the name that its file gets. */
export const drawings: Record<DrawingName, { svg: () => string; fileName: string }> = {
  interior: {
    svg: () =>
      room({
        wall: '#EFE9DF',
        floor: '#D8C3A0',
        sky: '#DCE9E6',
        leaf: '#6E8F68',
        wood: '#8A6B4B',
        sofa: '#A9A093',
        lights: false,
      }),
    fileName: '客廳.jpg',
  },
  night: {
    svg: () =>
      room({
        wall: '#1B2024',
        floor: '#2A2522',
        sky: '#0F1519',
        leaf: '#24352C',
        wood: '#4A3B2D',
        sofa: '#3A3F44',
        lights: true,
      }),
    fileName: '夜間客廳.jpg',
  },
  arcade: { svg: arcade, fileName: '迴廊.jpg' },
  plan: { svg: plan, fileName: '平面配置.jpg' },
  map: { svg: map, fileName: '交通位置.jpg' },
};
