// No import attribute: on Node 24 the test runner's compiler writes one that the engine no longer reads.
import letters from './title-letters.json';

type Outline = { width: number; path: string };

const outlines: Record<string, Outline | undefined> = letters.outlines;
const kerning: Record<string, number | undefined> = letters.kerning;

/** Accents are dropped, other characters become spaces. */
function drawable(title: string): string[] {
  const plain = title.replaceAll("'", '’').normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].map((letter) => (outlines[letter] ? letter : ' '));
}

export function lineWidth(line: string): number {
  const set = drawable(line);
  return set.reduce(
    (sum, letter, at) => sum + (outlines[letter]?.width ?? 0) + (kerning[letter + (set[at + 1] ?? '')] ?? 0),
    0,
  );
}

/** Breaks a title at spaces into lines of at most `measure` 1000ths; a longer word stands alone. */
export function titleLines(title: string, measure: number): string[] {
  const lines: string[] = [];
  for (const word of drawable(title).join('').split(/ +/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && lineWidth(longer) <= measure) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line as SVG paths, its baseline starting at x, y: no font is needed to show it. */
export function lineOutline(line: string, x: number, y: number, size: number): string {
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
