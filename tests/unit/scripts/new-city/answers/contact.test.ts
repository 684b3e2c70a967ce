import { expect, test } from '@jest/globals';
import { readContact } from '../../../../../scripts/new-city/answers/contact';

test.each([
  ['editor@bouldercitynews.com', 'editor@bouldercitynews.com', ['bouldercitynews.com']],
  ['  Ana.Reyes@News.Example ', 'Ana.Reyes@news.example', ['news.example']],
  ['bouldercitynews.com', 'editor@bouldercitynews.com', ['bouldercitynews.com']],
  ['https://www.bouldercitynews.com/', 'editor@bouldercitynews.com', ['bouldercitynews.com']],
  ['boulder.paper@gmail.com', 'boulder.paper@gmail.com', []],
])('%s', (written, email, hosts) => {
  expect(readContact(written)).toEqual({ ok: true, value: { email, hosts } });
});

test.each([
  '',
  'boulder',
  'a b@news.example',
  'a@@',
  '@',
  'a@b',
  'a@-news.example',
  'x"@news.example\nBcc: y',
])('%j is refused', (written) => {
  expect(readContact(written).ok).toBe(false);
});
