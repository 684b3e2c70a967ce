import { expect, test } from '@jest/globals';
import { changedAt } from '@/lib/outbound/changed-at';

const noon = Date.parse('2026-11-22T12:00:00Z');

test('a document changed when its content was first seen, in whole seconds', () => {
  expect(changedAt('whole seconds', 'a', noon + 999)).toEqual(new Date(noon));
});

test('the same content later has the time of before', () => {
  changedAt('same content', 'a', noon);
  expect(changedAt('same content', 'a', noon + 60_000)).toEqual(new Date(noon));
});

test('other content has the time of its change', () => {
  changedAt('other content', 'a', noon);
  expect(changedAt('other content', 'b', noon + 60_000)).toEqual(new Date(noon + 60_000));
});

test('two changes of one second have two times', () => {
  changedAt('one second', 'a', noon);
  expect(changedAt('one second', 'b', noon + 500)).toEqual(new Date(noon + 1000));
  expect(changedAt('one second', 'c', noon + 900)).toEqual(new Date(noon + 2000));
});

test('a change in the next second needs no other time', () => {
  changedAt('next second', 'a', noon);
  expect(changedAt('next second', 'b', noon + 1000)).toEqual(new Date(noon + 1000));
});

test('a clock that is set back does not make a change older than the one before', () => {
  changedAt('clock', 'a', noon);
  expect(changedAt('clock', 'b', noon - 3_600_000)).toEqual(new Date(noon + 1000));
});

test('each document has its own time', () => {
  changedAt('one document', 'a', noon);
  expect(changedAt('another document', 'b', noon)).toEqual(new Date(noon));
});
