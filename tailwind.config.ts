import type { Config } from 'tailwindcss';

/** A step of the type scale: its size and line follow the width of the screen (globals.css, table of type). */
function step(name: string, weight: number, tracking = '0em'): [string, Record<string, string>] {
  return [
    `var(--size-${name})`,
    { lineHeight: `var(--line-${name})`, letterSpacing: tracking, fontWeight: String(weight) },
  ];
}

/** The paper's own vocabulary. Colours and sizes are custom properties, so that schemes and widths change one table. */
const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    screens: { md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      tint: 'var(--tint)',
      ink: 'var(--ink)',
      'ink-2': 'var(--ink-2)',
      'ink-3': 'var(--ink-3)',
      accent: 'var(--accent)',
      'accent-pressed': 'var(--accent-pressed)',
      'on-accent': 'var(--on-accent)',
      error: 'var(--error)',
      hairline: 'var(--hairline)',
      rule: 'var(--rule)',
    },
    fontFamily: {
      serif: ['var(--font-newsreader-more)', 'var(--font-newsreader)', 'serif'],
      sans: [
        '-apple-system',
        'BlinkMacSystemFont',
        '"Segoe UI"',
        'Roboto',
        '"Helvetica Neue"',
        'Arial',
        'system-ui',
        'sans-serif',
      ],
    },
    fontSize: {
      nameplate: step('nameplate', 500, '-0.022em'),
      title: step('title', 530, '-0.024em'),
      lead: step('lead', 550, '-0.021em'),
      block: step('block', 570, '-0.014em'),
      section: step('section', 600, '-0.012em'),
      second: step('second', 600, '-0.01em'),
      list: step('list', 570, '-0.008em'),
      card: step('card', 600),
      book: step('book', 600),
      promise: step('promise', 400),
      dek: step('dek', 400),
      'block-excerpt': step('block-excerpt', 400),
      excerpt: step('excerpt', 400),
      figure: step('figure', 400, '-0.01em'),
      menu: step('menu', 500),
      small: step('small', 400),
      kicker: step('kicker', 700, '0.07em'),
    },
  },
};

export default config;
