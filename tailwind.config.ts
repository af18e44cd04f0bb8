import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Every colour of the product, named by role instead of hue. */
const light = {
  surface: '#faf8f5',
  card: '#ffffff',
  sunken: '#f3efe9',
  hover: '#f8f5f0',
  raised: '#ffffff',
  ink: '#23211e',
  'ink-soft': '#6b655d',
  line: '#e6e1d9',
  control: '#8d867b',
  primary: '#1f5b4e',
  'primary-hover': '#184a3f',
  'primary-tint': '#e8f0ed',
  'on-primary': '#ffffff',
  accent: '#a9743a',
  'accent-ink': '#85571f',
  'accent-tint': '#f7efe4',
  'on-accent': '#ffffff',
  danger: '#b3372f',
  'danger-hover': '#952c25',
  'danger-tint': '#fbeeec',
  'on-danger': '#ffffff',
  warning: '#9a6a00',
  'warning-ink': '#7a5400',
  'warning-tint': '#fbf3df',
  success: '#2e7250',
  'success-tint': '#e9f2ed',
  veil: 'rgb(35 33 30 / 0.46)',
  // Surface below the overlay.
  veiled: '#979592',
};

type Role = keyof typeof light;

const dark: Record<Role, string> = {
  surface: '#181714',
  card: '#211f1b',
  sunken: '#131210',
  hover: '#2a2722',
  raised: '#2a2722',
  ink: '#ede8e0',
  'ink-soft': '#aea69b',
  line: '#36322c',
  control: '#7e776c',
  primary: '#86bcab',
  'primary-hover': '#9ccbbc',
  'primary-tint': '#21342e',
  'on-primary': '#0f211c',
  accent: '#cf9f66',
  'accent-ink': '#ddb281',
  'accent-tint': '#33291d',
  'on-accent': '#231708',
  danger: '#ec9187',
  'danger-hover': '#f2a69e',
  'danger-tint': '#3a221f',
  'on-danger': '#2a0e0b',
  warning: '#ddb45c',
  'warning-ink': '#e3bf73',
  'warning-tint': '#332a17',
  success: '#84c4a4',
  'success-tint': '#1e3228',
  veil: 'rgb(0 0 0 / 0.6)',
  veiled: '#0a0908',
};

const shadow = {
  light: '0 12px 32px rgb(35 33 30 / 0.16), 0 2px 6px rgb(35 33 30 / 0.08)',
  dark: '0 12px 32px rgb(0 0 0 / 0.5), 0 0 0 1px var(--line)',
};

const variables = (palette: Record<Role, string>, float: string) => ({
  ...Object.fromEntries(Object.entries(palette).map(([role, value]) => [`--${role}`, value])),
  '--float': float,
});

const colors = Object.fromEntries(Object.keys(light).map((role) => [role, `var(--${role})`]));

const drawer = '15.625rem';

/** Border of a disabled control. */
const controlOff = 'color-mix(in srgb, var(--control) 45%, var(--card))';

