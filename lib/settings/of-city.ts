import { type Environment, readSetting } from '@/lib/base/setting-list';
import { cityStore, defaultCity, onlyCity } from '@/lib/city/this-city';
import { httpUrl, matching, rejectValue, SettingError } from '@/lib/settings/checks';

type SiteUrls = {
  /** Origin of the site. With several cities, it contains `{host}`, which each city's host replaces (settings.ts). */
  siteUrl: string;
  /**
   * Origin of the default city. Set if there are several cities and SITE_URL is the address of one of them.
   */
  defaultUrl: string | undefined;
};

/** Parses SITE_URL for a process that serves several cities. */
export function siteUrls(env: Environment): SiteUrls {
  const value = readSetting(env, 'SITE_URL') || 'https://{host}';
  if (/^https?:\/\/\{host\}(?::\d+)?$/.test(value)) return { siteUrl: value, defaultUrl: undefined };
  const takes =
    'http(s)://{host}, with a port or none, or the address of one of the cities, where many are served; CITY names one to serve alone';
  const isOfOne = !value.includes('{host}') && defaultCity() !== undefined;
  const origin = isOfOne ? originOf(value, takes) : rejectValue('SITE_URL', value, takes);
  const { protocol, port } = new URL(origin);
  return { siteUrl: `${protocol}//{host}${port && `:${port}`}`, defaultUrl: origin };
}

function originOf(value: string, takes: string): string {
  const url = httpUrl('SITE_URL', value, takes);
  return url.pathname === '/' && !url.search && !url.hash
    ? url.origin
    : rejectValue('SITE_URL', value, takes);
}

/** Returns the origin of the page that lists all cities; undefined without NETWORK_HOST or with only one city. */
export function networkUrl(env: Environment, siteUrls: string): string | undefined {
  const takes = 'a host name that no city lists, such as network.example';
  const host = matching(env, 'NETWORK_HOST', /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, takes);
  return host && siteUrls.includes('{host}') ? siteUrls.replace('{host}', host) : undefined;
}

/** Parses SITE_URL for a process that serves one city. `host`, the city's first host, replaces `{host}`. */
export function siteUrl(env: Environment, port: number, host: string | undefined): string {
  const template = readSetting(env, 'SITE_URL') || `http://localhost:${port}`;
  const value = template.replace('{host}', host ?? '{host}');
  const takes = 'the public origin as http(s)://host, without a path';
  const url = httpUrl('SITE_URL', value, takes);
  if (/[{}]/.test(url.host))
    rejectValue('SITE_URL', value, 'the public origin without {host}, as the city lists no hosts');
  return originOf(value, takes);
}

/** Returns the key of the only city to serve, if there is one. Throws a SettingError if it cannot be used. */
export function readCityKey(env: Environment): string | undefined {
  const store = cityStore();
  const value = readSetting(env, 'CITY') || onlyCity();
  if (value === undefined && store.cities().length > 0) return undefined;
  const all = [...store.problems()].map(([key, lines]) => `The city ${key}:\n${lines.join('\n')}`);
  if (value === undefined && all.length > 0) throw new SettingError(all.join('\n'));
  if (value === undefined)
    return rejectValue('CITIES_DIR', readSetting(env, 'CITIES_DIR'), 'a folder with cities in it');
  if (store.city(value)) return value;
  const problems = store.problems().get(value);
  if (problems) throw new SettingError(`The city ${value}:\n${problems.join('\n')}`);
  const keys = store.cities().map(({ key }) => key);
  return rejectValue(
    'CITY',
    value,
    `the name of a folder with a city.yaml in CITIES_DIR (${keys.join(', ')})`,
  );
}

export function hostOf(origin: string): string {
  return origin
    .replace(/^https?:\/\//, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
}

/** Returns BLOG_DOMAIN with `{host}` replaced by the host of `origin`, without www. */
export function blogDomain(env: Environment, origin: string): string {
  const takes = 'a host name, such as news.example';
  const template = matching(env, 'BLOG_DOMAIN', /^[\w.:[\]{}-]+$/, takes) ?? '{host}';
  return template.replace('{host}', hostOf(origin));
}
