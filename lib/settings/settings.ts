import type { Level } from '@/lib/base/log';
import { type Environment, given } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { ownHost } from '@/lib/city/served-hosts';
import { cityStore, defaultCity } from '@/lib/city/this-city';
import {
  address,
  httpUrl,
  matching,
  SettingError,
  template,
  wholeNumber,
  wrong,
} from '@/lib/settings/checks';
import { misspelledSettings } from '@/lib/settings/misspelled-settings';
import { blogDomain, hostOf, networkUrl, readCityKey, siteUrl, siteUrls } from '@/lib/settings/of-city';

export { SettingError } from '@/lib/settings/checks';

export type FeedsSetting = { kind: 'sample' } | { kind: 'live' } | { kind: 'template'; template: string };

function feeds(env: Environment): FeedsSetting {
  const value = given(env, 'FEEDS');
  if (value === 'sample' || value === 'live') return { kind: value };
  const takes = 'sample, live, or an http(s) address with {section} in it';
  return { kind: 'template', template: template(env, 'FEEDS', ['{section}', 'section'], takes) ?? value };
}

function blogApi(env: Environment): { url: string; key: string | undefined } | undefined {
  const value = given(env, 'BLOG_API_URL');
  if (!value) return undefined;
  const takes = 'the http(s) address that get_metainfo and get_details stand below, without a query';
  const url = httpUrl('BLOG_API_URL', value, takes);
  if (url.search || url.hash) wrong('BLOG_API_URL', value, takes);
  const key = matching(env, 'BLOG_API_KEY', /^[\x21-\x7e]+$/, 'printable characters without spaces', true);
  return { url: url.href.replace(/\/+$/, ''), key };
}

function radioPorts(env: Environment): number[] {
  const takes = 'port numbers from 1 to 65535, separated by commas';
  const value = matching(env, 'RADIO_PORTS', /^[1-9]\d{0,4}(?: *, *[1-9]\d{0,4})*$/, takes);
  const ports = [...new Set(value.split(',').map(Number))];
  return ports.every((port) => port <= 65_535) ? ports : wrong('RADIO_PORTS', value, takes);
}

