import { describe, expect, test } from '@jest/globals';
import { FeedPreview } from '@/components/rss/feed-preview';
import { fail, ok } from '@/lib/base/outcome';
import { words } from '../../html';
import { entry, feed } from '../../lib/outbound/write/make-feed';
import { city } from '../../served-city';

const preview = (outcome: Parameters<typeof FeedPreview>[0]['feed']) =>
  words(<FeedPreview city={city} feed={outcome} />);

describe('FeedPreview', () => {
  test('shows the first five posts with their dates', () => {
    const posts = Array.from({ length: 7 }, (_, at) => entry({ id: `${at}`, title: `Post ${at + 1}.` }));
    const text = preview(ok(feed(posts)));
    expect(text.match(/Post \d\./g)).toEqual(['Post 1.', 'Post 2.', 'Post 3.', 'Post 4.', 'Post 5.']);
    expect(text.match(/November 19, 2026/g)).toHaveLength(5);
  });

  const failed = 'Error loading blogs:';
  test.each([
    ['a post has no date', ok(feed([entry({ published: undefined })])), 'Unknown Date'],
    ['there are no posts', ok(feed([])), 'No blogs found.'],
    [
      'the host responds with an error',
      fail('http-status', 'GET', { status: 502 }),
      `${failed} HTTP error! status: 502`,
    ],
    ['the host does not respond', fail('refused', 'connect 10.0.0.7'), `${failed} An error occurred`],
  ])('says that %s', (_, outcome, sentence) => {
    expect(preview(outcome)).toContain(sentence);
    expect(preview(outcome)).not.toContain('10.0.0.7');
  });
});
