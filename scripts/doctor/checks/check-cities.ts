import { cityStore, defaultCity, pinnedCity, servedCities } from '@/lib/city/this-city';
import type { Finding } from '../finding';

type Told = Map<string, readonly string[]>;

function wrongCities(told: Told, todo: string): Finding[] {
  return [...told].map(([key, [first = '', ...others]]) => ({
    area: 'settings',
    subject: `the city ${key}`,
    state: 'wrong',
    found: first,
    ...(others.length > 0 && { details: others }),
    todo,
  }));
}

const broken = 'Until it is mended the site shows its last good data, and after a start nothing of it.';
const leftOut = 'Until it is mended the site shows the rest without it.';

/** Where many cities are served, how many are. */
function served(): Finding[] {
  if (pinnedCity()) return [];
  const all = cityStore().cities();
  const cities = servedCities();
  const without = all.filter((city) => !cities.includes(city)).map(({ key }) => key);
  const first = defaultCity();
  const where = first
    ? `${first} at SITE_URL and on this machine, others at their hosts`
    : 'each at its hosts';
  const todo = without.length > 0 ? `No hosts, and so not served: ${without.join(', ')}.` : undefined;
  return [
    {
      area: 'settings',
      subject: 'cities',
      state: todo ? 'note' : 'good',
      found: `${cities.length} of ${all.length}, ${where}; CITY=<one> npm run doctor looks at the feeds of one`,
      ...(todo && { todo }),
    },
  ];
}

/** A host leads to one city alone: readers do not find the others there. */
function sharedHosts(): Finding[] {
  const cities = servedCities();
  const hosts = new Set(cities.flatMap((city) => city.hosts));
  return [...hosts].flatMap((host): Finding[] => {
    const keys = cities.filter((city) => city.hosts.includes(host)).map(({ key }) => key);
    if (keys.length < 2) return [];
    const found = `a host of several cities: ${keys.join(', ')}`;
    return [
      { area: 'settings', subject: host, state: 'wrong', found, todo: 'Leave it in the hosts of one.' },
    ];
  });
}

/** The folders of CITIES_DIR: each that cannot be read, or not all of it, with file and line; and hosts of several. */
export function checkCities(): Finding[] {
  const store = cityStore();
  return [
    ...served(),
    ...sharedHosts(),
    ...wrongCities(store.problems(), broken),
    ...wrongCities(store.leftOut(), leftOut),
  ];
}
