import { describe, expect, test } from '@jest/globals';
import { previewAddress } from '@/lib/blog/preview-address';
import { inCity, thisCity } from '@/lib/city/this-city';
import { themePath } from '@/lib/pages/brand';
import { pictureBase } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';
import { entryAt } from '@/lib/server/addresses/entries';
import { here, moved, noPost, notFound } from '@/lib/server/addresses/place-of';
import { openCityWithEntries } from './city-with-entries';

process.env.SIGNING_KEY = 'k'.repeat(32);
process.env.SIGNING_KEY_BEFORE = 'b'.repeat(32);
const fair = await openCityWithEntries();
const at = (path: string, query = '') => inCity('boulder', () => entryAt(path, query));
const previewOf = (slug: string) => previewAddress({ city: 'boulder', slug }, signingKey(), Date.now()).path;
const picture = pictureBase({ address: 'https://other.example/a.jpg' }, signingKey());
const pictureBefore = pictureBase({ address: 'https://other.example/a.jpg' }, 'b'.repeat(32));

test.each([
  ['a page', '/contact', ''],
  ['the list of posts', '/blog', ''],
  ['a post', '/blog/a-post', ''],
  ['a post perhaps, while nobody can say', '/blog/silent', ''],
  ['an event', `/events/${fair}`, ''],
  ['its calendar file', `/events/${fair}/calendar.ics`, ''],
  ['an author', '/authors/newsroom', ''],
  ['a section', '/news/sports', ''],
  ['its feed', '/news/sports/rss.xml', ''],
  ['a picture that we signed', `${picture}480`, ''],
  ['one that we signed with the key before', `${pictureBefore}480`, ''],
  ['a post perhaps before its time, while nobody can say', previewOf('silent'), ''],
  ['the card of a page', '/og/home.png', ''],
])('there is %s at %s', async (_, path, query) => {
  expect(await at(path, query)).toEqual(here);
});

test('there are the colors of the city', async () => {
  const colors = inCity('boulder', () => themePath(thisCity().brand));
  expect(await at(colors ?? '')).toEqual(here);
});

describe('before anything is rendered, there is known to be', () => {
  test.each([
    ['no page that the city does not have', '/partners', ''],
    ['no event of another name', '/events/a-fair-0123456789', ''],
    ['no calendar file of it', '/events/a-fair-0123456789/calendar.ics', ''],
    ['no other author', '/authors/nobody', ''],
    ['no section without feeds', '/news/health', ''],
    ['no feed of it', '/news/health/rss.xml', ''],
    ['no section of another name', '/news/nothing', ''],
    ['no picture that nobody signed', '/pictures/a/b/c/480', ''],
    ['no picture of another width', `${picture}481`, ''],
    ['no post before its time that nobody signed', previewOf('a-post').replace(/[^/]+$/, 'Mixed-Case'), ''],
    ['no such post by a longer address', `${previewOf('a-post')}/more`, ''],
    ['no signed post that is gone', previewOf('nothing'), ''],
    ['no colors but those of the city', '/theme/aa0000-bb1111.css', ''],
    ['no card of no page', '/og/nothing.png', ''],
    ['no card of another kind', '/og/home.svg', ''],
    ['no page past the last of the posts', '/blog', 'page=99'],
    ['no page of a number that is none', '/blog', 'page=x'],
    ['no such page by its inner address', '/blog/page/0', ''],
    ['no page of the server’s own', '/errors/500', ''],
  ])('%s: %s?%s', async (_, path, query) => {
    expect(await at(path, query)).toEqual(notFound);
  });

  test('no post of another name, in words of its own', async () => {
    expect(await at('/blog/nothing')).toEqual(noPost);
  });
});

test.each([
  ['an event in lower case', `/events/${fair.toUpperCase()}`, '', `/events/${fair}`],
  ['a post that has appeared since its address was signed', previewOf('a-post'), '', '/blog/a-post'],
  ['a post that was renamed', '/blog/old-name', '', '/blog/a-post'],
  ['a post that was renamed, while nobody can say of the old name', '/blog/silent-name', '', '/blog/a-post'],
  ['the first page of the posts', '/blog', 'page=1', '/blog'],
  ['the first page of the posts, by its inner address', '/blog/page/1', '', '/blog'],
  ['another page of the posts', '/blog/page/2', '', '/blog?page=2'],
])('%s has one address', async (_, path, query, to) => {
  expect(await at(path, query)).toEqual(moved(to));
});
