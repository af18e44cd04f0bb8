import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/**
 * Off in the tests' browser. The suggestions of the address bar are two pages for each window, and cost more than
 * half of its start; a renderer kept ready for a page that may come is of no use to a test. The rest is what Playwright switches off, whose list this one takes the place of: the last counts.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
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

/** What the tests' browser is started with: no chatter of its own; the sandbox can't be had by root. */
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
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that the tests use; installed from Debian's packages when there is none and this user may. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, but no file is there.`);
  }
  const found = find() ?? (install() ? find() : undefined);
  if (found) return found;
  throw new Error(
    'No Chromium was found and it could not be installed: run "apt-get install chromium fonts-noto-cjk" as root or "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

function find(): string | undefined {
  return places.find((place) => existsSync(place)) ?? playwrightsOwn();
}

// Asked last, and loaded only then: it takes longer than all the rest.
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
      ...args,
    ];
    // Progress goes to stderr: stdout is the path alone.
    execFileSync(command, rest, { stdio: ['ignore', 2, 2] });
  };
  try {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(`${chromiumPath()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
