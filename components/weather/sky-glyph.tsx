import type { SkyKind } from '@/lib/weather/sky-kind';

const CLOUD = 'M9.5 26.5a5.5 5.5 0 0 1-.4-11 7.5 7.5 0 0 1 14.5-1.4 6.3 6.3 0 0 1 .9 12.4z';
const RAYS =
  'M17 2.4v3.6M17 28v3.6M2.4 17H6M28 17h3.6M6.7 6.7l2.5 2.5M24.8 24.8l2.5 2.5M27.3 6.7l-2.5 2.5M9.2 24.8l-2.5 2.5';
const DROPS: Partial<Record<SkyKind, string>> = {
  rain: 'M11 29l-1 3M17 29l-1 3M23 29l-1 3',
  snow: 'M11 30.5v.1M17 31.5v.1M23 30.5v.1',
  storm: 'M18 21l-4 6h4.500l-3 5.5',
  fog: 'M6 29.500h19M10 32.500h17',
};

function Sun() {
  return (
    <>
      <circle cx="17" cy="17" r="7.2" fill="#f09a3c" />
      <path d={RAYS} className="sky-rays" />
    </>
  );
}

function Moon() {
  return <path d="M21.5 6a12 12 0 1 0 7 17.500A10.5 10.5 0 0 1 21.5 6z" fill="#b9a26a" />;
}

type SkyGlyphProps = { kind: SkyKind; isNight: boolean; size?: number };

/** A pictogram of the sky. Decorative, because words are next to it. */
export function SkyGlyph({ kind, isNight, size = 34 }: SkyGlyphProps) {
  const light = isNight ? <Moon /> : <Sun />;
  return (
    <svg className="shrink-0" width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      {kind === 'clear' && light}
      {kind === 'partly' && <g transform="translate(9 -5) scale(.8)">{light}</g>}
      {kind !== 'clear' && <path d={CLOUD} className="fill-paper stroke-ink-3" strokeWidth="1.6" />}
      {DROPS[kind] && (
        <path d={DROPS[kind]} className={`sky-rays ${kind === 'storm' ? '' : 'stroke-[#5f8fa8]'}`} />
      )}
    </svg>
  );
}

/** A pictogram of the sun at the horizon, for sunrise and sunset. */
export function HorizonGlyph() {
  return (
    <svg className="shrink-0" width="40" height="34" viewBox="0 0 40 34" aria-hidden="true">
      <path d="M9 25a11 11 0 0 1 22 0z" fill="#d9600f" />
      <path d="M2 25h36M8 30h24" className="sky-rays" />
      <path d="M20 3v6M7.6 10.600l3.6 3.600M32.4 10.600l-3.6 3.6" className="sky-rays" opacity=".75" />
    </svg>
  );
}
