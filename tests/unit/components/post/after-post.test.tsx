import { expect, test } from '@jest/globals';
import { WatchRelated } from '@/components/post/after-post';
import { words } from '../../html';
import { city } from '../../served-city';

test('WatchRelated shows an error and a link for an address from which no video id can be read', () => {
  const video = <WatchRelated city={city} address="https://youtu.be/abcdefgh-_1" picture={undefined} />;
  expect(words(video)).toMatch(/Unable to load video.*Watch on YouTube/);
});
