import type { Level } from '@/lib/base/log';
import { type Environment, given, type SettingName } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { ownHost } from '@/lib/city/served-hosts';
import { cityInHand, cityStore, defaultCity } from '@/lib/city/this-city';
import { httpUrl, SettingError, wholeNumber, wrong } from '@/lib/settings/checks';
import { blogDomain, hostOf, readCityKey, siteUrl, siteUrls } from '@/lib/settings/of-city';

export { SettingError } from '@/lib/settings/checks';

export type RadioSetting = { template: string | undefined; ports: readonly number[] };

export type FeedsSetting = { kind: 'sample' } | { kind: 'live' } | { kind: 'template'; template: string };

export type Settings = {
  port: number;
  host: string;
  /** The origin; outside of any city, where many are served, with `{host}` in it. */
  siteUrl: string;
  /** Where many are served, the origin of the default one; undefined for that of its hosts or of this machine. */
  defaultUrl: string | undefined;
  /** The key of the city in hand; undefined outside of any, where many are served. */
  city: string | undefined;
  /** Of the folders of cities. */
  citiesDir: string;
  feeds: FeedsSetting;
  feedProxyUrl: string | undefined;
  feedRefreshSeconds: number;
  /** The functions host; undefined for the posts of the city folder. */
  blogApi: { url: string; key: string | undefined } | undefined;
  /** Sent as the domain of the list (requirements section 7). */
  blogDomain: string;
  adScriptUrl: string | undefined;
  radio: RadioSetting;
  /** Undefined for a key made at the first start and kept in the cache folder. */
  signingKey: string | undefined;
  stockImageUrl: string | undefined;
  /** How many proxies append to X-Forwarded-For. */
  trustedProxies: number;
  pictureCacheMb: number;
  redisUrl: string | undefined;
  websubHub: string | undefined;
  cacheDir: string;
  logLevel: Level;
};

function host(env: Environment): string {
  const value = given(env, 'HOST');
  return /^[\w.:-]+$/.test(value)
    ? value
    : wrong('HOST', value, 'an address of this machine, such as 127.0.0.1');
}

type AddressName = 'FEED_PROXY_URL' | 'AD_SCRIPT_URL' | 'WEBSUB_HUB';

function address(env: Environment, name: AddressName, takes: string): string | undefined {
  const value = given(env, name);
  return value && httpUrl(name, value, takes).href;
}

/** An http(s) address with a place in it, such as `{port}`, for which `such` may stand. */
function template(name: SettingName, value: string, place: string, such: string, takes: string): string {
  if (!value.includes(place)) wrong(name, value, takes);
  httpUrl(name, value.replaceAll(place, such), takes);
  return value;
}

function feeds(env: Environment): FeedsSetting {
  const value = given(env, 'FEEDS');
  if (value === 'sample' || value === 'live') return { kind: value };
  const takes = 'sample, live, or an http(s) address with {section} in it';
  return { kind: 'template', template: template('FEEDS', value, '{section}', 'section', takes) };
}

function blogApi(env: Environment): Settings['blogApi'] {
  const value = given(env, 'BLOG_API_URL');
  if (!value) return undefined;
  const takes = 'the http(s) address that get_metainfo and get_details stand below, without a query';
  const url = httpUrl('BLOG_API_URL', value, takes);
  if (url.search || url.hash) wrong('BLOG_API_URL', value, takes);
  const key = given(env, 'BLOG_API_KEY');
  // The sentence must not print a key.
  if (key && !/^[\x21-\x7e]+$/.test(key))
    wrong('BLOG_API_KEY', '(hidden)', 'printable characters without spaces');
  return { url: url.href.replace(/\/+$/, ''), key };
}

function signingKey(env: Environment): string | undefined {
  const value = given(env, 'SIGNING_KEY');
  if (!value) return undefined;
  return value.length >= 32
    ? value
    : wrong('SIGNING_KEY', '(hidden)', 'at least 32 characters, such as openssl rand -hex 32 prints');
}

