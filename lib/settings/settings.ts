import type { Level } from '@/lib/base/log';
import { type Environment, readSetting } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { ownHost } from '@/lib/city/served-hosts';
import { cityStore, defaultCity } from '@/lib/city/this-city';
import {
  address,
  httpUrl,
  matching,
  rejectValue,
  SettingError,
  template,
  wholeNumber,
} from '@/lib/settings/checks';
import { blogDomain, hostOf, networkUrl, readCityKey, siteUrl, siteUrls } from '@/lib/settings/of-city';

export { SettingError } from '@/lib/settings/checks';

export type FeedsSetting = { kind: 'sample' } | { kind: 'live' } | { kind: 'template'; template: string };

function feeds(env: Environment): FeedsSetting {
  const value = readSetting(env, 'FEEDS');
  if (value === 'sample' || value === 'live') return { kind: value };
  const takes = 'sample, live, or an http(s) address with {section} in it';
  return { kind: 'template', template: template(env, 'FEEDS', ['{section}', 'section'], takes) ?? value };
}

function readFeeds(env: Environment) {
  const proxyTakes = 'an http(s) address that the encoded feed address is appended to';
  return {
    feeds: feeds(env),
    feedProxyUrl: address(env, 'FEED_PROXY_URL', proxyTakes),
    feedRefreshSeconds: wholeNumber(env, 'FEED_REFRESH_SECONDS', 1, 86_400),
  };
}

function blogApi(env: Environment): { url: string; key: string | undefined } | undefined {
  const value = readSetting(env, 'BLOG_API_URL');
  if (!value) return undefined;
  const takes = 'the http(s) address that get_metainfo and get_details stand below, without a query';
  const url = httpUrl('BLOG_API_URL', value, takes);
  if (url.search || url.hash) rejectValue('BLOG_API_URL', value, takes);
  const key = matching(env, 'BLOG_API_KEY', /^[\x21-\x7e]+$/, 'printable characters without spaces', true);
  return { url: url.href.replace(/\/+$/, ''), key };
}

function radioPorts(env: Environment): number[] {
  const takes = 'port numbers from 1 to 65535, separated by commas';
  const value = matching(env, 'RADIO_PORTS', /^[1-9]\d{0,4}(?: *, *[1-9]\d{0,4})*$/, takes);
  const ports = [...new Set(value.split(',').map(Number))];
  return ports.every((port) => port <= 65_535) ? ports : rejectValue('RADIO_PORTS', value, takes);
}

