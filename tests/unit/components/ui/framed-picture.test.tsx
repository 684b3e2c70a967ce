import { expect, test } from '@jest/globals';
import { StoryPicture } from '@/components/ui/framed-picture';
import { html } from '../../html';
import '../../served-city';

const picture = { src: '/tiles/grove.svg', width: 600, height: 400 };

test('gives a drawing its size and an empty alt text, and loads it lazily', () => {
  const markup = html(<StoryPicture picture={picture} />);
  for (const fact of ['width="600"', 'height="400"', 'alt=""', 'loading="lazy"', 'decoding="async"']) {
    expect(markup).toContain(fact);
  }
});

test('loads the first drawing of a page eagerly', () => {
  const markup = html(<StoryPicture picture={picture} first />);
  expect(markup).toContain('loading="eager"');
  expect(markup).toContain('fetchPriority="high"');
});

test('renders nothing if there is no picture', () => {
  expect(html(<StoryPicture />)).toBe('');
});

test('loads a photo through the picture proxy, in several widths', () => {
  const markup = html(<StoryPicture photo="https://cdn.example/a.jpg" place="lead" />);
  expect(markup).toMatch(/ srcSet="(\/pictures\/[\w-]{16}\/framed\/[\w-]+\/\d+ \d+w(, )?){3}"/);
  expect(markup).toMatch(/ sizes="[^"]+" width="600" height="400" alt=""/);
  expect(markup).not.toContain('cdn.example');
});
