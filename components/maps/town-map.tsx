import type { City } from '@/lib/city/city-type';
import { MAP_HEIGHT, MAP_WIDTH } from '@/lib/city/schema/map';
import { placeLabels } from '@/lib/maps/place-labels';
import type { TownMarker } from '@/lib/maps/town-markers';

/** Width and opacity of the lines along the coast. They imitate those of engraved maps. */
const WATER_LINES = [
  [26, 0.18],
  [18, 0.28],
  [11, 0.38],
  [5, 0.48],
] as const;

function Sea({ sea, language }: { sea: NonNullable<City['map']>['sea']; language: string }) {
  if (!sea) return null;
  const [x, y] = sea.at;
  const words = (language === 'es' ? sea.es : sea.en).split(' ');
  return (
    <text className="map-sea">
      {words.map((word, line) => (
        <tspan key={word} x={x} y={y + line * 32}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

type TownMapProps = { city: City; markers: readonly TownMarker[]; className?: string };

function Circle({ x, y, radius, kind, figure }: TownMarker) {
  if (kind === 'other') return null;
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={`map-${kind}`} />
      {figure !== undefined && (
        <text
          x={x}
          y={y}
          dy=".35em"
          textAnchor="middle"
          className={kind === 'own' ? 'fill-on-accent' : 'fill-(--map-figure)'}
          fontSize={radius > 40 ? 36 : 24}
        >
          {figure}
        </text>
      )}
    </>
  );
}

/**
 * A map of the county with circles for towns. Hidden from screen readers, because the list beside it has the same
 * facts.
 */
export function TownMap({ city, markers, className = '' }: TownMapProps) {
  if (!city.map) return null;
  const labels = placeLabels(markers, MAP_WIDTH, MAP_HEIGHT);
  const kinds = new Map(markers.map(({ name, kind, size }) => [name, { kind, size }]));
  return (
    <svg className={`town-map ${className}`} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
      {WATER_LINES.map(([width, opacity]) => (
        <use key={width} href="#map-coast" className="map-water" strokeWidth={width} opacity={opacity} />
      ))}
      <use href="#map-land" />
      <Sea sea={city.map.sea} language={city.locale.slice(0, 2)} />
      {markers.some(({ kind }) => kind === 'other') && <use href="#map-towns" className="map-dots" />}
      {markers.toReversed().map((marker) => (
        <Circle key={marker.name} {...marker} />
      ))}
      {labels.map(({ name, x, y, anchor }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize={kinds.get(name)?.size}
          className={`map-name-${kinds.get(name)?.kind}`}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
