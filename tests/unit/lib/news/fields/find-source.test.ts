import { describe, expect, test } from '@jest/globals';
import { findOwnSource, findSource } from '@/lib/news/fields/find-source';
import { element } from './raw-elements';

const link = 'https://www.paper.example/story';

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
  ])('whose channel is called "%s" is %s', (title, name) => {
    expect(findSource(link, [undefined, title])).toBe(name);
  });

  test('that no name is known of is its host', () => {
    expect(findSource(link, [undefined, ''])).toBe('paper.example');
  });
});

const nameOf = (length: number) => 'N'.repeat(length);

test('a name of 80 characters is whole, a longer one is cut', () => {
  expect(findSource(link, [nameOf(80)])).toBe(nameOf(80));
  expect(findSource(link, [nameOf(81)])).toBe(`${nameOf(79)}…`);
});

describe('the source that an item itself names', () => {
  const own = (...sources: ReturnType<typeof element>[]) => findOwnSource(element('item', '', sources));

  test('is its text, in Atom the title of the source feed', () => {
    expect(own(element('source', 'The Paper'))).toBe('The Paper');
    expect(own(element('source', 'x', [element('title', 'The Paper')]))).toBe('The Paper');
  });

  test('is none where it is empty or an address', () => {
    expect(own(element('source', ' '), element('source', 'HTTPS://paper.example'))).toBeUndefined();
    expect(own(element('source', 'http://paper.example'), element('source', 'The Paper'))).toBe('The Paper');
  });

  test('has 80 characters at most', () => {
    expect(own(element('source', nameOf(80)))).toBe(nameOf(80));
    expect(own(element('source', nameOf(81)))).toBe(`${nameOf(79)}…`);
  });
});
