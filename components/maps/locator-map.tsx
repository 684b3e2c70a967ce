import type { City } from '@/lib/city/city-type';
import type { Locator } from '@/lib/maps/city-map';
import { messages } from '@/lib/messages/messages';

type LocatorMapProps = { city: City; locator: Locator; className?: string };

/** Shows where a town is: in the middle of any frame. The page has its outlines once, as MapShapes. */
export function LocatorMap({ city, locator, className = '' }: LocatorMapProps) {
  const { town, viewBox } = locator;
  return (
    <svg
      className={`locator ${className}`}
      role="img"
      aria-label={messages(city).towns.mapOf(locator, city.name)}
    >
      {viewBox ? (
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <use href="#map-coast" className="map-water" />
          <use href="#map-land" />
        </svg>
      ) : (
        <circle cx="50%" cy="50%" r="40%" className="map-home" />
      )}
      <circle cx="50%" cy="50%" r="17" className="map-halo" />
      <circle cx="50%" cy="50%" r="6" className="map-own" />
      <text x="50%" y="50%" dy="2.15em">
        {town}
      </text>
    </svg>
  );
}
