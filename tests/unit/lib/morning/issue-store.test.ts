import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { issuesHere } from '@/lib/morning/issue-store';
import { shownIssues } from '@/lib/morning/shown-issue';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { issueHtml, issueText } from '@/lib/outbound/feeds/morning-feed';
import { settings } from '@/lib/settings/settings';
import { temporaryFolder } from '../../../temporary/folder';
import { city } from '../../served-city';

await Promise.all(sourcesOf(city).map((source) => feedStore().refresh(source)));
beforeEach(() => {
  Object.assign(settings(), { cacheDir: temporaryFolder() });
  Object.assign(city, { notices: [] });
});

const at = (time: string) => new Date(`${time}:00-08:00`);
const daysAt = async (time: string) => (await issuesHere(city, at(time))).map(({ day }) => day);

test('creates the briefing on the first request after six o’clock and stores it for the day', async () => {
  const times = ['2026-11-24T06:01', '2026-11-24T06:02'];
  const [first, second] = await Promise.all(times.map((time) => issuesHere(city, at(time))));
  expect(second).toBe(first);
  const [issue] = first ?? [];
  const madeAt = Number(at('2026-11-24T06:01'));
  expect(issue).toMatchObject({ day: '2026-11-24', madeAt, weather: {}, guide: {} });
  expect(issue?.headlines).toHaveLength(5);
  expect(readdirSync(path.join(settings().cacheDir, 'morning'))).toHaveLength(1);
  expect(await issuesHere(city, at('2026-11-24T23:00'))).toEqual([issue]);
  expect(await daysAt('2026-11-25T05:59')).toEqual(['2026-11-24']);
  expect(await daysAt('2026-11-25T06:00')).toEqual(['2026-11-25', '2026-11-24']);
});

test('creates the first briefing at any hour and keeps each briefing for 30 days', async () => {
  expect(await daysAt('2026-11-01T03:00')).toEqual(['2026-11-01']);
  expect(await daysAt('2026-11-30T07:00')).toEqual(['2026-11-30', '2026-11-01']);
  expect(await daysAt('2026-12-01T07:00')).toEqual(['2026-12-01', '2026-11-30']);
});

test('includes a different guide each day', async () => {
  await issuesHere(city, at('2026-11-24T06:00'));
  const issues = await issuesHere(city, at('2026-11-25T06:00'));
  expect(new Set(issues.map(({ guide }) => guide?.href)).size).toBe(2);
});

test('removes hidden and paused items and expired notices from stored briefings', async () => {
  const notice = { text: 'City Hall is closed.', from: '2026-11-24', until: '2026-11-24' };
  Object.assign(city, { notices: [notice] });
  const now = at('2026-11-24T06:00');
  const [issue] = await shownIssues(city, now);
  const [first, second, ...rest] = issue?.headlines ?? [];
  expect(issue?.notice?.words).toBe(notice.text);
  const hide = [{ link: first?.href, reason: 'A court order' }];
  const pause = [{ source: second?.by, until: '2099-01-01' }];
  const edited = { ...city, desk: { hide, pause, pin: [], ads: [], corrections: [], notices: [] } };
  const [left] = await shownIssues(edited as City, at('2026-11-25T05:00'));
  expect(left?.headlines).toEqual(rest);
  expect(left?.notice).toBeUndefined();
});

test('writes a briefing for email with only text and absolute links', async () => {
  const [issue] = await shownIssues(city, at('2026-11-24T06:00'));
  if (!issue) throw new Error('no issue');
  const [html, text] = [issueHtml(city, issue), issueText(city, issue)];
  for (const { words } of [...issue.headlines, ...issue.events]) expect(text).toContain(words);
  expect(html.match(/href="(?!https?:\/\/)/)).toBeNull();
  const tags = ['<p', '<b', '<a', '<br', '<i', '<h2', '<hr', '<small'];
  expect(new Set(html.match(/<[a-z]\w*/g))).toEqual(new Set(tags));
  expect(text).not.toMatch(/[<>\u00A0]/);
  expect(text.replace(/https?:\S+/g, '').split(/\s+/).length).toBeLessThan(330);
});
