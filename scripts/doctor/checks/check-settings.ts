import type { Environment } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { hostTable } from '@/lib/city/served-hosts';
import { cityStore, defaultCity, onlyCity, servedCities } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/feed-sources';
import { misspelledSettings } from '@/lib/settings/misspelled-settings';
import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '@/scripts/doctor/report';

function good(subject: string, found: string): Finding {
  return { area: 'settings', subject, state: 'good', found };
}

function note(subject: string, found: string, todo: string): Finding {
  return { area: 'settings', subject, state: 'note', found, todo };
}

type Served = readonly Pick<City, 'sampleSections'>[];

function samplesAmong(cities: Served, { feeds }: Settings): number {
  return cities.filter((city) => editionOf(feeds, city) === 'sample').length;
}

function origin(settings: Settings, cities: Served): Finding {
  const { siteUrl } = settings;
  if (!/\/\/(localhost|127\.|\[::1\])/.test(siteUrl)) return good('SITE_URL', siteUrl);
  const found = `${siteUrl}, this machine only`;
  if (samplesAmong(cities, settings) === cities.length) return good('SITE_URL', found);
  return note('SITE_URL', found, 'Set it to the public origin, which links and the user agent contain.');
}

function edition(settings: Settings, cities: Served): Finding {
  const { feeds } = settings;
  if (feeds.kind === 'template') return good('FEEDS', feeds.template);
  if (feeds.kind === 'live') return good('FEEDS', 'the live edition');
  const samples = samplesAmong(cities, settings);
  if (samples === 0) return good('FEEDS', 'the live edition: there is no sample edition to show');
  return note(
    'FEEDS',
    `the sample edition, in ${samples} of ${cities.length} cities: pages of headlines and events ask search engines not to list them`,
    'FEEDS=live shows the day’s news.',
  );
}

/** Checks the settings. `cities`: the cities that this configuration serves. */
export function checkSettings(settings: Settings, cities: Served): Finding[] {
  return [
    good('CITY', settings.city ?? 'none: cities are served at their hosts'),
    origin(settings, cities),
    edition(settings, cities),
  ];
}

/** Reports environment variables that look like misspelled settings. */
export function checkNames(env: Environment): Finding[] {
  return misspelledSettings(env).map(({ name, meant }) => ({
    area: 'settings',
    subject: name,
    state: 'wrong',
    found: `no such setting, so it has no effect; did you mean ${meant}?`,
    todo: `Rename it to ${meant}, or remove it.`,
  }));
}

/** Reports cities with mistakes, even if they are not served. */
export function wrongCities(): Finding[] {
  const ofAll = cityStore().networkProblems();
  const ofCities = [...cityStore().problems()].map(([key, lines]) => [`the city ${key}`, lines] as const);
  const all = [...ofCities, ['desk.yaml of all cities', ofAll] as const].filter(
    ([, lines]) => lines.length > 0,
  );
  return all.map(([subject, [first = '', ...others]]) => ({
    area: 'settings',
    subject,
    state: 'wrong',
    found: first,
    ...(others.length > 0 && { details: others }),
    todo: 'Until it is mended the site shows what it is in as it last was, and after a start without it.',
  }));
}

/** Reports the number of served cities, if there are several. */
function served(): Finding[] {
  if (onlyCity()) return [];
  const all = cityStore().cities();
  const cities = servedCities();
  const without = all.filter((city) => !cities.includes(city)).map(({ key }) => key);
  const first = defaultCity();
  const where = first
    ? `${first} at SITE_URL and on this machine, others at their hosts`
    : 'each at its hosts';
  const found = `${cities.length} of ${all.length}, ${where}; CITY=<one> npm run doctor looks at the feeds of one`;
  if (without.length === 0) return [good('cities', found)];
  return [note('cities', found, `No hosts, and so not served: ${without.join(', ')}.`)];
}

/** Reports hosts that several cities list. Only one of the cities is served there. */
function sharedHosts(): Finding[] {
  return hostTable(servedCities()).clashes.map(({ host, has, claims }) => ({
    area: 'settings',
    subject: host,
    state: 'wrong',
    found: `listed by several cities: ${has}, ${claims}`,
    todo: 'Leave it in the hosts of one.',
  }));
}

/** Reports the cities of CITIES_DIR, their mistakes with file and line, and shared hosts. */
export function checkCities(): Finding[] {
  return [...served(), ...sharedHosts(), ...wrongCities()];
}
