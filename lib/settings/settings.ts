import type { Level } from '@/lib/base/log';
import { type Environment, given } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { ownHost } from '@/lib/city/served-hosts';
import { cityInHand, cityStore, defaultCity } from '@/lib/city/this-city';
import { httpUrl, wholeNumber, wrong } from '@/lib/settings/checks';
import { readLogLevel } from '@/lib/settings/log-level';
import { blogDomain, hostOf, networkHost, readCityKey, siteUrl, siteUrls } from '@/lib/settings/of-city';
import { type RadioSetting, readRadio } from '@/lib/settings/radio';
import { readRedis } from '@/lib/settings/redis';
import { readWebsubHub } from '@/lib/settings/websub';

export { SettingError } from '@/lib/settings/checks';

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
  /** Where many cities are served, the host that lists them. */
  networkHost: string | undefined;
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

function feeds(env: Environment): FeedsSetting {
  const value = given(env, 'FEEDS');
  if (value === 'sample' || value === 'live') return { kind: value };
  const takes = 'sample, live, or an http(s) address with {section} in it';
  if (!value.includes('{section}')) wrong('FEEDS', value, takes);
  httpUrl('FEEDS', value.replaceAll('{section}', 'section'), takes);
  return { kind: 'template', template: value };
}

function feedProxyUrl(env: Environment): string | undefined {
  const value = given(env, 'FEED_PROXY_URL');
  if (!value) return undefined;
  httpUrl('FEED_PROXY_URL', value, 'an http(s) address that the encoded feed address is appended to');
  return value;
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

function adScriptUrl(env: Environment): string | undefined {
  const value = given(env, 'AD_SCRIPT_URL');
  if (!value) return undefined;
  return httpUrl('AD_SCRIPT_URL', value, 'the http(s) address of an ad script').href;
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
  if (!value) return undefined;
  const takes = 'an http(s) address with {seed} in it';
  if (!value.includes('{seed}')) wrong('STOCK_IMAGE_URL', value, takes);
  httpUrl('STOCK_IMAGE_URL', value.replaceAll('{seed}', 'seed'), takes);
  return value;
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
    networkHost: networkHost(env),
    feeds: feeds(env),
    feedProxyUrl: feedProxyUrl(env),
    feedRefreshSeconds: wholeNumber(env, 'FEED_REFRESH_SECONDS', 1, 86_400),
    blogApi: blogApi(env),
    blogDomain: blogDomain(env, urls.siteUrl),
    adScriptUrl: adScriptUrl(env),
    radio: readRadio(env),
    signingKey: signingKey(env),
    stockImageUrl: stockImageUrl(env),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    pictureCacheMb: wholeNumber(env, 'PICTURE_CACHE_MB', 1, 100_000),
    redisUrl: readRedis(env),
    websubHub: readWebsubHub(env),
    cacheDir: given(env, 'CACHE_DIR'),
    logLevel: readLogLevel(env),
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
