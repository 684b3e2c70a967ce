import { describe, expect, it } from '@jest/globals';
import type { ParsedItem } from '@/lib/news/news-item';
import { feedIn, fixture, itemsByQuirk } from './fixture';

type Wanted = readonly (readonly [string, string | undefined])[];

/** One fixture file, one table: the quirk, and what becomes of one field. */
function field(name: keyof ParsedItem, file: string, table: Wanted) {
  const items = itemsByQuirk(file);
  it.each(table)('%s', (quirk, wanted) => {
    expect(items[quirk]).toBeDefined();
    expect(items[quirk]?.[name]).toBe(wanted);
  });
}

describe('quirk 13: the excerpt is the description, else the content', () => {
  field('description', 'fields/row-13-words.xml', [
    ['description first', 'The short form.'],
    ['swapped', 'The short form.'],
    ['empty description', 'The long form.'],
    ['picture for description', 'The long form.'],
    ['media description', 'Said by the picture.'],
    ['nothing', ''],
  ]);

  it('takes the title from the words when there is none, and does not say it twice', () => {
    const item = itemsByQuirk('fields/row-13-words.xml')['no title'];
    expect(item).toMatchObject({ title: 'The council met on Tuesday and voted.', description: '' });
  });
});

describe('quirk 14: where the picture is', () => {
  field('image', 'fields/row-14-pictures.xml', [
    ['largest content', 'https://paper.example/large.jpg'],
    ['video is no picture', 'https://paper.example/still.jpg'],
    ['group', 'https://paper.example/two.jpg'],
    ['thumbnail', 'https://paper.example/thumb.jpg'],
    ['enclosure', 'https://paper.example/enclosed.jpg'],
    ['itunes', 'https://paper.example/itunes.jpg'],
    ['image element', 'https://paper.example/element.jpg'],
    ['image text', 'https://paper.example/text.jpg'],
    ['body', 'https://paper.example/body.jpg'],
    ['none', undefined],
  ]);
});

describe('quirk 15: addresses of pictures', () => {
  field('image', 'fields/row-15-picture-addresses.xml', [
    ['relative', 'https://paper.example/2026/story/img/pool.jpg'],
    ['root relative', 'https://paper.example/img/pool.jpg'],
    ['protocol relative', 'https://cdn.example/pool.jpg'],
    ['http', 'http://paper.example/pool.jpg'],
    ['srcset only', 'https://paper.example/l.jpg'],
    ['lazy', 'https://paper.example/lazy.jpg'],
    ['spaces', 'https://paper.example/city%20hall.jpg'],
    ['escaped twice', 'https://paper.example/p.jpg?w=1&h=2'],
    ['data', undefined],
    ['svg', undefined],
    ['script', undefined],
  ]);
});

describe('quirk 16: relative links start from xml:base, else the channel, else the feed', () => {
  field('link', 'fields/row-16-relative-links.xml', [
    ['feed base', 'https://paper.example/news/one.html'],
    ['entry base', 'https://paper.example/news/2026/two.html'],
    ['absolute entry base', 'https://other.example/x/three.html'],
    ['absolute', 'https://third.example/four'],
    ['protocol relative', 'https://cdn.example/five'],
  ]);
  field('link', 'fields/row-16-channel-link.xml', [
    ['relative', 'https://paper.example/story/one'],
    ['root', 'https://paper.example/two'],
    ['no scheme', 'https://www.paper.example/three'],
    ['spaces', 'https://paper.example/four%20five'],
  ]);

  it('starts from the address of the feed when nothing else is said', () => {
    const feed = feedIn('<rss><channel><item><title>A</title><link>/story</link></item></channel></rss>');
    expect(feed.items[0]?.link).toBe('https://feeds.example/story');
  });

  it('drops items whose link is no web address', () => {
    const items = itemsByQuirk('fields/row-16-channel-link.xml');
    expect(Object.keys(items)).toEqual(['relative', 'root', 'no scheme', 'spaces']);
  });
});

describe('quirk 17: where the link is', () => {
  field('link', 'fields/row-17-links.xml', [
    ['original', 'https://paper.example/real'],
    ['link', 'https://paper.example/link'],
    ['atom link', 'https://paper.example/atom'],
    ['attribute', 'https://paper.example/attribute'],
    ['twins', 'https://paper.example/twin'],
    ['own namespace', 'https://paper.example/page'],
    ['https://paper.example/permalink', 'https://paper.example/permalink'],
    ['https://paper.example/permalink-true', 'https://paper.example/permalink-true'],
  ]);

  it('drops items with a guid that is no permalink and nothing else', () => {
    expect(feedIn(fixture('fields/row-17-links.xml')).items.map((item) => item.title)).not.toContain('C');
    expect(feedIn(fixture('fields/row-17-links.xml')).items.map((item) => item.title)).not.toContain('D');
  });
});

describe('quirk 18: every item has a name of its own that stays', () => {
  const ids = feedIn(fixture('fields/row-18-identity.xml')).items.map((item) => [item.title, item.id]);

  it.each([
    ['unique', 'unique-1'],
    ['missing', 'https://paper.example/b'],
    ['empty', 'https://paper.example/c'],
    ['zero', '0'],
    ['same one', 'same https://paper.example/e'],
    ['same two', 'same https://paper.example/f'],
  ])('%s', (title, id) => {
    expect(ids).toContainEqual([title, id]);
  });

  it('lists an item once that stands in the feed twice, under its plain guid', () => {
    expect(ids.filter(([title]) => title === 'doubled')).toEqual([['doubled', 'doubled']]);
  });
});

describe('quirk 41: authors', () => {
  field('author', 'fields/row-41-authors.xml', [
    ['mail and name', 'Maria Lopez'],
    ['name and mail', 'Maria Lopez'],
    ['only mail', undefined],
    ['by', 'Maria Lopez'],
    ['several', 'Maria Lopez, Sam Ito'],
    ['creator before author', 'Maria Lopez'],
    ['admin', undefined],
    ['admin then name', 'Sam Ito'],
    ['capitals', 'MARIA LOPEZ'],
    ['link', 'Maria Lopez'],
    ['byron', 'Byron Smith'],
    ['nobody', undefined],
  ]);

  it('are cut at 80 characters', () => {
    expect(itemsByQuirk('fields/row-41-authors.xml').long?.author?.length).toBeLessThanOrEqual(80);
  });
});

describe('quirk 42: categories', () => {
  field('category', 'fields/row-42-categories.xml', [
    ['plain', 'Local News'],
    ['address first', 'Water'],
    ['html', 'Parks & trees'],
    ['key', 'Schools'],
    ['subject', 'Housing'],
    ['hundreds', undefined],
    ['none', undefined],
  ]);
});
