import { cities } from '@/lib/city/this-city';

/** Where the headlines come from: the bundled files, the city's addresses, or one template for all sections. */
export type FeedsSetting = { kind: 'sample' } | { kind: 'live' } | { kind: 'template'; template: string };

export type Settings = {
  port: number;
  /** Public origin, no trailing slash. */
  siteUrl: string;
  city: string;
  feeds: FeedsSetting;
  feedProxyUrl: string | undefined;
  feedRefreshSeconds: number;
  /** The functions host of the blog; nothing for the posts of the city folder. */
  blogApi: { url: string; key: string | undefined } | undefined;
  /** What the blog's list is asked for (spec section 7). */
  blogDomain: string;
  /** Where the last good copies are kept. */
  cacheDir: string;
};

type Environment = Record<string, string | undefined>;

/** A wrong setting: the message is the one sentence that the operator reads. */
export class SettingError extends Error {}

function wrong(name: string, value: string, takes: string): never {
  throw new SettingError(`${name}=${value} cannot be used: it takes ${takes}.`);
}

function wholeNumber(env: Environment, name: string, standard: number, least: number, most: number): number {
  const value = env[name]?.trim();
  if (!value) return standard;
  const number = Number(value);
  const fits = /^\d+$/.test(value) && number >= least && number <= most;
  return fits ? number : wrong(name, value, `a whole number from ${least} to ${most}`);
}

function httpUrl(name: string, value: string, takes: string): URL {
  const url = URL.canParse(value) ? new URL(value) : wrong(name, value, takes);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return plain ? url : wrong(name, value, takes);
}

function siteUrl(env: Environment, port: number): string {
  const value = env.SITE_URL?.trim() || `http://localhost:${port}`;
  const takes = 'the public origin as http(s)://host, without a path';
  const url = httpUrl('SITE_URL', value, takes);
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : wrong('SITE_URL', value, takes);
}

function city(env: Environment): string {
  const value = env.CITY?.trim() || 'anaheim';
  const names = Object.keys(cities);
  return names.includes(value)
    ? value
    : wrong('CITY', value, `the name of a folder under lib/city (${names.join(', ')})`);
}

function feeds(env: Environment): FeedsSetting {
  const value = env.FEEDS?.trim() || 'sample';
  if (value === 'sample' || value === 'live') return { kind: value };
  const takes = 'sample, live, or an http(s) address with {section} in it';
  if (!value.includes('{section}')) wrong('FEEDS', value, takes);
  httpUrl('FEEDS', value.replaceAll('{section}', 'section'), takes);
  return { kind: 'template', template: value };
}

function feedProxyUrl(env: Environment): string | undefined {
  const value = env.FEED_PROXY_URL?.trim();
  if (!value) return undefined;
  httpUrl('FEED_PROXY_URL', value, 'an http(s) address that the encoded feed address is appended to');
  return value;
}

function blogApi(env: Environment): Settings['blogApi'] {
  const value = env.BLOG_API_URL?.trim();
  if (!value) return undefined;
  const takes = 'the http(s) address that get_metainfo and get_details stand below, without a query';
  const url = httpUrl('BLOG_API_URL', value, takes);
  if (url.search || url.hash) wrong('BLOG_API_URL', value, takes);
  const key = env.BLOG_API_KEY?.trim() || undefined;
  // A key that breaks a header would also be printed by whoever reports it: the sentence leaves it out.
  if (key && !/^[\x21-\x7e]+$/.test(key))
    wrong('BLOG_API_KEY', '(hidden)', 'printable characters without spaces');
  return { url: url.href.replace(/\/+$/, ''), key };
}

function blogDomain(env: Environment, origin: string): string {
  const value = env.BLOG_DOMAIN?.trim() || new URL(origin).hostname.replace(/^www\./, '');
  return /^[\w.:[\]-]+$/.test(value)
    ? value
    : wrong('BLOG_DOMAIN', value, 'a host name, such as news.example');
}

/** All settings from an environment, checked; throws a SettingError that names variable, value and what it takes. */
export function readSettings(env: Environment): Settings {
  const port = wholeNumber(env, 'PORT', 3000, 1, 65_535);
  const origin = siteUrl(env, port);
  return {
    port,
    siteUrl: origin,
    city: city(env),
    feeds: feeds(env),
    feedProxyUrl: feedProxyUrl(env),
    feedRefreshSeconds: wholeNumber(env, 'FEED_REFRESH_SECONDS', 300, 1, 86_400),
    blogApi: blogApi(env),
    blogDomain: blogDomain(env, origin),
    cacheDir: env.CACHE_DIR?.trim() || '.cache',
  };
}

let current: Settings | undefined;

/** The settings of this process, read and checked once. */
export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}
