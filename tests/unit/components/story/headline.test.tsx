import { anaheim } from '../../anaheim';
import '../../open-cities';
import { expect, test } from '@jest/globals';
import { Headline } from '@/components/story/headline';
import { html } from '../../html';
import { newsItem } from '../../news-items';

test('links to the publisher with rel=noopener', () => {
  const markup = html(
    <Headline city={anaheim} item={newsItem({ link: 'https://example.org/a?b=1&c=2' })} size="card" />,
  );
  expect(markup).toContain('href="https://example.org/a?b=1&amp;c=2" rel="noopener"');
  expect(markup).not.toContain('target=');
});

test('links to one of our own pages by its path, so that the radio keeps playing', () => {
  const link = 'http://localhost:3000/faq#q-do-i-need-a-permit';
  const markup = html(<Headline city={anaheim} item={newsItem({ link })} size="card" />);
  expect(markup).toContain('<a class="story-link" href="/faq#q-do-i-need-a-permit">');
});

test('escapes markup in a title', () => {
  const markup = html(
    <Headline city={anaheim} item={newsItem({ title: '<img src=x onerror=alert(1)>' })} size="card" />,
  );
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test.each([
  ['of usual length in the lead’s font size', 'A town of vines', 'text-lead'],
  ['that is as long as a paragraph one size smaller', 'vine '.repeat(30), 'text-block'],
])('sets the headline of a lead %s', (_, title, size) => {
  expect(html(<Headline city={anaheim} item={newsItem({ title })} size="lead" />)).toContain(size);
});

test('marks the language of a headline', () => {
  expect(html(<Headline city={anaheim} item={newsItem({ language: 'es' })} size="card" />)).toContain(
    '<h3 lang="es"',
  );
  const arabic = html(<Headline city={anaheim} item={newsItem({ language: 'ar' })} size="card" />);
  expect(arabic).toContain('<h3 lang="ar" dir="rtl"');
  expect(html(<Headline city={anaheim} item={newsItem()} size="card" />)).not.toContain('lang=');
});

test.each([
  ['It’s time for a 30-year plan', 'It’s time <span class="compound">for\u00A0a\u00A030-year</span> plan'],
  ['“Coca-Cola,” twice', '<span class="compound">“Coca-Cola,”</span> twice'],
  ['A plan - and a hyphen-beyond-every-line', 'A\u00A0plan\u00A0- and\u00A0a hyphen-beyond-every-line'],
  ['El condado, por dentro', 'El\u00A0condado, por\u00A0dentro'],
  [
    'A budget of $3 billion – and E. coli',
    'A\u00A0budget of\u00A0$3\u00A0billion\u00A0– and\u00A0E.\u00A0coli',
  ],
])('does not break a headline in the middle of %s', (title, words) => {
  expect(html(<Headline city={anaheim} item={newsItem({ title })} size="card" />)).toContain(`>${words}</a>`);
});