const REDIS_ADDRESS =
  /^rediss?:\/\/(?:[^/?#\s]*@)?(?:[^/?#@:\s]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:\/\d{0,4})?$/i;

/** Reads REDIS_URL. Error messages never show it, because it may contain a password (requirements section 13). */
function redisUrl(env: Environment): string | undefined {
  const takes =
    'redis://host:port or rediss://host:port, with user:password@ and /number where the server wants them';
  const value = matching(env, 'REDIS_URL', REDIS_ADDRESS, takes, true);
  if (value && !readSetting(env, 'SIGNING_KEY'))
    throw new SettingError(
      'SIGNING_KEY is not set: with REDIS_URL several instances serve one site, and all must sign with the same key.',
    );
  return value;
}

function readMonitoring(env: Environment) {
  const alertsTake = 'the http(s) address of a webhook or of a topic of ntfy';
  const tokenTakes = 'at least 16 printable characters without spaces';
  return {
    /** Treated as a secret, because webhook addresses of chat services are secrets. */
    alertUrl: matching(env, 'ALERT_URL', /^https?:\/\/[^\s/?#@]+\/[^\s?#]+\S*$/, alertsTake, true),
    metricsToken: matching(env, 'METRICS_TOKEN', /^[\x21-\x7e]{16,}$/, tokenTakes, true),
    logLevel: matching(env, 'LOG_LEVEL', /^(?:error|warn|info)$/, 'error, warn or info') as Level,
  };
}

function readWeather(env: Environment) {
  const serviceTakes = 'none, or the http(s) address of a weather service';
  const keyTakes = 'printable characters without spaces';
  return {
    /** Replaces the addresses of the weather services; `none` disables weather. */
    weatherUrl:
      readSetting(env, 'WEATHER_URL') === 'none' ? 'none' : address(env, 'WEATHER_URL', serviceTakes),
    /** API key for air quality; without it, air quality is not shown. */
    airnowKey: matching(env, 'AIRNOW_KEY', /^[\x21-\x7e]+$/, keyTakes, true),
  };
}

/** Reads the settings of the desk, which runs as a separate process. */
function readDesk(env: Environment) {
  const deskPort = wholeNumber(env, 'DESK_PORT', 1, 65_535);
  const takes = 'the https address of the desk without a path, or http://localhost with its port';
  const form = /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?|http:\/\/localhost(?::\d+)?)$/;
  return {
    deskPort,
    deskHost: matching(env, 'DESK_HOST', /^[\w.:-]+$/, 'an address of this machine, such as 127.0.0.1'),
    /** Address of the desk; passkeys are valid only for this address. */
    deskUrl: matching(env, 'DESK_URL', form, takes) ?? `http://localhost:${deskPort}`,
    /** Folder for the desk's accounts, sessions, saved versions, unsaved drafts and audit log. */
    deskDir: readSetting(env, 'DESK_DIR'),
    /** File of the access log that nginx writes (deploy/nginx.conf). */
    accessLog: readSetting(env, 'ACCESS_LOG'),
  };
}

/** Reads all settings. Throws a SettingError that names the variable, its value and the allowed values. */
export function readSettings(env: Environment) {
  const port = wholeNumber(env, 'PORT', 1, 65_535);
  const city = readCityKey(env);
  const urlOfOne = () => siteUrl(env, port, city && cityStore().city(city)?.hosts[0]);
  const urls = city === undefined ? siteUrls(env) : { siteUrl: urlOfOne(), defaultUrl: undefined };
  const keyTakes = 'at least 32 characters, such as openssl rand -hex 32 prints';
  return {
    port,
    /** Whether systemd owns the socket (deploy/site.socket), in which connections wait during a restart. */
    isHanded: env.LISTEN_FDS === '1',
    host: matching(env, 'HOST', /^[\w.:-]+$/, 'an address of this machine, such as 127.0.0.1'),
    ...urls,
    /** Key of the city; undefined in the settings of a process that serves several cities. */
    city,
    /** Folder that contains the folders of all cities. */
    citiesDir: readSetting(env, 'CITIES_DIR'),
    /** At most 20, because the desk promises that readers see a change within 20 seconds. */
    citiesRefreshSeconds: wholeNumber(env, 'CITIES_REFRESH_SECONDS', 1, 20),
    networkUrl: networkUrl(env, urls.siteUrl),
    ...readFeeds(env),
    /** API of the blog host; undefined to use the city's own posts. */
    blogApi: blogApi(env),
    /** Domain that the blog API gets in requests for the list of posts (requirements section 7). */
    blogDomain: blogDomain(env, urls.siteUrl),
    adScriptUrl: address(env, 'AD_SCRIPT_URL', 'the http(s) address of an ad script'),
    ...readWeather(env),
    radio: { template: template(env, 'RADIO_URL', ['{port}', '8076']), ports: radioPorts(env) },
    /** Key for signatures. If undefined, a key is created at the first start and stored in the cache folder. */
    signingKey: matching(env, 'SIGNING_KEY', /.{32}/, keyTakes, true),
    /** Previous key. Addresses signed with it are still accepted, but new addresses are not signed with it. */
    signingKeyBefore: matching(env, 'SIGNING_KEY_BEFORE', /.{32}/, keyTakes, true),
    stockImageUrl: template(env, 'STOCK_IMAGE_URL', ['{seed}', 'seed']),
    /** Number of proxies in front of the site that append to X-Forwarded-For. */
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    pictureCacheMb: wholeNumber(env, 'PICTURE_CACHE_MB', 1, 100_000),
    redisUrl: redisUrl(env),
    cacheDir: readSetting(env, 'CACHE_DIR'),
    ...readMonitoring(env),
    ...readDesk(env),
  };
}

export type Settings = ReturnType<typeof readSettings>;

let current: Settings | undefined;

const settingsByCity = new WeakMap<City, Settings>();

function originFor(city: City, { siteUrl, defaultUrl, port }: Settings): string {
  if (defaultUrl !== undefined && city.key === defaultCity()) return defaultUrl;
  const host = ownHost(city);
  if (host === undefined) return `http://localhost:${port}`;
  // A language edition uses the origin of its city, but with its own host.
  return siteUrl.includes('{host}')
    ? siteUrl.replace('{host}', host)
    : siteUrl.replace(new URL(siteUrl).hostname, host);
}

function forCity(city: City, all: Settings): Settings {
  const origin = originFor(city, all);
  const known = settingsByCity.get(city);
  if (known?.siteUrl === origin) return known;
  const blogDomain = all.blogDomain.replace('{host}', hostOf(origin));
  const own = { ...all, city: city.key, siteUrl: origin, blogDomain };
  settingsByCity.set(city, own);
  return own;
}

/** Returns the process's settings. With several cities, `siteUrl` contains `{host}`; use settingsOf for a city. */
export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}

/** Returns the settings with a city's own site URL and blog domain. */
export function settingsOf(city: City): Settings {
  const all = settings();
  return city.key === all.city ? all : forCity(city, all);
}

/** Returns the origin of a city's site. */
export function siteUrlOf(city: City): string {
  return settingsOf(city).siteUrl;
}

/** Returns a User-Agent that names the site and a contact (quirk 31). */
export function userAgentOf(city: City): string {
  return `${city.robotName}/1.0 (+${siteUrlOf(city)}; ${city.email})`;
}
