/**
 * Views of the templates' samples, each with its own house. 1600 x 1067, except galleries, plans, the map and the film.
 */
export type DrawingName =
  | 'stoneHouse'
  | 'nightHouse'
  | 'streetHouse'
  | 'warmHouse'
  | 'interior'
  | 'night'
  | 'warmRoom'
  | 'arcade'
  | 'nightArcade'
  | 'warmArcade'
  | 'plan'
  | 'smallPlan'
  | 'map'
  | 'buildingSite'
  | 'earlierSite'
  | 'garden'
  | 'nightGarden'
  | 'streetGarden'
  | 'warmGarden'
  | 'roof'
  | 'nightRoof'
  | 'streetRoof'
  | 'warmRoof'
  | 'stoneEvening'
  | 'nightStreet'
  | 'warmEvening';

const frame = (width: number, height: number, shapes: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const tree = (x: number, ground: number, radius: number, fill: string) =>
  `${rect(x - radius / 8, ground - radius, radius / 4, radius, '#5B4A3A')}<circle cx="${x}" cy="${ground - radius * 1.5}" r="${radius}" fill="${fill}"/>`;

/** A living room with a window as wide as the wall; at night the room is dark and the city lit. */
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

interface HouseColours {
  sky: string;
  far: string;
  wall: string;
  shade: string;
  slab: string;
  glass: string;
  lit: string;
  ground: string;
  leaf: string;
}

/**
 * A house seen from across the street: balconies in front of its windows, a lit ground floor, trees. `lights` of ten
 * windows are lit.
 */
function house(
  { sky, far, wall, shade, slab, glass, lit, ground, leaf }: HouseColours,
  { floors, bays, left, lights }: { floors: number; bays: number; left: number; lights: number },
): string {
  const bay = 104;
  const storey = 58;
  const width = bays * bay;
  const base = 900;
  const top = base - 110 - floors * storey;
  const isLit = (place: number) => (place * 7 + Math.floor(place / 5) * 3) % 10 < lights;
  const windows = Array.from({ length: floors * bays }, (_, place) => {
    const x = left + (place % bays) * bay;
    const y = top + Math.floor(place / bays) * storey;
    return [
      rect(x + 14, y + 10, bay - 28, 38, isLit(place) ? lit : glass),
      rect(x + bay / 2 - 2, y + 10, 4, 38, wall),
      (place + Math.floor(place / bays)) % 3 ? rect(x + 8, y + 34, bay - 16, 14, slab, 'opacity=".92"') : '',
    ].join('');
  });
  return frame(1600, 1067, [
    rect(0, 0, 1600, 1067, sky),
    `<path d="M0 700 C260 560 420 640 700 600 S1180 520 1600 640 V920 H0 Z" fill="${far}" opacity=".45"/>`,
    ...Array.from({ length: 14 }, (_, index) => {
      const height = 120 + ((index * 71) % 230);
      return rect(index * 122 - 30, base - height, 84 + (index % 3) * 14, height, far, 'opacity=".7"');
    }),
    rect(left + width, top + storey, 70, base - top - storey, shade),
    rect(left, top, width, base - top, wall),
    ...windows,
    ...Array.from({ length: floors + 1 }, (_, floor) =>
      rect(left - 10, top + floor * storey - 4, width + 20, 8, slab),
    ),
    rect(left + width * 0.3, top - 44, width * 0.34, 40, shade),
    rect(left - 16, base - 110, width + 102, 14, slab),
    rect(left + 10, base - 96, width + 50, 96, lights > 4 ? lit : glass),
    ...Array.from({ length: bays + 1 }, (_, column) =>
      rect(left + column * bay - 8, base - 96, 16, 96, wall),
    ),
    rect(0, base, 1600, 167, ground),
    rect(0, base + 92, 1600, 75, shade, 'opacity=".35"'),
    ...[40, 190, 330, 1190, 1330, 1470, 1580].map((x, index) =>
      tree(x, base + 10, 62 + ((index * 17) % 34), leaf),
    ),
    ...[left + 60, left + width * 0.55, left + width - 40].map((x, index) =>
      tree(x, base + 24, 40 + index * 6, leaf),
    ),
    ...[520, 556, 930].map(
      (x) =>
        `<circle cx="${x}" cy="${base + 4}" r="7" fill="#2E2925"/>${rect(x - 8, base + 12, 16, 44, '#2E2925', 'rx="6"')}`,
    ),
  ]);
}

/** A house under construction with this number of floors, under its crane. */
function buildingSite(floors: number): string {
  const slabs = Array.from({ length: floors }, (_, floor) => 900 - floor * 78);
  const top = 900 - (floors - 1) * 78;
  return frame(1920, 1080, [
    rect(0, 0, 1920, 1080, '#E3DDD0'),
    '<path d="M0 760 C300 620 560 700 860 660 S1460 580 1920 720 V960 H0 Z" fill="#C3C2B4" opacity=".6"/>',
    ...slabs.map((y) => rect(560, y, 720, 14, '#8D867B')),
    ...slabs
      .slice(0, -1)
      .flatMap((y) => [580, 740, 900, 1060, 1240].map((x) => rect(x, y - 64, 18, 64, '#A39B8E'))),
    ...slabs.slice(0, floors - 4).map((y) => rect(600, y - 60, 640, 56, '#B7C4BF', 'opacity=".75"')),
    ...Array.from({ length: 10 }, (_, rod) => rect(590 + rod * 72, top - 40, 4, 40, '#5B4A3A')),
    '<path d="M1400 920 V110 M1440 920 V110 M1400 110 L1440 180 L1400 250 L1440 320 L1400 390 L1440 460 L1400 530 L1440 600 L1400 670 L1440 740 L1400 810 L1440 900" fill="none" stroke="#A9743A" stroke-width="8"/>',
    '<path d="M700 120 H1620 M700 150 H1440 M1420 50 L740 120 M1420 50 L1610 120" fill="none" stroke="#A9743A" stroke-width="8"/>',
    rect(1560, 124, 60, 60, '#7A6A55'),
    '<path d="M880 150 V214" stroke="#2B2722" stroke-width="4"/>',
    rect(820, 214, 120, 14, '#2B2722'),
    rect(0, 914, 1920, 166, '#B9AE9A'),
    ...[80, 230, 380, 1620, 1760, 1880].map((x, index) => tree(x, 930, 66 + (index % 3) * 18, '#6E8F68')),
    ...[470, 520, 1320].map(
      (x) =>
        `<circle cx="${x}" cy="900" r="12" fill="#A9743A"/>${rect(x - 12, 912, 24, 64, '#3B332B', 'rx="8"')}`,
    ),
  ]);
}

interface OutdoorColours {
  sky: string;
  far: string;
  wall: string;
  floor: string;
  line: string;
  leaf: string;
  light: string;
}

/** A courtyard: a path of slabs between water and trees, towards a lit gate. */
function courtyard({ sky, far, wall, floor, line, leaf, light }: OutdoorColours): string {
  const slabs = Array.from({ length: 7 }, (_, step) => {
    const near = 1 - step / 8;
    const y = 560 + 480 * near * near;
    return `<path d="M${800 - 300 * near} ${y} H${800 + 300 * near} L${800 + 340 * near} ${y + 44 * near} H${800 - 340 * near} Z" fill="${floor}"/>`;
  });
  return frame(1600, 1067, [
    rect(0, 0, 1600, 1067, sky),
    rect(0, 120, 420, 480, far),
    rect(1180, 60, 420, 540, far),
    rect(560, 250, 480, 320, wall),
    rect(660, 380, 280, 190, light),
    ...[660, 750, 840, 934].map((x) => rect(x, 380, 8, 190, line)),
    rect(520, 232, 560, 22, line),
    rect(0, 570, 1600, 497, leaf, 'opacity=".55"'),
    `<path d="M0 760 L620 600 L520 1067 L0 1067 Z" fill="${sky}" opacity=".8"/>`,
    `<path d="M40 790 L590 640 M20 900 L560 720" stroke="${light}" stroke-width="4" opacity=".6"/>`,
    ...slabs,
    ...[120, 300, 460, 1150, 1300, 1480].map((x, index) =>
      tree(x, 640 + Math.abs(800 - x) / 6, 84 + Math.abs(800 - x) / 9 - (index % 2) * 14, leaf),
    ),
    ...[1010, 1120, 1260].map((x, index) =>
      rect(x, 640 + index * 70, 10 + index * 2, 70 + index * 16, line, 'rx="4"'),
    ),
    ...[1015, 1126, 1267].map(
      (x, index) => `<circle cx="${x}" cy="${634 + index * 70}" r="${14 + index * 3}" fill="${light}"/>`,
    ),
  ]);
}

/** A roof terrace over the city: a long table under a row of lamps. */
function roofTerrace({ sky, far, wall, floor, line, leaf, light }: OutdoorColours): string {
  return frame(1600, 1067, [
    rect(0, 0, 1600, 1067, sky),
    `<circle cx="1240" cy="220" r="64" fill="${light}" opacity=".85"/>`,
    ...Array.from({ length: 18 }, (_, index) => {
      const height = 110 + ((index * 83) % 250);
      return (
        rect(index * 92 - 20, 690 - height, 72 + (index % 3) * 12, height, far) +
        rect(index * 92 + 6, 720 - height, 12, 16, light, 'opacity=".7"')
      );
    }),
    rect(0, 640, 1600, 60, wall, 'opacity=".9"'),
    ...Array.from({ length: 21 }, (_, post) => rect(post * 80, 600, 6, 90, line)),
    rect(0, 594, 1600, 10, line),
    rect(0, 690, 1600, 377, floor),
    ...Array.from(
      { length: 12 },
      (_, index) =>
        `<path d="M${index * 200 - 320} 1067 L${260 + index * 98} 690" stroke="${line}" stroke-opacity=".3" stroke-width="3"/>`,
    ),
    `<path d="M60 250 Q440 400 800 300 T1540 250" fill="none" stroke="${line}" stroke-width="4"/>`,
    ...Array.from(
      { length: 12 },
      (_, lamp) =>
        `<circle cx="${130 + lamp * 122}" cy="${[298, 330, 344, 346, 336, 322, 306, 302, 304, 300, 286, 268][lamp] ?? 300}" r="15" fill="${light}"/>`,
    ),
    rect(470, 800, 660, 26, wall, 'rx="6"'),
    ...[520, 1060].map((x) => rect(x, 826, 18, 110, line)),
    ...[560, 700, 840, 980].flatMap((x) => [
      rect(x, 850, 84, 18, line, 'rx="6"'),
      rect(x + 10, 868, 10, 78, line),
      rect(x + 64, 868, 10, 78, line),
    ]),
    ...[610, 800, 990].map((x) => `<circle cx="${x}" cy="786" r="13" fill="${light}"/>`),
    ...[90, 240, 1370, 1510].map((x, index) => tree(x, 800, 78 + (index % 2) * 16, leaf)),
    ...[40, 1320].map((x) => rect(x, 790, 250, 90, wall, 'rx="8"')),
  ]);
}

const outdoors = {
  stone: {
    sky: '#DDE6E1',
    far: '#C3CCC3',
    wall: '#E9E2D3',
    floor: '#D9D0BE',
    line: '#7C7468',
    leaf: '#6E8F68',
    light: '#F2E3BE',
  },
  night: {
    sky: '#17212B',
    far: '#24303A',
    wall: '#3A3530',
    floor: '#2B2925',
    line: '#6E6353',
    leaf: '#24382E',
    light: '#F0C581',
  },
  street: {
    sky: '#DCE3E6',
    far: '#B9C2C6',
    wall: '#D9D5CC',
    floor: '#C6C1B6',
    line: '#5E5B55',
    leaf: '#5F7F66',
    light: '#F3E1B8',
  },
  warm: {
    sky: '#F6E6CE',
    far: '#E3C49E',
    wall: '#D9936B',
    floor: '#E6CFA9',
    line: '#8A5A3C',
    leaf: '#8A9F69',
    light: '#FFF0C4',
  },
} as const;

/** An arcade in one-point perspective, with light between its columns. */
function arcade({
  sky,
  wall,
  ceiling,
  floor,
  column,
  light,
  leaf,
}: Record<'sky' | 'wall' | 'ceiling' | 'floor' | 'column' | 'light' | 'leaf', string>): string {
  const columns = Array.from({ length: 7 }, (_, index) => {
    const near = 1 - index / 7.6;
    const x = 800 - 700 * near;
    return (
      rect(x, 533 - 430 * near, 70 * near, 890 * near * 0.82, column) +
      `<path d="M${x + 70 * near} ${533 + 300 * near} L${x + 620 * near} ${533 + 470 * near} L${x + 700 * near} ${533 + 440 * near} L${x + 90 * near} ${533 + 280 * near} Z" fill="${light}" opacity=".55"/>`
    );
  });
  return frame(1600, 1067, [
    rect(0, 0, 1600, 1067, sky),
    ...[90, 210, 330].map((x, index) => tree(x, 820, 96 - index * 18, leaf)),
    `<path d="M800 533 L1600 60 L1600 1040 Z" fill="${wall}"/>`,
    `<path d="M800 533 L0 0 L1600 0 L1600 60 Z" fill="${ceiling}"/>`,
    `<path d="M800 533 L0 1067 L1600 1067 L1600 1040 Z" fill="${floor}"/>`,
    ...columns.toReversed(),
    rect(770, 480, 60, 60, light),
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

/** A small flat of two rooms and one more, drawn as a plan. */
function smallPlan(): string {
  const wall = (d: string) => `<path d="${d}" fill="none" stroke="#2B2722" stroke-width="14"/>`;
  const name = (x: number, y: number, text: string) =>
    `<text x="${x}" y="${y}" font-family="Noto Sans CJK TC, sans-serif" font-size="34" fill="#4B453D" text-anchor="middle">${text}</text>`;
  return frame(1600, 1200, [
    rect(0, 0, 1600, 1200, '#FFFBF4'),
    rect(300, 160, 1000, 840, '#FFFFFF'),
    rect(300, 860, 620, 140, '#E2E6D3'),
    rect(1060, 160, 240, 240, '#E7EDF0'),
    wall('M300 160 H1300 V1000 H300 Z'),
    wall('M700 160 V470 M300 470 H560'),
    wall('M1060 160 V400 H1300'),
    wall('M300 860 H920 V1000 M920 860 V560 H1000 M1120 560 H1300'),
    '<path d="M560 470 a140 140 0 0 1 140 -140 M1000 560 a120 120 0 0 1 120 120" fill="none" stroke="#9E4526" stroke-width="4"/>',
    rect(740, 190, 290, 60, '#EEE2CD'),
    rect(760, 330, 220, 90, '#F1DDCF', 'rx="14"'),
    name(500, 330, 'BR 2'),
    name(870, 300, 'KITCHEN'),
    name(1180, 290, 'BATH'),
    name(600, 680, 'LIVING'),
    name(1110, 800, 'MASTER'),
    name(610, 945, 'BALCONY'),
    ...[360, 660].map((x) => rect(x, 996, 200, 8, '#6E9BB0')),
    '<path d="M300 1080 H1300 M300 1060 V1100 M1300 1060 V1100" stroke="#9E4526" stroke-width="4"/>',
    name(800, 1140, '9.2 m'),
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

/** For a gallery's grid: half the pixels, as builds and first starts wait for them. */
const smaller = (svg: string) => svg.replace('width="1600" height="1067"', 'width="1120" height="747"');

/** All views as SVG, with the names of their files. */
export const drawings: Record<DrawingName, { svg: () => string; fileName: string }> = {
  stoneHouse: {
    svg: () =>
      house(
        {
          sky: '#E4E8E2',
          far: '#C9CFC5',
          wall: '#E9E2D3',
          shade: '#B5AC9B',
          slab: '#CFC5B2',
          glass: '#6F8A86',
          lit: '#E9D6AA',
          ground: '#CFC8B8',
          leaf: '#67876A',
        },
        { floors: 10, bays: 6, left: 500, lights: 1 },
      ),
    fileName: '石材立面.jpg',
  },
  nightHouse: {
    svg: () =>
      house(
        {
          sky: '#1B2530',
          far: '#26333D',
          wall: '#38424A',
          shade: '#1F272D',
          slab: '#4A555D',
          glass: '#182027',
          lit: '#F0C581',
          ground: '#20272B',
          leaf: '#22342D',
        },
        { floors: 12, bays: 6, left: 660, lights: 5 },
      ),
    fileName: '入夜立面.jpg',
  },
  streetHouse: {
    svg: () =>
      house(
        {
          sky: '#DCE3E6',
          far: '#BFC7C9',
          wall: '#D9D5CC',
          shade: '#8F8B83',
          slab: '#5E5B55',
          glass: '#4C5F6B',
          lit: '#E3C998',
          ground: '#B9B5AC',
          leaf: '#5F7F66',
        },
        { floors: 9, bays: 8, left: 360, lights: 2 },
      ),
    fileName: '臨街立面.jpg',
  },
  warmHouse: {
    svg: () =>
      house(
        {
          sky: '#F6E6CE',
          far: '#E8CFAE',
          wall: '#D9936B',
          shade: '#A8623F',
          slab: '#F3DFC2',
          glass: '#7B5A48',
          lit: '#FBE3A9',
          ground: '#DCC3A0',
          leaf: '#8A9F69',
        },
        { floors: 8, bays: 7, left: 420, lights: 3 },
      ),
    fileName: '暖色立面.jpg',
  },
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
  warmRoom: {
    svg: () =>
      room({
        wall: '#F6E7D2',
        floor: '#D9A873',
        sky: '#F3E2C2',
        leaf: '#8DA36F',
        wood: '#A9683E',
        sofa: '#C8795A',
        lights: false,
      }),
    fileName: '暖色客廳.jpg',
  },
  arcade: {
    svg: () =>
      arcade({
        sky: '#CFE0D6',
        wall: '#D8CBB6',
        ceiling: '#A58D6F',
        floor: '#E3D3AE',
        column: '#8C7F6D',
        light: '#F2E3BE',
        leaf: '#6E8F68',
      }),
    fileName: '迴廊.jpg',
  },
  nightArcade: {
    svg: () =>
      arcade({
        sky: '#141B22',
        wall: '#39342E',
        ceiling: '#2A2621',
        floor: '#4A3F30',
        column: '#1D1F21',
        light: '#F0C581',
        leaf: '#22332B',
      }),
    fileName: '夜間迴廊.jpg',
  },
  warmArcade: {
    svg: () =>
      arcade({
        sky: '#F6E3C4',
        wall: '#E9C9A6',
        ceiling: '#B9784F',
        floor: '#F1D9B0',
        column: '#A45A39',
        light: '#FFF3D6',
        leaf: '#8DA36F',
      }),
    fileName: '風雨廊道.jpg',
  },
  plan: { svg: plan, fileName: '平面配置.jpg' },
  smallPlan: { svg: smallPlan, fileName: '小宅平面配置.jpg' },
  map: { svg: map, fileName: '交通位置.jpg' },
  buildingSite: { svg: () => buildingSite(9), fileName: '工程進度.jpg' },
  earlierSite: { svg: () => buildingSite(7), fileName: '七樓結構.jpg' },
  garden: { svg: () => smaller(courtyard(outdoors.stone)), fileName: '中庭.jpg' },
  nightGarden: { svg: () => smaller(courtyard(outdoors.night)), fileName: '夜間中庭.jpg' },
  streetGarden: { svg: () => smaller(courtyard(outdoors.street)), fileName: '街角庭園.jpg' },
  warmGarden: { svg: () => smaller(courtyard(outdoors.warm)), fileName: '共享菜園.jpg' },
  roof: { svg: () => smaller(roofTerrace(outdoors.stone)), fileName: '屋頂露臺.jpg' },
  nightRoof: { svg: () => smaller(roofTerrace(outdoors.night)), fileName: '夜間露臺.jpg' },
  streetRoof: { svg: () => smaller(roofTerrace(outdoors.street)), fileName: '頂樓平台.jpg' },
  warmRoof: { svg: () => smaller(roofTerrace(outdoors.warm)), fileName: '頂樓露臺.jpg' },
  stoneEvening: {
    svg: () =>
      smaller(
        house(
          {
            sky: '#F0DFC8',
            far: '#D3C3AE',
            wall: '#D6C8B2',
            shade: '#8F8370',
            slab: '#BFB09A',
            glass: '#5C6B68',
            lit: '#F7DC9C',
            ground: '#B5A992',
            leaf: '#57745B',
          },
          { floors: 10, bays: 6, left: 620, lights: 5 },
        ),
      ),
    fileName: '黃昏立面.jpg',
  },
  nightStreet: {
    svg: () =>
      smaller(
        house(
          {
            sky: '#0F151B',
            far: '#1B252D',
            wall: '#2C343A',
            shade: '#15191D',
            slab: '#3E474E',
            glass: '#11171C',
            lit: '#F0C581',
            ground: '#171C1F',
            leaf: '#1B2B24',
          },
          { floors: 12, bays: 8, left: 320, lights: 7 },
        ),
      ),
    fileName: '河岸夜景.jpg',
  },
  warmEvening: {
    svg: () =>
      smaller(
        house(
          {
            sky: '#E8B48C',
            far: '#C98F68',
            wall: '#B9704A',
            shade: '#7C4429',
            slab: '#EBCDA4',
            glass: '#5B3F33',
            lit: '#FFE2A0',
            ground: '#B98E66',
            leaf: '#6F8452',
          },
          { floors: 8, bays: 7, left: 500, lights: 7 },
        ),
      ),
    fileName: '傍晚立面.jpg',
  },
};
