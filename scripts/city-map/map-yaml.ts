import type { CityMap } from '@/lib/city/schema/map';

export const MAP_FILE = 'map.yaml';

const header = `# Written by npm run city-map: outlines from the U.S. Census Bureau and Natural Earth, towns from GeoNames (CC BY 4.0).
# x and y are units of a drawing of 920 by 880. Add sea: { at: [100, 700], en: Pacific Ocean, es: Océano Pacífico } where
# there is one; a new run keeps it.
`;

/** Returns the content of map.yaml, with one line per town and layer. */
export function mapYaml({ towns, layers, sea }: CityMap): string {
  const lines = [
    'towns:',
    ...Object.entries(towns).map(([name, at]) => `  ${JSON.stringify(name)}: [${at.join(', ')}]`),
    'layers:',
    ...layers.map(({ kind, path }) => `  - { kind: ${kind}, path: '${path}' }`),
    ...(sea
      ? [`sea: { at: [${sea.at.join(', ')}], en: ${JSON.stringify(sea.en)}, es: ${JSON.stringify(sea.es)} }`]
      : []),
  ];
  return `${header}${lines.join('\n')}\n`;
}
