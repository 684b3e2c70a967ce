/** The colors that are also used outside of style sheets: tests/house/brand.test.ts keeps app/globals.css the same. */
export const pageColors = {
  light: {
    paper: '#fdfbf7',
    tint: '#f6f0e4',
    ink: '#1c1712',
    quietInk: '#4a4138',
    /** In a city that has none of its own. */
    accent: '#b0410a',
    onAccent: '#fffaf3',
    band: '#1f1a15',
    hairline: '#ddd2c0',
  },
  dark: {
    paper: '#16130f',
    tint: '#1f1b16',
    ink: '#f4ede1',
    accent: '#f5953f',
    onAccent: '#1c1209',
    band: '#221d17',
  },
} as const;
