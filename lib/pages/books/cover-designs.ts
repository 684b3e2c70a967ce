import type { CoverColors } from './cover-colors';

/** Draws the lower part of a cover of 300 by 400, as SVG elements. */
export type CoverDesign = (colors: CoverColors) => string;

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

export const coverDesigns = [rings, flower, floor, hills, columns, sun] as const;
