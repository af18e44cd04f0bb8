import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Features disabled in the tests' browser. */
const featuresOff = [
  // Address bar suggestions cost half of the browser's start.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Useless in tests.
  'SpareRendererForSitePerProcess',
  // Repeats Playwright's own list, as the last option wins.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Options of the tests' browser: no network chatter; no sandbox, which root cannot use. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
];

const places = [
  // Without Chromium's user interface: a fifth less processor time for the same tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of the tests' browser; installed from Debian's packages if missing and permitted. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but no file is there.`);
  }
  const found = find() ?? (install() ? find() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium was found and it could not be installed: run "apt-get install chromium-headless-shell fonts-noto-cjk" as root or "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

function find(): string | undefined {
  return places.find((place) => existsSync(place)) ?? playwrightsOwn();
}

// Loaded last, because loading takes longest.
function playwrightsOwn(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('@playwright/test') as typeof Playwright;
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function install(): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const become = isRoot ? [] : ['sudo', '-n'];
  const canBecome = isRoot || spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!canBecome) return false;
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [
      ...become,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      // The machine's own updates may be running.
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ];
    // Progress is written to stderr; stdout has only the path.
    execFileSync(command, rest, { stdio: ['ignore', 2, 2] });
  };
  const succeeds = (...args: string[]) => {
    try {
      apt(...args);
      return true;
    } catch {
      return false;
    }
  };
  // Older releases and Ubuntu lack the headless shell.
  return (
    succeeds('update') &&
    ['chromium-headless-shell', 'chromium'].some((browser) =>
      succeeds('install', '--yes', '--no-install-recommends', browser, 'fonts-noto-cjk'),
    )
  );
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(`${chromiumPath()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
