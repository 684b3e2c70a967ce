import { expect, test } from '@jest/globals';
import { robotsHint } from '../../../../../scripts/new-city/feeds/robots-hint';

const url = 'https://paper.example/feed/?f=rss';
const hint = (text: string) => robotsHint(text, url, 'BoulderCityNewsBot');
const isAllowed = (text: string) => hint(text).startsWith('robots.txt allows it');

test.each([
  ['is empty', '', true],
  ['is for others', 'User-agent: GPTBot\nDisallow: /', true],
  ['forbids all', 'User-agent: *\nDisallow: /', false],
  ['forbids nothing', 'User-agent: *\nDisallow:', true],
  ['forbids feeds', 'User-agent: *\nDisallow: /feed', false],
  ['forbids something else', 'User-agent: *\nDisallow: /admin', true],
  ['has a longer rule that allows it', 'User-agent: *\nDisallow: /\nAllow: /feed/', true],
  ['allows and forbids the same', 'User-agent: *\nDisallow: /feed/\nAllow: /feed/', true],
  ['names us among others', 'User-agent: a\nUser-agent: bouldercitynewsbot\nDisallow: /', false],
  [
    'has rules for us and for all',
    'User-agent: *\nDisallow: /\n\nUser-agent: BoulderCityNewsBot\nAllow: /',
    true,
  ],
  ['forbids by a pattern', 'User-agent: *\nDisallow: /*?f=rss$', false],
  ['forbids by a pattern that ends elsewhere', 'User-agent: *\nDisallow: /*feed$', true],
  ['forbids by many stars', `User-agent: *\nDisallow: /${'*a'.repeat(500)}$`, true],
  ['has comments', 'User-agent: * # all\nDisallow: / # everything', false],
  ['has rules before any agent', 'Disallow: /', true],
  ['is a web page', '<html><body>Not found</body></html>', true],
])('a robots.txt that %s', (_, text, allowed) => {
  expect(isAllowed(text)).toBe(allowed);
});

test('how long to wait is told', () => {
  expect(hint('User-agent: *\nCrawl-delay: 10')).toBe(
    'robots.txt allows it, and asks for 10 seconds between visits',
  );
});
