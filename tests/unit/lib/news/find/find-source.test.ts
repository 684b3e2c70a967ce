import { describe, expect, test } from '@jest/globals';
import { findSource } from '@/lib/news/find/find-source';

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