export default {
  theme: {
    colors: { ...colors, 'control-off': controlOff, transparent: 'transparent', current: 'currentColor' },
    fontFamily: {
      sans: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC', 'sans-serif'],
      mono: ['ui-monospace', 'SF Mono', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    // Only two weights: Microsoft JhengHei has no others.
    fontWeight: { normal: '400', bold: '700' },
    // In rem, like all sizes of text boxes, to follow the browser's text size (WCAG 1.4.4). Four sizes: 13, 15, 18, 24.
    fontSize: {
      caption: ['0.8125rem', '1.125rem'],
      table: ['0.8125rem', '1.25rem'],
      body: ['0.9375rem', '1.5rem'],
      letter: ['0.9375rem', '1.6875rem'],
      section: ['1.125rem', '1.75rem'],
      title: ['1.5rem', '2rem'],
    },
    borderRadius: {
      none: '0',
      tag: '4px',
      inside: '5px',
      control: '6px',
      card: '8px',
      dialog: '12px',
      full: '9999px',
    },
    boxShadow: { none: 'none', float: 'var(--float)' },
    screens: { narrow: '18rem', tablet: '43.8125rem', desktop: '64rem', wide: '80rem', broad: '85rem' },
    transitionDuration: { state: 'var(--state)' },
    transitionTimingFunction: { state: 'ease', out: 'var(--ease)' },
    animation: {
      spin: 'spin 0.8s linear infinite',
      'spin-slow': 'spin 3s steps(8) infinite',
      appear: 'appear var(--state)',
      // Answers within 200 ms show neither skeleton nor progress bar; later ones leave nothing blank, not even half.
      late: 'appear 1ms 200ms both',
      creep: 'appear 1ms 200ms both, creep 8s 200ms cubic-bezier(0.1, 0.7, 0.1, 1) both',
      rise: 'rise var(--state) var(--ease)',
      // The second of two quick taps still means what was there at the first one.
      'rise-late': 'rise var(--state) var(--ease), unreached 400ms',
      'from-left': 'from-left var(--state) var(--ease)',
      'from-right': 'from-right var(--state) var(--ease)',
      'to-right': 'to-right var(--state) var(--ease) forwards',
    },
    keyframes: {
      spin: { to: { rotate: '1turn' } },
      appear: { from: { opacity: '0' } },
      creep: { from: { scale: '0 1' }, to: { scale: '0.94 1' } },
      rise: { from: { opacity: '0', translate: '0 8px' } },
      unreached: { from: { 'pointer-events': 'none' }, to: { 'pointer-events': 'none' } },
      'from-left': { from: { translate: '-100%' } },
      'from-right': { from: { opacity: '0', translate: '24px' } },
      'to-right': { to: { opacity: '0', translate: '24px' } },
    },
    extend: {
      borderWidth: { mark: '1.5px' },
      gridTemplateColumns: {
        drawer: `${drawer} minmax(0, 1fr)`,
        side: 'minmax(0, 1fr) 21.25rem',
        sections: '10rem minmax(0, 1fr) 19rem',
        'side-wide': 'minmax(0, 1fr) 22.5rem',
        terms: '5.5rem minmax(0, 1fr)',
        versions: '20rem minmax(0, 1fr)',
      },
      spacing: {
        bar: '3.5rem',
        tabs: '2.75rem',
        row: '3.25rem',
        drawer,
        // Content and save bar start at 300 px beside the drawer at the usual text size (specification 9).
        'beside-drawer': '3.125rem',
        save: '4rem',
        content: '75rem',
        dialog: '31.25rem',
        toast: '21.25rem',
        control: 'var(--control-height)',
        'control-small': 'var(--control-small)',
        touch: '2.75rem',
      },
      zIndex: { save: '18', tabs: '19', bar: '20', drawer: '30', veil: '60', dialog: '61', toast: '70' },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      // Default look of a primitive: without specificity, so that its caller's className wins.
      addVariant('soft', ':where(&)');
      // A disabled control, except while busy.
      addVariant('off', "&:is(:disabled, [aria-disabled='true']:not([aria-busy]))");
      // A field's frame while its native control has focus; the calendar's hidden helper does not count.
      addVariant('typing', '&:has(:is(input, select, textarea):not([aria-hidden]):focus-visible)');
      addVariant(
        'locked',
        '&:has(:is(input:read-only, textarea:read-only, select:disabled):not([aria-hidden]))',
      );
      // The editor's sheet on a phone (`useIsSheet`), and its halves where neither this nor both fit.
      addVariant('sheet', '@media (max-width: 43.75rem) and (min-height: 30rem)');
      addVariant(
        'halved',
        '@media (min-width: 43.8125rem) and (max-width: 63.9375rem), (max-width: 43.75rem) and (max-height: 29.9375rem)',
      );
      // Buttons in a row that may contain text.
      addVariant('buttons', '& > :is(a, button)');
      // The open tab or page.
      addVariant('chosen', "&:is([aria-selected='true'], [aria-current='page'])");
      addBase({
        ':root': {
          ...variables(light, shadow.light),
          'color-scheme': 'light dark',
          '--control-height': '2.25rem',
          '--control-small': '2rem',
          '--state': '140ms',
          '--ease': 'cubic-bezier(0.2, 0, 0, 1)',
          '@media (prefers-color-scheme: dark)': variables(dark, shadow.dark),
          '@media (max-width: 43.75rem)': { '--control-height': '2.75rem', '--control-small': '2.5rem' },
          '@media (prefers-reduced-motion: reduce)': { '--state': '0ms' },
        },
      });
    }),
  ],
} satisfies Config;
