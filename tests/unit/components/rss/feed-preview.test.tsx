import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { FeedPreview } from '@/components/rss/feed-preview';
import { fail, ok } from '@/lib/base/outcome';
import { words } from '../../html';
import { entry, feed } from '../../lib/outbound/write/make-feed';
import { thisCity } from '../../this-city';

const posts = (count: number) =>
  feed(Array.from({ length: count }, (_, at) => entry({ id: `${at}`, title: `Post ${at + 1}.` })));

describe('FeedPreview', () => {
  test('shows the first five posts with their dates', () => {
    const text = words(<FeedPreview city={thisCity()} feed={ok(posts(7))} />);
    expect(text.match(/Post \d\./g)).toEqual(['Post 1.', 'Post 2.', 'Post 3.', 'Post 4.', 'Post 5.']);
    expect(text.match(/November 19, 2026/g)).toHaveLength(5);
  });

  test('shows Unknown Date for a post without a date', () => {
    expect(
      words(<FeedPreview city={thisCity()} feed={ok(feed([entry({ published: undefined })]))} />),
    ).toContain('Unknown Date');
  });

  test.each([
    ['says that there are no posts', ok(feed([])), 'No blogs found.'],
    [
      'says that the host responds with an error',
      fail('http-status', 'GET', { status: 502 }),
      'Error loading blogs: HTTP error! status: 502',
    ],
    [
      'says that the host does not respond',
      fail('refused', 'connect 10.0.0.7'),
      'Error loading blogs: An error occurred',
    ],
  ])('%s', (_, outcome, sentence) => {
    const text = words(<FeedPreview city={thisCity()} feed={outcome} />);
    expect(text).toContain(sentence);
    expect(text).not.toContain('10.0.0.7');
  });
});
