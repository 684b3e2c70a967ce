import { Fragment } from 'react';
import type { City } from '@/lib/city/city-type';
import type { Day, DayLabel } from '@/lib/front/day/read-day';
import { linkTo } from '@/lib/pages/site-pages';

const SKY_HEIGHT = 46;
/** Distance of the sun from the top in px: at the horizon and at its highest point. */
const [HORIZON, ZENITH] = [37, 8];
/** Distances of the stars from the top in px, used in turn. */
const STAR_HEIGHTS = [9, 24, 13, 30, 8, 20, 11, 27];

/** Color of the moon and the stars. */
const PALE = '#f7e9c8';

const percent = (value: number) => `${value}%`;

/** Returns the sun's distance from the top in px, on a parabola from sunrise to sunset. */
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
  if (!isDay) return <circle cx={percent(now)} cy={14 * scale} r={5 * size} fill={PALE} />;
  const y = sunHeight(now, rise, set) * scale;
  return (
    <>
      <circle cx={percent(now)} cy={y} r={13 * size} fill="#fff6de" fillOpacity=".75" />
      <circle cx={percent(now)} cy={y} r={8.5 * size} fill="#e8741c" />
    </>
  );
}

/** Labels within this percentage of an edge are aligned to it. Joined labels are wider, so their limit is larger. */
const [NEAR_EDGE, JOINED_NEAR_EDGE] = [9, 24];
/**
 * A sunrise or sunset label within this percentage of the current time is joined with the Now label; they would overlap
 * on a phone.
 */
const NEAR_NOW = 20;
/** Labels within this percentage of a joined label are hidden; they would overlap at 1,024 px. */
const JOINED_GAP = 11;
/** Distance of the labels' baseline from the sky: 17 px at the usual text size. */
const BELOW = '1.42em';

type Place = { x: string; textAnchor: 'start' | 'middle' | 'end' };

function placeOf(at: number, nearEdge = NEAR_EDGE): Place {
  if (at < nearEdge) return { x: percent(Math.min(at, 1)), textAnchor: 'start' };
  if (at > 100 - nearEdge) return { x: percent(Math.max(at, 99)), textAnchor: 'end' };
  return { x: percent(at), textAnchor: 'middle' };
}

function LabelText({ label: { kind, text, figure } }: { label: DayLabel }) {
  const isNow = kind === 'now';
  return (
    <tspan className={isNow ? 'fill-accent font-bold' : undefined}>
      {text}
      {figure && <tspan className={isNow ? undefined : 'fill-ink font-semibold'}> {figure}</tspan>}
    </tspan>
  );
}

/** The labels below the sky, which ends at `y`, placed so that they never overlap. */
function Labels({ labels, now, y }: { labels: readonly DayLabel[]; now: number; y: number }) {
  const isNear = ({ kind, at }: DayLabel) => kind !== 'hour' && Math.abs(at - now) <= NEAR_NOW;
  const near = labels.filter(isNear).toSorted((one, other) => one.at - other.at);
  const middle = near.reduce((sum, { at }) => sum + at / near.length, 0);
  const isJoined = near.length > 1;
  const others = labels.filter(
    (label) => !(isNear(label) || (isJoined && Math.abs(label.at - middle) < JOINED_GAP)),
  );
  return (
    <>
      <text {...placeOf(middle, isJoined ? JOINED_NEAR_EDGE : NEAR_EDGE)} y={y} dy={BELOW}>
        {near.map((label, index) => (
          <Fragment key={label.kind}>
            {index > 0 && ' · '}
            <LabelText label={label} />
          </Fragment>
        ))}
      </text>
      {others.map((label) => (
        <text
          key={label.at}
          {...placeOf(label.at)}
          y={y}
          dy={BELOW}
          className={label.kind === 'hour' ? 'max-lg:hidden' : undefined}
        >
          <LabelText label={label} />
        </text>
      ))}
    </>
  );
}

type SkyProps = { day: Day; name: string; scale?: number };

/** The day's sky above its labels, and a description for screen readers. */
function Sky({ day: { sky, clouds, labels, alternative }, name, scale = 1 }: SkyProps) {
  const height = SKY_HEIGHT * scale;
  return (
    <>
      <span className="sr-only">{`${name}: ${alternative}`}</span>
      <svg width="100%" height={height} aria-hidden="true">
        <Gradients sky={sky} clouds={clouds} />
        <g className="dimmed">
          <rect width="100%" height={height} fill="url(#sky)" />
          {sky.stars.map((at, index) => (
            <circle
              key={at}
              cx={percent(at)}
              cy={(STAR_HEIGHTS[index % STAR_HEIGHTS.length] ?? 0) * scale}
              r={index % 3 ? 0.9 : 1.4}
              fill={PALE}
              fillOpacity=".8"
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
              fill="#2f3d33"
              fillOpacity=".9"
            />
          </svg>
          <Now sky={sky} scale={scale} />
        </g>
        <Labels labels={labels} now={sky.now} y={height} />
      </svg>
    </>
  );
}

/** A picture of the sky over 24 hours, linked to the weather page. */
export function DayRibbon({ city, day, name }: { city: City; day: Day; name: string }) {
  return (
    <a href={linkTo('/weather', city)} className="ribbon">
      <Sky day={day} name={name} />
    </a>
  );
}

/** The day ribbon at triple height, at the top of the weather page. */
export function DayHero({ day, name }: { day: Day; name: string }) {
  return (
    <div className="ribbon">
      <Sky day={day} name={name} scale={3} />
    </div>
  );
}
