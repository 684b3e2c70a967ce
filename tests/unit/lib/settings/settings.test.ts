import '../../served-city';
import { describe, expect, test } from '@jest/globals';
import { readSettings } from '@/lib/settings/settings';
import { thisCity } from '../../this-city';

test('by default the sample edition of Anaheim is served on port 3000', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    isHanded: false,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    city: 'anaheim',
    feeds: { kind: 'sample' },
    feedProxyUrl: undefined,
    feedRefreshSeconds: 300,
    blogApi: undefined,
    blogDomain: 'localhost',
    adScriptUrl: undefined,
    radio: { template: undefined, ports: [8076] },
    signingKey: undefined,
    signingKeyBefore: undefined,
    stockImageUrl: undefined,
    trustedProxies: 0,
    pictureCacheMb: 500,
    redisUrl: undefined,
    citiesDir: 'lib/cities',
    citiesRefreshSeconds: 20,
    cacheDir: '.cache',
    deskDir: '.desk',
    deskHost: '127.0.0.1',
    deskPort: 3100,
    deskUrl: 'http://localhost:3100',
    logLevel: 'info',
  });
});

test('spaces around the city’s name are ignored', () => {
  const before = process.env.CITY;
  process.env.CITY = 'anaheim ';
  try {
    expect(readSettings(process.env).city).toBe('anaheim');
    expect(thisCity().key).toBe('anaheim');
  } finally {
    if (before === undefined) delete process.env.CITY;
    else process.env.CITY = before;
  }
});

const SIGNING_KEY = 'k'.repeat(32);
const longPassword = 'rediss://site:secret@redis.example:6380/2';

test.each([
  ['siteUrl', { PORT: '8080' }, 'http://localhost:8080'],
  ['siteUrl', { PORT: '8080', SITE_URL: 'https://news.example/' }, 'https://news.example'],
  ['port', { PORT: ' 015 ' }, 15],
  ['pictureCacheMb', { PICTURE_CACHE_MB: '' }, 500],
  ['blogApi', { BLOG_API_URL: 'https://a.example/v1/' }, { url: 'https://a.example/v1' }],
  [
    'blogApi',
    { BLOG_API_URL: 'https://a.example', BLOG_API_KEY: 'k' },
    { url: 'https://a.example', key: 'k' },
  ],
  ['blogDomain', { SITE_URL: 'https://www.news.example' }, 'news.example'],
  ['blogDomain', { SITE_URL: 'https://news.example:8443' }, 'news.example'],
  ['blogDomain', { SITE_URL: 'https://news.example', BLOG_DOMAIN: 'old.example' }, 'old.example'],
  [
    'feeds',
    { FEEDS: 'http://127.0.0.1/{section}' },
    { kind: 'template', template: 'http://127.0.0.1/{section}' },
  ],
  ['redisUrl', { REDIS_URL: 'redis://127.0.0.1:6379', SIGNING_KEY }, 'redis://127.0.0.1:6379'],
  ['redisUrl', { REDIS_URL: longPassword, SIGNING_KEY }, longPassword],
  ['redisUrl', { REDIS_URL: 'redis://[::1]', SIGNING_KEY }, 'redis://[::1]'],
  ['radio', { RADIO_URL: 'http://r.example:{port}/{port}' }, { template: 'http://r.example:{port}/{port}' }],
  ['radio', { RADIO_PORTS: ' 8078 , 8076,8078' }, { ports: [8078, 8076] }],
  ['radio', { RADIO_PORTS: '65535' }, { ports: [65_535] }],
  ['adScriptUrl', { AD_SCRIPT_URL: ' ' }, undefined],
  ['adScriptUrl', { AD_SCRIPT_URL: 'HTTPS://ads.example:8080/a?b=c' }, 'https://ads.example:8080/a?b=c'],
] as const)('readSettings reads %s from %j', (name, env, value) => {
  expect({ [name]: readSettings(env)[name] }).toMatchObject({ [name]: value });
});

