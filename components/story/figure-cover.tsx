import { pageColors } from '@/lib/base/colors';
import type { HeadlineFigure } from '@/lib/pictures/choose/headline-figure';

/** Path of an interstate shield, 120 by 112 units. */
const SHIELD =
  'M60 4c10 5 22 5 34 2 8 10 12 22 19 38 3 30-18 52-53 64C25 96 4 74 7 44 14 28 18 16 26 6c12 3 24 3 34-2z';

/** Returns the font size of a number. Longer numbers are smaller, so that they keep their margins. */
const fontSize = (text: string) => Math.min(58, Math.floor(232 / text.length));

/** Cream in both color schemes, like a road sign. */
const CREAM = pageColors.light.tint;

const look = 'font-serif tracking-[-0.04em]';

/** A number from the headline, set large instead of a picture. Decorative, because the headline contains it. */
export function FigureCover({ figure: { kind, text }, frame }: { figure: HeadlineFigure; frame: string }) {
  if (kind === 'road')
    return (
      <svg
        className={`picture figure-cover bg-[#dfe7dc] dark:bg-[#26302a] ${frame}`}
        viewBox="0 0 168 126"
        aria-hidden="true"
      >
        <g transform="translate(24 7)">
          <path d={SHIELD} fill="#2f5d46" stroke={CREAM} strokeWidth="3.5" />
          <text x="60" y="80" textAnchor="middle" fontSize="58" fill={CREAM} className={look}>
            {text}
          </text>
        </g>
      </svg>
    );
  const isDark = [...text].length % 2 === 0;
  return (
    <svg
      className={`picture figure-cover ${isDark ? 'bg-night' : 'bg-tint'} ${frame}`}
      viewBox="0 0 168 126"
      aria-hidden="true"
    >
      <text
        x="84"
        y="63"
        dy=".35em"
        textAnchor="middle"
        fontSize={fontSize(text)}
        className={`${look} ${isDark ? 'fill-[#f5b565]' : 'fill-accent'}`}
      >
        {text}
      </text>
    </svg>
  );
}
