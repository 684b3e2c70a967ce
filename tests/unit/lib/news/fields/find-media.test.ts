import { expect, test } from '@jest/globals';
import { findMedia } from '@/lib/news/fields/find-media';
import { parseFeed } from '@/lib/news/read/read-feed';
import { rssOf } from '../rows/fixture';

function mediaOf(fields: string) {
  const feed = parseFeed(Buffer.from(rssOf(`<item>${fields}</item>`)), { url: 'https://paper.example/feed' });
  const [item] = feed.ok ? feed.value.items : [];
  return item && findMedia(item);
}

test.each([
  ['audio', 'by its type', '<enclosure url="https://paper.example/play" type="audio/mpeg"/>'],
  ['audio', 'by its file extension', '<enclosure url="https://paper.example/a.mp3?x=1"/>'],
  ['audio', 'next to a picture', '<enclosure url="a.jpg" type="image/jpeg"/><enclosure url="a.m4a"/>'],
  ['audio', 'in an Atom link', '<link rel="enclosure" type="audio/mp4" href="https://paper.example/play"/>'],
  ['audio', 'by an episode’s duration', '<itunes:duration>31:10</itunes:duration>'],
  ['video', 'by its type', '<enclosure url="https://paper.example/play" type="video/mp4"/>'],
  [
    'video',
    'by an episode’s duration and a video file',
    '<itunes:duration>9</itunes:duration><enclosure url="a.mp4"/>',
  ],
  ['video', 'by its YouTube id', '<yt:videoId>abc</yt:videoId>'],
])('recognizes %s %s', (media, _how, fields) => {
  expect(mediaOf(fields)).toBe(media);
});

test.each([
  ['a picture', '<enclosure url="https://paper.example/a.jpg" type="image/jpeg"/>'],
  ['a video only in media:content', '<media:content url="https://paper.example/a.mp4" medium="video"/>'],
  ['only an itunes:author', '<itunes:author>Ana Ruiz</itunes:author>'],
])('recognizes neither audio nor video in an item with %s', (_what, fields) => {
  expect(mediaOf(fields)).toBeUndefined();
});
