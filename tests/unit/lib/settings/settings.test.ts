import '../../with-anaheim';
import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { readSettings } from '@/lib/settings/settings';

test('with nothing set, the sample edition of Anaheim is served on port 3000', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
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
    stockImageUrl: undefined,
    trustedProxies: 0,
    pictureCacheMb: 500,
    redisUrl: undefined,
    citiesDir: 'lib/city',
    cacheDir: '.cache',
    logLevel: 'info',
  });
});

test('a city with a space around its name is that city, for the settings and for the site', () => {
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

test('the site address follows the port until it is set', () => {
  expect(readSettings({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readSettings({ PORT: '8080', SITE_URL: 'https://news.example/' }).siteUrl).toBe(
    'https://news.example',
  );
});

test('the functions host has an address without a slash at its end, and a key or none', () => {
  const url = 'https://functions.example/v1/';
  expect(readSettings({ BLOG_API_URL: url }).blogApi).toEqual({ url: 'https://functions.example/v1' });
  expect(readSettings({ BLOG_API_URL: url, BLOG_API_KEY: 'a-key' }).blogApi?.key).toBe('a-key');
});

test.each([
  [{ SITE_URL: 'https://www.news.example' }, 'news.example'],
  [{ SITE_URL: 'https://news.example:8443' }, 'news.example'],
  [{ SITE_URL: 'https://news.example', BLOG_DOMAIN: 'old.example' }, 'old.example'],
])('the blog of %j is that of %s', (env, domain) => {
  expect(readSettings(env).blogDomain).toBe(domain);
});

test('a key that cannot be sent is not told', () => {
  const env = { BLOG_API_URL: 'https://functions.example', BLOG_API_KEY: 'my secret\nkey' };
  expect(() => readSettings(env)).toThrow(
    'BLOG_API_KEY=(hidden) cannot be used: it takes printable characters without spaces.',
  );
});

test('a template with {section} is kept as it is', () => {
  const template = 'http://127.0.0.1:9000/{section}.xml';
  expect(readSettings({ FEEDS: template }).feeds).toEqual({ kind: 'template', template });
});

describe('a shared store', () => {
  const SIGNING_KEY = 'k'.repeat(32);

  test.each(['redis://127.0.0.1:6379', 'rediss://site:secret@redis.example:6380/2', 'redis://redis.example'])(
    '%s is taken as it is',
    (address) => {
      expect(readSettings({ REDIS_URL: address, SIGNING_KEY }).redisUrl).toBe(address);
    },
  );

  test.each(['localhost:6379', 'http://redis.example', 'redis://', 'redis://host/name', 'redis://h/?db=1'])(
    '%s stops the start, and is not told, since it may hold a password',
    (address) => {
      expect(() => readSettings({ REDIS_URL: address, SIGNING_KEY })).toThrow(
        'REDIS_URL=(hidden) cannot be used: it takes redis://host:port or rediss://host:port',
      );
    },
  );

  test('instances that share one must sign alike', () => {
    expect(() => readSettings({ REDIS_URL: 'redis://127.0.0.1' })).toThrow(
      'SIGNING_KEY is not set: with REDIS_URL',
    );
  });
});

test('the radio has an address with a port in it, and the ports that may be asked for', () => {
  const env = { RADIO_URL: 'http://radio.example:{port}/stream', RADIO_PORTS: '8076, 8078' };
  expect(readSettings(env).radio).toEqual({
    template: 'http://radio.example:{port}/stream',
    ports: [8076, 8078],
  });
});

test.each([
  [{}, undefined],
  [{ WEBSUB_HUB: ' https://hub.example ' }, 'https://hub.example/'],
])('the WebSub hub of %j', (env, hub) => {
  expect(readSettings(env).websubHub).toBe(hub);
});

test('a signing key that is too short is not told', () => {
  expect(() => readSettings({ SIGNING_KEY: 'short-secret' })).toThrow(
    'SIGNING_KEY=(hidden) cannot be used: it takes at least 32 characters, such as openssl rand -hex 32 prints.',
  );
});

describe('a wrong value is told in one sentence with the variable, the value and what it takes', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT=abc cannot be used: it takes a whole number from 1 to 65535.'],
    [{ LOG_LEVEL: 'debug' }, 'LOG_LEVEL=debug cannot be used: it takes error, warn or info.'],
    [{ PORT: '70000' }, 'PORT=70000 cannot be used: it takes a whole number from 1 to 65535.'],
    [
      { SITE_URL: 'news.example' },
      'SITE_URL=news.example cannot be used: it takes the public origin as http(s)://host, without a path.',
    ],
    [
      { SITE_URL: 'https://a.example/b' },
      'SITE_URL=https://a.example/b cannot be used: it takes the public origin as http(s)://host, without a path.',
    ],
    [
      { CITY: 'atlantis' },
      'CITY=atlantis cannot be used: it takes the name of a folder with a city.yaml in CITIES_DIR (anaheim).',
    ],
    [
      { FEEDS: 'demo' },
      'FEEDS=demo cannot be used: it takes sample, live, or an http(s) address with {section} in it.',
    ],
    [
      { FEEDS: 'ftp://a.example/{section}' },
      'FEEDS=ftp://a.example/section cannot be used: it takes sample, live, or an http(s) address with {section} in it.',
    ],
    [
      { RADIO_URL: 'http://radio.example/stream' },
      'RADIO_URL=http://radio.example/stream cannot be used: it takes an http(s) address with {port} in it.',
    ],
    [
      { RADIO_PORTS: '8076,x' },
      'RADIO_PORTS=8076,x cannot be used: it takes port numbers from 1 to 65535, separated by commas.',
    ],
    [
      { RADIO_PORTS: '0' },
      'RADIO_PORTS=0 cannot be used: it takes port numbers from 1 to 65535, separated by commas.',
    ],
    [
      { STOCK_IMAGE_URL: 'https://stock.example/' },
      'STOCK_IMAGE_URL=https://stock.example/ cannot be used: it takes an http(s) address with {seed} in it.',
    ],
    [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES=all cannot be used: it takes a whole number from 0 to 10.'],
    [
      { FEED_PROXY_URL: 'proxy' },
      'FEED_PROXY_URL=proxy cannot be used: it takes an http(s) address that the encoded feed address is appended to.',
    ],
    [
      { AD_SCRIPT_URL: 'javascript:alert(1)' },
      'AD_SCRIPT_URL=javascript:alert(1) cannot be used: it takes the http(s) address of an ad script.',
    ],
    [
      { BLOG_API_URL: 'functions.example' },
      'BLOG_API_URL=functions.example cannot be used: it takes the http(s) address that get_metainfo and get_details stand below, without a query.',
    ],
    [
      { BLOG_API_URL: 'https://functions.example/?code=1' },
      'BLOG_API_URL=https://functions.example/?code=1 cannot be used: it takes the http(s) address that get_metainfo and get_details stand below, without a query.',
    ],
    [
      { BLOG_DOMAIN: 'news/example' },
      'BLOG_DOMAIN=news/example cannot be used: it takes a host name, such as news.example.',
    ],
    [{ WEBSUB_HUB: 'hub' }, 'WEBSUB_HUB=hub cannot be used: it takes the http(s) address of a WebSub hub.'],
    [
      { FEED_REFRESH_SECONDS: '0' },
      'FEED_REFRESH_SECONDS=0 cannot be used: it takes a whole number from 1 to 86400.',
    ],
    [
      { FEED_REFRESH_SECONDS: '5m' },
      'FEED_REFRESH_SECONDS=5m cannot be used: it takes a whole number from 1 to 86400.',
    ],
  ])('%j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});

test('with nothing set, the radio is our own station at one port', () => {
  expect(readSettings({}).radio).toEqual({ template: undefined, ports: [8076] });
});

describe('the ports', () => {
  test.each([
    ['8076,8078', [8076, 8078]],
    [' 8076 , 1 ', [8076, 1]],
    ['65535', [65_535]],
    ['8078,8076,8078', [8078, 8076]],
  ])('%j', (given, ports) => {
    expect(readSettings({ RADIO_PORTS: given }).radio.ports).toEqual(ports);
  });

  test.each(['65536', '0', '08076', '8076,', '8076,x', '80.5', '-1'])('%j is wrong', (given) => {
    expect(() => readSettings({ RADIO_PORTS: given }).radio).toThrow(
      `RADIO_PORTS=${given} cannot be used: it takes port numbers from 1 to 65535, separated by commas.`,
    );
  });
});

describe('the address', () => {
  test.each([
    'http://radio.example:{port}/',
    'https://radio.example/{port}/live',
    'http://r.example:{port}/{port}',
  ])('%s', (given) => {
    expect(readSettings({ RADIO_URL: given }).radio.template).toBe(given);
  });

  test.each(['http://radio.example/', 'ftp://radio.example/{port}', 'radio.example:{port}', '{port}'])(
    '%s is wrong',
    (given) => {
      expect(() => readSettings({ RADIO_URL: given }).radio).toThrow(
        /^RADIO_URL=.+ cannot be used: it takes an http\(s\) address with \{port\} in it\.$/,
      );
    },
  );
});

test.each([
  [undefined, undefined],
  [' ', undefined],
  [' https://hub.example ', 'https://hub.example/'],
  ['http://hub.example:8080/a?b=c', 'http://hub.example:8080/a?b=c'],
])('WEBSUB_HUB=%s: the hub is %s', (given, hub) => {
  expect(readSettings({ WEBSUB_HUB: given }).websubHub).toBe(hub);
});

test.each(['hub.example', 'ftp://hub.example', 'https://me:secret@hub.example'])('%s is no hub', (given) => {
  expect(() => readSettings({ WEBSUB_HUB: given }).websubHub).toThrow(
    `WEBSUB_HUB=${given} cannot be used: it takes the http(s) address of a WebSub hub.`,
  );
});
