import type { City } from '@/lib/city/city-type';
import type { Day, DayLabel } from '@/lib/front/day/read-day';
import { linkTo } from '@/lib/pages/site-pages';

const SKY_HEIGHT = 46;
/** Vertical positions of the sun in px from the top: at the horizon and at its highest. */
const [HORIZON, ZENITH] = [37, 8];
/** Vertical positions of the stars in px, repeated in turn. */
const STAR_HEIGHTS = [9, 24, 13, 30, 8, 20, 11, 27];

const percent = (value: number) => `${value}%`;

/** Returns the sun's vertical position in px, on a parabola from sunrise to sunset. */
function sunHeight(at: number, rise: number, set: number): number {
  const share = (at - rise) / (set - rise);
  return Math.round((HORIZON - 4 * (HORIZON - ZENITH) * share * (1 - share)) * 10) / 10;
}

function Gradients({ sky, clouds }: Pick<Day, 'sky' | 'clouds'>) {
  return (
    <defs>
      <linearGradient id="sky">
        {sky.stops.map(({ at, color }) => (
          <stop key={at} offset={percent(at)} stopColor={color} />
        ))}
      </linearGradient>
      <linearGradient id="clouds">
        {clouds.map(({ at, share }) => (
          <stop key={at} offset={percent(at)} stopColor="#8d949b" stopOpacity={share} />
        ))}
      </linearGradient>
    </defs>
  );
}

function SunPath({ rise, set }: { rise: number; set: number }) {
  return (
    <path
      d={`M${rise * 10} ${HORIZON}Q${(rise + set) * 5} ${2 * ZENITH - HORIZON} ${set * 10} ${HORIZON}`}
      className="ribbon-path"
    />
  );
}

type NowProps = Pick<Day, 'sky'> & { scale: number };

function Now({ sky: { now, rise, set }, scale }: NowProps) {
  const isDay = rise !== undefined && set !== undefined && rise < now && now < set;
  const size = Math.min(scale, 2);
  if (!isDay) return <circle cx={percent(now)} cy={14 * scale} r={5 * size} className="ribbon-moon" />;
  const y = sunHeight(now, rise, set) * scale;
  return (
    <>
      <circle cx={percent(now)} cy={y} r={13 * size} className="ribbon-halo" />
      <circle cx={percent(now)} cy={y} r={8.5 * size} className="ribbon-sun" />
    </>
  );
}

/** In percent: labels this close to an edge align to it; two labels this close are pushed apart, or only on small screens. */
const [NEAR_EDGE, CLOSE_TO_NOW, NEAR_NOW] = [9, 8, 20];

function placeOf({ kind, at }: DayLabel, now: number): string {
  if (kind === 'hour') return 'max-lg:hidden';
  const distance = Math.abs(at - now);
  if (kind === 'now' || distance > NEAR_NOW) return '';
  return `${distance < CLOSE_TO_NOW ? 'ribbon-close' : 'ribbon-near'} ${at < now ? 'ribbon-before' : 'ribbon-after'}`;
}

function Label({ label, now, y }: { label: DayLabel; now: number; y: number }) {
  const { at, text, figure, kind } = label;
  const anchor = at < NEAR_EDGE ? 'start' : at > 100 - NEAR_EDGE ? 'end' : 'middle';
  const x = at < NEAR_EDGE ? Math.min(at, 1) : at > 100 - NEAR_EDGE ? Math.max(at, 99) : at;
  return (
    <text
      x={percent(x)}
      y={y}
      textAnchor={anchor}
      className={[kind === 'now' && 'ribbon-now', placeOf(label, now)].filter(Boolean).join(' ') || undefined}
    >
      {text}
      {figure && <tspan className="ribbon-figure"> {figure}</tspan>}
    </text>
  );
}

type SkyProps = { day: Day; name: string; scale?: number };

/** The day's sky above its labels, with the same in words for screen readers. */
function Sky({ day: { sky, clouds, labels, alternative }, name, scale = 1 }: SkyProps) {
  const height = SKY_HEIGHT * scale;
  return (
    <>
      <span className="sr-only">{`${name}: ${alternative}`}</span>
      <svg width="100%" height={height + 24} aria-hidden="true">
        <Gradients sky={sky} clouds={clouds} />
        <g className="ribbon-sky">
          <rect width="100%" height={height} fill="url(#sky)" />
          {sky.stars.map((at, index) => (
            <circle
              key={at}
              cx={percent(at)}
              cy={(STAR_HEIGHTS[index % STAR_HEIGHTS.length] ?? 0) * scale}
              r={index % 3 ? 0.9 : 1.4}
              className="ribbon-star"
            />
          ))}
          {clouds.length > 1 && (
            <rect
              x={percent(clouds[0]?.at ?? 0)}
              width={percent(100 - (clouds[0]?.at ?? 0))}
              height={height}
              fill="url(#clouds)"
            />
          )}
          <svg
            aria-hidden="true"
            width="100%"
            height={height}
            viewBox={`0 0 1000 ${SKY_HEIGHT}`}
            preserveAspectRatio="none"
          >
            {sky.rise !== undefined && sky.set !== undefined && <SunPath rise={sky.rise} set={sky.set} />}
            <path
              d="M0 46V43C120 34 190 44 300 41S480 33 610 40 820 36 1000 42V46z"
              className="ribbon-hills"
            />
          </svg>
          <Now sky={sky} scale={scale} />
        </g>
        {labels.map((label) => (
          <Label key={`${label.kind} ${label.at}`} label={label} now={sky.now} y={height + 17} />
        ))}
      </svg>
    </>
  );
}

/** A band of sky for the 24 hours of the day, linked to the weather page (docs/architecture.md, pictures). */
export function DayRibbon({ city, day, name }: { city: City; day: Day; name: string }) {
  return (
    <a href={linkTo('/weather', city)} className="ribbon">
      <Sky day={day} name={name} />
    </a>
  );
}

/** The day ribbon as the picture that opens the weather page, three times as high. */
export function DayHero({ day, name }: { day: Day; name: string }) {
  return (
    <div className="ribbon">
      <Sky day={day} name={name} scale={3} />
    </div>
  );
}
