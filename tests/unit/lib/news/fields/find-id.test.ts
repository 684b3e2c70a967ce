import { describe, expect, test } from '@jest/globals';
import { guidOf, namedItems, type Unnamed } from '@/lib/news/fields/find-id';
import { element } from './raw-elements';

const named = (guid: string | undefined, link: string, title: string): Unnamed =>
  ({ guid, item: { title, link, description: '' } }) as Unnamed;

const ids = (...items: Unnamed[]) => namedItems(items).map(({ id }) => id);

describe('the id of an item (quirk 18)', () => {
  test('is the guid or, without a guid, the link', () => {
    expect(ids(named('a', '/1', 'One'), named(undefined, '/2', 'Two'))).toEqual(['a', '/2']);
  });

  test('includes the link if another item has the same guid, and the title if another item has both', () => {
    expect(ids(named('a', '/1', 'One'), named('a', '/2', 'Two'))).toEqual(['a /1', 'a /2']);
    expect(ids(named('a', '/1', 'One'), named('a', '/1', 'Two'))).toEqual(['a /1 One', 'a /1 Two']);
    expect(ids(named(undefined, '/1', 'One'), named(undefined, '/1', 'Two'))).toEqual(['/1 One', '/1 Two']);
  });

  test('is longer only for items that share a guid', () => {
    const items = [named('a', '/1', 'One'), named('a', '/2', 'Two'), named('b', '/1', 'One')];
    expect(ids(...items)).toEqual(['a /1', 'a /2', 'b']);
  });

  test('includes the position if another item has the same id', () => {
    const items = [named('a /2', '/1', 'One'), named('a', '/2', 'Two'), named('a', '/3', 'Three')];
    expect(ids(...items)).toEqual(['a /2', 'a /2 1', 'a /3']);
  });

  test('is a distinct hash if the guid has more than 300 characters', () => {
    const [short, long, longer] = [300, 301, 302].map((length) => 'x'.repeat(length));
    const [one, two, three] = ids(named(short, '/1', 'a'), named(long, '/2', 'b'), named(longer, '/3', 'c'));
    expect(one).toBe(short);
    expect(two).toMatch(/^[\w-]{43}$/);
    expect(three).not.toBe(two);
  });
});

describe('an event on several days', () => {
  function onDay(guid: string | undefined, dates: string, times?: string): Unnamed {
    const one = named(guid, '/1', 'Yoga');
    return { ...one, item: { ...one.item, calendar: { dates, times, text: '' } } };
  }

  test.each(['a', undefined])('is kept on each day if all its entries have the guid %j', (guid) => {
    const [one, two, three] = ids(onDay(guid, 'May 1'), onDay(guid, 'May 8'), onDay(guid, 'May 8', '7 PM'));
    expect(new Set([one, two, three]).size).toBe(3);
    expect(ids(onDay(guid, 'May 8'), onDay(guid, 'May 15'))[0]).toBe(two);
  });

  test('is kept once per day', () => {
    expect(ids(onDay('a', 'May 1'), onDay('a', 'May 1'))).toHaveLength(1);
  });
});

describe('an item listed twice', () => {
  test('is kept once if only a tracking parameter differs', () => {
    const link = 'https://paper.example/1';
    expect(ids(named('a', link, 'One'), named('a', `${link}?utm_source=x`, 'One'))).toEqual(['a']);
  });

  test('is kept twice if its title, guid or address differs', () => {
    const link = 'https://paper.example/1';
    expect(ids(named('a', link, 'One'), named('b', link, 'One'))).toHaveLength(2);
    expect(ids(named('a', link, 'One'), named('a', link, 'Two'))).toHaveLength(2);
    expect(ids(named('a', link, 'One'), named('a', `${link}/2`, 'One'))).toHaveLength(2);
  });
});

test.each(['guid', 'id', 'atom:id', 'dc:identifier'])('guidOf reads a guid from <%s>', (name) => {
  expect(guidOf(element('item', '', [element(name, '0')]))).toBe('0');
});

test('an empty guid is ignored', () => {
  expect(guidOf(element('item', '', [element('guid', ''), element('dc:identifier', 'a')]))).toBe('a');
  expect(guidOf(element('item', '', [element('guid', '')]))).toBeUndefined();
});
