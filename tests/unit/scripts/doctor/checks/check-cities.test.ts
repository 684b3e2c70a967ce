import { afterEach, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { checkCities } from '../../../../../scripts/doctor/checks/check-cities';
import { smallest, writeCities } from '../../../lib/city/read/write-city';

const before = { ...process.env };

function serve(texts: Record<string, string>): void {
  setProcessWide('city store', undefined);
  delete process.env.CITY;
  process.env.CITIES_DIR = writeCities(texts);
}

afterEach(() => {
  setProcessWide('city store', undefined);
  process.env = { ...before };
});

test('one whole city has nothing to tell', () => {
  serve({ boulder: smallest });
  expect(checkCities()).toEqual([]);
});

test('of many, those without hosts are named', () => {
  process.env.SITE_URL = 'https://{host}';
  serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest });
  expect(checkCities()).toMatchObject([
    {
      state: 'note',
      found: expect.stringMatching(/^1 of 2, each at its hosts; /),
      todo: 'No hosts, and so not served: marfa.',
    },
  ]);
});

test('of many, the default one is named', () => {
  process.env.SITE_URL = 'https://news.example';
  serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: smallest });
  expect(checkCities()).toMatchObject([
    {
      state: 'good',
      found: expect.stringMatching(/^2 of 2, marfa at SITE_URL and on this machine, others at their hosts; /),
    },
  ]);
});

test('a city that cannot be read is wrong, with file and line', () => {
  serve({ boulder: `${smallest}hosts: [boulder.example]`, marfa: `${smallest}titel: Marfa` });
  expect(checkCities().at(-1)).toMatchObject({
    subject: 'the city marfa',
    state: 'wrong',
    found: expect.stringMatching(/^city\.yaml:\d+: no such key: titel$/),
  });
});

test('a host that two cities name is wrong', () => {
  serve({
    boulder: `${smallest}hosts: [news.example, boulder.example]`,
    marfa: `${smallest}hosts: [marfa.example, news.example]`,
  });
  expect(checkCities().filter(({ state }) => state === 'wrong')).toEqual([
    expect.objectContaining({
      subject: 'news.example',
      found: 'a host of several cities: boulder, marfa',
    }),
  ]);
});

test('a notice that is left out is wrong, with file and line', () => {
  serve({ boulder: `${smallest}notices:\n  - { text: A, from: 2026-12-05, until: 2026-12-04 }\n` });
  expect(checkCities()).toMatchObject([
    { subject: 'the city boulder', state: 'wrong', found: expect.stringMatching(/^city\.yaml:12: notices/) },
  ]);
});
