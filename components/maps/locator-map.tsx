import type { Locator } from '@/lib/maps/city-map';

/** Maximum characters per line of a name in the smallest frame. */
const MAX_LINE = 13;

/** Splits a long name into two lines at the space nearest its middle. */
function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [space] = spaces.toSorted(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  );
  return name.length <= MAX_LINE || space === undefined
    ? [name]
    : [name.slice(0, space), name.slice(space + 1)];
}

type LocatorMapProps = { locator: Locator; className?: string };

/** A map of a town or a whole county, for any frame. The page must contain its outlines (map-shapes.tsx). */
export function LocatorMap({ locator, className = '' }: LocatorMapProps) {
  const { town, viewBox, label, isCounty } = locator;
  return (
    <svg className={`locator ${className}`} role="img" aria-label={label}>
      {viewBox ? (
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href="#map-coast" className="map-water" />
          <use href="#map-land" />
          <use href="#map-towns" className="map-dots" />
        </svg>
      ) : (
        <circle cx="50%" cy="50%" r="40%" className="map-home" />
      )}
      {!isCounty && (
        <>
          <circle cx="50%" cy="50%" r="17" className="map-halo" />
          <circle cx="50%" cy="50%" r="6" className="map-own" />
        </>
      )}
      <text x="50%" y="50%">
        {linesOf(town).map((line, at) => (
          <tspan key={line} x="50%" dy={at > 0 ? '1.05em' : isCounty ? '.35em' : '2.15em'}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
