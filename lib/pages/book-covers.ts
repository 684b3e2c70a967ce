import letters from './title-letters.json';

// No import attribute: on Node 24 the test runner's compiler writes one that the engine no longer reads.

type Outline = { width: number; path: string };

const outlines: Record<string, Outline | undefined> = letters.outlines;
const kerning: Record<string, number | undefined> = letters.kerning;

/** Accents are dropped, other characters become spaces. */
function drawable(title: string): string[] {
  const plain = title.replaceAll("'", '’').normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].map((letter) => (outlines[letter] ? letter : ' '));
}

function lineWidth(line: string): number {
  const set = drawable(line);
  return set.reduce(
    (sum, letter, at) => sum + (outlines[letter]?.width ?? 0) + (kerning[letter + (set[at + 1] ?? '')] ?? 0),
    0,
  );
}

/** Breaks a title at spaces into lines of at most `measure` 1000ths; a longer word stands alone. */
function titleLines(title: string, measure: number): string[] {
  const lines: string[] = [];
  for (const word of drawable(title).join('').split(/ +/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && lineWidth(longer) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line as SVG paths, its baseline starting at x, y: no font is needed to show it. */
function lineOutline(line: string, x: number, y: number, size: number): string {
  const scale = size / 1000;
  let pen = 0;
  const set = drawable(line);
  const paths = set.map((letter, at) => {
    const { width, path } = outlines[letter] ?? { width: 0, path: '' };
    const place = pen;
    pen += width + (kerning[letter + (set[at + 1] ?? '')] ?? 0);
    return path && `<path transform="translate(${place})" d="${path}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

type CoverColors = { ground: string; lettering: string; bright: string; deep: string };

/** A light one follows a dark one, so that a row is never all of one weight. */
export const coverColors = [
  { ground: '#b0410a', lettering: '#fff3e2', bright: '#f4b06c', deep: '#7a2c05' },
  { ground: '#e8e2d0', lettering: '#1d3a40', bright: '#3f8088', deep: '#c8bfa3' },
  { ground: '#2d4433', lettering: '#f4efdc', bright: '#c9b65b', deep: '#1b2b20' },
  { ground: '#f3dfbd', lettering: '#2a1a10', bright: '#b0410a', deep: '#d9b06f' },
  { ground: '#1c1712', lettering: '#f5eee2', bright: '#f5953f', deep: '#3d342b' },
  { ground: '#d98a5a', lettering: '#24130a', bright: '#fce9d0', deep: '#a4532a' },
  { ground: '#17464c', lettering: '#eef3ec', bright: '#ea8a34', deep: '#0e2f35' },
  { ground: '#32243f', lettering: '#f3ece6', bright: '#e08a56', deep: '#1f1529' },
] as const satisfies readonly CoverColors[];

/** Draws the lower part of a cover of 300 by 400, as SVG elements. */
type CoverDesign = (colors: CoverColors) => string;

function turn(degrees: number, x: number, y: number): string {
  return `rotate(${degrees} ${x} ${y})`;
}

const rings: CoverDesign = ({ ground, bright }) =>
  [186, 146, 106, 66]
    .map((radius, at) => `<circle cx="150" cy="400" r="${radius}" fill="${at % 2 ? ground : bright}"/>`)
    .join('');

const flower: CoverDesign = ({ ground, bright, deep }) => {
  const petal = 'M150 288Q106 218 150 166Q194 218 150 288z';
  const petals = Array.from(
    { length: 8 },
    (_, at) =>
      `<path d="${petal}" fill="${at % 2 ? deep : bright}" transform="${turn(at * 45 + 10, 150, 288)}"/>`,
  );
  return `${petals.join('')}<circle cx="150" cy="288" r="17" fill="${ground}"/>`;
};

const floor: CoverDesign = ({ bright, deep }) => {
  const side = 61.5;
  const quarter = `M0 0H${side}A${side} ${side} 0 0 1 0 ${side}z`;
  return Array.from({ length: 12 }, (_, at) => {
    const [column, row] = [at % 4, Math.floor(at / 4)];
    const spin = ((column + row * 3) % 4) * 90;
    const place = `translate(${27 + column * side} ${188.5 + row * side})`;
    const fill = (column * 2 + row) % 3 === 0 ? bright : deep;
    return `<path d="${quarter}" fill="${fill}" transform="${place} ${turn(spin, side / 2, side / 2)}"/>`;
  }).join('');
};

const hills: CoverDesign = ({ bright, deep }) =>
  `<path d="M0 322L74 218L158 330L226 188L300 300V400H0z" fill="${deep}"/><path d="M0 354L112 288L300 362V400H0z" fill="${bright}"/>`;

const columns: CoverDesign = ({ bright, deep }) =>
  Array.from({ length: 6 }, (_, at) => {
    const height = 62 + at * 26;
    return `<rect x="${27 + at * 42.6}" y="${400 - height}" width="33" height="${height}" fill="${at % 2 ? bright : deep}"/>`;
  }).join('');

const sun: CoverDesign = ({ bright, deep }) => {
  const waves = [236, 190, 144, 98].map(
    (width, at) =>
      `<rect x="${150 - width / 2}" y="${296 + at * 24}" width="${width}" height="6" fill="${bright}"/>`,
  );
  return `<rect y="272" width="300" height="128" fill="${deep}"/><path d="M64 272a86 86 0 0 1 172 0z" fill="${bright}"/>${waves.join('')}`;
};

const coverDesigns = [rings, flower, floor, hills, columns, sun] as const;

export const coverWidth = 300;
export const coverHeight = 400;

const margin = 27;
const measure = coverWidth - 2 * margin;
const largest = 30;
/** A title that needs more, or has a longer word, is set smaller. */
const mostLines = 4;

function sizeOf(title: string): number {
  for (let size = largest; size > 12; size--) {
    const lines = titleLines(title, (measure * 1000) / size);
    const widest = Math.max(0, ...lines.map(lineWidth));
    if (lines.length * size <= mostLines * largest && (widest * size) / 1000 <= measure) return size;
  }
  return 12;
}

/** Designs repeat every six covers and colors every eight, so that neighbors always differ, in two to five columns. */
export function coverLook(place: number): { design: CoverDesign; colors: CoverColors } {
  const round = Math.floor(place / 24);
  return {
    design: coverDesigns[place % coverDesigns.length] ?? coverDesigns[0],
    colors: coverColors[(place + round) % coverColors.length] ?? coverColors[0],
  };
}

/** 3:4, without text or fonts, since the title is drawn. */
export function coverSvg(title: string, place: number): string {
  const { design, colors } = coverLook(place);
  const size = sizeOf(title);
  const lines = titleLines(title, (measure * 1000) / size).map((line, at) =>
    lineOutline(line, margin, margin + 16 + size * (0.75 + at * 1.12), size),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="${coverWidth}" height="${coverHeight}">`,
    `<rect width="100%" height="100%" fill="${colors.ground}"/>`,
    design(colors),
    `<g fill="${colors.lettering}"><rect x="${margin}" y="${margin}" width="${measure}" height="2"/>${lines.join('')}</g>`,
    '</svg>',
  ].join('');
}
