import { type Locator, NAME_SIZE } from '@/lib/maps/city-map';

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

/** A dot with a halo in the middle of a map, with a town's name below it. */
function Town({ name }: { name: string }) {
  return (
    <>
      <circle cx="50%" cy="50%" r="17" className="map-own" opacity=".22" />
      <circle cx="50%" cy="50%" r="6" className="map-own" />
      <text x="50%" y="50%" className="map-name-town">
        {linesOf(name).map((line, at) => (
          <tspan key={line} x="50%" dy={at > 0 ? '1.05em' : '2.15em'}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

type LocatorMapProps = { locator: Locator; className?: string };

/** A map of a town or of a county, for any frame. The page must contain its outlines (map-shapes.tsx). */
export function LocatorMap({ locator, className = '' }: LocatorMapProps) {
  const { town, viewBox, label, names } = locator;
  return (
    <svg className={`locator ${className}`} role="img" aria-label={label}>
      {viewBox ? (
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href="#map-coast" className="map-water" />
          <use href="#map-land" />
          <use href="#map-towns" className="map-dots" />
          {names?.map(({ name, x, y, anchor }) => (
            <text key={name} x={x} y={y} textAnchor={anchor} fontSize={NAME_SIZE} className="map-name-other">
              {name}
            </text>
          ))}
        </svg>
      ) : (
        <circle cx="50%" cy="50%" r="40%" className="map-home" />
      )}
      {!names && <Town name={town} />}
    </svg>
  );
}
