import { describe, expect, it } from '@jest/globals';
import { motifs } from '@/lib/city/drawings';
import { motifsFor, sectionDrawing, storyDrawing } from '@/lib/pictures/choose/story-drawing';
import { sections } from '@/lib/sections';

const anaheim = { latitude: 33.8 };
const guelph = { latitude: 43.5 };

describe('motifsFor', () => {
  it.each([
    ['How the Angels came to Anaheim', 'sports', 'diamond'],
    ['Which trains and buses stop at ARTIC', 'local-news', 'arch'],
    ['Voting in Orange County: By mail, drop box or vote center', 'politics', 'hall'],
    ['A packing house from 1919 is a food hall now', 'food', 'market'],
    ['Snow closes the pass', 'local-news', 'snow'],
    ['Rain arrives Thursday', 'local-news', 'rain'],
    ['Which school district runs your child’s school?', 'local-news', 'school'],
    ['High school football: Friday’s scores', 'sports', 'ball'],
    ['Concejo aprueba el presupuesto', 'local-news', 'hall'],
  ] as const)('puts the subject of “%s” first', (title, feedKey, motif) => {
    expect(motifsFor(anaheim, title, feedKey)[0]).toBe(motif);
  });

  it.each([
    [anaheim, 'palms', 'pines'],
    [guelph, 'pines', 'palms'],
  ])('draws the trees of the climate at the position %o', (city, own, other) => {
    const names = sections.flatMap(({ feedKey }) => motifsFor(city, '', feedKey));
    expect(names).toContain(own);
    expect(names).not.toContain(other);
  });

  it('names only motifs of which there are drawings, for every section', () => {
    const names = sections.flatMap(({ feedKey }) => motifsFor(anaheim, '', feedKey));
    expect(names.filter((name) => !motifs().has(name))).toEqual([]);
  });
});

describe('storyDrawing', () => {
  it('does not repeat any of the last eight motifs', () => {
    const used: string[] = [];
    for (let count = 0; count < 9; count++) storyDrawing(anaheim, 'Rent rises', 'real-estate', used);
    expect(new Set(used).size).toBe(9);
  });

  it('gives the same headlines the same drawings', () => {
    const draw = () => ['Rent rises', 'Ducks win'].map((title) => storyDrawing(anaheim, title, 'sports', []));
    expect(draw()).toEqual(draw());
  });
});

describe('sectionDrawing names a drawing for every section', () => {
  it.each([anaheim, guelph])('has a drawing for every section at %o', (city) => {
    expect(sections.filter(({ feedKey }) => !sectionDrawing(city, feedKey))).toEqual([]);
  });
});
