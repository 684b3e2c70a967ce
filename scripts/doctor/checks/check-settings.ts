import type { City } from '@/lib/city/city-type';
import { editionOf } from '@/lib/news/sources/feed-sources';
import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '../finding';

function good(subject: string, found: string): Finding {
  return { area: 'settings', subject, state: 'good', found };
}

function note(subject: string, found: string, todo: string): Finding {
  return { area: 'settings', subject, state: 'note', found, todo };
}

type Served = readonly Pick<City, 'sampleSections'>[];

/** How many cities show samples. */
function samplesAmong(cities: Served, { feeds }: Settings): number {
  return cities.filter((city) => editionOf(feeds, city) === 'sample').length;
}

function origin(settings: Settings, cities: Served): Finding {
  const { siteUrl } = settings;
  if (!/\/\/(localhost|127\.|\[::1\])/.test(siteUrl)) return good('SITE_URL', siteUrl);
  const found = `${siteUrl}, this machine only`;
  if (samplesAmong(cities, settings) === cities.length) return good('SITE_URL', found);
  return note(
    'SITE_URL',
    found,
    'Set it to the public origin: sources are told of it, and links are made from it.',
  );
}

function edition(settings: Settings, cities: Served): Finding {
  const { feeds } = settings;
  if (feeds.kind === 'template') return good('FEEDS', feeds.template);
  if (feeds.kind === 'live') return good('FEEDS', 'the live edition');
  const samples = samplesAmong(cities, settings);
  if (samples === 0) return good('FEEDS', 'the live edition: there is no sample edition to show');
  const among = samples < cities.length ? `, in ${samples} of ${cities.length} cities` : '';
  return note(
    'FEEDS',
    `the sample edition${among}: pages of headlines and events ask search engines not to list them`,
    'FEEDS=live shows the day’s news.',
  );
}

function signingKey({ signingKey: key }: Settings): Finding {
  if (key) return good('SIGNING_KEY', 'set');
  const todo = 'Set it, the same everywhere, where several instances run (openssl rand -hex 32).';
  return note('SIGNING_KEY', 'not set: made at the first start and kept beside the cache', todo);
}

/** `cities`: those that are served. */
export function checkSettings(settings: Settings, cities: Served): Finding[] {
  return [
    good('CITY', settings.city ?? 'none: cities are served at their hosts'),
    origin(settings, cities),
    edition(settings, cities),
    signingKey(settings),
  ];
}
