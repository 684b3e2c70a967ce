import { describe, expect, test } from '@jest/globals';
import { readHead } from '@/lib/radio/station/station-head';

const reasonOf = (headers: Record<string, string>) => {
  const read = readHead(headers);
  return read.ok ? 'taken' : read.away.reason;
};

describe('only audio is passed on', () => {
  test.each([
    ['audio/mpeg', 'taken'],
    ['audio/aacp', 'taken'],
    ['Audio/MPEG; charset=x', 'taken'],
    ['application/ogg', 'taken'],
    ['text/html', 'not-audio'],
    ['text/html; audio/mpeg', 'not-audio'],
    ['audio/mpeg\ntext/html', 'not-audio'],
    ['audio/x-mpegurl', 'not-audio'],
    ['audio/x-scpls', 'not-audio'],
    ['application/octet-stream', 'not-audio'],
    ['', 'not-audio'],
  ])('%j: %s', (type, outcome) => {
    expect(reasonOf({ 'content-type': type })).toBe(outcome);
  });

  test('a compressed one is not', () => {
    expect(reasonOf({ 'content-type': 'audio/mpeg', 'content-encoding': 'gzip' })).toBe('bad-reply');
  });
});

test.each(['0', '-1', '8192x', '', '99999999999'])('an icy-metaint of %j is refused', (interval) => {
  expect(reasonOf({ 'content-type': 'audio/mpeg', 'icy-metaint': interval })).toBe('bad-metadata');
});

test('of what a station says of itself, what is clean and known is kept', () => {
  const read = readHead({
    'content-type': 'audio/mpeg',
    'icy-name': ' Anaheim Radio ',
    'icy-genre': 'caf\u00e9',
    'icy-br': '128',
    'icy-url': 'https://station.example',
    'set-cookie': 'a=b',
    'icy-metaint': '16000',
  });
  expect(read).toEqual({
    ok: true,
    head: { contentType: 'audio/mpeg', about: { 'icy-name': 'Anaheim Radio', 'icy-br': '128' } },
    interval: 16_000,
  });
});
