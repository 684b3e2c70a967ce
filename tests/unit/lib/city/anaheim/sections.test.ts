import { describe, expect, test } from '@jest/globals';
import { motifNamed, motifNames } from '@/lib/city/drawings';
import { calledMotifs } from '@/lib/pictures/choose/pick-pictures';
import { type FeedKey, sections } from '@/lib/sections';
import { anaheim } from '../../../anaheim';

const nameOf = (motif: unknown) => motifNames().find((name) => motifNamed(name) === motif);

// biome-ignore format: one headline, one line
const headlines: readonly [FeedKey, string, string | undefined][] = [
  ['sports', 'Saturday soccer, where everyone plays', 'pitch'],
  ['sports', 'A rink downtown with a ship’s ribs for a roof', 'rink'],
  ['sports', 'Between midnight and breakfast, ice becomes a floor', 'rink'],
  ['sports', 'Wheelchair basketball, from the first push', 'court'],
  ['sports', 'Ride the river trail from the canyon to the sea', 'river'],
  ['sports', 'The years when football lived at the Big A', 'stadium'],
  ['sports', 'Who needs a fishing license, and who does not', 'river'],
  ['sports', 'Water polo, explained from the third row', 'pool'],
  ['sports', 'College baseball, one town up the freeway', 'diamond'],
  ['sports', 'The singing cowboy who brought the Angels to Anaheim', 'ball'],
  ['sports', 'Stay out of the kitchen: pickleball’s oddest line', undefined],
  ['sports', 'Skate park manners, learned before dropping in', undefined],
  ['local-news', 'Under the glass arch: trains, buses and bikes meet at ARTIC', 'arch'],
  ['local-news', 'How to read your water bill, line by line', 'drop'],
  ['local-news', 'Thursday is market day on Center Street', 'market'],
  ['automotive', 'The train that keeps the ocean in its window', 'arch'],
  ['automotive', 'One hundred and three votes for electric light', 'hall'],
  ['real-estate', 'What makes a bungalow a bungalow', 'houses'],
  ['business', 'What a convention week means for a corner café', 'cup'],
  ['archives', 'Before the oranges, Anaheim was a town of vines', 'grove'],
  ['archives', 'The Big A and its short trip to the parking lot', 'stadium'],
];

test.each(headlines)('%s: “%s” calls for %s', (feedKey, title, motif) => {
  expect(nameOf(calledMotifs(title, anaheim.sections[feedKey].called ?? [])[0])).toBe(motif);
});

const keys = sections.map(({ feedKey }) => feedKey);

describe('the drawings of each section', () => {
  test.each(keys)('%s is called in lower case and single words or names', (feedKey) => {
    const words = (anaheim.sections[feedKey].called ?? []).flatMap((one) => one.words);
    expect(words.filter((word) => !/^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+)*$/u.test(word))).toEqual([]);
  });
});

// biome-ignore format: one headline, one line
test.each<[FeedKey, string]>([
  ['local-news', 'What Orange County supervisors do'],
  ['business', 'The stock market at noon'],
  ['national-news', 'House Republicans meet'],
  ['archives', 'The Anaheim–Orange line'],
  ['sports', 'The Los Angeles Angels of long ago and their ice cream'],
])('%s: “%s” does not call for what its words only sound like', (feedKey, title) => {
  const motifs = calledMotifs(title, anaheim.sections[feedKey].called ?? []).map(nameOf);
  expect(motifs.filter((name) => ['citrus', 'market', 'houses', 'rink'].includes(name ?? ''))).toEqual([]);
});