const ofFunctions = 'the http(s) address that get_metainfo and get_details stand below, without a query';
const ofSite = 'the public origin as http(s)://host, without a path';
const ofPorts = 'port numbers from 1 to 65535, separated by commas';
const ofRadio = 'an http(s) address with {port} in it';
const ofAlerts = 'the http(s) address of a webhook or of a topic of ntfy';

describe('an invalid value', () => {
  test.each([
    ['LOG_LEVEL', ['debug'], 'error, warn or info'],
    ['PORT', ['abc', '0', '70000', '-1', '+1', '1.0', '0xf', '15 s'], 'a whole number from 1 to 65535'],
    ['TRUSTED_PROXIES', ['all', '11'], 'a whole number from 0 to 10'],
    ['CITIES_REFRESH_SECONDS', ['0', '21'], 'a whole number from 1 to 20'],
    ['FEED_REFRESH_SECONDS', ['0', '5m', '86401'], 'a whole number from 1 to 86400'],
    ['HOST', ['a b'], 'an address of this machine, such as 127.0.0.1'],
    ['SITE_URL', ['news.example', 'https://a.example/b', 'https://a.example/#b', '{host}'], ofSite],
    ['CITY', ['atlantis'], 'the name of a folder with a city.yaml in CITIES_DIR (anaheim, anaheim-es)'],
    ['FEEDS', ['demo'], 'sample, live, or an http(s) address with {section} in it'],
    ['RADIO_PORTS', ['65536', '0', '08076', '8076,', '8076,x', '80.5', '-1'], ofPorts],
    ['RADIO_URL', ['http://radio.example/', 'radio.example:', 'ftp://a.example'], ofRadio],
    ['STOCK_IMAGE_URL', ['https://stock.example/'], 'an http(s) address with {seed} in it'],
    ['FEED_PROXY_URL', ['proxy'], 'an http(s) address that the encoded feed address is appended to'],
    [
      'AD_SCRIPT_URL',
      ['javascript:alert(1)', 'httpss://a.example/', 'https://ann:word@a.example', 'http://ann@a.example/'],
      'the http(s) address of an ad script',
    ],
    ['BLOG_API_URL', ['functions.example', 'https://functions.example/?code=1'], ofFunctions],
    ['BLOG_DOMAIN', ['news/example', 'https://a.example'], 'a host name, such as news.example'],
  ])('is reported with its variable and the allowed values: %s=%j', (name, values, takes) => {
    for (const value of values)
      expect(() => readSettings({ [name]: value })).toThrow(
        `${name}=${value} cannot be used: it takes ${takes}.`,
      );
  });

  test.each([
    ['BLOG_API_KEY', 'my secret\nkey', 'printable characters without spaces.'],
    ['SIGNING_KEY_BEFORE', 'short-secret', 'at least 32 characters, such as openssl rand -hex 32 prints.'],
    ['SIGNING_KEY', 'short-secret', 'at least 32 characters, such as openssl rand -hex 32 prints.'],
    ...['localhost:6379', 'http://redis.example', 'redis://', 'redis://host/name', 'redis://h/?db=1'].map(
      (value) => ['REDIS_URL', value, 'redis://host:port or rediss://host:port'] as const,
    ),
    ['ALERT_URL', 'a webhook', ofAlerts],
    ['ALERT_URL', 'https://ntfy.example', ofAlerts],
    ['ALERT_URL', 'https://user:word@ntfy.example/a', ofAlerts],
    ['METRICS_TOKEN', 'short', 'at least 16 printable characters without spaces'],
  ])('is not shown in the error if it may be a secret: %s=%j', (name, value, takes) => {
    const env = { BLOG_API_URL: 'https://functions.example', SIGNING_KEY, [name]: value };
    expect(() => readSettings(env)).toThrow(`${name}=(hidden) cannot be used: it takes ${takes}`);
  });
});

test('SIGNING_KEY is required with REDIS_URL', () => {
  expect(() => readSettings({ REDIS_URL: 'redis://127.0.0.1' })).toThrow(
    'SIGNING_KEY is not set: with REDIS_URL',
  );
});
