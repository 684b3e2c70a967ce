import type { Config } from 'tailwindcss';

/** A step of the type scale: its size and line follow the width of the screen (globals.css, table of type). */
function step(name: string, weight: number, tracking = '0em'): [string, Record<string, string>] {
  return [
    `var(--size-${name})`,
    { lineHeight: `var(--line-${name})`, letterSpacing: tracking, fontWeight: String(weight) },
  ];
}

/** A step of headlines: their face has one weight (docs/how-assets-were-made.md), so that size alone tells the rank. */
const headline = (name: string, tracking?: string) => step(name, 560, tracking);

/** The paper's own vocabulary. Colours and sizes are custom properties, so that schemes and widths change one table. */
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
    },
    fontFamily: {
      serif: ['var(--font-headline-more)', 'var(--font-headline)', 'serif'],
      // The system's own face. The first layout waits for another process at each name that a system lacks.
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
