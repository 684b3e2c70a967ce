import { escapeUTF8 } from 'entities';
import { pageColors } from '@/lib/base/colors';
import type { City } from '@/lib/city/city-type';

type CoverColors = { ground: string; lettering: string; bright: string; deep: string };

/** Dark and light covers alternate, so that no row is completely dark. */
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

/** Returns SVG elements for the lower part of a cover. Covers are 300 by 400 units. */
type CoverDesign = (colors: CoverColors) => string;

const rings: CoverDesign = ({ ground, bright }) =>
  [186, 146, 106, 66]
    .map((radius, at) => `<circle cx="150" cy="400" r="${radius}" fill="${at % 2 ? ground : bright}"/>`)
    .join('');

const hills: CoverDesign = ({ bright, deep }) =>
  `<path d="M0 322L74 218L158 330L226 188L300 300V400H0z" fill="${deep}"/><path d="M0 354L112 288L300 362V400H0z" fill="${bright}"/>`;

const sun: CoverDesign = ({ bright, deep }) =>
  `<rect y="272" width="300" height="128" fill="${deep}"/><path d="M64 272a86 86 0 0 1 172 0z" fill="${bright}"/>`;

const coverDesigns = [rings, hills, sun] as const;

export const coverWidth = 300;
export const coverHeight = 400;

const MARGIN = 27;
const MAX_FONT_SIZE = 30;
/** Maximum characters per line at the largest size. A longer word has a line of its own in a smaller font. */
const LINE_LENGTH = 13;
const MAX_LINES = 4;

function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Draws a 3:4 cover with the title in a system font, because SVG pictures cannot load fonts. Neighbors have different
 * colors in grids of two to five columns.
 */
export function coverSvg(title: string, place: number): string {
  const design = coverDesigns[place % coverDesigns.length] ?? rings;
  const colors = coverColors[place % coverColors.length] ?? coverColors[0];
  const lines = titleLines(title);
  const longest = Math.max(LINE_LENGTH, ...lines.map((line) => line.length));
  const size = Math.floor(MAX_FONT_SIZE * Math.min(1, MAX_LINES / lines.length, LINE_LENGTH / longest));
  const words = lines.map(
    (line, at) =>
      `<text x="${MARGIN}" y="${MARGIN + 16 + size * (0.75 + at * 1.12)}">${escapeUTF8(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="${coverWidth}" height="${coverHeight}">`,
    `<rect width="100%" height="100%" fill="${colors.ground}"/>`,
    design(colors),
    `<g fill="${colors.lettering}" font-family="Georgia, 'Times New Roman', serif" font-size="${size}" font-weight="600">`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="${coverWidth - 2 * MARGIN}" height="2"/>${words.join('')}</g>`,
    '</svg>',
  ].join('');
}

/** Size of the emblem on a placeholder, in the cover's units. */
const EMBLEM_SIZE = 96;

/** Returns a pale emblem, which is shown if a cover does not load. */
export function placeholderSvg({ brand }: Pick<City, 'brand'>): string {
  const { size, path } = brand.emblem;
  const { tint, hairline } = pageColors.light;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">
<title>No cover</title>
<rect width="300" height="400" fill="${tint}"/>
<path transform="translate(102 152) scale(${EMBLEM_SIZE / size})" fill="${hairline}" fill-rule="evenodd" d="${path}"/>
</svg>
`;
}
