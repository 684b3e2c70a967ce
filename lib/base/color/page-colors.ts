/** Of app/globals.css, the same in all cities: what accents stand on, and what is drawn outside a page. */
export const pageColors = {
  light: {
    paper: '#fdfbf7',
    tint: '#f6f0e4',
    ink: '#1c1712',
    quietInk: '#4a4138',
    onAccent: '#fffaf3',
    band: '#1f1a15',
    hairline: '#ddd2c0',
  },
  dark: { paper: '#16130f', tint: '#1f1b16', onAccent: '#1c1209', band: '#221d17' },
} as const;
