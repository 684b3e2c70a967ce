import '../../open-cities';
import { expect, test } from '@jest/globals';
import { HeadlineEmpty, HeadlineError } from '@/components/news/headline-state';
import { html, words } from '../../html';
import { thisCity } from '../../this-city';

test('shows the message of a failed section and a link that reloads the page without script', () => {
  const node = <HeadlineError city={thisCity()} message="HTTP error! status: 503" />;
  expect(words(node)).toContain('Failed to load content: HTTP error! status: 503');
  expect(html(node)).toMatch(/<a href=""[^>]*>Try Again<\/a>/);
});

test('does not tell readers that the source did not respond', () => {
  const text = words(<HeadlineError city={thisCity()} message="HTTP error! status: 500" />);
  expect(text).toContain('We can’t load this content right now. Please try again in a few minutes.');
  expect(text).not.toMatch(/did not answer|headlines/);
});

test('shows a message and no button for an empty section', () => {
  expect(words(<HeadlineEmpty city={thisCity()} />)).toContain('No content available at the moment.');
  expect(words(<HeadlineEmpty city={thisCity()} />)).toContain('Check back soon for new stories.');
  expect(words(<HeadlineEmpty city={thisCity()} of="events" />)).toContain('Check back soon for new events.');
  expect(html(<HeadlineEmpty city={thisCity()} />)).not.toMatch(/<a |<button/);
});
