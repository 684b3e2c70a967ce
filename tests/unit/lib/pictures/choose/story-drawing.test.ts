import { describe, expect, it } from '@jest/globals';
import { motifs } from '@/lib/city/drawings';
import { motifsFor, storyDrawing } from '@/lib/pictures/choose/story-drawing';
import { sections } from '@/lib/sections';

describe('motifsFor', () => {
  it.each([
    ['How the Angels came to Anaheim', 'sports', 'diamond'],
    ['Which trains and buses stop at ARTIC', 'local-news', 'arch'],
    ['Voting in Orange County: By mail, drop box or vote center', 'politics', 'hall'],
    ['A packing house from 1919 is a food hall now', 'food', 'market'],
    ['Concejo aprueba el presupuesto', 'local-news', 'hall'],
  ] as const)('puts the subject of “%s” first', (title, feedKey, motif) => {
    expect(motifsFor(title, feedKey)[0]).toBe(motif);
  });

  it('names only motifs that are drawn, for every section', () => {
    const names = sections.flatMap(({ feedKey }) => motifsFor('', feedKey));
    expect(names.filter((name) => !motifs().has(name))).toEqual([]);
  });
});

describe('storyDrawing', () => {
  it('does not repeat any of the last eight motifs', () => {
    const used: string[] = [];
    for (let count = 0; count < 9; count++) storyDrawing('Rent rises', 'real-estate', used);
    expect(new Set(used).size).toBe(9);
  });

  it('gives the same headlines the same drawings', () => {
    const draw = () => ['Rent rises', 'Ducks win'].map((title) => storyDrawing(title, 'sports', []));
    expect(draw()).toEqual(draw());
  });
});
