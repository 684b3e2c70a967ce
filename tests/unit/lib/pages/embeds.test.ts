import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import {
  embedFrame,
  embedKinds,
  frameHosts,
  readOn,
  videoFrame,
  videoPage,
  youtubeId,
} from '@/lib/pages/embeds';
import { anaheim } from '../../anaheim';
import { city } from '../../any-city';

const kinds = Object.entries(embedKinds);

describe.each(kinds)('an embedded %s', (kind, { sandbox, allow }) => {
  test('may not navigate our page, download files, lock the pointer or open browser dialogs', () => {
    expect(sandbox).not.toMatch(/top-navigation|downloads|modals|pointer-lock|orientation/);
  });

  test('has no access to the camera, the microphone, the location, payments or sensors', () => {
    expect(allow).not.toMatch(/camera|microphone|geolocation|payment|usb|gyroscope|accelerometer|clipboard/);
  });

  test(`${kind === 'form' ? 'may' : 'may not'} submit forms`, () => {
    expect(sandbox.includes('allow-forms')).toBe(kind === 'form');
  });
});

const own = 'https://news.example';

describe('embedFrame', () => {
  test('keeps the address unchanged', () => {
    const frame = embedFrame('map', 'https://www.openstreetmap.org/export/embed.html?bbox=1,2', own);
    expect(frame?.src).toBe('https://www.openstreetmap.org/export/embed.html?bbox=1,2');
  });

  test.each([
    ['https://archive.org/embed/x', 'https://archive.org/embed/x?autoplay=1'],
    [
      'https://www.youtube-nocookie.com/embed/x?rel=0',
      'https://www.youtube-nocookie.com/embed/x?rel=0&autoplay=1',
    ],
  ])('adds autoplay to the address of a video: %s', (address, starting) => {
    expect(embedFrame('video', address, own)?.src).toBe(starting);
  });

  test.each([
    ['http://archive.org/embed/x', 'not encrypted'],
    ['javascript:alert(1)', 'code'],
    ['data:text/html,x', 'data'],
    ['https://user:pass@archive.org/', 'credentials'],
    ['https://news.example/page', 'our own origin, where the sandbox would have no effect'],
    ['http://news.example/page', 'our own host without encryption'],
    ['/page', 'a path of our own'],
    ['', 'an empty address'],
  ])('rejects %j: %s', (address) => {
    expect(embedFrame('form', address, own)).toBeUndefined();
  });
});

const id = 'dQw4w9WgX-_';

test.each([
  `https://www.youtube.com/shorts/${id}`,
  `https://youtube.com/shorts/${id}`,
  `https://m.youtube.com/shorts/${id}/`,
  `http://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?t=9&v=${id}&list=x`,
])(
  'youtubeId parses a Shorts or watch link with an id of 11 characters (requirements section 5): %s',
  (address) => {
    expect(youtubeId(address)).toBe(id);
  },
);

test.each([
  ['a missing address', undefined],
  ['only an id', id],
  ['an id of 10 characters', 'https://www.youtube.com/shorts/dQw4w9WgX-'],
  ['an id of 12 characters', `https://www.youtube.com/shorts/${id}A`],
  ['an id with a character that ids never contain', 'https://www.youtube.com/shorts/dQw4w9WgX.1'],
  ['a longer path after the id', `https://www.youtube.com/shorts/${id}/x`],
  ['another host', `https://example.com/shorts/${id}`],
  ['a host with the same ending', `https://notyoutube.com/shorts/${id}`],
  ['a host with the same beginning', `https://youtube.com.example.com/shorts/${id}`],
  ['a user name that looks like the host', `https://youtube.com@example.com/shorts/${id}`],
  ['a port', `https://youtube.com:8443/shorts/${id}`],
  ['another scheme', `javascript://youtube.com/shorts/${id}`],
])('youtubeId rejects %s', (_, address) => {
  expect(youtubeId(address)).toBeUndefined();
});

test.each([
  [`https://m.youtube.com/watch?v=${id}`, `https://www.youtube.com/shorts/${id}`],
  ['https://youtu.be/short', 'https://youtu.be/short'],
  ['javascript:alert(1)', undefined],
  ['no address', undefined],
])('videoPage of %s is %s', (address, page) => {
  expect(videoPage(address)).toBe(page);
});

test('videoFrame uses the host that sets no cookies', () => {
  expect(videoFrame(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
});

const video = (src: string): City => ({ ...anaheim, video: { ...anaheim.video, src } });

const always = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com'];

test('frameHosts returns the hosts of the form service and of shared documents, without duplicates', () => {
  const city: City = {
    ...video('https://video.example/embed/1'),
    contact: { ...anaheim.contact, formUrl: 'https://forms.example:8443/f?c={category}' },
    partners: ['a', 'b'].map((id) => ({ id, title: id, about: id, sharedFile: id })),
  };
  expect(frameHosts(city).slice(3)).toEqual(['https://forms.example:8443', 'https://drive.google.com']);
});

test.each([
  [
    'the hosts of the video, of the map and of videos in posts',
    'https://video.example/embed/1',
    ['https://video.example', ...always],
  ],
  ['no host for an http: address', 'http://video.example/1', always],
  ['no host for a javascript: address', 'javascript:alert(1)', always],
  ['no host for a data: address', 'data:text/html,x', always],
])('frameHosts returns %s', (_, src, hosts) => {
  expect(frameHosts(video(src))).toEqual(hosts);
});

test.each([
  ['https://en.wikipedia.org/wiki/Boulder', 'Read on Wikipedia'],
  ['https://www.history.example/boulder', 'Read on history.example'],
  ['https://notwikipedia.org/boulder', 'Read on notwikipedia.org'],
  ['/blog/boulder', 'Read more'],
])('a link to %s says “%s”', (href, words) => {
  expect(readOn(city, href)).toBe(words);
});
