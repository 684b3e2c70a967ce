import { beforeEach, describe, expect, test } from '@jest/globals';
import { notFoundAddress } from '@/lib/server/finished/cache-lifetime';
import type { EncodedResponse } from '@/lib/server/finished/encoded-response';
import type { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { responsesForAll } from '@/lib/server/response-for-all';
import { smallest, writeCity } from '../city/read/write-city';

process.env.CITIES_DIR = writeCity({ 'city.yaml': smallest.replace('local-news:', 'sports:') });
process.env.CITY = '';
const shortAddress = '/sports';

/** What the log of absent pages is told: city and path. */
const told: string[] = [];
type AbsentLog = (path: string, city: string) => void;
(globalThis as { absentLog?: AbsentLog }).absentLog = (path, city) => void told.push(city + path);
beforeEach(() => void told.splice(0));

/** Stands for a response: what it is of. */
const named = (name: string) => name as unknown as EncodedResponse;

const respond = responsesForAll(
  {
    file: (path) => (path === '/a.png' ? named('the file') : undefined),
    isKnown: (path) => ['/faq', '/authors/nobody'].includes(path),
    absent: async (path) => (path === '/authors/nobody' ? '/no-author' : undefined),
  },
  { get: async (key: string) => named(key) } as FinishedResponses,
  'boulder',
);

describe('the response to an address', () => {
  test.each([
    ['a file of the server', '/a.png?v=1', 'the file'],
    ['a page', '/faq', 'boulder/faq'],
    ['a page, with its query', '/faq?q=a', 'boulder/faq?q=a'],
    ['the page of what is nowhere', '/nowhere', `boulder${notFoundAddress}`],
    ['the redirect of a short address', shortAddress, `boulder${shortAddress}`],
    ['a page that says that an entry is absent', '/authors/nobody', 'boulder/no-author'],
  ])('is %s', async (_, url, name) => {
    expect(await respond(url, false)).toBe(name);
  });

  test('is that of the framework’s script for a navigation, also to what is not there', async () => {
    expect(await respond('/faq', true)).toBe('boulder/faq\tdata');
    expect(await respond('/authors/nobody', true)).toBe('boulder/authors/nobody\tdata');
    expect(told).toEqual([]);
  });
});

describe('the log', () => {
  test('is told of what is absent, by its city and path', async () => {
    await respond('/nowhere?a=1', false);
    await respond('/authors/nobody', false);
    expect(told).toEqual(['boulder/nowhere', 'boulder/authors/nobody']);
  });

  test('is told nothing of files and pages', async () => {
    await respond('/a.png', false);
    await respond('/faq', false);
    expect(told).toEqual([]);
  });
});
