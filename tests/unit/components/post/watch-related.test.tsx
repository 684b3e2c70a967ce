import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { WatchRelated } from '@/components/post/after-post';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

const short = 'https://www.youtube.com/shorts/abcdefgh-_1';

describe('WatchRelated', () => {
  test('loads nothing before a click, and links to the video without script', () => {
    const markup = html(<WatchRelated city={thisCity()} address={short} picture={undefined} />);
    expect(markup).not.toMatch(/<iframe| src="https?:/);
    expect(markup).toMatch(/<a href="https:\/\/www\.youtube\.com\/shorts\/abcdefgh-_1" class="embed-poster"/);
    expect(markup).toContain('embed-short-video');
    expect(markup).toContain('Watch on YouTube');
  });

  test('says that there is no video if the address has no id, and keeps the link', () => {
    const text = words(
      <WatchRelated city={thisCity()} address="https://youtu.be/abcdefgh-_1" picture={undefined} />,
    );
    expect(text).toContain('Unable to load video');
    expect(text).toContain('Watch on YouTube');
  });
});
