import type { City } from '@/lib/city/city-type';
import type { CityFile } from '@/lib/city/schema/city-file';
import type { DescribedFeed } from '../feeds/describe-feed';
import { yamlList, yamlText } from './yaml-text';

type CityLocal = City['local'];

type Facts = 'name' | 'state' | 'region' | 'latitude' | 'longitude' | 'timeZone' | 'email';

/** All that the file says. */
export type NewCity = Pick<CityFile, Facts> & {
  locale: string;
  siteTitle: string;
  hosts: readonly string[];
  packs: readonly string[];
  wikipedia?: string;
  feeds: readonly DescribedFeed[];
  local: CityLocal;
};

function factLines(city: NewCity): string[] {
  return [
    `name: ${yamlText(city.name)}`,
    ...(city.state ? [`state: ${yamlText(city.state)}`] : []),
    `region: ${city.region} # ISO 3166-2`,
    `latitude: ${city.latitude}`,
    `longitude: ${city.longitude}`,
    `timeZone: ${city.timeZone}`,
    `locale: ${city.locale}`,
    `siteTitle: ${yamlText(city.siteTitle)}`,
    `email: ${yamlText(city.email)}`,
    ...(city.hosts.length > 0
      ? [`hosts: ${yamlList(city.hosts)} # the host names that lead to this city`]
      : ['# hosts: [news.example] # the host names that lead to this city']),
  ];
}

function packLines({ packs }: NewCity): string[] {
  if (packs.length === 0) return [];
  return ['# Feeds shared by cities (lib/city/packs).', `packs: ${yamlList(packs)}`, ''];
}

function feedLines({ source: { url, name, covers } }: DescribedFeed): string[] {
  return [
    `    - url: ${yamlText(url)}`,
    `      name: ${yamlText(name ?? '')}`,
    `      covers: ${covers}`,
    '      onlyLocal: true',
  ];
}

function placeLine({ reach, town, names, unsure = [] }: CityLocal['places'][number]): string {
  const parts = [
    `reach: ${reach}`,
    ...(town ? [`town: ${yamlText(town)}`] : []),
    `names: ${yamlList(names)}`,
    ...(unsure.length > 0 ? [`unsure: ${yamlList(unsure)}`] : []),
  ];
  return `    - { ${parts.join(', ')} }`;
}

function localLines({ places, notPlaces, addressParts }: CityLocal): string[] {
  const parts = addressParts.map(({ part, reach, town }) => {
    const named = town ? `, town: ${yamlText(town)}` : '';
    return `    - { part: ${yamlText(part)}, reach: ${reach}${named} }`;
  });
  return [
    'local:',
    '  places:',
    ...places.map(placeLine),
    ...(notPlaces.length > 0
      ? ['  # With a name from above in them, and somewhere else.', `  notPlaces: ${yamlList(notPlaces)}`]
      : []),
    ...(parts.length > 0 ? ['  # Folders in the addresses of stories.', '  addressParts:', ...parts] : []),
  ];
}

function wikipediaLines({ name, wikipedia }: NewCity): string[] {
  if (!wikipedia) return [];
  return [
    '# Links in the footer: the city hall, the library, the buses.',
    'elsewhere:',
    `  - { name: ${yamlText(`${name} on Wikipedia`)}, href: ${yamlText(wikipedia)} }`,
    '',
  ];
}

/** The file city.yaml: what the site needs, with comments that say what an editor may add. */
export function cityYaml(city: NewCity): string {
  const lines = [
    `# ${city.siteTitle}. A change of this file shows within a minute; npm run doctor looks at the feeds.`,
    ...factLines(city),
    '',
    ...packLines(city),
    '# By section: local-news, sports, food, events and the others of lib/sections.ts. covers says what area a source',
    '# normally covers: town, county, region or state. A source that prints other news too can have',
    '# blockWords: [Sponsored] or onlyWords: [council]; one that is not proven, unconfirmed: true.',
    'feeds:',
    '  local-news:',
    ...city.feeds.flatMap(feedLines),
    '',
    ...wikipediaLines(city),
    '# What counts as local. Add schools, parks, venues and short names to names; what is also a word or a place',
    '# elsewhere belongs in unsure, which counts only beside another place or a word such as police.',
    ...localLines(city.local),
    '',
    '# docs/cities.md has all that a city may say. Each may be a file of its own beside this one: resources.yaml,',
    '# learn.yaml, events.yaml, notices.yaml, faq/*.yaml; and posts/*.md are articles.',
  ];
  return `${lines.join('\n')}\n`;
}