const storeAddress =
  /^rediss?:\/\/(?:[^/?#\s]*@)?(?:[^/?#@:\s]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:\/\d{0,4})?$/i;

/** A sentence never shows the address, which may hold a password (requirements section 13). */
function redisUrl(env: Environment): string | undefined {
  const takes =
    'redis://host:port or rediss://host:port, with user:password@ and /number where the server wants them';
  const value = matching(env, 'REDIS_URL', storeAddress, takes, true);
  if (value && !given(env, 'SIGNING_KEY'))
    throw new SettingError(
      'SIGNING_KEY is not set: with REDIS_URL several instances serve one site, and all must sign with the same key.',
    );
  return value;
}

/** What tells the operator how the process is. */
function forOperator(env: Environment) {
  const ofAlerts = 'the http(s) address of a webhook or of a topic of ntfy';
  const ofToken = 'at least 16 printable characters without spaces';
  return {
    /** Holds a secret, as the webhooks of chats do. */
    alertUrl: matching(env, 'ALERT_URL', /^https?:\/\/[^\s/?#@]+\/[^\s?#]+\S*$/, ofAlerts, true),
    metricsToken: matching(env, 'METRICS_TOKEN', /^[\x21-\x7e]{16,}$/, ofToken, true),
    logLevel: matching(env, 'LOG_LEVEL', /^(?:error|warn|info)$/, 'error, warn or info') as Level,
  };
}

function forWeather(env: Environment) {
  const ofService = 'none, or the http(s) address of a weather service';
  const ofKey = 'printable characters without spaces';
  return {
    /** In place of the services' own; `none` asks nobody. */
    weatherUrl: given(env, 'WEATHER_URL') === 'none' ? 'none' : address(env, 'WEATHER_URL', ofService),
    /** Of the service that says how bad the air is; undefined asks it nothing. */
    airnowKey: matching(env, 'AIRNOW_KEY', /^[\x21-\x7e]+$/, ofKey, true),
  };
}

/** Throws a SettingError that names variable, value and what it takes. */
export function readSettings(env: Environment) {
  const port = wholeNumber(env, 'PORT', 1, 65_535);
  const city = readCityKey(env);
  const ofOne = () => siteUrl(env, port, city && cityStore().city(city)?.hosts[0]);
  const urls = city === undefined ? siteUrls(env) : { siteUrl: ofOne(), defaultUrl: undefined };
  const ofProxy = 'an http(s) address that the encoded feed address is appended to';
  const ofKey = 'at least 32 characters, such as openssl rand -hex 32 prints';
  return {
    port,
    /** systemd holds the socket (deploy/site.socket): who comes while one process ends and the next starts waits in it. */
    isHanded: env.LISTEN_FDS === '1',
    host: matching(env, 'HOST', /^[\w.:-]+$/, 'an address of this machine, such as 127.0.0.1'),
    ...urls,
    /** The key of the city in hand; undefined outside of any, where many are served. */
    city,
    /** Of the folders of cities. */
    citiesDir: given(env, 'CITIES_DIR'),
    networkUrl: networkUrl(env, urls.siteUrl),
    feeds: feeds(env),
    feedProxyUrl: address(env, 'FEED_PROXY_URL', ofProxy),
    feedRefreshSeconds: wholeNumber(env, 'FEED_REFRESH_SECONDS', 1, 86_400),
    /** The functions host; undefined for the posts of the city folder. */
    blogApi: blogApi(env),
    /** Sent as the domain of the list (requirements section 7). */
    blogDomain: blogDomain(env, urls.siteUrl),
    adScriptUrl: address(env, 'AD_SCRIPT_URL', 'the http(s) address of an ad script'),
    ...forWeather(env),
    radio: { template: template(env, 'RADIO_URL', ['{port}', '8076']), ports: radioPorts(env) },
    /** Undefined for a key made at the first start and kept in the cache folder. */
    signingKey: matching(env, 'SIGNING_KEY', /.{32}/, ofKey, true),
    /** Signs nothing any more; addresses that it has signed are still read. */
    signingKeyBefore: matching(env, 'SIGNING_KEY_BEFORE', /.{32}/, ofKey, true),
    stockImageUrl: template(env, 'STOCK_IMAGE_URL', ['{seed}', 'seed']),
    /** How many proxies append to X-Forwarded-For. */
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    pictureCacheMb: wholeNumber(env, 'PICTURE_CACHE_MB', 1, 100_000),
    redisUrl: redisUrl(env),
    cacheDir: given(env, 'CACHE_DIR'),
    misspelled: misspelledSettings(env),
    ...forOperator(env),
  };
}

export type Settings = ReturnType<typeof readSettings>;

let current: Settings | undefined;

const ofCities = new WeakMap<City, Settings>();

function originFor(city: City, { siteUrl: ofHost, defaultUrl, port }: Settings): string {
  if (defaultUrl !== undefined && city.key === defaultCity()) return defaultUrl;
  const host = ownHost(city);
  if (host === undefined) return `http://localhost:${port}`;
  // Of an edition the address of its city, at another host.
  return ofHost.includes('{host}')
    ? ofHost.replace('{host}', host)
    : ofHost.replace(new URL(ofHost).hostname, host);
}

function forCity(city: City, all: Settings): Settings {
  const origin = originFor(city, all);
  const known = ofCities.get(city);
  if (known?.siteUrl === origin) return known;
  const blogDomain = all.blogDomain.replace('{host}', hostOf(origin));
  const own = { ...all, city: city.key, siteUrl: origin, blogDomain };
  ofCities.set(city, own);
  return own;
}

/** Returns the settings of the process. Where several cities are served, `siteUrl` has `{host}` in it: see settingsOf. */
export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}

/** Returns the settings with the site URL and the blog domain of a city. */
export function settingsOf(city: City): Settings {
  const all = settings();
  return city.key === all.city ? all : forCity(city, all);
}

/** Returns the origin of a city's site. */
export function siteUrlOf(city: City): string {
  return settingsOf(city).siteUrl;
}
