import { describe, expect, test } from '@jest/globals';
import { WatchRelated } from '@/components/post/after-post';
import { html, words } from '../../html';
import { city } from '../../served-city';

const video = (address: string) => <WatchRelated city={city} address={address} picture={undefined} />;

describe('WatchRelated', () => {
  test('loads nothing before a click, and links to the video without script', () => {
    const markup = html(video('https://www.youtube.com/shorts/abcdefgh-_1'));
    expect(markup).not.toMatch(/<iframe| src="https?:/);
    expect(markup).toMatch(/<a href="https:\/\/www\.youtube\.com\/shorts\/abcdefgh-_1" class="embed-poster"/);
    expect(markup).toContain('embed-short-video');
    expect(markup).toContain('Watch on YouTube');
  });

  test('says that there is no video if the address has no id, and keeps the link', () => {
    expect(words(video('https://youtu.be/abcdefgh-_1'))).toMatch(/Unable to load video.*Watch on YouTube/);
  });
});
