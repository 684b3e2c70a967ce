import { beforeEach, expect, jest, test } from '@jest/globals';
import { html, words } from '../../html';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

let isSample: boolean;
const sectionsHere = await import('@/lib/news/sources/sections-here');
jest.unstable_mockModule('@/lib/news/sources/sections-here', () => ({
  ...sectionsHere,
  isSampleEdition: () => isSample,
}));
const { Dateline } = await import('@/components/layout/site-header');

const updatedAt = new Date('2026-11-21T22:20:00Z');

beforeEach(() => {
  isSample = false;
  jest.useFakeTimers({ now: new Date('2026-11-21T22:40:00Z'), advanceTimers: true });
});

test('names the network and the time of the last update', () => {
  expect(words(<Dateline city={thisCity()} updatedAt={updatedAt} />)).toMatch(
    /^Saturday, Nov\. 21 Saturday, November 21, 2026 Part of a network of 3,000 local publications Updated 2:20 p\.m\. /,
  );
  expect(html(<Dateline city={thisCity()} updatedAt={updatedAt} />)).toContain(
    '<time dateTime="2026-11-21T22:20:00.000Z">',
  );
});

test('names the date of the last update if it was before today', () => {
  jest.setSystemTime(new Date('2026-11-22T22:40:00Z'));
  expect(words(<Dateline city={thisCity()} updatedAt={updatedAt} />)).toMatch(/ Updated November 21, 2026 /);
});

test('shows the motto until there is news', () => {
  expect(words(<Dateline city={thisCity()} />)).toContain(` ${thisCity().motto} `);
});

test('shows no time of an update in the sample edition', () => {
  isSample = true;
  expect(words(<Dateline city={thisCity()} updatedAt={updatedAt} />)).toMatch(/ Sample edition /);
});
