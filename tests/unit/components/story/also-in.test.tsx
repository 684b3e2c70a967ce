import { expect, test } from '@jest/globals';
import { AlsoIn } from '@/components/story/also-in';
import { html, words } from '../../html';
import { newsItem } from '../../news-items';

const also = ['LAist', 'Voice of OC'].map((source, at) => ({ source, link: `https://example.org/${at}` }));

test('names the other outlets, each with a link of its own', () => {
  const item = newsItem({ also });
  expect(words(<AlsoIn item={item} />)).toBe('Also in LAist , Voice of OC');
  expect(html(<AlsoIn item={item} />)).toMatch(
    /<a [^>]*href="https:\/\/example.org\/1" rel="noopener">Voice of OC</,
  );
});

test('a story that nobody else has says nothing', () => {
  expect(html(<AlsoIn item={newsItem()} />)).toBe('');
  expect(html(<AlsoIn item={newsItem({ also: [] })} />)).toBe('');
});
