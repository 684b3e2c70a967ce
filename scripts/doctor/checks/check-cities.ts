import { cityStore, pinnedCity, servedCities } from '@/lib/city/this-city';
import type { Finding } from '../finding';

function broken([key, [first = '', ...others]]: [string, readonly string[]]): Finding {
  return {
    area: 'settings',
    subject: `the city ${key}`,
    state: 'wrong',
    found: first,
    ...(others.length > 0 && { details: others }),
    todo: 'Until it is mended the site shows its last good data, and after a start nothing of it.',
  };
}

/** Where many cities are served, how many are. */
function served(): Finding[] {
  if (pinnedCity()) return [];
  const all = cityStore().cities();
  const atHosts = servedCities();
  const without = all.filter((city) => !atHosts.includes(city)).map(({ key }) => key);
  const todo = without.length > 0 ? `No hosts, and so not served: ${without.join(', ')}.` : undefined;
  return [
    {
      area: 'settings',
      subject: 'cities',
      state: todo ? 'note' : 'good',
      found: `${atHosts.length} of ${all.length}, each at its hosts; CITY=<one> npm run doctor looks at the feeds of one`,
      ...(todo && { todo }),
    },
  ];
}

/** The folders of CITIES_DIR: each that cannot be read, with file and line. */
export function checkCities(): Finding[] {
  return [...served(), ...[...cityStore().problems()].map(broken)];
}
