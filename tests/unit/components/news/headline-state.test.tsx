import { expect, test } from '@jest/globals';
import { HeadlineEmpty, HeadlineError } from '@/components/news/headline-state';
import { html, words } from '../../html';
import { city } from '../../served-city';

test('shows a failed section’s message and a link that reloads the page without JavaScript', () => {
  const node = <HeadlineError city={city} message="HTTP error! status: 503" />;
  expect(words(node)).toBe(
    'Failed to load content: HTTP error! status: 503 We can’t load this content right now. Please try again in a few minutes. Try Again',
  );
  expect(html(node)).toMatch(/<a href=""[^>]*>Try Again<\/a>/);
});

test.each(['stories', 'events'] as const)('shows a message and no button for a section without %s', (of) => {
  const node = <HeadlineEmpty city={city} of={of} />;
  expect(words(node)).toBe(`No content available at the moment. Check back soon for new ${of}.`);
  expect(html(node)).not.toMatch(/<a |<button/);
});
