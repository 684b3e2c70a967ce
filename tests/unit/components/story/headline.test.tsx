import '../../open-cities';
import { expect, test } from '@jest/globals';
import { Headline } from '@/components/story/headline';
import { html } from '../../html';
import { newsItem } from '../../news-items';

test('a headline leads out to its publisher, without a handle on our window', () => {
  const markup = html(<Headline item={newsItem({ link: 'https://example.org/a?b=1&c=2' })} size="card" />);
  expect(markup).toContain('href="https://example.org/a?b=1&amp;c=2" rel="noopener"');
  expect(markup).not.toContain('target=');
});

test('a headline about one of our pages leads there within the site, which keeps the radio playing', () => {
  const link = 'http://localhost:3000/faq#q-do-i-need-a-permit';
  const markup = html(<Headline item={newsItem({ link })} size="card" />);
  expect(markup).toContain('<a class="story-link" href="/faq#q-do-i-need-a-permit">');
});

test('what a feed calls a title is text, whatever it looks like', () => {
  const markup = html(<Headline item={newsItem({ title: '<img src=x onerror=alert(1)>' })} size="card" />);
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test.each([
  ['of usual length is set in the lead’s size', 'A town of vines', 'text-lead'],
  ['as long as a paragraph steps down a size', 'vine '.repeat(30), 'text-block'],
])('a lead %s', (_, title, size) => {
  expect(html(<Headline item={newsItem({ title })} size="lead" />)).toContain(size);
});

test('a headline in another language says which', () => {
  expect(html(<Headline item={newsItem({ language: 'es' })} size="card" />)).toContain('<h3 lang="es"');
  const arabic = html(<Headline item={newsItem({ language: 'ar' })} size="card" />);
  expect(arabic).toContain('<h3 lang="ar" dir="rtl"');
  expect(html(<Headline item={newsItem()} size="card" />)).not.toContain('lang=');
});

test.each([
  ['It’s time for a 30-year plan', 'It’s time for a <span class="compound">30-year</span> plan'],
  ['“Coca-Cola,” twice', '<span class="compound">“Coca-Cola,”</span> twice'],
  ['A plan - and a hyphen-beyond-every-line', 'A plan\u00A0- and a hyphen-beyond-every-line'],
  ['El condado, por dentro', 'El\u00A0condado, por dentro'],
  ['A budget of $3 billion – and E. coli', 'A budget of $3\u00A0billion\u00A0– and E.\u00A0coli'],
])('a headline keeps together what belongs together: %s', (title, words) => {
  expect(html(<Headline item={newsItem({ title })} size="card" />)).toContain(`>${words}</a>`);
});
