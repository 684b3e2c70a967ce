import { describe, expect, it } from '@jest/globals';
import { feedIn, fixture, itemsByQuirk } from './fixture';

const newest = new Date('2026-11-20T17:10:00Z');

describe('quirk 32: readFeed', () => {
  it('reads RSS 0.91 without its DOCTYPE', () => {
    const { title, items } = feedIn(fixture('formats/rss-0.91.xml'));
    expect(title).toBe('The Orange Paper');
    expect(items).toMatchObject([
      { title: 'Vines before oranges', link: 'https://paper.example/vines', source: 'The Orange Paper' },
      { title: 'Half an hour to the pier', description: 'By train and on foot.' },
    ]);
  });

  it('reads RSS 0.92, whose items need no title', () => {
    expect(feedIn(fixture('formats/rss-0.92.xml')).items).toMatchObject([
      { title: 'Vines before oranges', category: 'History' },
      { title: 'An item of this version needs no title, only words.' },
    ]);
  });

  it('reads RSS 1.0, whose items are outside the channel', () => {
    expect(feedIn(fixture('formats/rss-1.0.rdf')).items).toMatchObject([
      { title: 'Vines before oranges', pubDate: newest, author: 'Maria Lopez' },
      { title: 'Half an hour to the pier', link: 'https://paper.example/pier' },
    ]);
  });

  it('reads RSS 1.0 with prefixes', () => {
    const { title, items } = feedIn(fixture('formats/rss-1.0-prefixed.rdf'));
    expect(title).toBe('The Orange Paper');
    expect(items).toMatchObject([{ title: 'Vines before oranges', description: 'The colony grew grapes.' }]);
  });

  it('reads RSS 2.0', () => {
    const { ttlMinutes, items } = feedIn(fixture('formats/rss-2.0.xml'));
    expect(ttlMinutes).toBe(30);
    expect(items).toEqual([
      {
        id: 'vines',
        title: 'Vines before oranges',
        description: 'The colony grew grapes.',
        link: 'https://paper.example/vines',
        pubDate: newest,
        author: 'Maria Lopez',
        category: 'History',
        categories: ['History'],
        image: 'https://paper.example/vines.jpg',
        source: 'The Other Paper',
      },
    ]);
  });

  it('reads Atom 0.3', () => {
    expect(feedIn(fixture('formats/atom-0.3.xml')).items).toMatchObject([
      {
        id: 'tag:paper.example,2026:1',
        title: 'Vines & oranges',
        description: 'The colony grew grapes.',
        pubDate: newest,
        author: 'Maria Lopez',
      },
    ]);
  });

  it('reads Atom 1.0, including the right link of several, the source and XHTML content', () => {
    expect(feedIn(fixture('formats/atom-1.0.xml')).items).toMatchObject([
      {
        title: 'Vines before oranges',
        link: 'https://paper.example/vines',
        image: 'https://paper.example/vines.jpg',
        pubDate: newest,
        author: 'Maria Lopez, Sam Ito',
        category: 'History',
        source: 'The Other Paper',
      },
      { link: 'https://paper.example/pier', description: 'By train, then on foot & by tram.' },
    ]);
  });

  it('reads JSON Feed 1.0 with numeric ids, a single author and null fields', () => {
    expect(feedIn(fixture('formats/json-1.0.json')).items).toMatchObject([
      {
        id: '0',
        title: 'Vines before oranges',
        description: 'The colony grew a < b.',
        author: 'Maria Lopez',
      },
      { id: '2', title: 'Half an hour to the pier', link: 'https://other.example/pier' },
    ]);
  });

  it('reads JSON Feed 1.1 with several authors, tags and attachments, and drops invalid items', () => {
    expect(feedIn(fixture('formats/json-1.1.json')).items).toMatchObject([
      {
        id: '1',
        description: 'The colony grew grapes.',
        author: 'Maria Lopez, Sam Ito',
        category: 'History',
        image: 'https://paper.example/v.jpg',
        pubDate: newest,
      },
    ]);
  });
});

describe('quirk 33: namespaces', () => {
  const items = itemsByQuirk('formats/row-33-namespaces.xml');

  it('are recognized with other prefixes, https, uppercase or a missing final slash', () => {
    expect(items.declared).toMatchObject({
      title: 'Other prefixes, upper case',
      description: 'The long form.',
      author: 'Maria Lopez',
      pubDate: newest,
      image: 'https://paper.example/1.jpg',
    });
  });

  it('are recognized by an undeclared prefix, if it is the usual one', () => {
    expect(items.undeclared).toMatchObject({ author: 'Sam Ito', image: 'https://paper.example/2.jpg' });
  });

  it('are recognized if they are declared on the element itself', () => {
    expect(items['on the element']?.image).toBe('https://paper.example/3.jpg');
  });

  it('keep another vocabulary’s title from being used as the title', () => {
    expect(items.foreign?.title).toBe("Someone else's title does not count");
  });
});

describe('quirk 38: readFeed for Google News', () => {
  const [council, ducks] = feedIn(fixture('documents/row-38-google-news.xml')).items;

  it('removes the publisher from titles and uses it as the source', () => {
    expect(council).toMatchObject({ title: 'Council approves new park', source: 'The Orange Paper' });
  });

  it('removes the list of related stories', () => {
    expect(council?.description).toBe('');
  });

  it('leaves titles with another ending unchanged', () => {
    expect(ducks).toMatchObject({ title: 'Ducks 3 - Kings 2', source: 'Sports Daily' });
  });
});
