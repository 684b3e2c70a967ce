import { expect, test } from '@jest/globals';
import { isPreview, type PreviewParts, previewAddress } from '@/lib/blog/preview-address';

const now = Date.parse('2026-11-24T20:00:00Z');
const key = 'a key of the operator, long enough';
const day = 86_400_000;
const { path, expires } = previewAddress({ city: 'boulder', slug: 'cañon fair' }, key, now);
const [, , signature = '', seconds = ''] = path.split('/');
const good: PreviewParts = { signature, expires: seconds, slug: 'cañon fair' };

test('a preview address expires after seven days', () => {
  expect(path).toMatch(/^\/preview\/[\w-]{16}\/\d{10}\/ca%C3%B1on%20fair$/);
  expect(expires).toBe(now + 7 * day);
});

test.each<[string, Partial<PreviewParts & { city: string; keys: string[]; now: number }>, boolean]>([
  ['true for an unchanged address', {}, true],
  ['true for an address signed with the previous key', { keys: ['another key', key] }, true],
  ['true for an address in its last millisecond', { now: now + 7 * day - 1 }, true],
  ['false for an address after seven days', { now: now + 7 * day }, false],
  ['false for an address with a later expiry', { expires: String(Number(seconds) + 1) }, false],
  ['false for an address with an invalid expiry', { expires: 'never' }, false],
  ['false for the address of another post', { slug: 'a-post' }, false],
  ['false for the address of another city', { city: 'marfa' }, false],
  ['false for an address signed with another key', { keys: ['another key'] }, false],
  ['false for an address with a shorter signature', { signature: signature.slice(1) }, false],
  ['false for an address without a signature', { signature: '' }, false],
])('isPreview is %s', (_, change, isGood) => {
  const place = { city: 'boulder', keys: [key], now, ...change };
  expect(isPreview({ ...good, ...change }, place)).toBe(isGood);
});
