import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { onRequestError } from '@/instrumentation';
import { logAbsent } from '@/lib/health/problem-log';

const lines: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_RUNTIME: 'nodejs' });
  jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line).slice(25)));
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  lines.length = 0;
});

function loggedPath(path: string): string | undefined {
  logAbsent(path, 'boulder');
  return /^error 404: no page there path="?(.*?)"? city=boulder$/.exec(lines.at(-1) ?? '')?.[1];
}

describe('an error report contains the city and the path', () => {
  test.each(['/', '/index.php', '/news/local-news', '/caf%C3%A9/a%20b', '/a//b/'])('%s unchanged', (path) => {
    expect(loggedPath(path)).toBe(path);
  });

  test.each([
    ['/maria@paper.example', '/…@…'],
    ['/mailto:maria@paper.example', '/…@…'],
    ['/unsubscribe/maria%40paper.example/now', '/unsubscribe/…@…/now'],
    ['/u/maria%2540paper.example', '/u/…@…'],
    ['/u/maria%25252540paper.example', '/u/…@…'],
    ['/u/maria%40paper.example%zz', '/u/…@…'],
    ['/u/maria＠paper.example', '/u/…@…'],
    ['/u/maria%EF%BC%A0paper.example', '/u/…@…'],
    ['/a@b.example/c/d%40e.example', '/…@…/c/…@…'],
    ['/search?q=maria@paper.example', '/search'],
    ['/preview/a-signature/1795000000/my-draft', '/preview/…/1795000000/my-draft'],
    ['/Preview/a-signature', '/Preview/…'],
    ['/search#maria@paper.example', '/search'],
  ])('%s without email addresses or a query', (path, without) => {
    expect(loggedPath(path)).toBe(without);
  });

  test('shortened if it is long, even in the middle of an address', () => {
    expect(loggedPath(`/${'a'.repeat(199)}`)).toBe(`/${'a'.repeat(199)}`);
    expect(loggedPath(`/${'a'.repeat(200)}`)).toBe(`/${'a'.repeat(198)}…`);
    expect(loggedPath(`/${'a'.repeat(190)}/maria.lopez@paper.example`)).not.toContain('maria');
  });
});

async function breaks(path: string): Promise<void> {
  const request = { path, method: 'GET', headers: { 'x-city': 'anaheim' } };
  const context = { routerKind: 'App Router', routePath: '/', routeType: 'render' } as never;
  await onRequestError(new TypeError('Invalid URL'), request, context);
}

test('a page that failed to render is logged with path, city and error', async () => {
  await breaks('/blog/a-post?q=maria');
  expect(lines).toEqual([
    expect.stringMatching(
      /^error "?500: a page could not be rendered"? path=\/blog\/a-post city=anaheim bug="TypeError: Invalid URL at /,
    ),
  ]);
});

describe.each([
  ['unknown addresses', logAbsent, /^error 404: more unknown paths were requested paths=5 lastSeconds=60$/],
  ['pages that fail', breaks, /^error 500: more pages could not be rendered paths=5 lastSeconds=60$/],
])('the error log of %s', (_, tell, sum) => {
  test('has at most twenty errors a minute, and counts the others', async () => {
    for (let time = 0; time < 25; time++) await tell(`/${time}`, 'boulder');
    expect(lines).toHaveLength(20);
    jest.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toMatch(sum);
    jest.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(21);
    await tell('/again', 'boulder');
    expect(lines).toHaveLength(22);
  });
});
