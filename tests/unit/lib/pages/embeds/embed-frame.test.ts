import { describe, expect, test } from '@jest/globals';
import { embedFrame, spokenHost } from '@/lib/pages/embeds/embed-frame';

const own = 'https://news.example';

describe('the frame of an address', () => {
  test('leads where the address says, and is remembered by its host', () => {
    const frame = embedFrame('map', 'https://www.openstreetmap.org/export/embed.html?bbox=1,2', own);
    expect(frame?.src).toBe('https://www.openstreetmap.org/export/embed.html?bbox=1,2');
    expect(frame?.startingSrc).toBe(frame?.src);
    expect(frame?.host).toBe('www.openstreetmap.org');
  });

  test.each([
    ['https://archive.org/embed/x', 'https://archive.org/embed/x?autoplay=1'],
    [
      'https://www.youtube-nocookie.com/embed/x?rel=0',
      'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1',
    ],
  ])('a video that was just asked for starts by itself: %s', (address, starting) => {
    expect(embedFrame('video', address, own)?.startingSrc).toBe(starting);
  });

  test.each([
    ['http://archive.org/embed/x', 'not encrypted'],
    ['javascript:alert(1)', 'code'],
    ['data:text/html,x', 'data'],
    ['https://user:pass@archive.org/', 'credentials'],
    ['https://news.example/page', 'our own origin, where the sandbox would hold nothing'],
    ['http://news.example/page', 'our own host without encryption'],
    ['/page', 'a path of our own'],
    ['', 'nothing'],
  ])('%j is refused: %s', (address) => {
    expect(embedFrame('form', address, own)).toBeUndefined();
  });
});

test.each([
  ['https://www.openstreetmap.org/x', 'openstreetmap.org'],
  ['https://archive.org/details/x', 'archive.org'],
])('the reader knows the host of %s as %s', (address, spoken) => {
  expect(spokenHost(address)).toBe(spoken);
});
