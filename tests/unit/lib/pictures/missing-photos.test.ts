import { beforeEach, expect, jest, test } from '@jest/globals';
import { missingPhotos } from '@/lib/pictures/missing-photos';

const address = 'https://cdn.example/a.jpg';

beforeEach(() => {
  jest.useFakeTimers();
});

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
