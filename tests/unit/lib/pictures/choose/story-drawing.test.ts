import { describe, expect, it } from '@jest/globals';
import { motifs, type Picture } from '@/lib/city/drawings';
import { sectionDrawing } from '@/lib/pictures/choose/page-drawing';
import { motifsFor, storyDrawing } from '@/lib/pictures/choose/story-drawing';
import { type FeedKey, sections } from '@/lib/sections';

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
    ['Reunión de la Junta de Supervisores', 'events', 'hall'],
    ['La alcaldesa visita el ayuntamiento', 'local-news', 'hall'],
  ] as const)('puts the motif for the subject of “%s” first', (title, feedKey, motif) => {
    expect(motifsFor(anaheim, title, feedKey)[0]).toBe(motif);
  });

  it.each([
    [anaheim, 'palms', 'pines'],
    [guelph, 'pines', 'palms'],
  ])('draws trees that suit the climate at %o', (city, own, other) => {
    const names = sections.flatMap(({ feedKey }) => motifsFor(city, '', feedKey));
    expect(names).toContain(own);
    expect(names).not.toContain(other);
  });

  it('returns only motifs that have drawings, for every section', () => {
    const names = sections.flatMap(({ feedKey }) => motifsFor(anaheim, '', feedKey));
    expect(names.filter((name) => !motifs().has(name))).toEqual([]);
  });
});

/** Motif of a drawing: `palms` for /tiles/palms-dusk.svg. */
const motifOf = ({ src }: Picture) => src.replace(/^.*\/|-.*$/g, '');

/** Returns the drawings of `count` stories with the same headline on one page. */
function drawings(count: number, title: string, feedKey: FeedKey): Picture[] {
  const used: Picture[] = [];
  for (let at = 0; at < count; at++) storyDrawing(anaheim, title, feedKey, used);
  return used;
}

describe('storyDrawing', () => {
  it('does not repeat any of the last eight motifs', () => {
    expect(new Set(drawings(9, 'Rent rises', 'real-estate').map(motifOf)).size).toBe(9);
  });

  it('does not repeat a drawing until all color variants of its motif are used', () => {
    expect(new Set(drawings(40, 'Waves at the beach', 'world-news').map(({ src }) => src)).size).toBe(40);
  });

  it('does not repeat a motif for headlines without a subject until all motifs are used', () => {
    const count = motifsFor(anaheim, 'Good news', 'local-news').length;
    expect(new Set(drawings(count, 'Good news', 'local-news').map(motifOf)).size).toBe(count);
  });

  it('returns the same drawings for the same headlines', () => {
    const draw = () => ['Rent rises', 'Ducks win'].map((title) => storyDrawing(anaheim, title, 'sports', []));
    expect(draw()).toEqual(draw());
  });
});

it.each([anaheim, guelph])('sectionDrawing returns a drawing for every section in %o', (city) => {
  expect(sections.filter(({ feedKey }) => !sectionDrawing(city, feedKey))).toEqual([]);
});
