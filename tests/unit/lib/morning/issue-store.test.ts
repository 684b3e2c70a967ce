import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { frontPage } from '@/lib/front/make-pages';
import { morningOf } from '@/lib/morning/issue';
import { issuesHere } from '@/lib/morning/issue-store';
import { soon, topStories, weatherIn } from '@/lib/morning/make-issue';
import { shownIssues } from '@/lib/morning/shown-issue';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { issueHtml, issueText } from '@/lib/outbound/feeds/morning-feed';
import { settings } from '@/lib/settings/settings';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import type { WeatherHere } from '@/lib/weather/weather-here';
import { temporaryFolder } from '../../../temporary/folder';
import { city } from '../../served-city';
import { days, event, hours } from '../events/make-event';
import { material, story } from '../front/front-material';

const atClock = (clock: string) => new Date(`2026-11-24T${clock}:00-08:00`);
const plain = (text = '') => text.replaceAll('\u00A0', ' ');

test.each([
  ['2026-11-24T05:59:00-08:00', '2026-11-24', false],
  ['2026-11-24T06:00:00-08:00', '2026-11-24', true],
  ['2026-11-24T23:59:00-08:00', '2026-11-24', true],
  ['2026-11-25T00:00:00-08:00', '2026-11-25', false],
  // The clocks change in the night before each of these mornings.
  ['2026-03-08T06:00:00-07:00', '2026-03-08', true],
  ['2026-11-01T05:30:00-08:00', '2026-11-01', false],
])('at %s the briefing is for the day %s, and isDue is %s', (now, day, isDue) => {
  expect(morningOf(new Date(now), 'America/Los_Angeles')).toMatchObject({ day, isDue });
});

test.each([
  ['with the sky condition, high and low if all are known', {}, 'sunny, high 78°, 58° tonight.'],
  ['with a chance of rain of 40 percent', { rain: 40 }, 'sunny, high 78°, 58° tonight. Chance of rain: 40%.'],
  ['that omits a chance of rain of only 10 percent', { rain: 10 }, 'sunny, high 78°, 58° tonight.'],
  ['without a high if none is known, as in the evening', { high: undefined }, 'sunny, 58° tonight.'],
  ['that is empty if nothing is known', { words: undefined, high: undefined, low: undefined }, ''],
  ['that is empty if only another day’s weather is known', { day: '2026-11-25' }, ''],
])('the briefing has a weather sentence %s', (_, fields, sentence) => {
  const day = { day: '2026-11-24', high: 25.6, low: 14.4, words: 'Sunny', ...fields };
  const known: WeatherHere = { source: openMeteo, hours: [], days: [day], forecastAt: atClock('05:45') };
  const weather = weatherIn(city, known, atClock('06:00'));
  expect(weather?.words ?? '').toBe(sentence);
  if (weather) expect(plain(weather.by)).toBe('Open-Meteo, 5:45 a.m.');
  expect(weatherIn(city, { ...known, forecastAt: atClock('02:00') }, atClock('06:00'))).toBeUndefined();
});

test('the briefing marks the sample edition’s weather as a sample', () => {
  const days = [{ day: '2026-11-24', high: 25.6, low: 14.4, words: 'Sunny' }];
  expect(weatherIn(city, { hours: [], days }, atClock('06:00'))?.words).toBe(
    'Sample: sunny, high 78°, 58° tonight.',
  );
});

test('the briefing has five headlines in front page order, without advertising', () => {
  const titles = ['Council votes on rates', 'A fire in the hills', 'Dinner for $20 this weekend'];
  const [lead, second, sale] = titles.map((title) => story('local-news', 1, { title })) as [
    never,
    never,
    never,
  ];
  const nearby = Array.from({ length: 6 }, (_, at) =>
    story('local-news', 2, { title: `School board meets again, part ${at}` }),
  );
  const page = { ...frontPage(material({})), lead, seconds: [sale, second], nearby };
  expect(topStories(page)).toEqual([lead, second, ...nearby.slice(0, 3)]);
});

test('the briefing lists today’s next meeting and next other event, then tomorrow’s, up to three events', () => {
  const meeting = event({ title: 'City Council meeting', when: hours('2026-11-25T01:00:00Z') });
  const concert = event({ title: 'Concert', when: hours('2026-11-25T03:00:00Z') });
  const fair = event({ title: 'Fair', when: days('2026-11-25') });
  const hearing = event({ title: 'Public hearing', when: hours('2026-11-26T01:00:00Z') });
  const later = event({ title: 'Parade', when: days('2026-11-26') });
  const soonAt = (clock: string) => soon(city, [meeting, concert, fair, hearing, later], atClock(clock));
  expect(soonAt('06:00')).toEqual([meeting, concert, fair]);
  expect(soonAt('20:00')).toEqual([fair, hearing]);
});

await Promise.all(sourcesOf(city).map((source) => feedStore().refresh(source)));
beforeEach(() => {
  Object.assign(settings(), { cacheDir: temporaryFolder() });
  Object.assign(city, { notices: [] });
});

const at = (time: string) => new Date(`${time}:00-08:00`);
const daysAt = async (time: string) => (await issuesHere(city, at(time))).map(({ day }) => day);

test('the briefing is created on the first request after six o’clock and stored for the day', async () => {
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

test('a city’s first briefing is created at any hour, and each briefing is kept for 30 days', async () => {
  expect(await daysAt('2026-11-01T03:00')).toEqual(['2026-11-01']);
  expect(await daysAt('2026-11-30T07:00')).toEqual(['2026-11-30', '2026-11-01']);
  expect(await daysAt('2026-12-01T07:00')).toEqual(['2026-12-01', '2026-11-30']);
});

test('the briefing has a different guide each day', async () => {
  await issuesHere(city, at('2026-11-24T06:00'));
  const issues = await issuesHere(city, at('2026-11-25T06:00'));
  expect(new Set(issues.map(({ guide }) => guide?.href)).size).toBe(2);
});

test('hidden and paused items and expired notices are removed from stored briefings', async () => {
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

test('a briefing for email has only text and absolute links', async () => {
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
