import { expect, test } from '@jest/globals';
import { loggedPath } from '@/lib/server/refused/logged-path';

test.each(['/', '/index.php', '/news/local-news', '/caf%C3%A9/a%20b', '/a//b/'])(
  '%s is told as it is',
  (path) => {
    expect(loggedPath(path)).toBe(path);
  },
);

test.each([
  ['/maria@paper.example', '/…@…'],
  ['/mailto:maria@paper.example', '/…@…'],
  ['/unsubscribe/maria%40paper.example/now', '/unsubscribe/…@…/now'],
  ['/u/maria%2540paper.example', '/u/…@…'],
  ['/u/maria%25252540paper.example', '/u/…@…'],
  ['/u/maria%40paper.example%zz', '/u/…@…'],
  ['/u/maria＠paper.example', '/u/…@…'],
  ['/u/maria%EF%BC%A0paper.example', '/u/…@…'],
  ['/a@b.example/c/d%40e.example', '/…@…/c/…@…'],
])('of %s the parts with an email address are left out: %s', (path, told) => {
  expect(loggedPath(path)).toBe(told);
});

test.each(['/search?q=maria@paper.example', '/search?q=marfa', '/search#maria@paper.example'])(
  'of %s only the path is told',
  (target) => {
    expect(loggedPath(target)).toBe('/search');
  },
);

test('a long path is cut, also where an address stands at the cut', () => {
  expect(loggedPath(`/${'a'.repeat(199)}`)).toBe(`/${'a'.repeat(199)}`);
  expect(loggedPath(`/${'a'.repeat(200)}`)).toBe(`/${'a'.repeat(198)}…`);
  expect(loggedPath(`/${'a'.repeat(190)}/maria.lopez@paper.example`)).not.toContain('maria');
});
