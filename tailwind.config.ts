import type { Config } from 'tailwindcss';

/** Returns a step of the type scale. Size and line height depend on the screen's width (globals.css). */
function step(name: string, weight: number, tracking = '0em'): [string, Record<string, string>] {
  return [
    `var(--size-${name})`,
    { lineHeight: `var(--line-${name})`, letterSpacing: tracking, fontWeight: String(weight) },
  ];
}

/** Returns a step for headlines, whose typeface has a single weight (docs/how-assets-were-made.md). */
const headline = (name: string, tracking?: string) => step(name, 560, tracking);

/** Design tokens. Colors and sizes are custom properties that change with color scheme and screen width. */
const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx', '!./components/desk/**'],
  theme: {
    screens: { md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      ink: 'var(--ink)',
      'ink-2': 'var(--ink-2)',
      'ink-3': 'var(--ink-3)',
      accent: 'var(--accent)',
      'accent-pressed': 'var(--accent-pressed)',
      'on-accent': 'var(--on-accent)',
      error: 'var(--error)',
      paper: 'var(--paper)',
      tint: 'var(--tint)',
      hairline: 'var(--hairline)',
      rule: 'var(--rule)',
      // Background of number covers, the same in both color schemes.
      night: '#2c2039',
    },
    fontFamily: {
      serif: [
        'var(--font-headline-more)',
        'var(--font-headline-european)',
        'var(--font-headline-vietnamese)',
        'var(--font-headline)',
        'serif',
      ],
      // Only the system's typeface, because looking up a font that is not installed delays the first layout.
      sans: ['system-ui', 'sans-serif'],
    },
    fontSize: {
      nameplate: headline('nameplate', '-0.022em'),
      title: headline('title', '-0.024em'),
      lead: headline('lead', '-0.021em'),
      block: headline('block', '-0.014em'),
      section: headline('section', '-0.012em'),
      second: headline('second', '-0.01em'),
      list: headline('list', '-0.008em'),
      card: headline('card'),
      brief: headline('brief'),
      promise: step('promise', 400),
      dek: step('dek', 400),
      'block-excerpt': step('block-excerpt', 400),
      excerpt: step('excerpt', 400),
      figure: headline('figure', '-0.01em'),
      menu: step('menu', 500),
      small: step('small', 400),
      kicker: step('kicker', 700, '0.07em'),
    },
  },
};

export default config;
