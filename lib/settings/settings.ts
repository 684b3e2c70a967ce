import type { Level } from '@/lib/base/log';
import { type Environment, given } from '@/lib/base/setting-list';
import { cityStore } from '@/lib/city/this-city';
import { httpUrl, SettingError, wholeNumber, wrong } from '@/lib/settings/checks';
import { readLogLevel } from '@/lib/settings/log-level';
import { type RadioSetting, readRadio } from '@/lib/settings/radio';
import { readRedis } from '@/lib/settings/redis';
import { readWebsubHub } from '@/lib/settings/websub';

export { SettingError } from '@/lib/settings/checks';

export type FeedsSetting = { kind: 'sample' } | { kind: 'live' } | { kind: 'template'; template: string };

export type Settings = {
  port: number;
  host: string;
  siteUrl: string;
  city: string;
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

function siteUrl(env: Environment, port: number): string {
  const value = given(env, 'SITE_URL') || `http://localhost:${port}`;
  const takes = 'the public origin as http(s)://host, without a path';
  const url = httpUrl('SITE_URL', value, takes);
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : wrong('SITE_URL', value, takes);
}

function city(env: Environment): string {
  const value = given(env, 'CITY');
  const store = cityStore();
  const problems = store.problems().get(value);
  if (problems && !store.city(value)) throw new SettingError(`The city ${value}:\n${problems.join('\n')}`);
  const keys = store.cities().map(({ key }) => key);
  return keys.includes(value)
    ? value
    : wrong('CITY', value, `the name of a folder with a city.yaml in CITIES_DIR (${keys.join(', ')})`);
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

function blogDomain(env: Environment, origin: string): string {
  const value = given(env, 'BLOG_DOMAIN') || new URL(origin).hostname.replace(/^www\./, '');
  return /^[\w.:[\]-]+$/.test(value)
    ? value
    : wrong('BLOG_DOMAIN', value, 'a host name, such as news.example');
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
  const origin = siteUrl(env, port);
  return {
    port,
    host: host(env),
    siteUrl: origin,
    city: city(env),
    citiesDir: given(env, 'CITIES_DIR'),
    feeds: feeds(env),
    feedProxyUrl: feedProxyUrl(env),
    feedRefreshSeconds: wholeNumber(env, 'FEED_REFRESH_SECONDS', 1, 86_400),
    blogApi: blogApi(env),
    blogDomain: blogDomain(env, origin),
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

export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}
