import '../../open-cities';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { openDesk, signIn } from './desk';

const visit = (path: string) =>
  `192.0.2.0 - - [27/Nov/2026:12:00:00 +0000] "GET ${path} HTTP/2.0" 200 9 "-" "Mozilla/5.0 Firefox/140.0"\n`;

/** Returns the statistics page. `log`: the text of the log; undefined if there is no log file. */
async function shown(hasLog: boolean, log?: string): Promise<string> {
  const desk = await openDesk({ hasLog });
  if (desk.accessLog && log !== undefined) writeFileSync(desk.accessLog, log);
  return (await signIn(desk)).read('/boulder/statistics');
}

test.each([
  ['explains how to provide a log', false, undefined, 'sets ACCESS_LOG to the log of nginx'],
  ['reports that the log does not exist', true, undefined, 'The log that ACCESS_LOG names is not there'],
  ['reports that the log has no page views from yesterday', true, '', 'The log has no page views of'],
])('the statistics page %s', async (_, hasLog, log, words) => {
  expect(await shown(hasLog, log)).toContain(words);
});

test('the statistics page shows yesterday’s numbers, but no reader’s IP address', async () => {
  const html = await shown(true, visit('/blog/creek') + visit('/%3Cb%3E') + visit('/"><b>') + visit('/<i>'));
  expect(html).toContain('3 page views on');
  expect(html).toContain('href="https://news.example/blog/creek"');
  expect(html).not.toMatch(/192\.0\.2|<b>|<i>/);
});
