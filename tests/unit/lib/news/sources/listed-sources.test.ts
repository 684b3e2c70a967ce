import { expect, test } from '@jest/globals';
import { readingOf } from '@/lib/news/sources/listed-sources';

const source = { url: 'https://news.example/feed', name: 'Example News' };
const reader = { zone: 'America/Denver', places: ['Boulder'] };

test('a feed’s parser settings are the same while nothing relevant changes', () => {
  expect(readingOf({ ...source }, { ...reader })).toBe(readingOf(source, reader));
  expect(readingOf(source, { zone: reader.zone })).toBe(readingOf(source, { zone: reader.zone, places: [] }));
});

test.each([
  ['name', { name: 'Another' }, {}],
  ['base', { base: 'https://base.example/' }, {}],
  ['zone', { zone: 'UTC' }, {}],
  ['daysOnly setting', { daysOnly: true as const }, {}],
  ['item limit', { maxItems: 5 }, {}],
  ['city’s time zone', {}, { zone: 'UTC' }],
  ['city’s list of places', {}, { places: ['Boulder', 'Longmont'] }],
])('a feed’s parser settings change when its %s changes', (_, ofSource, ofReader) => {
  expect(readingOf({ ...source, ...ofSource }, { ...reader, ...ofReader })).not.toBe(
    readingOf(source, reader),
  );
});

test('a feed’s parser settings do not depend on rules that select headlines', () => {
  expect(readingOf(source, reader)).not.toBe('x4MN1ptX5JzsrO3n0ajB_k3ojMiJYMTv7RFAXfJ6sFA');
});