function stockImageUrl(env: Environment): string | undefined {
  const value = given(env, 'STOCK_IMAGE_URL');
  const takes = 'an http(s) address with {seed} in it';
  return value && template('STOCK_IMAGE_URL', value, '{seed}', 'seed', takes);
}

function radio(env: Environment): RadioSetting {
  const url = given(env, 'RADIO_URL');
  const takes = 'an http(s) address with {port} in it';
  const value = given(env, 'RADIO_PORTS');
  const listed = value.split(',').map((port) => port.trim());
  const fits = listed.every((port) => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535);
  if (!fits) wrong('RADIO_PORTS', value, 'port numbers from 1 to 65535, separated by commas');
  return {
    template: url && template('RADIO_URL', url, '{port}', '8076', takes),
    ports: [...new Set(listed.map(Number))],
  };
}

/** A sentence never shows the address, which may hold a password (requirements section 13). */
function redisUrl(env: Environment): string | undefined {
  const value = given(env, 'REDIS_URL');
  if (!value) return undefined;
  const takes =
    'redis://host:port or rediss://host:port, with user:password@ and /number where the server wants them';
  const url = URL.canParse(value) ? new URL(value) : wrong('REDIS_URL', '(hidden)', takes);
  const fits =
    /^rediss?:$/.test(url.protocol) && url.hostname && /^(\/\d{0,4})?$/.test(url.pathname) && !url.search;
  if (!fits) wrong('REDIS_URL', '(hidden)', takes);
  if (!given(env, 'SIGNING_KEY'))
    throw new SettingError(
      'SIGNING_KEY is not set: with REDIS_URL several instances serve one site, and all must sign with the same key.',
    );
  return value;
}

const levels: readonly Level[] = ['error', 'warn', 'info'];

function logLevel(env: Environment): Level {
  const value = given(env, 'LOG_LEVEL');
  return levels.find((level) => level === value) ?? wrong('LOG_LEVEL', value, 'error, warn or info');
}

/** Throws a SettingError that names variable, value and what it takes. */
export function readSettings(env: Environment): Settings {
  const port = wholeNumber(env, 'PORT', 1, 65_535);
  const key = readCityKey(env);
  const ofOne = () => siteUrl(env, port, key && cityStore().city(key)?.hosts[0]);
  const urls = key === undefined ? siteUrls(env) : { siteUrl: ofOne(), defaultUrl: undefined };
  return {
    port,
    host: host(env),
    ...urls,
    city: key,
    citiesDir: given(env, 'CITIES_DIR'),
    feeds: feeds(env),
    feedProxyUrl: address(
      env,
      'FEED_PROXY_URL',
      'an http(s) address that the encoded feed address is appended to',
    ),
    feedRefreshSeconds: wholeNumber(env, 'FEED_REFRESH_SECONDS', 1, 86_400),
    blogApi: blogApi(env),
    blogDomain: blogDomain(env, urls.siteUrl),
    adScriptUrl: address(env, 'AD_SCRIPT_URL', 'the http(s) address of an ad script'),
    radio: radio(env),
    signingKey: signingKey(env),
    stockImageUrl: stockImageUrl(env),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    pictureCacheMb: wholeNumber(env, 'PICTURE_CACHE_MB', 1, 100_000),
    redisUrl: redisUrl(env),
    websubHub: address(env, 'WEBSUB_HUB', 'the http(s) address of a WebSub hub'),
    cacheDir: given(env, 'CACHE_DIR'),
    logLevel: logLevel(env),
  };
}

let current: Settings | undefined;

const ofCities = new WeakMap<City, Settings>();

function originFor(city: City, { siteUrl: ofHost, defaultUrl, port }: Settings): string {
  if (defaultUrl !== undefined && city.key === defaultCity()) return defaultUrl;
  const host = ownHost(city);
  return host === undefined ? `http://localhost:${port}` : ofHost.replace('{host}', host);
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

/** Those of the city in hand, where there is one. */
export function settings(): Settings {
  current ??= readSettings(process.env);
  const city = current.city === undefined ? cityInHand() : undefined;
  return city ? forCity(city, current) : current;
}
