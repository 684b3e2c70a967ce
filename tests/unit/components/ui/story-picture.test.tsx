import '../../open-cities';
import { expect, test } from '@jest/globals';
import { StoryPicture } from '@/components/ui/framed-picture';
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

test('nothing to show is nothing', () => {
  expect(html(<StoryPicture />)).toBe('');
});

test('a photo comes through this site’s picture proxy, in several widths', () => {
  const markup = html(<StoryPicture photo="https://cdn.example/a.jpg" place="lead" />);
  expect(markup).toMatch(/ srcSet="(\/pictures\/[\w-]{16}\/framed\/[\w-]+\/\d+ \d+w(, )?){3}"/);
  expect(markup).toMatch(/ sizes="[^"]+"/);
  for (const fact of ['width="600"', 'height="400"', 'alt=""', 'loading="lazy"'])
    expect(markup).toContain(fact);
  expect(markup).not.toContain('cdn.example');
});
