import { describe, expect, it, test } from '@jest/globals';
import { withoutPublisher, withoutTitleTails } from '@/lib/base/text/excerpt/title-tails';

const names = ['Grove Gazette | Local', 'grove.example'];
const words = ['Council approves a park', 'Library hours change', 'Trains run late tonight', 'School opens'];

const headlines = (titles: readonly string[], by = names) => titles.map((title) => ({ title, names: by }));
const shown = (titles: readonly string[], by = names, places: readonly string[] = []) =>
  withoutPublisher(headlines(titles, by), places);

describe('a publisher’s name at the end of a feed’s titles', () => {
  it.each([' - Grove Gazette', ' | Grove Gazette', '|The Grove Gazette', ' – grove.example', ' — Local'])(
    'is removed if all titles end in "%s"',
    (tail) => {
      expect(shown(words.map((title) => title + tail))).toEqual(words);
    },
  );

  it('is removed if three of three or three of four titles end in it', () => {
    const tailed = words.slice(0, 3).map((title) => `${title} - Grove Gazette`);
    expect(shown(tailed)).toEqual(words.slice(0, 3));
    expect(shown([...tailed, 'Rain on Monday'])).toEqual([...words.slice(0, 3), 'Rain on Monday']);
  });

  it('is removed only once if repeated, and together with a section’s name after it', () => {
    const tailed = words.map((title) => `${title} - Anaheim Ducks - Anaheim Ducks`);
    expect(shown(tailed, ['Anaheim Ducks'])).toEqual(words.map((title) => `${title} - Anaheim Ducks`));
    const both = words.map((title) => `${title} | Grove Gazette | Local`);
    expect(shown(both)).toEqual(words);
  });

  it('is removed if each title ends in its item’s source', () => {
    const sources = ['The Orange Paper', 'Grove Gazette', 'KXYZ-TV', 'Sports Daily'];
    const each = words.map((title, at) => ({
      title: `${title} - ${sources[at]}`,
      names: [sources[at] ?? ''],
    }));
    expect(withoutPublisher(each)).toEqual(words);
  });

  it('is removed even from a single title, if the feed’s format adds it', () => {
    const title = 'Council approves a park - Grove Gazette';
    expect(withoutPublisher([{ title, names, sign: '-' }])).toEqual(['Council approves a park']);
    expect(withoutPublisher([{ title, names, sign: '|' }])).toEqual([title]);
  });
});

describe('a title', () => {
  const tail = ' - Grove Gazette';

  test.each([
    [
      'fewer than three in four titles have a tail',
      [...words.slice(0, 2).map((one) => one + tail), ...words],
    ],
    ['the feed has fewer than three titles', words.slice(0, 2).map((one) => one + tail)],
    ['the separators differ', words.map((one, at) => `${one} ${'-–—|'[at]} Grove Gazette`)],
    ['all titles end in another name', words.map((one) => `${one} - Orange Paper`)],
    ['there are no spaces before the name', words.map((one) => `${one}-Grove Gazette`)],
    ['all titles end in the same word, which is not a name', words.map((one) => `${one} – video`)],
    ['little of it would be left', ['Live', 'Sports', 'Weather', 'Opinion'].map((one) => one + tail)],
  ])('is unchanged if %s', (_name, titles) => {
    expect(shown(titles)).toEqual(titles);
  });

  test('is unchanged if its tail follows another separator', () => {
    const closures = 'Overnight ramp closures, SR-91: Fullerton – Anaheim';
    const tailed = words.map((title) => `${title} | Anaheim`);
    expect(shown([...tailed, closures], ['Anaheim'])).toEqual([...words, closures]);
  });

  test('is unchanged if all titles end in a place', () => {
    const closures = ['Fullerton – Anaheim', 'Santa Ana – Anaheim', 'Orange – Anaheim'].map(
      (road) => `Ramp closures: ${road}`,
    );
    expect(shown(closures, ['Anaheim', 'Anaheim | News'], ['Anaheim'])).toEqual(closures);
  });

  test.each(['', 'A council divided - or not', 'Kings 3 - Ducks 2'])(
    'is unchanged if it is "%s"',
    (title) => {
      expect(shown([title, title, title, title])).toEqual([title, title, title, title]);
    },
  );
});

const paper = ['The Orange Paper', 'Orange Paper – Opinion', 'orangepaper', 'Grove News'];
const title = 'Library reopens after repairs';

describe('withoutTitleTails', () => {
  it.each([
    ' - The Orange Paper',
    ' | Orange Paper',
    ' – OrangePaper',
    ' | Maria Lopez',
    ' | Maria Lopez and Sam Ito',
    ' | Maria Lopez, and Sam Ito',
    ' | The Grove News',
    ' – live!',
    ' – live updates',
    ' — Watch',
    ' – video | Maria Lopez',
    ' – video - The Orange Paper',
  ])('removes the tail "%s"', (tail) => {
    expect(withoutTitleTails(title + tail, paper, 'Maria Lopez, Sam Ito')).toBe(title);
  });

  it.each([
    'Built for the storm – Episode 21',
    'Library reopens – mayor',
    'Best of the county - Orange Grove Press',
    'Library reopens | Jane Roe',
    'Library reopens | Maria Lopez and Jane Roe',
    'What happened to the library – ???',
    'Why the well-known-Orange Paper was sold',
    'Live - The Orange Paper',
    'A council divided — or not',
  ])('leaves "%s" unchanged', (whole) => {
    expect(withoutTitleTails(whole, paper, 'Maria Lopez')).toBe(whole);
  });

  it.each([
    ['Ten signs! – video', 'Ten signs!'],
    ['Nine sign – video', 'Nine sign – video'],
  ])('leaves at least ten characters of "%s"', (whole, left) => {
    expect(withoutTitleTails(whole, paper)).toBe(left);
  });
});
