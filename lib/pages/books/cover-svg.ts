import { type CoverColors, coverColors } from './cover-colors';
import { type CoverDesign, coverDesigns } from './cover-designs';
import { lineOutline, lineWidth, titleLines } from './title-outline';

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
