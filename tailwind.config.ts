import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Every colour of the product, named by its role and never by its hue. */
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
  // The surface with the veil over it.
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

const drawer = '250px';

/** The border of a control that can't be used just now. */
const controlOff = 'color-mix(in srgb, var(--control) 45%, var(--card))';

export default {
  theme: {
    colors: { ...colors, 'control-off': controlOff, transparent: 'transparent', current: 'currentColor' },
    fontFamily: {
      sans: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC', 'sans-serif'],
      mono: ['ui-monospace', 'SF Mono', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    // Two weights only: Microsoft JhengHei has no others.
    fontWeight: { normal: '400', bold: '700' },
    fontSize: {
      caption: ['12px', '18px'],
      table: ['13px', '20px'],
      body: ['14px', '22px'],
      letter: ['15px', '27px'],
      section: ['16px', '24px'],
      title: ['20px', '28px'],
      'title-small': ['17px', '28px'],
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
    screens: { tablet: '701px', desktop: '1024px', wide: '1280px', broad: '1360px' },
    transitionDuration: { state: 'var(--state)', place: 'var(--place)' },
    transitionTimingFunction: { state: 'ease', out: 'var(--ease)' },
    animation: {
      spin: 'spin 0.8s linear infinite',
      'spin-slow': 'spin 3s steps(8) infinite',
      appear: 'appear var(--state)',
      // What is ready within 200 ms shows neither a skeleton nor a bar.
      late: 'appear var(--state) 200ms both',
      'late-still': 'appear 1ms 200ms both',
      creep: 'appear 1ms 200ms both, creep 8s 200ms cubic-bezier(0.1, 0.7, 0.1, 1) both',
      rise: 'rise var(--place) var(--ease)',
      'from-left': 'from-left var(--place) var(--ease)',
      'from-right': 'from-right var(--place) var(--ease)',
      'to-right': 'to-right var(--place) var(--ease) forwards',
    },
    keyframes: {
      spin: { to: { rotate: '1turn' } },
      appear: { from: { opacity: '0' } },
      creep: { from: { scale: '0 1' }, to: { scale: '0.94 1' } },
      rise: { from: { opacity: '0', translate: '0 8px' } },
      'from-left': { from: { translate: '-100%' } },
      'from-right': { from: { opacity: '0', translate: '24px' } },
      'to-right': { to: { opacity: '0', translate: '24px' } },
    },
    extend: {
      borderWidth: { mark: '1.5px' },
      gridTemplateColumns: {
        drawer: `${drawer} minmax(0, 1fr)`,
        side: 'minmax(0, 1fr) 340px',
        sections: '160px minmax(0, 1fr) 304px',
        'side-wide': 'minmax(0, 1fr) 360px',
        terms: '88px minmax(0, 1fr)',
        versions: '320px minmax(0, 1fr)',
      },
      spacing: {
        bar: '56px',
        tabs: '44px',
        row: '52px',
        drawer,
        // Content and save bar begin 300 px from the left beside the drawer (specification 9).
        'beside-drawer': '50px',
        save: '64px',
        content: '1200px',
        dialog: '500px',
        toast: '340px',
        control: 'var(--control-height)',
        'control-small': 'var(--control-small)',
        touch: '44px',
      },
      zIndex: { save: '18', tabs: '19', bar: '20', drawer: '30', veil: '60', dialog: '61', toast: '70' },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      // What a primitive looks like unless its caller's className says otherwise: without specificity.
      addVariant('soft', ':where(&)');
      // A control that can't be used, and not for being busy.
      addVariant('off', "&:is(:disabled, [aria-disabled='true']:not([aria-busy]))");
      // The frame of a field, by the native control inside; its calendar's hidden helper does not count.
      addVariant('typing', '&:has(:is(input, select, textarea):not([aria-hidden]):focus-visible)');
      addVariant(
        'locked',
        '&:has(:is(input:read-only, textarea:read-only, select:disabled):not([aria-hidden]))',
      );
      // The buttons in a row of them, beside which words may stand.
      addVariant('buttons', '& > :is(a, button)');
      // The tab or the page that is open.
      addVariant('chosen', "&:is([aria-selected='true'], [aria-current='page'])");
      addBase({
        ':root': {
          ...variables(light, shadow.light),
          'color-scheme': 'light dark',
          '--control-height': '36px',
          '--control-small': '32px',
          '--state': '150ms',
          '--place': '250ms',
          '--ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
          '@media (prefers-color-scheme: dark)': variables(dark, shadow.dark),
          '@media (max-width: 700px)': { '--control-height': '44px', '--control-small': '40px' },
          '@media (prefers-reduced-motion: reduce)': { '--state': '0ms', '--place': '0ms' },
        },
      });
    }),
  ],
} satisfies Config;
