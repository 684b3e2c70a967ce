import { expect, jest, test } from '@jest/globals';

const address = 'https://cdn.example/a.jpg';

// The cache takes its clock when it is loaded.
jest.useFakeTimers();
const { missingPhotos } = await import('@/lib/pictures/missing-photos');

test('a photo is missing once it failed, and no longer when it came', () => {
  const photos = missingPhotos(() => {});
  expect(photos.has(address)).toBe(false);
  photos.add(address, 'http-status');
  expect(photos.has(address)).toBe(true);
  photos.came(address);
  expect(photos.has(address)).toBe(false);
});

test.each([
  ['dns', true],
  ['http-status', false],
] as const)('after %s the other photos of that host are missing too: %s', (reason, isMissing) => {
  const photos = missingPhotos(() => {});
  photos.add(address, reason);
  expect(photos.has('https://cdn.example/other.jpg')).toBe(isMissing);
  expect(photos.has('https://else.example/other.jpg')).toBe(false);
});

test('photos that fail together are told once, soon after', () => {
  const onMore = jest.fn();
  const photos = missingPhotos(onMore);
  photos.add(address, 'http-status');
  photos.add('https://cdn.example/b.jpg', 'http-status');
  expect(onMore).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a photo that fails again is nothing new', () => {
  const onMore = jest.fn();
  const photos = missingPhotos(onMore);
  photos.add(address, 'http-status');
  jest.advanceTimersByTime(2000);
  photos.add(address, 'http-status');
  jest.advanceTimersByTime(2000);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a photo is missing for an hour, the others of a silent host for ten minutes', () => {
  const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);
  const other = 'https://cdn.example/other.jpg';
  const photos = missingPhotos(() => {});
  photos.add(address, 'dns');
  minutes(9);
  expect([photos.has(address), photos.has(other)]).toEqual([true, true]);
  minutes(2);
  expect([photos.has(address), photos.has(other)]).toEqual([true, false]);
  minutes(48);
  expect(photos.has(address)).toBe(true);
  minutes(2);
  expect(photos.has(address)).toBe(false);
});

test('a photo that came says that its host is there', () => {
  const photos = missingPhotos(() => {});
  photos.add(address, 'dns');
  photos.came(address);
  expect(photos.has('https://cdn.example/other.jpg')).toBe(false);
});

test('a photo that fails later is told too', () => {
  const onMore = jest.fn();
  const photos = missingPhotos(onMore);
  for (const name of ['a', 'b']) {
    photos.add(`https://cdn.example/${name}.jpg`, 'http-status');
    jest.advanceTimersByTime(2000);
  }
  expect(onMore).toHaveBeenCalledTimes(2);
});
