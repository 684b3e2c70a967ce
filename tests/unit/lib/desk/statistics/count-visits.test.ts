import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { countVisits, readLine } from '@/lib/desk/statistics/count-visits';
import { temporaryFolder } from '../../../../temporary/folder';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY = { start: Date.parse('2026-11-27T07:00:00Z'), end: Date.parse('2026-11-28T07:00:00Z') };

function line(
  path: string,
  { time = '27/Nov/2026:12:00:00 +0000', status = 200, site = '-', browser = BROWSER } = {},
) {
  return `192.0.2.0 - - [${time}] "GET ${path} HTTP/2.0" ${status} 5120 "${site}" "${browser}"`;
}

const folder = temporaryFolder();
let count = 0;
function logOf(...lines: readonly string[]): string {
  count += 1;
  const file = path.join(folder, `${count}.log`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

describe('a line in the access log', () => {
  test.each([
    ['counts as a page view', line('/news/sports'), '/news/sports'],
    ['counts without its query', line('/search?q=secret'), '/search'],
    ['counts even if the browser already had the page', line('/', { status: 304 }), '/'],
    ['does not count if it requests a feed', line('/rss.xml'), undefined],
    ['does not count if it requests something other than a page', line('/api/health'), undefined],
    ['does not count if it requests a preview, which shows a draft', line('/preview/abc'), undefined],
    ['does not count if the page is missing', line('/wp-login', { status: 404 }), undefined],
    ['does not count if it is a POST request', line('/').replace('GET', 'POST'), undefined],
    ['does not count if it is not a request', 'nginx: started', undefined],
    ['does not count if its path is huge', line(`/${'a'.repeat(300)}`), undefined],
  ])('%s', (_, text, expected) => {
    expect(readLine(text)?.path).toBe(expected);
  });
});

test('countVisits counts the day’s page views, posts, referring sites and robots', async () => {
  const visits = await countVisits(
    [
      '/no/such/file',
      logOf(
        ...['26/Nov/2026:23:59:59 -0700', '27/Nov/2026:00:00:00 -0700'].map((time) => line('/', { time })),
      ),
      logOf(
        line('/', { site: 'https://www.search.example/' }),
        line('/blog/creek/'),
        line('/blog/creek', { site: 'javascript:alert(1)' }),
        line('/', { browser: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
        line('/', { browser: '-' }),
        line('/', { time: '28/Nov/2026:07:00:00 +0000' }),
      ),
    ],
    DAY,
  );
  expect(visits).toEqual({
    views: 4,
    robots: 2,
    pages: [['/', 2]],
    posts: [['/blog/creek', 2]],
    sites: [['search.example', 1]],
    isCut: false,
  });
});

test('countVisits returns undefined without a log', async () => {
  expect(await countVisits(['/no/such/file'], DAY)).toBeUndefined();
});
