import type { City } from '@/lib/city/city-type';
import { drawingSvg } from '@/lib/city/drawings';
import type { ShareCard } from '@/lib/outbound/metadata/share-card';

/** Map colors in light mode. Copied from components/maps/maps.css, because a standalone picture has no style sheet. */
const FILLS = { land: '#fbf6ec', home: '#f6ecd9', lake: '#e6efec' } as const;
const [SEA, COAST] = ['#e6efec', '#cdb993'];

/** Size of the part of the map that a card shows, in map units (3:2). The card crops its sides. */
const [WIDTH, HEIGHT] = [900, 600];

/** Returns a map with the town in the middle; undefined if the town is not on the city's map. */
function mapSvg({ map, brand }: City, town: string): string | undefined {
  const spot = map?.towns[town];
  if (!map || !spot) return undefined;
  const [x, y] = [spot[0] - WIDTH / 2, spot[1] - HEIGHT / 2];
  const circle = ([cx, cy]: readonly [number, number], r: number, look: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" ${look}/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${WIDTH} ${HEIGHT}">`,
    `<rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" fill="${SEA}"/>`,
    ...map.layers.map(
      ({ kind, path }) => `<path d="${path}" fill="${FILLS[kind]}" stroke="${COAST}" stroke-width="2"/>`,
    ),
    ...Object.values(map.towns).map((other) => circle(other, 5, `fill="${COAST}"`)),
    circle(spot, 40, `fill="${brand.accent}" opacity=".22"`),
    circle(spot, 15, `fill="${brand.accent}"`),
    '</svg>',
  ].join('');
}

/** Returns a share card's picture as a data URL: a map of a town or a drawing; undefined if it has neither. */
export function shareArt(
  city: City,
  { drawing, town }: Pick<ShareCard, 'drawing' | 'town'>,
): string | undefined {
  const map = town && mapSvg(city, town);
  const svg = map || (drawing && drawingSvg({ src: drawing }));
  return svg ? `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` : undefined;
}
