import { expect, test } from '@jest/globals';
import { frontPage } from '@/lib/front/make-pages';
import { morningOf } from '@/lib/morning/issue';
import { soon, topStories, weatherIn } from '@/lib/morning/make-issue';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import type { WeatherHere } from '@/lib/weather/weather-here';
import { city } from '../../served-city';
import { days, event, hours } from '../events/make-event';
import { material, story } from '../front/front-material';

const at = (clock: string) => new Date(`2026-11-24T${clock}:00-08:00`);
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
])('writes a weather sentence %s', (_, fields, sentence) => {
  const day = { day: '2026-11-24', high: 25.6, low: 14.4, words: 'Sunny', ...fields };
  const known: WeatherHere = { source: openMeteo, hours: [], days: [day], forecastAt: at('05:45') };
  const weather = weatherIn(city, known, at('06:00'));
  expect(weather?.words ?? '').toBe(sentence);
  if (weather) expect(plain(weather.by)).toBe('Open-Meteo, 5:45 a.m.');
  expect(weatherIn(city, { ...known, forecastAt: at('02:00') }, at('06:00'))).toBeUndefined();
});

test('marks the weather of the sample edition as a sample', () => {
  const days = [{ day: '2026-11-24', high: 25.6, low: 14.4, words: 'Sunny' }];
  expect(weatherIn(city, { hours: [], days }, at('06:00'))?.words).toBe(
    'Sample: sunny, high 78°, 58° tonight.',
  );
});

test('picks five headlines in front page order, without advertising', () => {
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

test('picks today’s next meeting and next other event, then tomorrow’s, up to three events', () => {
  const meeting = event({ title: 'City Council meeting', when: hours('2026-11-25T01:00:00Z') });
  const concert = event({ title: 'Concert', when: hours('2026-11-25T03:00:00Z') });
  const fair = event({ title: 'Fair', when: days('2026-11-25') });
  const hearing = event({ title: 'Public hearing', when: hours('2026-11-26T01:00:00Z') });
  const later = event({ title: 'Parade', when: days('2026-11-26') });
  const soonAt = (clock: string) => soon(city, [meeting, concert, fair, hearing, later], at(clock));
  expect(soonAt('06:00')).toEqual([meeting, concert, fair]);
  expect(soonAt('20:00')).toEqual([fair, hearing]);
});
