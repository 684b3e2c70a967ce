import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onRequestError } from '@/instrumentation';
import { inCity } from '@/lib/city/this-city';
import '../../../with-anaheim';

const context = {
  routerKind: 'App Router',
  routePath: '/',
  routeType: 'render',
  revalidateReason: undefined,
};

let lines: string[];

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function breaks(path: string): Promise<void> {
  const request = { path, method: 'GET', headers: {} };
  await inCity('anaheim', () => onRequestError(new TypeError('Invalid URL'), request, context as never));
}

test('a page that breaks is one line of the log, with its path, its city and the error', async () => {
  await breaks('/contact');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^\S+ error 500: a page could not be made path=\/contact city=anaheim bug="TypeError: Invalid URL at /,
  );
});

test('neither an email address in the path nor the query is told', async () => {
  await breaks('/unsubscribe/maria%40paper.example?from=sam@paper.example&q=a');
  expect(lines[0]).toMatch(/ path="\/unsubscribe\/…@…" city=anaheim /);
  expect(lines[0]).not.toMatch(/maria|sam/);
});

test('of many in a minute twenty are told, the rest as one number', async () => {
  for (let time = 0; time < 25; time++) await breaks(`/${time}`);
  expect(lines).toHaveLength(20);
  jest.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatch(/error "?500: more pages that could not be made"? paths=5 lastSeconds=60$/);
});
