import type { City } from '@/lib/city/city-type';
import { degrees } from '@/lib/weather/weather-here';

const height = 100;
const inset = 8;

/** Returns an SVG path of a smooth curve through the midpoints between the given points. */
function pathOf(points: readonly [x: number, y: number][]): string {
  const bends = points.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = points[at + 1] as [number, number];
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return [`M${points[0]?.join(' ')}`, ...bends, `L${points.at(-1)?.join(' ')}`].join('');
}

type Props = { city: City; celsius: readonly number[]; times: string[] };

/** Hourly temperatures as a curve. The table next to it has the figures. */
export function TemperatureCurve({ city, celsius, times }: Props) {
  const [low, high] = [Math.min(...celsius), Math.max(...celsius)];
  const rise = (height - 2 * inset) / Math.max(high - low, 1);
  const path = pathOf(
    celsius.map((value, at) => [
      Math.round((at * 1000) / (celsius.length - 1)),
      Math.round(height - inset - (value - low) * rise),
    ]),
  );
  return (
    <figure className="text-small text-ink-3 tabular-nums" aria-hidden="true">
      <p>{degrees(city, high)}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        className="h-24 overflow-visible"
        width="100%"
      >
        <path d={`${path}V${height}H0Z`} className="fill-tint" />
        <path d={path} className="fill-none stroke-accent stroke-2" vectorEffect="non-scaling-stroke" />
      </svg>
      <p>{degrees(city, low)}</p>
      <p className="flex justify-between border-t border-hairline pt-1">
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
    </figure>
  );
}
