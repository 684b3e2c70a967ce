import { expect, test } from '@jest/globals';
import { StoryPicture } from '@/components/story/story-picture';
import { html } from '../../html';

const picture = { src: '/tiles/grove.svg', width: 600, height: 400 };

test('a drawing has its size before it loads, is silent, and waits for the reader to come near', () => {
  const markup = html(<StoryPicture picture={picture} />);
  for (const fact of ['width="600"', 'height="400"', 'alt=""', 'loading="lazy"', 'decoding="async"']) {
    expect(markup).toContain(fact);
  }
});

test('the first drawing of a page is asked for at once', () => {
  const markup = html(<StoryPicture picture={picture} first />);
  expect(markup).toContain('loading="eager"');
  expect(markup).toContain('fetchPriority="high"');
});

test('a section without drawings shows none', () => {
  expect(html(<StoryPicture picture={undefined} />)).toBe('');
});
