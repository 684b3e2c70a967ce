import { expect, test } from '@jest/globals';
import { CorrectionList, PostCorrections } from '@/components/post/corrections';
import { html, words } from '../../html';
import { city } from '../../served-city';

test('shows nothing below a post without corrections', () => {
  expect(html(<PostCorrections city={city} />)).toBe('');
});

test.each([
  [{ href: '/blog/a-post', title: 'A post' }, 'A post'],
  [{ href: '/contact' }, 'Contact'],
  [{ href: '/news/sports' }, '/news/sports'],
  [{ href: 'https://www.paper.example/a' }, 'paper.example'],
])('shows %j as “%s” in the list of corrections', (of, name) => {
  const correction = { date: new Date('2026-11-05T20:00:00Z'), text: 'We misspelled a name.', of };
  expect(words(<CorrectionList city={city} corrections={[correction]} />)).toBe(
    `November 5, 2026 ${name} We misspelled a name.`,
  );
});
