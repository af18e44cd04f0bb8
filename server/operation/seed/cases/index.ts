import { hy201903 } from './hy201903-data';
import { hy202005 } from './hy202005-data';
import { hy202108 } from './hy202108-data';
import { hy202310 } from './hy202310-data';
import { hy202312 } from './hy202312-data';
import { hy202402 } from './hy202402-data';
import { hy202405 } from './hy202405-data';
import { hy202406 } from './hy202406-data';
import { hy202409 } from './hy202409-data';
import { hy202411 } from './hy202411-data';
import { hy202502 } from './hy202502-data';
import { hy202503 } from './hy202503-data';
import type { DemoCase } from './demo-case';

/** Cases of the demo content in the order of their list. */
export const demoCases: readonly DemoCase[] = [
  hy202503,
  hy202502,
  hy202411,
  hy202409,
  hy202406,
  hy202405,
  hy202402,
  hy202312,
  hy202310,
  hy202108,
  hy202005,
  hy201903,
];
