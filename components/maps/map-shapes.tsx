import type { City } from '@/lib/city/city-type';

type MapProps = { city: Pick<City, 'map'> };

const shapeId = (index: number) => `map-shape-${index}`;

/** A city's outlines. Included once per page and shared by all of its maps. */
export function MapShapes({ city: { map } }: MapProps) {
  if (!map) return null;
  return (
    <svg className="absolute" aria-hidden="true" width="0" height="0">
      <defs>
        {map.layers.map(({ path }, index) => (
          <path key={shapeId(index)} id={shapeId(index)} d={path} />
        ))}
        {/* Draws the dots of all towns as zero-length lines with round ends. */}
        <path
          id="map-towns"
          d={Object.values(map.towns)
            .map(([x, y]) => `M${x} ${y}h0`)
            .join('')}
        />
        <g id="map-coast">
          {map.layers.map(
            ({ kind }, index) => kind !== 'lake' && <use key={shapeId(index)} href={`#${shapeId(index)}`} />,
          )}
        </g>
        <g id="map-land">
          {map.layers.map(({ kind }, index) => (
            <use key={shapeId(index)} href={`#${shapeId(index)}`} className={`map-${kind}`} />
          ))}
        </g>
      </defs>
    </svg>
  );
}
