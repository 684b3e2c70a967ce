import { describe, expect, test } from '@jest/globals';
import { hostNames } from '@/lib/base/addresses';
import { findAuthor, findCredits, findOwnSource, findSource } from '@/lib/news/fields/find-credits';
import { element } from './raw-elements';

const writtenAs = (name: string, text: string) => findAuthor(element('item', '', [element(name, text)]));
const person = (part: string, text: string) =>
  findAuthor(element('item', '', [element('author', text, [element(part, text)])]));

describe('the author of an item (quirk 41)', () => {
  test.each(
    `dc:creator author atom:author itunes:author dcterms:creator dc:author googleplay:author
    dc:contributor`.split(/\s+/),
  )('is read from <%s>', (name) => {
    expect(writtenAs(name, 'Ana Ruiz')).toBe('Ana Ruiz');
  });

  test.each(['name', 'atom:name'])('is read from a <%s> element inside <author>', (part) => {
    expect(person(part, 'Ana Ruiz')).toBe('Ana Ruiz');
  });

  test.each(['email', 'atom:email', 'uri', 'atom:uri'])(
    'is absent if <author> contains only <%s>',
    (part) => {
      expect(person(part, 'Ana Ruiz')).toBeUndefined();
    },
  );

  test.each(['admin', 'Administrator', 'editor', 'Webmaster', 'unknown', 'user', 'root', 'noreply', 'null'])(
    'is absent if it is “%s”, with or without an email address',
    (name) => {
      expect(writtenAs('author', name)).toBeUndefined();
      expect(writtenAs('author', `${name} (a@paper.example)`)).toBeUndefined();
    },
  );

  test.each([
    ['Ana Ruiz <a@paper.example>', 'Ana Ruiz'],
    ['mailto:a@paper.example', undefined],
    ['By: Ana Ruiz', 'Ana Ruiz'],
    ['- Ana Ruiz -', 'Ana Ruiz'],
    ['https://paper.example/ana', undefined],
  ])('written as “%s” is %s', (text, name) => {
    expect(writtenAs('author', text)).toBe(name);
  });

  test('lists several names with commas, each name once', () => {
    const people = ['Ana Ruiz', 'Ben Lee', 'Ana Ruiz'].map((name) => element('author', name));
    expect(findAuthor(element('item', '', people))).toBe('Ana Ruiz, Ben Lee');
  });

  test('is cut if it is longer than 80 characters', () => {
    const name = (length: number) => `${'Ana '.repeat(30).slice(0, length - 1)}z`;
    expect(writtenAs('author', name(80))).toBe(name(80));
    expect(writtenAs('author', name(81))).toMatch(/^[Ana ]{70,79}…$/);
  });
});

test('findCredits returns further authors, the publisher and photographers, each once', () => {
  const photographers = ['Acme Newswire', 'Ben Lee'].map((name) => element('media:credit', name));
  const item = element('item', '', [
    element('dc:creator', 'Ana Ruiz'),
    element('author', 'desk@paper.example (Brand Studio)'),
    element('dc:publisher', 'Acme Newswire'),
    element('media:content', '', photographers),
  ]);
  expect(findCredits(item, findAuthor(item))).toEqual(['Brand Studio', 'Acme Newswire', 'Ben Lee']);
});

describe('the publisher of an item', () => {
  test.each([
    ['Articles | Mail Online', 'Mail Online'],
    ['World news | The Guardian', 'The Guardian'],
    ['Los Angeles Times - Food', 'Los Angeles Times'],
    ['RSS Feed: City of Anaheim', 'City of Anaheim'],
    ['BBC News', 'BBC News'],
    ['PBS NewsHour - Headlines', 'PBS NewsHour'],
    ['Voice of OC', 'Voice of OC'],
    ['Spectrum News 1 - SoCal', 'Spectrum News 1 - SoCal'],
    ['News', 'News'],
  ])('in a channel called "%s" is %s', (title, name) => {
    expect(findSource([title, 'paper.example'])).toBe(name);
  });

  test('is the host if no name is known', () => {
    expect(findSource(hostNames('https://www.paper.example/story'))).toBe('paper.example');
  });
});

describe('the source that an item names', () => {
  const own = (...sources: ReturnType<typeof element>[]) => findOwnSource(element('item', '', sources));

  test('is the text of <source>, or in Atom the title inside it', () => {
    expect(own(element('source', 'The Paper'))).toBe('The Paper');
    expect(own(element('source', 'x', [element('title', 'The Paper')]))).toBe('The Paper');
  });

  test('is undefined if <source> is empty or an address, unless another <source> has a name', () => {
    expect(own(element('source', ' '), element('source', 'HTTPS://paper.example'))).toBeUndefined();
    expect(own(element('source', 'http://paper.example'), element('source', 'The Paper'))).toBe('The Paper');
  });
});
